import { type LengthUnit, lengthSaid } from '@vedette/engine';
import { numbered } from '../words/format.ts';
import { say } from '../words/say.ts';

/** How lengths in some unit are drawn, stepped along and written. */
interface Measure {
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

const INCH: Measure = {
  toInch: 1,
  tick: 1,
  number: 6,
  steps: [0.5, 2],
  rings: [1, 6, 12, 18, 24],
  written: (length) => say.lengths.inch(rounded(length)),
};

const MILLIMETRE: Measure = {
  toInch: 25.4,
  tick: 50,
  number: 200,
  steps: [10, 50],
  rings: [50, 100, 200, 300, 400],
  written: (length) => say.lengths.millimetre(Math.round(length)),
};

/** One that a ruleset has declared is drawn by its size, stepped along as an inch is, and written in its own words. */
export function lengthUnit(unit: LengthUnit): Measure {
  if (unit === 'inch') return INCH;
  if (unit === 'millimetre') return MILLIMETRE;
  const { toInch, words } = unit;
  const { tick, number, steps, rings } = INCH;
  return {
    toInch,
    tick: tick * toInch,
    number: number * toInch,
    steps: [steps[0] * toInch, steps[1] * toInch],
    rings: rings.map((ring) => ring * toInch),
    written: (length) => lengthSaid(words, rounded(length), numbered(rounded(length))),
  };
}
