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

/** One word of a question: as it was written, its stem, and the stems of what means the same. */
export interface Term {
  readonly word: string;
  readonly stem: string;
  readonly alike: readonly string[];
}

export type Thesaurus = ReadonlyMap<string, readonly string[]>;

/** By stem: the stems of all that mean the same. */
export function thesaurusOf(groups: readonly (readonly string[])[]): Thesaurus {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const stems = [...new Set(group.map(stemOf))];
    for (const stem of stems)
      found.set(stem, [...(found.get(stem) ?? []), ...stems.filter((other) => other !== stem)]);
  }
  return found;
}

/** The words of a question that say what it is about; all of them where none does. */
export function askedIn(question: string): readonly string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !say.search.isIdle(word));
  return telling.length === 0 ? words : telling;
}

/** The words of a question that everybody uses. */
export function littleIn(question: string): readonly string[] {
  return wordsOf(question).filter((word) => say.search.isIdle(word));
}
