import type { Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { DiveQuestion } from '../../questions.ts';
import { DIVE } from './dive-for-cover.ts';
import { diveRefusal } from './dive-refusal.ts';

const TRIES = 6;

/** SB-SHT-14.R1: why it cannot dive there; null when it can. */
export function diveProblem(question: DiveQuestion, spot: Spot, look: Look): Refusal | null {
  return diveRefusal(look, figure(look.s, question.figure), spot);
}

/** Some legal dive; on the spot if nothing else is found. */
export function randomDive(question: DiveQuestion, random: Random, looking: () => Look): Spot {
  const look = looking();
  const { s } = look;
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
    if (diveProblem(question, spot, look) === null) return spot;
  }
  return { x, y, z };
}
