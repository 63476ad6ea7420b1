import type { ActionKind } from './action.ts';
import { ban } from './ban.ts';
import { bashDoor, bashTogether } from './bash.ts';
import { breakFree } from './break-free.ts';
import { cast } from './cast.ts';
import { changeBack, changeShape } from './change-shape.ts';
import { climb } from './climb.ts';
import { closeShot } from './close-shot.ts';
import { concentrateFire } from './concentrate.ts';
import { deed } from './deed.ts';
import { defile } from './defile.ts';
import { disengage } from './disengage.ts';
import { drawWeapon } from './draw-weapon.ts';
import { entangleOne } from './entangle.ts';
import { findAnchor } from './find-anchor.ts';
import { useLadder } from './ladder.ts';
import { lead, leadOff, leadThrough } from './lead.ts';
import { leaveTable } from './leave-table.ts';
import { liftCurse } from './lift-curse.ts';
import { flyOn, move, roughMove } from './move.ts';
import { moveAndFire } from './move-and-fire.ts';
import { order } from './order.ts';
import { pickUp } from './pick-up.ts';
import { possessOne } from './possess.ts';
import { pray } from './pray.ts';
import { raiseDead } from './raise-dead.ts';
import { reload, unjam } from './reload.ts';
import { removeGarlic } from './remove-garlic.ts';
import { restartChainsaw } from './restart-chainsaw.ts';
import { sacrifice } from './sacrifice.ts';
import { aimedBurst, aimedShot, burst, shoot } from './shoot.ts';
import { shootLamp } from './shoot-lamp.ts';
import { shutDoor } from './shut-door.ts';
import { snapOut } from './snap-out.ts';
import { destroyStaked, holdStake, removeStake } from './stake.ts';
import { standUp } from './stand-up.ts';
import { powerStrike, strike } from './strike.ts';
import { summonDemon } from './summon.ts';
import { jump } from './teleport.ts';
import { prime, throwIt } from './throw.ts';
import { transform } from './transform.ts';

/** FF-ACT-08: everything that can be done with actions, one file each, in the order in which it is offered. */
export const ACTIONS: readonly ActionKind[] = [
  breakFree,
  standUp,
  strike,
  powerStrike,
  shoot,
  aimedShot,
  burst,
  aimedBurst,
  closeShot,
  reload,
  unjam,
  restartChainsaw,
  prime,
  throwIt,
  shootLamp,
  changeShape,
  changeBack,
  transform,
  holdStake,
  removeStake,
  destroyStaked,
  move,
  roughMove,
  flyOn,
  moveAndFire,
  jump,
  climb,
  useLadder,
  bashTogether,
  bashDoor,
  shutDoor,
  removeGarlic,
  defile,
  lead,
  leadThrough,
  leadOff,
  leaveTable,
  disengage,
  drawWeapon,
  pickUp,
  findAnchor,
  ban,
  cast,
  summonDemon,
  raiseDead,
  entangleOne,
  possessOne,
  sacrifice,
  liftCurse,
  order,
  concentrateFire,
  pray,
  snapOut,
  deed,
];
