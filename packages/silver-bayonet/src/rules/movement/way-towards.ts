import {
  along,
  type Body,
  backAlong,
  bodyAt,
  firstObstacle,
  type Gait,
  legalPlace,
  measure,
  type Obstacle,
  pointOn,
  type Reached,
  reach,
  route,
  type Spot,
  snap,
  surfacesAt,
  type Table,
  type Trace,
  type Waypoint,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import { distanceToShape } from '../../scenario/story/shape-distance.ts';
import type { Figure } from '../../state.ts';
import { CONTACT } from './contact.ts';
import { cutAt } from './cut.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { firstHatch } from './halt.ts';
import { handholdsWithin, pathHigherUp, wayUp } from './handholds.ts';
import { speedOf } from './speed.ts';
import type { WayToStairs } from './stairs.ts';

/** Where a way leads. */
export interface Aim {
  readonly body: Body;
  /** How far off it stops, base edge to base edge; 0: in contact. */
  readonly within: number;
}

const RESOLUTION = 0.25;
/** How finely a place to stop is looked for, backwards from where the budget ends. */
const BACK = 0.05;
const SAME = 1e-9;

/** One way being looked for. */
interface Search {
  readonly table: Table;
  readonly gait: Gait;
  readonly mover: Figure;
  readonly aim: Aim;
  readonly budget: number;
  /** Of a whole Move, less what is lost where it stops a little before an edge. */
  readonly stage: number;
  readonly obstacles: readonly Obstacle[];
  /** Whether a way leads through a hatch (SB-OPS-09). */
  readonly falls: (way: Trace) => boolean;
}

/**
 * SB-MONA-06: the way of least cost towards the aim, cut where the budget ends; towards the nearest place that can be
 * reached when the aim cannot. Null when it stays where it is.
 */
export function wayTowards(look: Look, mover: Figure, aim: Aim, budget: number): WayToStairs | null {
  const search: Search = {
    table: groundOf(look, mover),
    gait: gaitOf(look, mover),
    mover,
    aim,
    budget,
    stage: speedOf(look, mover) - 2 * BACK,
    obstacles: inTheWay(look, mover, aim),
    falls: (way) => firstHatch(look, mover, way) !== null,
  };
  const found = find(look, search);
  if (search.gait.over !== 'ground' && found.arrives && !comesDown(search, found.way)) {
    const onFoot: Search = { ...search, gait: { ...search.gait, over: 'ground' } };
    const walk = find(look, onFoot);
    if (walk.arrives) return firstMove(look, onFoot, walk);
  }
  return firstMove(look, search, found);
}

function find(look: Look, search: Search): Found {
  const { mover, aim } = search;
  if (!onOneBoard(look.s, mover, aim.body)) return routed(search, false);
  const straight = look.s.options['monster-path'] === 'straight';
  return freeLine(search) ?? (straight ? asFarAsItGoes(search) : cheapestHere(search));
}

function isSamePlace(a: Spot, b: Spot): boolean {
  return a.x === b.x && a.y === b.y && a.z === b.z;
}

/** As much of a way as this Move pays for; null when it stays where it is. */
function firstMove(look: Look, search: Search, found: Found): WayToStairs | null {
  const way = found.way === null ? null : upToHatch(look, search.mover, found.way);
  const cut = way === null ? null : cutAtBudget(search, way);
  // Up a face and back to where it hung is no way either.
  const stays = cut === null || (cut.stairs === undefined && isSamePlace(cut.end, search.mover));
  const left = way === null ? 0 : way.cost - (stays ? 0 : cut.cost);
  const unused = search.budget - (stays ? 0 : cut.cost);
  if (way !== null && found.arrives && cut?.stairs === undefined && Math.min(left, unused) > WASTED)
    return aside(search, way, left) ?? (stays ? null : cut);
  return stays ? null : cut;
}

/**
 * Whether a flyer finds a place to come down on its way, Move by Move; what is too wide for that it goes round as those
 * do who walk. Once it is so on a way it stays so on the rest of it: nobody turns back for having walked a part.
 */
function comesDown(search: Search, way: Trace | null): boolean {
  const { table, mover, budget, stage } = search;
  if (way === null || way.stretches.some(({ kind }) => kind === 'link')) return true;
  for (let at = 0, far = budget; at + far < way.cost; far = stage) {
    let next = at + far;
    while (next > at) {
      const { spot } = along(table, mover, way, next, { leapsOverspend: true, jumpsShort: false });
      if (landings(search, spot).length > 0) break;
      next -= BACK;
    }
    if (next < at + BACK && far >= stage) return false;
    at = Math.max(at, next);
  }
  return true;
}

/** A way, and whether it leads all the way to the aim. */
interface Found {
  readonly way: Trace | null;
  readonly arrives: boolean;
}

const NO_WAY: Found = { way: null, arrives: false };
/** So much of a Move may be lost before another beginning of the way is looked for. */
const WASTED = 0.1;
/** Ways are found on a lattice: the same way may come out a little longer from another place. */
const LATTICE = 0.1;
/** Places looked at for another beginning of a way. */
const PLACES = 16;

/**
 * Whoever cannot stop where its next Move's worth of way ends, nor near it (a lane, a wall crossed aslant, a climb out
 * of a corner) goes to the place within its Move, perhaps part way up a climb, from which what is left is shortest;
 * null: none is better than the last one on the way, from which so much is left.
 */
function aside(search: Search, way: Trace, left: number): Trace | null {
  const { table, gait, mover, budget, obstacles } = search;
  const beyond = firstStopBeyond(search, way);
  const near = reach(table, gait, mover, mover, budget, obstacles, { resolution: RESOLUTION });
  const beyondOf = (a: Spot, b: Spot) => lengthOf(a, beyond) - lengthOf(b, beyond);
  const grounds = Array.from({ length: near.count - 1 }, (_, i) => i + 1)
    .filter((i) => near.stop[i] === 1)
    .map((i) => ({ spot: { x: near.x[i]!, y: near.y[i]!, z: near.z[i]! }, cost: near.cost[i]! }))
    .filter(({ spot: { x, y, z } }) => near.canStopAt(x, y, z))
    .sort((a, b) => beyondOf(a.spot, b.spot))
    .slice(0, PLACES)
    .map(({ spot, cost }) => ({ spot, cost, path: () => near.pathTo(spot.x, spot.y, spot.z) }));
  const others = obstacles.map(({ body }) => body);
  const climbs = handholdsWithin(table, gait, mover, near, others)
    .toSorted((a, b) => beyondOf(a.spot, b.spot))
    .slice(0, PLACES)
    .map((hold) => ({ spot: hold.spot, cost: budget, path: () => wayUp(near, hold) }));
  let best: Trace | null = null;
  let least = left - BACK;
  for (const { spot, cost, path } of [...climbs, ...grounds]) {
    // The way is the cheapest there is: by no other place is more of it saved than it costs to get there.
    if (way.cost - cost - LATTICE >= least) continue;
    const { way: rest, arrives } = routed({ ...search, mover: { ...mover, ...spot } }, true);
    if (!arrives || rest === null || rest.cost >= least) continue;
    const trace = pathOnce(search, path());
    if (trace === null) continue;
    best = trace;
    least = rest.cost;
  }
  return best;
}

/** A path as it is gone, within the budget, through no hatch and into nobody; null: it cannot be gone so. */
function pathOnce(search: Search, path: readonly Waypoint[] | null): Trace | null {
  const { table, gait, mover, budget, obstacles } = search;
  const trace = path === null ? null : measure(table, gait, mover, path);
  if (trace === null || trace.refused !== null || trace.cost > budget + SAME || search.falls(trace))
    return null;
  return firstObstacle(table, trace, mover, obstacles) === null ? trace : null;
}

/** The first place on a way, beyond what the budget pays for, where the mover could stop; else its end. */
function firstStopBeyond({ table, gait, mover, budget, obstacles }: Search, way: Trace): Spot {
  const others = obstacles.map(({ body }) => body);
  for (let inches = budget; inches < way.cost; inches += BACK) {
    const { spot } = along(table, mover, way, inches, { leapsOverspend: true, jumpsShort: false });
    if (legalPlace(table, bodyAt(spot, mover), others, { gait, hanging: true })) return spot;
  }
  return way.end;
}

/** SB-OPS-09: with the stretch that leads into a hatch as the last; beyond it the way is looked for anew. */
function upToHatch(look: Look, mover: Figure, way: Trace): Trace {
  const stretch = firstHatch(look, mover, way)?.at.stretch;
  if (stretch === undefined) return way;
  return {
    ...cutAt(way, { spot: way.stretches[stretch]!.to, stretch: stretch + 1, part: 0 }),
    refused: null,
  };
}

/** SB-MOV-03, and SB-MONA-06.R1: out of contact with every enemy but the one it goes for. */
function inTheWay(look: Look, mover: Figure, aim: Aim): readonly Obstacle[] {
  const throughFriends = look.s.options['pass-through-friends'];
  const obstacles: Obstacle[] = [];
  for (const body of look.s.figures) {
    if (body === mover || !stands(body) || givesWay(look, mover, body)) continue;
    if (body === aim.body) obstacles.push({ body, block: 'always', keep: aim.within });
    else if (areEnemies(look.s, mover, body))
      obstacles.push({ body, block: 'always', keep: CONTACT.tolerance + 0.001 });
    else obstacles.push({ body, block: throughFriends ? 'end' : 'always' });
  }
  return obstacles;
}

/** SB-OPS-09: whoever stands where a hatch leads to stops nobody from coming through it. */
function givesWay({ s }: Look, mover: Figure, body: Figure): boolean {
  if (onOneBoard(s, mover, body)) return false;
  const apart = mover.radius + body.radius + CONTACT.tolerance;
  return s.terrain.links.some(
    ({ auto, ends }) =>
      auto === true &&
      ends.some(({ opening }) => opening !== undefined && distanceToShape(opening, body.x, body.y) < apart),
  );
}

/** Where the straight line to the aim ends; null when the mover is there already. */
function lineEnd({ table, mover, aim }: Search): Spot | null {
  const { body, within } = aim;
  const { grid } = table;
  const dx = mover.x - body.x;
  const dy = mover.y - body.y;
  const apart = lengthOf(mover, body);
  const away = body.radius + mover.radius + within;
  if (apart <= away) return null;
  // Rounding to the grid must not bring it nearer: by at most three quarters of a step.
  for (let far = away; ; far += 0.25 / grid) {
    const x = snap(body.x + (dx * far) / apart, grid);
    const y = snap(body.y + (dy * far) / apart, grid);
    const end = { x, y, z: mover.z };
    if (lengthOf(end, body) >= away - SAME) return end;
  }
}

/** The straight line, where nothing on it costs more than its length: no way can be cheaper. */
function freeLine(search: Search): Found | null {
  const { table, gait, mover, aim, obstacles } = search;
  if (gait.over === 'ground' && mover.z !== aim.body.z) return null;
  const end = lineEnd(search);
  if (end === null) return null;
  const trace = measure(table, gait, mover, [startOf(mover), { x: end.x, y: end.y, z: aim.body.z }]);
  if (trace.refused !== null || trace.cost > lengthOf(mover, end) + SAME || search.falls(trace)) return null;
  return firstObstacle(table, trace, mover, obstacles) === null ? { way: trace, arrives: true } : null;
}

/** SB-SCN-10-06.R1: round the hatches; by another board only where there is no way on this one. */
function cheapestHere(search: Search): Found {
  const here = routed(search, true);
  if (here.arrives || search.table.areas.length === 1) return here;
  const elsewhere = routed(search, false);
  return elsewhere.arrives ? elsewhere : here;
}

/** The way of least cost; perhaps one that does not leave the board. */
function routed({ table, gait, mover, aim, stage, obstacles }: Search, stays: boolean): Found {
  // The search stops up to a step and a half of the grid nearer than it may.
  const within = aim.within > 0 ? aim.within + 1.5 / table.grid : 0;
  const goal = { body: aim.body, within };
  const found = route(table, gait, mover, startOf(mover), goal, Number.POSITIVE_INFINITY, obstacles, {
    resolution: RESOLUTION,
    nearest: true,
    stays,
    longestJump: stage,
  });
  const way = found === null || found.path.length < 2 ? null : found.trace;
  return { way, arrives: found?.arrives === true };
}

/** Option `monster-path` = straight: the line to the aim, up to what it cannot pass. */
function asFarAsItGoes(search: Search): Found {
  const { table, gait, mover, budget, obstacles } = search;
  const end = lineEnd(search);
  if (end === null) return NO_WAY;
  const length = lengthOf(mover, end);
  for (let far = Math.min(length, budget); far > 0; far -= BACK) {
    const x = snap(mover.x + ((end.x - mover.x) * far) / length, table.grid);
    const y = snap(mover.y + ((end.y - mover.y) * far) / length, table.grid);
    for (const { z } of surfacesAt(table, x, y)) {
      const trace = measure(table, gait, mover, [startOf(mover), { x, y, z }]);
      if (trace.refused !== null || search.falls(trace)) continue;
      if (firstObstacle(table, trace, mover, obstacles) === null) return { way: trace, arrives: false };
    }
  }
  return NO_WAY;
}

/** As much of a way as the budget pays for, ending where the mover can stand. */
function cutAtBudget(search: Search, way: Trace): WayToStairs | null {
  const { table, gait, mover, budget, obstacles } = search;
  const reached = along(table, mover, way, budget, { leapsOverspend: true, jumpsShort: false });
  // A way to the nearest place to an aim out of reach may lead over ground where nobody can stop.
  if (reached.stretch === way.stretches.length && way.refused === null) return way;
  const others = obstacles.map(({ body }) => body);
  const fits = (spot: Spot) =>
    legalPlace(table, bodyAt(spot, mover), others, {
      gait,
      hanging: true,
    });
  const ahead = way.stretches[reached.stretch];
  // SB-OPS-09: what is left at the foot of stairs is paid for them.
  if (ahead?.kind === 'link' && fits(reached.spot)) return { ...cutAt(way, reached), stairs: ahead };
  if (gait.over !== 'ground') return beyondStairs(way, reached, fits) ?? landed(search, way);
  const end = backAlong(table, mover, way, reached, BACK, fits);
  if (end === null) return null;
  const higher = pathOnce(search, pathHigherUp(table, gait, mover, way, end, budget));
  return higher !== null && fits(higher.end) ? higher : cutAt(way, end);
}

/** Whoever flies and has taken stairs stops at the end of them, where it can be; null: it has taken none. */
function beyondStairs(way: Trace, reached: Reached, fits: (spot: Spot) => boolean): Trace | null {
  const taken = way.stretches.slice(0, reached.stretch).findIndex(({ kind }) => kind === 'link');
  if (taken < 0) return null;
  const { from, to } = way.stretches[taken]!;
  return fits(to)
    ? cutAt(way, { spot: to, stretch: taken + 1, part: 0 })
    : cutAt(way, { spot: from, stretch: taken, part: 0 });
}

/**
 * SB-ATT-16, -18: whoever flies or walks through walls must still end where it can be: at the place along its way, and
 * at the level there, from which least is left. A level may cost more than the budget where the length alone does not.
 */
function landed(search: Search, way: Trace): Trace | null {
  const { table, gait, mover, budget } = search;
  const { stretches } = way;
  let best: Trace | null = null;
  let least = way.cost - SAME;
  let rest = 0;
  for (let i = stretches.length - 1; i >= 0; rest += stretches[i]!.cost, i--) {
    const stretch = stretches[i]!;
    const before = stretches.slice(0, i);
    const within = budget - before.reduce((sum, { length }) => sum + length, 0);
    if (within < 0 || before.some(({ kind }) => kind === 'link') || stretch.kind === 'link') continue;
    const from = stretch.length > within ? within / stretch.length : 1;
    const steps = Math.max(1, Math.ceil(stretch.length / BACK));
    // Rounding to the grid may have made it a hair too long: then one step of it less is tried.
    const hair = Math.min(1, 1 / (table.grid * stretch.length));
    for (let k = 0, back = 0; from - back > 0; k++, back = k === 1 ? hair : (k - 1) / steps) {
      if ((1 - from + back) * stretch.length + rest >= least) break;
      for (const spot of landings(search, pointOn(stretch, from - back))) {
        const left = measure(table, gait, mover, [spot, stretch.to]).cost + rest;
        if (left >= least) continue;
        const trace = measure(table, gait, mover, [startOf(mover), ...before.map(({ to }) => to), spot]);
        if (trace.refused !== null || trace.cost > budget + SAME || search.falls(trace)) continue;
        best = trace;
        least = left;
      }
    }
  }
  return best;
}

/** Places to come down at above and below a point, the one nearest to the aim's level first. */
function landings({ table, gait, mover, aim, obstacles }: Search, at: Spot): readonly Spot[] {
  const x = snap(at.x, table.grid);
  const y = snap(at.y, table.grid);
  const levels = [snap(at.z, table.grid), ...surfacesAt(table, x, y).map(({ z }) => z)];
  // SB-ATT-16: the ground inside a solid piece is a place, too.
  if (gait.over === 'through' && !levels.includes(0)) levels.push(0);
  levels.sort((a, b) => Math.abs(a - aim.body.z) - Math.abs(b - aim.body.z) || a - b);
  const others = obstacles.map(({ body }) => body);
  return levels
    .map((z) => ({ x, y, z }))
    .filter((spot) => legalPlace(table, bodyAt(spot, mover), others, { gait }));
}

function startOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}

function lengthOf(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
