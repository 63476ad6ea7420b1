import type { CueKind } from '@vedette/engine';

/** The pace at which these hold: that of the settings' usual one. */
export const USUAL_PACE = 450;

/** Milliseconds at the usual pace until the next gesture may begin. */
export const BUSY: Readonly<Record<Exclude<CueKind, 'move' | 'slip'>, number>> = {
  // The line takes 120, flash and smoke 200.
  fire: 320,
  ball: 160,
  burst: 260,
  blow: 240,
  'back-off': 140,
  forced: 300,
  fall: 260,
  spell: 320,
  terror: 320,
  dice: 300,
  // The number rises for 500, and something else may begin meanwhile.
  harm: 320,
  death: 260,
  arrival: 300,
  objective: 200,
};

/** How long the last of it stays to be read. */
export const TAIL = 500;
