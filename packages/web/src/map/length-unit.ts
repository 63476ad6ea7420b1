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
  written: (length) => `${rounded(length)}"`,
};

const MILLIMETRE: LengthUnit = {
  toInch: 25.4,
  tick: 50,
  number: 200,
  steps: [10, 50],
  rings: [50, 100, 200, 300, 400],
  written: (length) => `${Math.round(length)} mm`,
};

/** What a ruleset calls its unit; one that nobody knows here is as long as an inch, and called by its name. */
export function lengthUnit(name: string): LengthUnit {
  if (name === 'inch') return INCH;
  if (name === 'millimetre' || name === 'mm') return MILLIMETRE;
  return {
    ...INCH,
    written: (length) => (rounded(length) === 1 ? `1 ${name}` : `${rounded(length)} ${name}s`),
  };
}
