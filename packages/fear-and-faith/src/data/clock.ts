import type { Stick } from './sticks.ts';

/** A row of a table rolled on one die, both ends included; null: no end there. */
export type Faces = readonly [from: number | null, to: number | null];

/** The row a number falls in. */
export function rowAt<T extends { readonly faces: Faces }>(rows: readonly T[], number: number): T {
  const found = rows.find(
    ({ faces: [from, to] }) => (from === null || from <= number) && (to === null || number <= to),
  );
  if (found === undefined) throw new Error(`No row of the table has a ${number}.`);
  return found;
}

/** FF-SET-04 */
export const TIMES = [
  { faces: [1, 3], time: 'twilight' },
  { faces: [4, 6], time: 'dawn' },
] as const satisfies readonly { faces: Faces; time: string }[];

/** FF-SET-05, FF-SET-06: what it is at first and then, and whose turnovers bring the change. */
export const CLOCKS = {
  twilight: { first: 'day', later: 'night', turnovers: 2, by: 'good' },
  dawn: { first: 'night', later: 'day', turnovers: 2, by: 'evil' },
} as const;

/** FF-SET-07: natural ones on one roll that turn a vampire in the sun to dust. */
export const DUST_ONES = 2;

/** FF-SET-08: the die from which the moon is full. */
export const FULL_MOON = 5;

/** FF-SET-09: on ranged attacks outdoors. */
export const NIGHT_SHOOTING = -1;

/** FF-SET-10: the first die up to which the weather is fair. */
export const FAIR_WEATHER = 4;

export interface Weather {
  readonly faces: Faces;
  readonly weather: 'rain' | 'fog' | 'storm';
  /** On ranged attacks. */
  readonly shooting: number;
  /** How far anybody sees; null: as always. */
  readonly sight: Stick | null;
}

/** FF-SET-10: the second die. */
export const WEATHERS: readonly Weather[] = [
  { faces: [1, 4], weather: 'rain', shooting: -1, sight: null },
  { faces: [5, 5], weather: 'fog', shooting: 0, sight: 'short' },
  { faces: [6, 6], weather: 'storm', shooting: -1, sight: 'short' },
];

/** FF-SET-14: rounds after which any game ends, and the longest that can be agreed. */
export const SAFETY_ROUNDS = 30;
/** FF-SET-14: a number of rounds by chance is this and a d3. */
export const CHANCE_ROUNDS = 4;
