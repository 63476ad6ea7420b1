/** Something that can be called by a name. */
export interface Named {
  /** What it is called; the first is said of it. */
  readonly names: readonly string[];
}

/** Small letters without accents or marks. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’?-]+/gu, ' ')
    .trim();
}

const partsOf = (name: string): readonly string[] =>
  plain(name)
    .split(/[ -]/)
    .filter((part) => part !== '');

/** Of these, whichever a name means that may be shortened: the one that bears it, else all whose words begin with its own. */
export function meant<T extends Named>(things: readonly T[], said: string): readonly T[] {
  const wanted = plain(said);
  if (wanted === '') return [];
  const exact = things.filter(({ names }) => names.some((name) => plain(name) === wanted));
  if (exact.length > 0) return exact;
  const parts = partsOf(wanted);
  const inOrder = things.filter(({ names }) => names.some((name) => plain(name).startsWith(wanted)));
  if (inOrder.length === 1) return inOrder;
  return things.filter(({ names }) => names.some((name) => bears(partsOf(name), parts)));
}

/** Whether every word that was said begins a word of the name, each another. */
function bears(name: readonly string[], said: readonly string[]): boolean {
  const left = [...name];
  return said.every((part) => {
    const whole = /^\d+$/.test(part);
    const at = left.findIndex((own) => own.startsWith(part) && (!whole || own.length === part.length));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Without the little words before a name. */
export function withoutParticles(said: string, particles: readonly string[]): string {
  const words = said.split(' ').filter((word) => word !== '');
  while (words.length > 1 && particles.includes(words[0]!)) words.shift();
  return words.join(' ');
}
