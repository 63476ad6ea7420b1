import { type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { Look } from '../game.ts';
import { model as modelOf } from '../models.ts';
import type { MoveQuestion } from '../questions.ts';
import { onGrid, planLength } from '../rules/movement/line.ts';
import { straightMove } from '../rules/movement/straight.ts';
import { type Lattice, latticeIn } from './lattice.ts';

/** Points of the survey between the mover and the end of its stick. */
const STEPS = 12;

/** FF-MOV-02: everywhere one straight Move can end. What stops it sooner shadows what lies behind. */
export function fanOf(look: Look, question: MoveQuestion): Lattice {
  const { x: fromX, y: fromY, z: level } = modelOf(look.s, question.model);
  const { reach } = question;
  const table = tableOf(look.s.terrain);
  const from = { x: fromX, y: fromY, z: level };
  const endAt = (x: number, y: number) => {
    const cost = planLength(from, { x, y, z: level });
    if (cost > reach) return null;
    // Where it stands it may stay, however hemmed in.
    if (cost < reach / STEPS) return { x, y, z: level, cost };
    const end = surfacesAt(table, x, y).find(({ z }) => endsAt(look, question, { x, y, z }));
    return end === undefined ? null : { x, y, z: end.z, cost };
  };
  const box = [fromX - reach, fromY - reach, fromX + reach, fromY + reach] as const;
  return latticeIn([box], reach / STEPS, endAt, reach);
}

/** Whether a Move to this place is allowed, and gets there. */
function endsAt(look: Look, question: MoveQuestion, to: Spot): boolean {
  const { way } = straightMove(look, question, to);
  const named = onGrid(to);
  return way !== null && way.end.x === named.x && way.end.y === named.y;
}
