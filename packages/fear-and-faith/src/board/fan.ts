import { type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { Look } from '../game.ts';
import { model as modelOf } from '../models.ts';
import type { MoveQuestion } from '../questions.ts';
import { onGrid, planLength } from '../rules/movement/line.ts';
import { straightMove } from '../rules/movement/straight.ts';

/** Points of the survey between the mover and the end of its stick. */
const STEPS = 12;

/** Places where one straight Move may end, on a lattice, each with how far off it is. */
export interface Fan {
  readonly resolution: number;
  readonly budget: number;
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly cost: Float64Array;
}

/** FF-MOV-02: everywhere one straight Move can end. What stops it sooner shadows what lies behind. */
export function fanOf(look: Look, question: MoveQuestion): Fan {
  const mover = modelOf(look.s, question.model);
  const { reach } = question;
  const resolution = reach / STEPS;
  const table = tableOf(look.s.terrain);
  const found: Spot[] = [];
  const costs: number[] = [];
  const first = (at: number) => Math.ceil((at - reach) / resolution);
  const last = (at: number) => Math.floor((at + reach) / resolution);
  for (let column = first(mover.x); column <= last(mover.x); column++) {
    for (let row = first(mover.y); row <= last(mover.y); row++) {
      const [x, y] = [column * resolution, row * resolution];
      const far = planLength(mover, { x, y, z: mover.z });
      if (far > reach) continue;
      const end = surfacesAt(table, x, y).find(({ z }) => endsAt(look, question, { x, y, z }));
      if (end === undefined) continue;
      found.push({ x, y, z: end.z });
      costs.push(far);
    }
  }
  return {
    resolution,
    budget: reach,
    count: found.length,
    x: Float64Array.from(found, ({ x }) => x),
    y: Float64Array.from(found, ({ y }) => y),
    z: Float64Array.from(found, ({ z }) => z),
    cost: Float64Array.from(costs),
  };
}

/** Whether a Move to this place is allowed, and gets there. */
function endsAt(look: Look, question: MoveQuestion, to: Spot): boolean {
  const { way } = straightMove(look, question, to);
  const named = onGrid(to);
  return way !== null && way.end.x === named.x && way.end.y === named.y;
}
