import {
  along,
  firstObstacle,
  measure,
  type Obstacle,
  type Spot,
  snap,
  surfacesAt,
  type Trace,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import { distanceToShape } from '../../scenario/story/shape-distance.ts';
import type { Figure } from '../../state.ts';
import { aside } from './aside.ts';
import { CONTACT } from './contact.ts';
import { cutAt, WHOLE_JUMPS } from './cut.ts';
import { cutAtBudget, landings } from './cut-at-budget.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { firstHatch } from './halt.ts';
import { roundLongLanes } from './long-lane.ts';
import { speedOf } from './speed.ts';
import type { WayToStairs } from './stairs.ts';
import { type Aim, BACK, type Found, lengthOf, routed, SAME, type Search, startOf } from './way-search.ts';

/**
 * SB-MONA-06: the way of least cost towards the aim, cut where the budget ends; towards the nearest place that can be
 * reached when the aim cannot. Null when it stays where it is.
 */
export function wayTowards(look: Look, mover: Figure, aim: Aim, budget: number): WayToStairs | null {
  const whole: Search = {
    table: groundOf(look, mover),
    gait: gaitOf(look, mover),
    mover,
    aim,
    budget,
    stage: speedOf(look, mover) - 2 * BACK,
    obstacles: inTheWay(look, mover, aim),
    falls: (way) => firstHatch(look, mover, way) !== null,
  };
  const { search, found } = find(look, whole);
  if (search.gait.over !== 'ground' && found.arrives && !comesDown(search, found.way)) {
    const walk = find(look, { ...search, gait: { ...search.gait, over: 'ground' } });
    if (walk.found.arrives) return firstMove(look, walk.search, walk.found);
  }
  return firstMove(look, search, found);
}

/** What is looked for, less what nobody could come through. */
function find(look: Look, search: Search): { readonly search: Search; readonly found: Found } {
  if (!onOneBoard(look.s, search.mover, search.aim.body))
    return roundLongLanes(search, (open) => routed(open, 'all'));
  if (goesStraight(look)) return { search, found: freeLine(search) ?? asFarAsItGoes(search) };
  return roundLongLanes(search, (open) => freeLine(open) ?? cheapestHere(open));
}

function goesStraight({ s }: Look): boolean {
  return s.options['monster-path'] === 'straight';
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
  const aims = way !== null && found.arrives && !goesStraight(look);
  if (aims && cut?.stairs === undefined && Math.min(left, unused) > WASTED)
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
      const { spot } = along(table, mover, way, next, WHOLE_JUMPS);
      if (landings(search, spot).length > 0) break;
      next -= BACK;
    }
    if (next < at + BACK && far >= stage) return false;
    at = Math.max(at, next);
  }
  return true;
}

const NO_WAY: Found = { way: null, arrives: false };
/** So much of a Move may be lost before another beginning of the way is looked for. */
const WASTED = 0.1;
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
  const here = routed(search, 'here');
  if (here.arrives || search.table.areas.length === 1) return here;
  const elsewhere = routed(search, 'all');
  return elsewhere.arrives ? elsewhere : here;
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
