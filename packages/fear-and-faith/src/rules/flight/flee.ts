import type { Stick } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, isActive, isFallen, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { canFight, enemiesInContact } from '../combat/engaged.ts';
import { canBeHacked } from '../combat/hack-immunity.ts';
import { rise } from '../combat/posture.ts';
import { freeHacks } from '../combat/settle-fights.ts';
import { leave, lostToATest } from '../leaving/leaving.ts';
import { stickOf } from '../movement/stick.ts';
import type { FlightGoal } from './aims.ts';
import { fleeingMove } from './fleeing-move.ts';

export interface Flight {
  readonly moves: number;
  /** Null: its own. */
  readonly stick: Stick | null;
  readonly goal: FlightGoal;
}

/** FF-MOR-04, FF-MOR-05: so many fleeing moves, one after the other. */
export function flee(cx: FaithCx, model: Model, { moves, stick, goal }: Flight): void {
  for (let i = 0; i < moves && onTable(model); i++) {
    if (isFallen(model)) {
      if (!getsUp(cx, model)) return;
      continue;
    }
    if (!breaksAway(cx, model)) return;
    countTurn(model, 'fled');
    if (fleeingMove(cx, model, goal, stick ?? stickOf(cx, model)) !== 'fled') return;
  }
}

/** FF-MOR-05: on the ground beside an active enemy. */
export function isTrapped(look: Look, model: Model): boolean {
  return isFallen(model) && enemiesInContact(look, model).some(isActive);
}

/** FF-MOR-05: the first fleeing move stands it up; beside an active enemy it is lost. */
function getsUp(cx: FaithCx, model: Model): boolean {
  if (isTrapped(cx, model)) {
    leave(cx, model, lostToATest(cx), null, 'FF-MOR-05');
    return false;
  }
  rise(cx, model, 'FF-MOR-05');
  return true;
}

/** FF-MOR-04, FF-HTH-19: enemies in contact strike at its back, and whoever is beaten runs no farther. */
function breaksAway(cx: FaithCx, model: Model): boolean {
  const hackers = hackersAt(cx, model);
  if (hackers.length === 0) return true;
  const { x, y, z } = model;
  freeHacks(cx, hackers, model, 'lethal');
  return onTable(model) && !isFallen(model) && model.x === x && model.y === y && model.z === z;
}

function hackersAt(look: Look, model: Model): readonly Model[] {
  const foes = enemiesInContact(look, model).filter(
    (enemy) => isActive(enemy) && canFight(look, enemy, model),
  );
  return foes.filter((enemy) => canBeHacked(look, model, enemy, foes));
}
