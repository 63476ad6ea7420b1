/** BP-TIME-02: what takes time, and when in an activation it comes (BP-SEQ-04). */
export type Phase = 'first' | 'shooting' | 'movement' | 'charge';

export const PHASES: readonly Phase[] = ['first', 'shooting', 'movement', 'charge'];

/** BP-TIME-01: half-turns of one action. */
export const ACTION = 2;
/** BP-TIME-03 */
export const WOUNDED_FACTOR = 2;

export const COSTS = {
  'get-up': { halfTurns: 1, phase: 'first' },
  shoot: { halfTurns: 2, phase: 'shooting' },
  reload: { halfTurns: 2, phase: 'shooting' },
  move: { halfTurns: 2, phase: 'movement' },
  mount: { halfTurns: 1, phase: 'movement' },
  dismount: { halfTurns: 1, phase: 'movement' },
  cross: { halfTurns: 2, phase: 'movement' },
  enter: { halfTurns: 2, phase: 'movement' },
  leave: { halfTurns: 2, phase: 'movement' },
  secure: { halfTurns: 2, phase: 'movement' },
  'drive-off': { halfTurns: 1, phase: 'movement' },
  charge: { halfTurns: 2, phase: 'charge' },
} as const satisfies Readonly<Record<string, { readonly halfTurns: number; readonly phase: Phase }>>;

export type ActionId = keyof typeof COSTS;
