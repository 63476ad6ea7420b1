import {
  bodyAt,
  type Obstacle,
  overlaps,
  type Shifted,
  type Spot,
  shift,
  tableOf,
  towards,
  turned,
} from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { friends } from '../../models.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { mayBeAt } from '../movement/bound.ts';
import { isCrossed, traitsAt } from '../movement/dreaded-at.ts';
import { forcedGait } from '../movement/gait.ts';
import { hazardsOf } from '../movement/hazards.ts';
import { roomOn } from '../movement/room-on.ts';

/** FF-HTH-12: candidates in degrees from straight away, clockwise. */
const OFFSETS = [0, 15, -15, 30, -30, 45, -45];
/** Degrees of one step of the table's directions. */
const DEGREES = 5;
/** FF-MOV-21: a lower edge is no drop. */
const DROP = 25;

/** Touching is no overlap. */
const HAIR = 0.05;

/** One direction that a recoil may take. */
export interface Way {
  /** Degrees from straight away. */
  readonly offset: number;
  /** Where it comes to rest; below the edge where it goes over one. */
  readonly end: Spot;
  /** It goes over an edge, so deep. */
  readonly drop: number;
  /** FF-HTH-12: it ends in ground that harms this model; null: it does not. */
  readonly hazard: string | null;
}

/** FF-HTH-12, FF-HTH-15: every direction whose way is free, the safe ones if there are any. */
export function recoilWays(look: Look, model: Model, from: Spot): readonly Way[] {
  const away = towards(from.x, from.y, model.x, model.y) ?? [0, 1];
  const offsets = look.s.options['recoil-strict'] ? [0] : OFFSETS;
  const ways = offsets.flatMap((offset) => wayIn(look, model, away, offset) ?? []);
  const safe = ways.filter(
    ({ drop, hazard, end }) => drop === 0 && hazard === null && mayBeAt(look, model, end),
  );
  return safe.length > 0 ? safe : ways;
}

function wayIn(look: Look, model: Model, away: readonly [number, number], offset: number): Way | null {
  const [dx, dy] = turned(away[0], away[1], offset / DEGREES);
  const base = model.radius * 2;
  const others = look.s.models.filter((other) => other !== model && blocksPlace(other));
  const allies = others.filter((other) => friends(model, other));
  // FF-SPEC-30: through anything, to the nearest legal spot.
  if (forcedGait(look, model).over !== 'ground') {
    const { x, y, z } = model;
    const end = look.table.room(model, { x: x + dx * base, y: y + dy * base, z });
    return end === null ? null : { offset, end, drop: 0, hazard: hazardAt(look, model, end) };
  }
  const far = freeBeyond(model, dx, dy, base, allies);
  if (far > base + LENGTH.long) return null;
  const shifted = shiftBy(look, model, dx, dy, far, others);
  if (shifted.fall !== null) {
    const { drop, z } = shifted.fall;
    const foot = { x: model.x + dx * far, y: model.y + dy * far, z };
    const end = roomOn(look, model, foot) ?? { ...shifted.end, z };
    return { offset, end, drop, hazard: null };
  }
  if (shifted.stoppedBy !== null) return null;
  const { end } = shifted;
  if (allies.some((friend) => overlaps(bodyAt(end, model), friend, 1 / GRID))) return null;
  return { offset, end, drop: 0, hazard: hazardAt(look, model, end) };
}

/** FF-HTH-15: how far to the first spot that is not on a friend, at least so far; on the grid. */
function freeBeyond(model: Model, dx: number, dy: number, least: number, allies: readonly Model[]): number {
  const stretches = allies.flatMap((friend) => {
    const [x, y] = [friend.x - model.x, friend.y - model.y];
    const along = x * dx + y * dy;
    const reach = model.radius + friend.radius;
    const half = reach * reach - (x * x + y * y - along * along);
    const level = friend.z < model.z + model.height && model.z < friend.z + friend.height;
    if (half <= 0 || !level) return [];
    return [{ from: along - Math.sqrt(half), to: along + Math.sqrt(half) }];
  });
  stretches.sort((a, b) => a.from - b.from);
  let far = least;
  for (const { from, to } of stretches)
    if (from < far - HAIR && far + HAIR < to) far = Math.ceil(to * GRID) / GRID;
  return far;
}

function shiftBy(
  look: Look,
  model: Model,
  dx: number,
  dy: number,
  far: number,
  others: readonly Model[],
): Shifted {
  const obstacles = others.map<Obstacle>((body) => ({
    body,
    block: friends(model, body) ? 'pass' : 'always',
  }));
  return shift(tableOf(look.s.terrain), model, dx, dy, far, {
    gait: forcedGait(look, model),
    others: obstacles,
    keepAway: [],
    drop: { atLeast: DROP, falls: true },
  });
}

/** FF-HTH-12, FF-HTH-16: ground there that it should not be in. */
function hazardAt(look: Look, model: Model, end: Spot): string | null {
  const before = traitsAt(look, model);
  const after = traitsAt(look, bodyAt(end, model));
  return hazardsOf(look, model).find((trait) => isCrossed(trait, before, after)) ?? null;
}
