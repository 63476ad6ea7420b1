import type { Asked } from '@vedette/engine';
import { type Spot, surfacesAt, tableOf, type Waypoint } from '@vedette/engine/table';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { model as modelOf } from '../models.ts';
import type { MoveQuestion } from '../questions.ts';
import { onGrid, planLength } from '../rules/movement/line.ts';
import { straightMove } from '../rules/movement/straight.ts';
import { fanOf } from './fan.ts';

/** Millimetres by which a Move that is too long is cut until it can be made. */
const STEP = 3;

/**
 * FF-MOV-02: the Move to a place, or as far on that line as can be; where that leads nowhere, to the place in the fan
 * that is nearest. Where nothing does, the place itself: then the way says why.
 */
export function routeTo(asked: Asked<FearAndFaith>, to: Spot): readonly Waypoint[] | null {
  if (asked.kind !== 'move') return null;
  const { question } = asked;
  const look = looking(asked.view());
  if (straightMove(look, question, to).refused === null) return [onGrid(to)];
  const mover = modelOf(look.s, question.model);
  return [onLine(look, question, mover, to) ?? nearest(look, question, mover, to) ?? onGrid(to)];
}

function onLine(look: Look, question: MoveQuestion, from: Spot, to: Spot): Spot | null {
  const far = planLength(from, to);
  const table = tableOf(look.s.terrain);
  for (let left = Math.min(far, question.reach); left > STEP; left -= STEP) {
    const part = left / far;
    const [x, y] = [from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)];
    for (const { z } of surfacesAt(table, x, y)) {
      const spot = onGrid({ x, y, z });
      if (straightMove(look, question, spot).refused === null) return spot;
    }
  }
  return null;
}

/** Nobody goes there to be farther off than before; and hard by where one stands not every place is one to stop at. */
function nearest(look: Look, question: MoveQuestion, from: Spot, to: Spot): Spot | null {
  const { count, x, y, z } = fanOf(look, question);
  const left = planLength(from, to);
  const nearer = Array.from({ length: count }, (_, i) => onGrid({ x: x[i]!, y: y[i]!, z: z[i]! }))
    .map((spot) => ({ spot, far: planLength(spot, to) }))
    .filter(({ far }) => far < left)
    .sort((a, b) => a.far - b.far);
  return nearer.find(({ spot }) => straightMove(look, question, spot).refused === null)?.spot ?? null;
}
