import { dropsNear, tableOf, towards } from '@vedette/engine/table';
import { HARMLESS_DROP, OBSTACLE_HEIGHT } from '../../data/moving.ts';
import { CONTACT } from '../../data/sticks.ts';
import type { FaithCx } from '../../game.ts';
import { isActive, isFallen, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { knockDown } from '../combat/posture.ts';
import { dropClimber } from './drop-climber.ts';
import { fallFrom } from './falling.ts';
import { gaitOf } from './gait.ts';
import { put } from './put.ts';
import { roomOn } from './room-on.ts';

/** FF-HTH-03, FF-MOV-21: knocked down; whose base is at the edge of a drop falls down it. */
export function topple(cx: FaithCx, model: Model, rule: string, by: Model | null): void {
  if (model.conditions.climbing !== undefined) {
    dropClimber(cx, model, rule, by);
    return;
  }
  if (isFallen(model)) return;
  const rules = {
    gait: gaitOf(cx, model),
    within: CONTACT.gap,
    atLeast: HARMLESS_DROP,
    guardHeight: OBSTACLE_HEIGHT,
  };
  const edge = dropsNear(tableOf(cx.s.terrain), model, rules)[0];
  const out = edge === undefined ? null : towards(model.x, model.y, edge.x, edge.y);
  if (edge === undefined || out === null) {
    knockDown(cx, model, rule);
    return;
  }
  const { radius } = model;
  const conscious = isActive(model);
  const foot = { x: edge.x + out[0] * radius, y: edge.y + out[1] * radius, z: edge.z };
  put(cx, model, roomOn(cx, model, foot) ?? foot, 'fall', 'FF-MOV-21', 'forced');
  if (onTable(model)) fallFrom(cx, model, edge.drop, by, conscious);
}
