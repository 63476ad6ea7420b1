/** English is always at hand. */
const FIRST = 'en';

/** The language that is spoken here, as BCP 47 names it. */
export let locale: string = FIRST;

/** Done by `speak`, before anything is said. */
export function settleLocale(wanted: string): void {
  locale = wanted;
}

/** Of the languages there are, this one or the one it is a kind of ("de-AT": "de"); else the first. */
export function nearestLocale(wanted: string, known: readonly string[]): string {
  const [language] = wanted.split('-', 1);
  return [wanted, language].find((tag) => tag !== undefined && known.includes(tag)) ?? FIRST;
}
