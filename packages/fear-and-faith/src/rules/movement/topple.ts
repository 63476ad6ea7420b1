import { dropsNear, type Spot, tableOf, towards } from '@vedette/engine/table';
import { HARMLESS_DROP, OBSTACLE_HEIGHT } from '../../data/moving.ts';
import { CONTACT } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isActive, isFallen, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { knockDown } from '../combat/posture.ts';
import { dropClimber } from './drop-climber.ts';
import { fallFrom } from './falling.ts';
import { gaitOf } from './gait.ts';
import { put } from './put.ts';
import { roomOn } from './room-on.ts';

/** FF-MOV-21: how deep it falls where it is knocked down, and to where; null: it stays where it is. */
export function overEdge(look: Look, model: Model): { readonly drop: number; readonly foot: Spot } | null {
  if (isFallen(model) || model.conditions.climbing !== undefined) return null;
  const rules = {
    gait: gaitOf(look, model),
    within: CONTACT.gap,
    atLeast: HARMLESS_DROP,
    guardHeight: OBSTACLE_HEIGHT,
  };
  const edge = dropsNear(tableOf(look.s.terrain), model, rules)[0];
  const out = edge === undefined ? null : towards(model.x, model.y, edge.x, edge.y);
  if (edge === undefined || out === null) return null;
  const { radius } = model;
  const foot = { x: edge.x + out[0] * radius, y: edge.y + out[1] * radius, z: edge.z };
  return { drop: edge.drop, foot: roomOn(look, model, foot) ?? foot };
}

/** FF-HTH-03, FF-MOV-21: knocked down; whose base is at the edge of a drop falls down it. */
export function topple(cx: FaithCx, model: Model, rule: string, by: Model | null): void {
  if (model.conditions.climbing !== undefined) {
    dropClimber(cx, model, rule, by);
    return;
  }
  const edge = overEdge(cx, model);
  if (edge === null) {
    knockDown(cx, model, rule);
    return;
  }
  const conscious = isActive(model);
  put(cx, model, edge.foot, 'fall', 'FF-MOV-21', 'forced');
  if (onTable(model)) fallFrom(cx, model, edge.drop, by, conscious);
}
