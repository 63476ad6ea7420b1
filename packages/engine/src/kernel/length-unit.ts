import type { Locale, Spoken } from './tongue.ts';

/** A length in words: `#` stands for the number. */
export interface LengthWords {
  readonly one: string;
  readonly other: string;
}

/** What a ruleset measures in: a unit that everybody knows, or one of its own with its size and its words. */
export type DeclaredUnit =
  | 'inch'
  | 'millimetre'
  | {
      readonly id: string;
      /** So many are drawn as long as an inch of a table for miniatures. */
      readonly toInch: number;
      readonly words: Spoken<LengthWords>;
    };

/** The same in one language, as plain data: so it goes from a worker to a page. */
export type LengthUnit =
  | 'inch'
  | 'millimetre'
  | { readonly id: string; readonly toInch: number; readonly words: LengthWords };

export function lengthUnitIn(declared: DeclaredUnit, locale?: Locale): LengthUnit {
  if (typeof declared === 'string') return declared;
  const { id, toInch, words } = declared;
  return { id, toInch, words: words.in(locale) };
}

export const unitId = (unit: DeclaredUnit | LengthUnit): string =>
  typeof unit === 'string' ? unit : unit.id;

/** How many of it are an inch of a table for miniatures. */
export function inchesOf(unit: LengthUnit): number {
  if (typeof unit !== 'string') return unit.toInch;
  return unit === 'millimetre' ? 25.4 : 1;
}

/** So many of a unit that a ruleset has declared, the number as it is written. */
export function lengthSaid(words: LengthWords, length: number, written: string): string {
  return (length === 1 ? words.one : words.other).replace('#', written);
}
