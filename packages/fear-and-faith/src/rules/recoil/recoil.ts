import type { Spot } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import { enemiesOf, isActive, isClimbing, isFallen, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { canFight, enemiesInContact } from '../combat/engaged.ts';
import { canBeHacked } from '../combat/hack-immunity.ts';
import { knockDown } from '../combat/posture.ts';
import { dropClimber } from '../movement/drop-climber.ts';
import { entersRoom } from '../movement/enter-room.ts';
import { fallFrom } from '../movement/falling.ts';
import { sufferGround } from '../movement/hazards.ts';
import { recoilWays, type Way } from './directions.ts';

interface Driven {
  readonly rule?: string;
  /** Whose attack it was: his the kill, if it goes over an edge. */
  readonly by?: Model | null;
}

/** FF-HTH-12 to -14: goes back one base; gives the enemies that may hack it where it ends (FF-HTH-13). */
export function recoil(
  cx: FaithCx,
  model: Model,
  from: Spot,
  { rule = 'FF-HTH-12', by = null }: Driven = {},
): readonly Model[] {
  if (model.conditions.climbing !== undefined) {
    dropClimber(cx, model, 'FF-HTH-14', by);
    return [];
  }
  const before = enemiesInContact(cx, model);
  const ways = recoilWays(cx, model, from);
  if (ways.length === 0) {
    // FF-HTH-14: who lies already stays where he is.
    knockDown(cx, model, 'FF-HTH-14');
    return [];
  }
  const way = chosen(cx, model, ways);
  const conscious = isActive(model);
  const left = { x: model.x, y: model.y, z: model.z };
  model.x = way.end.x;
  model.y = way.end.y;
  model.z = way.end.z;
  cx.emit({ type: 'moved', rule, model: model.id, manner: 'recoil', ...way.end });
  entersRoom(cx, model, left);
  if (way.drop > 0) {
    fallFrom(cx, model, way.drop, by, conscious);
    if (onTable(model)) cx.react('moved', model, { by: 'forced' });
    return [];
  }
  cx.react('moved', model, { by: 'forced' });
  if (!onTable(model)) return [];
  if (way.hazard !== null) {
    sufferGround(cx, model, way.hazard);
    if (!onTable(model)) return [];
  }
  return newHackers(cx, model, before);
}

function chosen(cx: FaithCx, model: Model, ways: readonly Way[]): Way {
  if (ways.length === 1) return ways[0]!;
  const answer = cx.ask('recoil', model.controller, {
    model: model.id,
    options: ways.map(({ offset }) => `${offset}`),
    at: ways.map(({ end }) => end),
  });
  return ways.find(({ offset }) => `${offset}` === answer)!;
}

/** FF-HTH-13: enemies touched now and not before, that can strike at it. */
export function newHackers(look: Look, model: Model, before: readonly Model[]): readonly Model[] {
  const touched = look.table.contact(model, enemiesOf(look.s, model));
  const engaging = touched.filter((enemy) => isActive(enemy) && canFight(look, enemy, model));
  return touched.filter(
    (enemy) =>
      !before.includes(enemy) && mayHack(look, enemy, model) && canBeHacked(look, model, enemy, engaging),
  );
}

/** FF-GEN-10, FF-HTH-13: an active enemy, or a fallen one by the option; never a helpless one. */
function mayHack(look: Look, enemy: Model, model: Model): boolean {
  if (!canFight(look, enemy, model)) return false;
  if (isActive(enemy)) return true;
  const { transfixed, apparentlyDead, asleep, bound } = enemy.conditions;
  if (transfixed || apparentlyDead || asleep || bound || isClimbing(enemy)) return false;
  return isFallen(enemy) && look.s.options['recoil-fallen-hackers'];
}
