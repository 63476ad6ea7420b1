import type { ActionKind } from './action.ts';
import { breakFree } from './break-free.ts';
import { disengage } from './disengage.ts';
import { drawWeapon } from './draw-weapon.ts';
import { flyOn, move, roughMove } from './move.ts';
import { pickUp } from './pick-up.ts';
import { aimedShot, shoot } from './shoot.ts';
import { standUp } from './stand-up.ts';
import { powerStrike, strike } from './strike.ts';

/** FF-ACT-08: everything that can be done with actions, one file each, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [
  breakFree,
  standUp,
  strike,
  powerStrike,
  shoot,
  aimedShot,
  move,
  roughMove,
  flyOn,
  disengage,
  drawWeapon,
  pickUp,
];
