import type { Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { figure } from '../../figures.ts';
import { looking } from '../../hooks.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import { DIVE } from './dive-for-cover.ts';
import { diveRefusal } from './dive-refusal.ts';

const TRIES = 6;

interface DiveQuestion {
  readonly figure: FigureId;
  readonly shooter: FigureId;
}

/** SB-SHT-14.R1: why it cannot dive there; null when it can. */
export function diveProblem(question: DiveQuestion, spot: Spot, s: SilverBayonetState): Refusal | null {
  return diveRefusal(looking(s), figure(s, question.figure), spot);
}

/** Some legal dive; on the spot if nothing else is found. */
export function randomDive(question: DiveQuestion, random: Random, state: () => SilverBayonetState): Spot {
  const s = state();
  const { x, y, z } = figure(s, question.figure);
  const { grid } = s.terrain;
  for (let n = 0; n < TRIES; n++) {
    const [dx, dy] = DIRECTIONS[random.below(DIRECTIONS.length)]!;
    const far = DIVE / (1 + random.below(2));
    const toX = snap(x + dx * far, grid);
    const toY = snap(y + dy * far, grid);
    const levels = surfacesAt(tableOf(s.terrain), toX, toY);
    if (levels.length === 0) continue;
    const spot = { x: toX, y: toY, z: levels[random.below(levels.length)]!.z };
    if (diveProblem(question, spot, s) === null) return spot;
  }
  return { x, y, z };
}
