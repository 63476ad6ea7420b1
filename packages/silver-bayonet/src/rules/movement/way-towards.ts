import {
  along,
  type Body,
  backAlong,
  firstObstacle,
  type Gait,
  legalPlace,
  measure,
  type Obstacle,
  pointOn,
  type Reached,
  route,
  type Spot,
  snap,
  surfacesAt,
  type Table,
  type Trace,
} from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { Figure } from '../../state.ts';
import { CONTACT } from './contact.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { cutAt } from './path.ts';

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
  readonly obstacles: readonly Obstacle[];
}

/**
 * SB-MONA-06: the way of least cost towards the aim, cut where the budget ends; towards the nearest place that can be
 * reached when the aim cannot. Null when it stays where it is.
 */
export function wayTowards(look: Look, mover: Figure, aim: Aim, budget: number): Trace | null {
  const search: Search = {
    table: groundOf(look, mover),
    gait: gaitOf(look, mover),
    mover,
    aim,
    budget,
    obstacles: inTheWay(look, mover, aim),
  };
  const straight = look.s.options['monster-path'] === 'straight';
  const way = freeLine(search) ?? (straight ? asFarAsItGoes(search) : cheapest(search));
  const cut = way === null ? null : cutAtBudget(search, way);
  return cut === null || cut.stretches.length === 0 ? null : cut;
}

/** SB-MOV-03, and SB-MONA-06.R1: out of contact with every enemy but the one it goes for. */
function inTheWay(look: Look, mover: Figure, aim: Aim): readonly Obstacle[] {
  const throughFriends = look.s.options['pass-through-friends'];
  const obstacles: Obstacle[] = [];
  for (const body of look.s.figures) {
    if (body === mover || !stands(body)) continue;
    if (body === aim.body) obstacles.push({ body, block: 'always' });
    else if (areEnemies(mover, body))
      obstacles.push({ body, block: 'always', keep: CONTACT.tolerance + 0.001 });
    else obstacles.push({ body, block: throughFriends ? 'end' : 'always' });
  }
  return obstacles;
}

/** Where the straight line to the aim ends; null when the mover is there already. */
function lineEnd({ table, mover, aim }: Search): Spot | null {
  const { body, within } = aim;
  const dx = mover.x - body.x;
  const dy = mover.y - body.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  // Rounding to the grid must not bring it into the other base.
  const away = body.radius + mover.radius + within + 0.75 / table.grid;
  if (apart <= away) return null;
  const x = snap(body.x + (dx * away) / apart, table.grid);
  const y = snap(body.y + (dy * away) / apart, table.grid);
  return { x, y, z: mover.z };
}

/**
 * The straight line, where nothing on it costs more than its length, or where terrain does not matter to the mover:
 * no way can be cheaper.
 */
function freeLine(search: Search): Trace | null {
  const { table, gait, mover, aim, obstacles } = search;
  const walks = gait.over === 'ground';
  if (walks && mover.z !== aim.body.z) return null;
  const end = lineEnd(search);
  if (end === null) return null;
  const trace = measure(table, gait, mover, [startOf(mover), { ...end, z: aim.body.z }]);
  if (trace.refused !== null || (walks && trace.cost > lengthOf(mover, end) + SAME)) return null;
  return firstObstacle(table, trace, mover, obstacles) === null ? trace : null;
}

function cheapest({ table, gait, mover, aim, obstacles }: Search): Trace | null {
  const goal = { body: aim.body, within: aim.within };
  const found = route(table, gait, mover, startOf(mover), goal, Number.POSITIVE_INFINITY, obstacles, {
    resolution: RESOLUTION,
    nearest: true,
  });
  return found === null || found.path.length < 2 ? null : found.trace;
}

/** Option `monster-path` = straight: the line to the aim, up to what it cannot pass. */
function asFarAsItGoes(search: Search): Trace | null {
  const { table, gait, mover, budget, obstacles } = search;
  const end = lineEnd(search);
  if (end === null) return null;
  const length = lengthOf(mover, end);
  for (let far = Math.min(length, budget); far > 0; far -= BACK) {
    const x = snap(mover.x + ((end.x - mover.x) * far) / length, table.grid);
    const y = snap(mover.y + ((end.y - mover.y) * far) / length, table.grid);
    for (const { z } of surfacesAt(table, x, y)) {
      const trace = measure(table, gait, mover, [startOf(mover), { x, y, z }]);
      if (trace.refused === null && firstObstacle(table, trace, mover, obstacles) === null) return trace;
    }
  }
  return null;
}

/** As much of a way as the budget pays for, ending where the mover can stand. */
function cutAtBudget(search: Search, way: Trace): Trace | null {
  const { table, gait, mover, budget, obstacles } = search;
  const reached = along(table, mover, way, budget, { leapsOverspend: true, jumpsShort: false });
  if (reached.stretch === way.stretches.length) return way;
  if (gait.over !== 'ground') return landed(search, way, reached);
  const others = obstacles.map(({ body }) => body);
  const fits = (spot: Spot) =>
    legalPlace(table, { ...spot, radius: mover.radius, height: mover.height }, others, {
      gait,
      hanging: true,
    });
  const end = backAlong(table, way, reached, BACK, fits);
  return end === null ? null : cutAt(way, end);
}

/** SB-ATT-16, -18: whoever flies or walks through walls must still end where it can be. */
function landed(
  { table, gait, mover, aim, budget, obstacles }: Search,
  way: Trace,
  reached: Reached,
): Trace | null {
  const others = obstacles.map(({ body }) => body);
  for (let i = reached.stretch; i >= 0; i--) {
    const stretch = way.stretches[i]!;
    const before = way.stretches.slice(0, i).map(({ to }) => to);
    const steps = Math.max(1, Math.ceil(stretch.length / BACK));
    const from = i === reached.stretch ? reached.part : 1;
    for (let k = 0; from - k / steps > 0; k++) {
      const at = pointOn(stretch, from - k / steps);
      const x = snap(at.x, table.grid);
      const y = snap(at.y, table.grid);
      const levels = [snap(at.z, table.grid), ...surfacesAt(table, x, y).map(({ z }) => z)];
      levels.sort((a, b) => Math.abs(a - aim.body.z) - Math.abs(b - aim.body.z) || a - b);
      for (const z of levels) {
        const spot = { x, y, z };
        if (!legalPlace(table, { ...mover, ...spot }, others, { gait })) continue;
        const trace = measure(table, gait, mover, [startOf(mover), ...before, spot]);
        if (trace.refused === null && trace.cost <= budget + SAME) return trace;
      }
    }
  }
  return null;
}

function startOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}

function lengthOf(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
