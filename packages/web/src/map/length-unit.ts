import { numbered } from '../words/format.ts';
import { ownOf } from '../words/own-of.ts';
import { say } from '../words/say.ts';

/** How lengths in some unit are drawn, stepped along and written. */
interface LengthUnit {
  /** So many are an inch of a table for miniatures. */
  readonly toInch: number;
  /** A tick and a number along the frame of a map every so many. */
  readonly tick: number;
  readonly number: number;
  /** How far a press of an arrow key takes the pencil, and with Shift. */
  readonly steps: readonly [number, number];
  /** Distances that matter. */
  readonly rings: readonly number[];
  /** A length as people write it. */
  written(length: number): string;
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

const INCH: LengthUnit = {
  toInch: 1,
  tick: 1,
  number: 6,
  steps: [0.5, 2],
  rings: [1, 6, 12, 18, 24],
  written: (length) => say.lengths.inch(rounded(length)),
};

const MILLIMETRE: LengthUnit = {
  toInch: 25.4,
  tick: 50,
  number: 200,
  steps: [10, 50],
  rings: [50, 100, 200, 300, 400],
  written: (length) => say.lengths.millimetre(Math.round(length)),
};

/** What a ruleset calls its unit; one that is not drawn here in a way of its own is drawn as an inch. */
export function lengthUnit(name: string): LengthUnit {
  if (name === 'inch') return INCH;
  if (name === 'millimetre' || name === 'mm') return MILLIMETRE;
  return { ...INCH, written: (length) => inWords(rounded(length), name) };
}

/** One that has no words is called by its name. */
function inWords(length: number, name: string): string {
  return ownOf(say.lengths, name)?.(length) ?? `${numbered(length)} ${name}`;
}
