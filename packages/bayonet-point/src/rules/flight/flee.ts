import { able, members, onTable, unit } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { homePoint, runsEastward } from '../ground/home-edge.ts';
import { takeOut } from '../hit/take-out.ts';
import { loseHorse } from '../horses/loose.ts';
import { breakContact, foesOf } from '../melee/contact.ts';
import { noteLoss } from '../morale/losses.ts';
import { leaveTowards } from '../movement/obstacles/buildings.ts';
import { cross, crossable } from '../movement/obstacles/cross.ts';
import { moveTo } from '../movement/put.ts';
import { gaitAlong, gaitsOpen, paceOf, reachAlong } from '../movement/rate.ts';
import { farthestStand, lengthOf, wayTo } from '../movement/way.ts';
import { chooseAfterFlight } from './pursuit.ts';

/** How near to its edge a base counts as touching it. */
const TOUCH = 0.5;
/** Who gets no nearer to home than this is held up. */
const PROGRESS = 1;

/** BP-MOR-12, BP-MOR-17, BP-MOR-20: the unit takes to its heels, those on the ground too; those down stay. */
export function flee(cx: PointCx, u: Unit, how: 'for-now' | 'for-good'): void {
  const { s } = cx;
  const runners = members(s, u).filter((f) => onTable(f) && f.down === 0);
  const pressing = new Set(runners.flatMap((f) => foesOf(s, f)));
  s.flights++;
  const flight = { moves: 0, final: how === 'for-good' || u.routs > 0, number: s.flights, gone: [] };
  u.flight = flight;
  u.routs++;
  u.pursues = null;
  for (const f of runners) noteLoss(cx, f);
  for (const f of runners) run(cx, f);
  cx.emit({ type: 'flees', rule: 'BP-MOR-12', unit: u.id, final: flight.final });
  fleeMove(cx, u);
  letGo(cx, u, [...pressing]);
}

function run(cx: PointCx, f: Figure): void {
  f.fleeing = true;
  f.pursuing = false;
  f.ground = 'up';
  f.task = null;
  breakContact(cx.s, f);
  loseHorse(cx, f);
}

/** BP-MOR-20: enemies who have no able opponent left choose as chargers do whose target ran. */
function letGo(cx: PointCx, u: Unit, pressing: readonly Figure[]): void {
  const { s } = cx;
  const idle = pressing.filter((f) => able(f) && !f.pursuing && !foesOf(s, f).some(able));
  for (const id of new Set(idle.map((f) => f.unit)))
    chooseAfterFlight(
      cx,
      unit(s, id),
      u,
      idle.filter((f) => f.unit === id),
    );
}

/** BP-MOR-12, BP-MOR-14, BP-CAV-19: one flee move of all who run. */
export function fleeMove(cx: PointCx, u: Unit): void {
  const { flight } = u;
  const runners = members(cx.s, u).filter((f) => onTable(f) && f.fleeing && f.down === 0);
  if (flight === null) return;
  flight.gone = [];
  if (runners.length === 0) return;
  flight.moves++;
  for (const f of runners) {
    // BP-MOR-21: who fell gets up by himself and runs half of it.
    const moves = f.ground === 'up' ? 1 : 0.5;
    f.ground = 'up';
    f.stirred = true;
    runHome(cx, f, u, moves);
    if (!atHome(cx.s, f, u)) continue;
    flight.gone.push({ x: f.x, y: f.y });
    takeOut(cx, f, 'routed', 'BP-MOR-14');
  }
}

/** BP-MOR-12: the shortest way; a house to leave, or a wall there is no way round, takes the whole move. */
function runHome(cx: PointCx, f: Figure, { home }: Unit, moves: number): void {
  const { s } = cx;
  const goal = homePoint(s, f, home, f);
  if (f.inside !== null) {
    leaveTowards(cx, f, goal);
    return;
  }
  const open = gaitsOpen(f);
  const pace = paceOf(f, open[open.length - 1]!, moves);
  const way = wayTo(s, f, goal, reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], pace));
  const reach = reachAlong(s, f, way, pace);
  const stand = farthestStand(s, f, way, reach);
  const gained = stand === null ? 0 : apart(f, goal) - apart(stand, goal);
  const [wall] = gained < PROGRESS ? crossable(s, f) : [];
  if (wall !== undefined) cross(cx, f, wall);
  else if (stand !== null && gained > 0) {
    const gait = gaitAlong(s, f, way, Math.min(reach, lengthOf(way)), pace.gait);
    moveTo(cx, f, stand, 'flee', gait, 'BP-MOR-12');
  }
}

/** BP-MOR-14: his base touches his edge. */
function atHome(s: BayonetPointState, f: Figure, { home }: Unit): boolean {
  const goal = homePoint(s, f, home, f);
  return Math.abs(runsEastward(home) ? goal.y - f.y : goal.x - f.x) <= TOUCH;
}
