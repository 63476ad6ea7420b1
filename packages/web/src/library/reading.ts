import { say } from '../words/say.ts';

/** Plain small letters, without accents. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** "Shooting", "shoots" and "shoot" are one. */
export function stemOf(word: string): string {
  return say.search.stem(word);
}

/** By the stem of the first: several words that say one thing, and the word that says it. */
type Turns = ReadonlyMap<string, readonly (readonly [after: readonly string[], word: string])[]>;

const turnsOf = new WeakMap<object, Turns>();

/** The turns of phrase of the language that is spoken now. */
function turns(): Turns {
  const said = say.search.turns;
  const kept = turnsOf.get(said);
  if (kept !== undefined) return kept;
  const found = new Map<string, (readonly [after: readonly string[], word: string])[]>();
  for (const [turn, word] of said) {
    const [first = '', ...after] = wordsOf(turn).map(stemOf);
    found.set(first, [...(found.get(first) ?? []), [after, word]]);
  }
  turnsOf.set(said, found);
  return found;
}

/** The words of a text, and those that say what several of them mean together: "get up" is "rise". */
export function saidIn(text: string): readonly string[] {
  const words = wordsOf(text);
  const stems = words.map(stemOf);
  const known = turns();
  const turned = stems.flatMap((stem, i) =>
    (known.get(stem) ?? [])
      .filter(([after]) => after.every((other, j) => stems[i + 1 + j] === other))
      .map(([, word]) => word),
  );
  return [...words, ...turned.filter((word) => !words.includes(word))];
}

/** One word of a question: as it was written, its stem, and the stems of what means the same. */
export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly alike: ReadonlyMap<string, number>;
  /** Not a beginning of another. */
  readonly whole: boolean;
}

/** By stem: the stems of all that mean the same, and how nearly. */
export type Thesaurus = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The fewer words share a meaning, the nearer they are to each other. */
function nearness(words: number): number {
  if (words <= 4) return 0.85;
  return words <= 8 ? 0.7 : 0.5;
}

export function thesaurusOf(groups: readonly (readonly string[])[]): Thesaurus {
  const found = new Map<string, Map<string, number>>();
  for (const group of groups) {
    const stems = [...new Set(group.map(stemOf))];
    const near = nearness(stems.length);
    for (const stem of stems) {
      const others = found.get(stem) ?? new Map<string, number>();
      found.set(stem, others);
      for (const other of stems)
        if (other !== stem) others.set(other, Math.max(near, others.get(other) ?? 0));
    }
  }
  return found;
}

/** The words of a question that say what it is about; all of them where none does. */
export function askedIn(question: string): readonly string[] {
  const words = saidIn(question);
  const telling = words.filter((word) => !say.search.isIdle(word));
  return telling.length === 0 ? words : telling;
}

/** The words of a question that everybody uses. */
export function littleIn(question: string): readonly string[] {
  return wordsOf(question).filter((word) => say.search.isIdle(word));
}
