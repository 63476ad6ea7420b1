import type { Random, Refusal, Seat } from '@vedette/engine';
import {
  DIRECTIONS,
  firstObstacle,
  gap,
  measure,
  snap,
  surfacesAt,
  type TableData,
  type Trace,
  tableOf,
  towards,
  type Waypoint,
} from '@vedette/engine/table';
import type { DuelCx } from '../game.ts';
import { kindOf } from '../ground.ts';
import { refuse } from '../refusals.ts';
import { type DuelState, duellist, other } from '../state.ts';
import { onFoot } from './on-foot.ts';

/** DU-05 */
export const PACES = 4;
/** Bases this near touch. */
export const TOUCHING = 0.01;

/** DU-05: the active duellist walks where his player says. */
export function walk(cx: DuelCx, seat: Seat): void {
  const path = cx.ask('walk', seat, { seat, budget: PACES });
  if (path.length === 0) return;
  const figure = duellist(cx.s, seat);
  const { end, cost } = traceOf(cx.s, seat, path);
  const { grid } = cx.s.ground;
  figure.x = snap(end.x, grid);
  figure.y = snap(end.y, grid);
  figure.z = snap(end.z, grid);
  cx.emit({ type: 'walked', rule: 'DU-05', seat, x: figure.x, y: figure.y, cost: snap(cost, grid) });
}

export function traceOf(s: DuelState, seat: Seat, path: readonly Waypoint[]): Trace {
  const figure = duellist(s, seat);
  return measure(tableOf(s.ground), onFoot, figure, [{ x: figure.x, y: figure.y, z: figure.z }, ...path]);
}

/** Why this walk is not allowed; null when it is. */
export function walkProblem(
  { seat, budget }: { readonly seat: Seat; readonly budget: number },
  path: readonly Waypoint[],
  s: DuelState,
): Refusal | null {
  if (path.length === 0) return null;
  const trace = traceOf(s, seat, path);
  if (trace.refused !== null) return noWay(trace.refused, path, s.ground);
  if (trace.cost > budget + 1 / s.ground.grid) {
    return refuse('walk.too-far', 'DU-05', { paces: snap(trace.cost, 100), most: budget });
  }
  const enemy = duellist(s, other(seat));
  const figure = duellist(s, seat);
  if (firstObstacle(tableOf(s.ground), trace, figure, [{ body: enemy, block: 'always' }]) === null)
    return null;
  return refuse('walk.occupied', 'DU-05', { name: enemy.name });
}

/** A path that cannot be gone whatever it costs: off the table, onto nothing, or into something. */
function noWay(
  { code, at, piece }: NonNullable<Trace['refused']>,
  path: readonly Waypoint[],
  ground: TableData,
): Refusal {
  switch (code) {
    case 'off-table':
      return refuse('walk.off-table', 'DU-05', rounded(at));
    case 'floating':
    case 'level':
      return refuse('walk.no-footing', 'DU-05', { at: firstWithoutFooting(path, ground) });
    case 'jump':
    case 'drop':
    case 'link':
      return refuse('walk.blocked', 'DU-05', { by: 'manner' });
    case 'barred':
    case 'body':
    case 'ground':
    case 'narrow':
    case 'side': {
      const { id } = ground.pieces[piece] ?? {};
      return refuse('walk.blocked', 'DU-05', {
        by: id === undefined ? 'edge' : kindOf(id),
        after: rounded(at),
      });
    }
  }
}

/** The first place of a path that nobody can stand on, and what height would do. */
function firstWithoutFooting(path: readonly Waypoint[], ground: TableData) {
  const table = tableOf(ground);
  for (const { x, y, z } of path) {
    const heights = surfacesAt(table, x, y).map((surface) => snap(surface.z, 100));
    if (heights.some((height) => Math.abs(height - z) <= onFoot.step)) continue;
    return { ...rounded({ x, y }), z, heights };
  }
  return null;
}

function rounded({ x, y }: { readonly x: number; readonly y: number }) {
  const near = (number: number) => (Math.abs(number) < 1e6 ? snap(number, 100) : number);
  return { x: near(x), y: near(y) };
}

/** Some walk: towards the other as far as it goes, or anywhere, or nowhere. */
export function randomWalk(
  question: { readonly seat: Seat; readonly budget: number },
  random: Random,
  look: () => DuelState,
): readonly Waypoint[] {
  const s = look();
  const figure = duellist(s, question.seat);
  const enemy = duellist(s, other(question.seat));
  const closing = random.below(2) === 0;
  const [dx, dy] = closing
    ? (towards(figure.x, figure.y, enemy.x, enemy.y) ?? DIRECTIONS[0]!)
    : DIRECTIONS[random.below(DIRECTIONS.length)]!;
  const paces = closing ? Math.min(PACES, gap(figure, enemy)) : (random.below(PACES * 4) + 1) / 4;
  const { grid } = s.ground;
  const x = snap(figure.x + dx * paces, grid);
  const y = snap(figure.y + dy * paces, grid);
  const path = [{ x, y, z: surfacesAt(tableOf(s.ground), x, y).at(-1)?.z ?? 0 }];
  return walkProblem(question, path, s) === null ? path : [];
}
