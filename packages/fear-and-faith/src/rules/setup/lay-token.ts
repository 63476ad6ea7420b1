import type { Random, Refusal } from '@vedette/engine';
import { type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { SPREAD_BASE } from '../../data/bodies.ts';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { LayTokenQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import { GRID } from '../ground/grid.ts';
import { planLength } from '../movement/line.ts';
import { boxOf, holds } from './areas.ts';

/** FF-GEN-08: what it counts for. */
export const TOKEN = { radius: SPREAD_BASE / 2, height: 0 } as const;

/** FF-SCN-22: in its place, on the ground, and so far from others of its kind. */
export function tokenProblem(
  { token, areas, apart }: LayTokenQuestion,
  spot: Spot,
  { s, table }: Look,
): Refusal | null {
  const at = { x: snap(spot.x, GRID), y: snap(spot.y, GRID), z: snap(spot.z, GRID), ...TOKEN };
  const wrong = refusal('place.token', 'FF-SCN-22', { apart });
  if (!table.ground(at) || !areas.some((area) => holds(s.terrain, area, at))) return wrong;
  const near = s.tokens.some(
    (other) => other.kind === token && planLength(other, at) - SPREAD_BASE < apart - TOLERANCE,
  );
  return near ? wrong : null;
}

const MESHES = [40, 10];
const TRIES = 40;

export function firstTokenPlace(look: Look, question: LayTokenQuestion): Spot | null {
  for (const mesh of MESHES)
    for (const area of question.areas) {
      const [west, south, east, north] = boxOf(look.s.terrain, area, TOKEN.radius);
      for (let y = south; y <= north; y += mesh)
        for (let x = west; x <= east; x += mesh) {
          const found = placeAt(look, question, x, y);
          if (found !== null) return found;
        }
    }
  return null;
}

function placeAt(look: Look, question: LayTokenQuestion, wantedX: number, wantedY: number): Spot | null {
  const [x, y] = [snap(wantedX, GRID), snap(wantedY, GRID)];
  for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y))
    if (tokenProblem(question, { x, y, z }, look) === null) return { x, y, z };
  return null;
}

export function randomTokenPlace(
  question: LayTokenQuestion,
  random: Random,
  looking: () => Look,
): Spot | null {
  const look = looking();
  for (let n = 0; n < TRIES; n++) {
    const area = question.areas[random.below(question.areas.length)]!;
    const [west, south, east, north] = boxOf(look.s.terrain, area, TOKEN.radius);
    const x = west + random.below(Math.max(0, Math.floor(east - west)) + 1);
    const y = south + random.below(Math.max(0, Math.floor(north - south)) + 1);
    const found = placeAt(look, question, x, y);
    if (found !== null) return found;
  }
  return firstTokenPlace(look, question);
}
