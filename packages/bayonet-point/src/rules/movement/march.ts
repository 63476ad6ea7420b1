import type { Formation } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import type { GaitId } from '../../data/troops.ts';
import { figure } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import { put } from '../../near.ts';
import type { BayonetPointState, Figure, FigureId, Unit } from '../../state.ts';
import { coherent, together } from './coherency.ts';
import { moveTo } from './put.ts';
import { gaitAlong, paceOf, reachAlong } from './rate.ts';
import { type Shape, slotsOf } from './shapes.ts';
import { farthestStand, lengthOf, wayTo } from './way.ts';

export interface Mover {
  readonly figure: Figure;
  /** Full moves he has: 1, half a one (BP-MOV-03), a Master perhaps 2. */
  readonly moves: number;
}

/** Shares of the way tried, until one keeps the unit together: first as far as each gets, then as far as the leader does. */
const SHARES = [1, 1, 0.75, 0.5, 0.25, 0];

/** BP-MOV-01: a unit goes towards a formation as far as its figures get. */
export function march(
  cx: PointCx,
  u: Unit,
  movers: readonly Mover[],
  formation: Formation,
  gait: GaitId,
): void {
  const before = standsOf(movers);
  const gaits = trialMarch(cx.s, u, movers, formation, gait);
  for (const { figure: f } of movers) settle(cx, f, before.get(f.id)!, gaits?.get(f.id) ?? null);
}

function standsOf(movers: readonly Mover[]): ReadonlyMap<FigureId, Spot> {
  return new Map(movers.map(({ figure: f }) => [f.id, { x: f.x, y: f.y, z: 0 }]));
}

/**
 * BP-MOV-01, BP-UNIT-04: puts everybody where the march would bring him, and gives their gaits. Where the whole way
 * would tear the unit apart it goes a part of it; null, and nobody stirs, where any part would.
 */
export function trialMarch(
  s: BayonetPointState,
  u: Unit,
  movers: readonly Mover[],
  formation: Formation,
  gait: GaitId,
): ReadonlyMap<FigureId, GaitId> | null {
  const inside = together(s, u);
  const before = standsOf(movers);
  let aim = formation;
  for (const share of SHARES) {
    const gaits = setOut(s, u, movers, aim, share, gait);
    const anchor = movers.find(({ figure: f }) => f.id === u.anchor)?.figure;
    if (aim === formation && anchor !== undefined)
      aim = { ...formation, middle: { x: anchor.x, y: anchor.y, z: 0 } };
    if (inside.every((f) => coherent(s, u, f))) return gaits;
    for (const { figure: f } of movers) put(s, f, before.get(f.id)!.x, before.get(f.id)!.y);
  }
  return null;
}

/** A trial march moved him without a word: now it is told, or taken back. */
function settle(cx: PointCx, f: Figure, before: Spot, gait: GaitId | null, rule = 'BP-MOV-01'): void {
  const to = { x: f.x, y: f.y, z: 0 };
  put(cx.s, f, before.x, before.y);
  if (gait !== null) moveTo(cx, f, to, 'move', gait, rule);
}

function setOut(
  s: BayonetPointState,
  u: Unit,
  movers: readonly Mover[],
  formation: Formation,
  share: number,
  gait: GaitId,
): Map<FigureId, GaitId> {
  const goals = goalsOf(s, u, movers, formation, share);
  const far = (mover: Mover) => {
    const goal = goals.get(mover.figure.id)!;
    return (
      (goal.x - mover.figure.x) * (goal.x - mover.figure.x) +
      (goal.y - mover.figure.y) * (goal.y - mover.figure.y)
    );
  };
  // Those nearest to their places first: they make room for the others.
  const gaits = new Map<FigureId, GaitId>();
  for (const mover of [...movers].sort((a, b) => far(a) - far(b)))
    gaits.set(mover.figure.id, go(s, mover, goals.get(mover.figure.id)!, gait));
  return gaits;
}

/** As far towards a goal as he gets, and at what gait he went. */
function go(s: BayonetPointState, { figure: f, moves }: Mover, goal: Spot, wanted: GaitId): GaitId {
  const pace = paceOf(f, wanted, moves);
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], pace);
  const way = wayTo(s, f, goal, longest);
  const reach = reachAlong(s, f, way, pace);
  const stand = farthestStand(s, f, way, reach);
  const gait = gaitAlong(s, f, way, Math.min(reach, lengthOf(way)), pace.gait);
  if (stand !== null) put(s, f, stand.x, stand.y);
  return gait;
}

/** A place for each mover: the leader, or whoever stands in for him, in the middle. */
function goalsOf(
  s: BayonetPointState,
  u: Unit,
  movers: readonly Mover[],
  { middle, facing, shape }: Formation,
  share: number,
): Map<FigureId, Spot> {
  const anchor = u.anchor === null ? movers[0]!.figure : figure(s, u.anchor);
  const at = {
    x: anchor.x + (middle.x - anchor.x) * share,
    y: anchor.y + (middle.y - anchor.y) * share,
    z: 0,
  };
  if (shape === 'as-you-are') {
    const [dx, dy] = [at.x - anchor.x, at.y - anchor.y];
    return new Map(movers.map(({ figure: f }) => [f.id, onTo(s, f, f.x + dx, f.y + dy)]));
  }
  const base = 2 * Math.max(...movers.map(({ figure: f }) => f.radius));
  const wish = { middle: at, facing, base, within: mm(s, 'coherency') };
  const slots = slotsOf({ ...wish, shape: shape as Exclude<Shape, 'as-you-are'>, count: movers.length });
  const goals = new Map<FigureId, Spot>();
  const inOrder = [...movers].sort((a, b) => Number(b.figure === anchor) - Number(a.figure === anchor));
  for (const { figure: f } of inOrder) {
    const slot = f === anchor ? slots.shift()! : slots.splice(nearestOf(slots, f), 1)[0]!;
    goals.set(f.id, onTo(s, f, slot.x, slot.y));
  }
  return goals;
}

function nearestOf(slots: readonly Spot[], f: Figure): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  slots.forEach(({ x, y }, i) => {
    const apart = (x - f.x) * (x - f.x) + (y - f.y) * (y - f.y);
    if (apart >= least) return;
    best = i;
    least = apart;
  });
  return best;
}

/** A spot drawn in from beyond the table's edge. */
export function onTo({ terrain }: BayonetPointState, { radius }: Figure, x: number, y: number): Spot {
  return {
    x: Math.max(radius, Math.min(terrain.width - radius, x)),
    y: Math.max(radius, Math.min(terrain.depth - radius, y)),
    z: 0,
  };
}

/** BP-UNIT-05: one who is astray, by the shortest way towards the leader. */
export function closeUpOn(cx: PointCx, mover: Mover, anchor: Figure): void {
  const { figure: f } = mover;
  const before = { x: f.x, y: f.y, z: 0 };
  const gait = go(cx.s, mover, { x: anchor.x, y: anchor.y, z: 0 }, 'gallop');
  settle(cx, f, before, gait, 'BP-UNIT-05');
}
