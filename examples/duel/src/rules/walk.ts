import type { Random, Refusal, Seat } from '@vedette/engine';
import {
  type Body,
  DIRECTIONS,
  firstObstacle,
  type Gait,
  gap,
  legalPlace,
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
import { type DuelState, duellist, other, RADIUS } from '../state.ts';

/** DU-05 */
const PACES = 4;
/** Bases this near touch. */
export const TOUCHING = 0.01;

/** DU-01 and DU-05: mud counts double, walls are not climbed, slopes cost nothing. */
export const onFoot: Gait = {
  over: 'ground',
  step: 0.25,
  ground: { mud: 2 },
  ignores: [],
  barred: [],
  stacks: false,
  climb: Number.POSITIVE_INFINITY,
  descend: Number.POSITIVE_INFINITY,
  traverse: Number.POSITIVE_INFINITY,
  climbs: [],
  leap: null,
  jump: null,
  clearance: RADIUS,
  margin: RADIUS,
};

/** Whether a duellist can be where he is, the other one apart. */
export function stands(ground: TableData, body: Body): boolean {
  return legalPlace(tableOf(ground), body, [], { gait: onFoot });
}

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

function traceOf(s: DuelState, seat: Seat, path: readonly Waypoint[]): Trace {
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
  if (trace.refused !== null) {
    const { x, y } = trace.refused.at;
    return {
      code: 'walk.blocked',
      rule: 'DU-05',
      message: `There is no way past ${snap(x, 100)}, ${snap(y, 100)}.`,
    };
  }
  if (trace.cost > budget + 1 / s.ground.grid) {
    const message = `That is ${snap(trace.cost, 100)} paces; ${budget} is the most.`;
    return { code: 'walk.too-far', rule: 'DU-05', message };
  }
  const enemy = duellist(s, other(seat));
  const figure = duellist(s, seat);
  if (firstObstacle(tableOf(s.ground), trace, figure, [{ body: enemy, block: 'always' }]) === null)
    return null;
  return { code: 'walk.occupied', rule: 'DU-05', message: `${enemy.name} is in the way.` };
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
