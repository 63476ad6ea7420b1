import type { Faces } from './classes.ts';

/** BP-HIT-02, worst first (BP-HIT-16). */
export const RESULTS = ['incapacitated', 'wounded', 'driven-back', 'go-to-ground', 'no-effect'] as const;
export type Result = (typeof RESULTS)[number];

interface Row {
  readonly faces: Faces;
  readonly result: Result;
}

/** BP-HIT-02 and, as printed option, BP-HIT-03. */
export const HIT_OUTCOMES: Readonly<Record<'standard' | 'alternate', readonly Row[]>> = {
  standard: [
    { faces: [1, 2], result: 'incapacitated' },
    { faces: [3, 4], result: 'wounded' },
    { faces: [5, 6], result: 'driven-back' },
    { faces: [7, 8], result: 'go-to-ground' },
    { faces: [9, 10], result: 'no-effect' },
  ],
  alternate: [
    { faces: [1, 4], result: 'incapacitated' },
    { faces: [5, 6], result: 'driven-back' },
    { faces: [7, 8], result: 'go-to-ground' },
    { faces: [9, 10], result: 'no-effect' },
  ],
};

/** BP-CAV-12, BP-CAV-13: up to this the horse takes it. */
export const HORSE_TAKES_IT = 6;
/** BP-CAV-15: up to this horse and rider go back together. */
export const STAYS_MOUNTED = 5;
/** BP-HIT-06: turns of lying after the present one. */
export const DOWN_TURNS = 2;
/** BP-HIT-14, BP-CAV-12 */
export const FATAL_WOUNDS = 2;
/** BP-ACT-04 */
export const IDLE_TURNS = 3;
/** BP-MOR-15: flee moves before anybody may rally, and in whole turns. */
export const FLEE_MOVES = 3;
export const FLEE_MOVES_OF_TURNS = 6;
/** BP-MOR-07 */
export const LOSSES_THAT_TELL = 2;
