import type { Params, Refusal } from '@vedette/engine';
import { legalPlace, overlaps, tableOf, tableProblems } from '@vedette/engine/table';
import { HANDS } from './data/weapons/weapons.ts';
import { looking } from './hooks.ts';
import { onTable } from './models.ts';
import { handsFor } from './muster/arms.ts';
import { refusal } from './refusal.ts';
import { blocksPlace } from './rules/ground/who-blocks.ts';
import { gaitOf } from './rules/movement/gait.ts';
import type { FaithState, Model } from './state.ts';

/** Places where nobody can stand, and hands that hold too much. */
export function placeProblems(s: FaithState): readonly Refusal[] {
  const terrain = tableProblems(s.terrain);
  if (terrain.length > 0)
    return terrain.map(({ fault, path }) => ({
      code: 'position.terrain',
      rule: 'FF-MOV-07',
      path: `/terrain${path}`,
      says: 'table.fault',
      params: fault as unknown as Params,
    }));
  return s.models.flatMap((model, i) => [
    ...handProblems(model, `/models/${i}/arms`),
    ...(onTable(model) ? standProblems(s, model, i) : []),
  ]);
}

/** FF-ACT-13 */
function handProblems({ id, arms }: Model, path: string): readonly Refusal[] {
  const held = arms.filter(({ inHand }) => inHand).map(({ weapon }) => weapon);
  return handsFor(held) <= HANDS ? [] : [refusal('position.arms', 'FF-ACT-13', { model: id }, path)];
}

function standProblems(s: FaithState, model: Model, i: number): readonly Refusal[] {
  const path = `/models/${i}`;
  const look = looking(s);
  if (model.conditions.climbing !== undefined || model.conditions.airborne !== undefined) return [];
  if (!legalPlace(tableOf(s.terrain), model, [], { gait: gaitOf(look, model) }))
    return [refusal('position.no-footing', 'FF-MOV-02', { model: model.id }, path)];
  if (!blocksPlace(model)) return [];
  return s.models
    .slice(0, i)
    .flatMap((other) =>
      blocksPlace(other) && overlaps(model, other, 1 / s.terrain.grid)
        ? [refusal('position.overlap', 'FF-MOV-03', { model: model.id, other: other.id }, path)]
        : [],
    );
}
