import { along, bodyAt, inOpening, legalPlace, type Spot, type Trace } from '@vedette/engine/table';
import type { Look } from '../game.ts';
import { WHOLE_JUMPS } from '../rules/movement/cut.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import type { Figure } from '../state.ts';

/** How finely a way is looked at, and how far beside it for places to stop. */
const EVERY = 0.02;
const ACROSS = 0.1;

/**
 * SB-MOV-02.R2: a place in a lane too narrow to stop in, which a way goes through and no Move leads out of. Reckoned
 * point by point.
 */
export function laneOn(look: Look, mover: Figure, way: Trace, speed: number, move: number): Spot | null {
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  if (gait.over !== 'ground' || way.cost <= speed) return null;
  const at = (inches: number) => along(table, mover, way, inches, WHOLE_JUMPS).spot;
  const fits = (spot: Spot) => legalPlace(table, bodyAt(spot, mover), [], { gait, hanging: true });
  const stops = (spot: Spot) => !inOpening(table, gait, bodyAt(spot, mover)) || fits(spot);
  const beside = ({ x, y, z }: Spot) => {
    const { radius } = mover;
    for (let dx = -radius; dx <= radius; dx += ACROSS)
      for (let dy = -radius; dy <= radius; dy += ACROSS)
        if (dx * dx + dy * dy <= radius * radius && fits({ x: x + dx, y: y + dy, z })) return true;
    return false;
  };
  let free = 0;
  for (let inches = 0; inches <= way.cost + EVERY; inches += EVERY) {
    if (inches < way.cost && !stops(at(inches))) continue;
    const [from, to] = [free, Math.min(inches, way.cost)];
    free = to;
    if (to - from <= move || to <= speed) continue;
    // The last and the first place are places; between them there may be some a little beside the way.
    const between: number[] = [];
    for (let far = from + 2 * mover.radius; far < to - 2 * mover.radius; far += EVERY)
      if (beside(at(far))) between.push(far);
    const marks = [from, ...between, to];
    const gap = marks.findIndex((mark, i) => i > 0 && mark - marks[i - 1]! > move && mark > speed);
    if (gap > 0) return at((marks[gap - 1]! + marks[gap]!) / 2);
  }
  return null;
}
