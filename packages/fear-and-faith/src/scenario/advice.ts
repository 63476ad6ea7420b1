import type { Refusal } from '@vedette/engine';
import { type Gait, route, type Spot, type Table, tableOf } from '@vedette/engine/table';
import { oldDice } from '@vedette/scenario';
import { BASES, HEIGHTS } from '../data/bodies.ts';
import { refusal } from '../refusal.ts';
import { onFoot } from '../rules/movement/gait.ts';
import { D6 } from '../rules/quality/quality.ts';
import { groundsOf, tableOn } from './check/grounds.ts';
import type { Scenario } from './format/scenario.ts';
import type { GroundDocument } from './story/ground.ts';

const MAN = { radius: BASES.standard / 2, height: HEIGHTS.standard };
const RESOLUTION = 30;
/** No way on a table is longer. */
const FAR = 20_000;
/** Places tried along an edge, as parts of its length. */
const PARTS = [0.5, 0.2, 0.8];

/** FF-SET-03: ground that shuts somebody off from the enemy: legal, but hardly what its author wants. */
export function advice(scenario: Scenario): readonly Refusal[] {
  return [
    ...oldDice({ path: '', value: scenario }, D6, 'FF-SCN-01'),
    ...groundsOf(scenario).flatMap(({ path, ground }) => groundAdvice(scenario, ground, `${path}/terrain`)),
  ];
}

function groundAdvice(scenario: Scenario, ground: GroundDocument, path: string): readonly Refusal[] {
  const table = tableOf(tableOn(scenario, ground));
  // FF-MOV-09: obstacles and shut doors are solid, and the Mindless stay before them.
  const walking = onFoot(MAN.radius);
  if (shutOff(table, walking)) return [refusal('advice.mindless-shut-off', 'FF-SET-03', {}, path)];
  // FF-MOV-06: who moves Short needs two actions for every step in difficult ground.
  const slow = { ...walking, ground: { ...walking.ground, difficult: Number.POSITIVE_INFINITY } };
  return shutOff(table, slow) ? [refusal('advice.short-move-shut-off', 'FF-SET-03', {}, path)] : [];
}

/** Whether no way leads from some edge to the one opposite. */
function shutOff(table: Table, gait: Gait): boolean {
  const { width, depth } = table;
  const { radius } = MAN;
  const at = (x: number, y: number): Spot => ({ x, y, z: 0 });
  const south = PARTS.map((part) => at(part * width, radius));
  const north = PARTS.map((part) => at(part * width, depth - radius));
  const west = PARTS.map((part) => at(radius, part * depth));
  const east = PARTS.map((part) => at(width - radius, part * depth));
  return !joined(table, gait, south, north) || !joined(table, gait, west, east);
}

function joined(table: Table, gait: Gait, from: readonly Spot[], to: readonly Spot[]): boolean {
  return from.some((start) =>
    to.some((end) => route(table, gait, MAN, start, end, FAR, [], { resolution: RESOLUTION }) !== null),
  );
}
