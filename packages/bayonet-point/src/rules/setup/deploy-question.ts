import type { Formation, Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot } from '@vedette/engine/table';
import type { DeployQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import { boundsOf, holds } from '../../scenario/story/area.ts';
import type { BayonetPointState } from '../../state.ts';
import type { Shape } from '../movement/shapes.ts';
import { deploymentOf, nearestPlace } from './deployment.ts';
import { type FreeSpots, freeSpots, looksRoomy } from './room.ts';

/** Distances between the places tried for a unit, wide ones first. */
const SWEEPS = [240, 60];
const TRIES = 12;

export function deployProblem(q: DeployQuestion, answer: Formation, s: BayonetPointState): Refusal | null {
  const { middle } = answer;
  if (!q.areas.some((area) => holds(area, middle, 0)))
    return { code: 'deploy.outside', rule: 'BP-SCN-07', ...say('deploy.outside') };
  if (!isOpen(s, q, middle)) return { code: 'deploy.second', rule: 'BP-SCN-14', ...say('deploy.second') };
  if (deploymentOf(s, q, answer) !== null) return null;
  return { code: 'deploy.no-room', rule: 'BP-SCN-07', ...say('deploy.no-room') };
}

function isOpen(s: BayonetPointState, { places }: DeployQuestion, middle: Spot): boolean {
  return places === null || places.open.includes(nearestPlace(s, places.all, middle));
}

/** The cheap question before the dear one; with no spots to go by, only the dear one. */
function fits(
  s: BayonetPointState,
  q: DeployQuestion,
  spots: FreeSpots | null,
  formation: Formation,
): boolean {
  if (spots !== null && !looksRoomy(s, q, spots, formation)) return false;
  return deployProblem(q, formation, s) === null;
}

/** What takes up least room: where no column fits, nothing does. */
const COMPACT: Shape = 'column';

/** The first column that fits, looking through each area from its north-west corner. */
export function anyDeployment(
  s: BayonetPointState,
  q: DeployQuestion,
  spots: FreeSpots | null = freeSpots(s, q),
): Formation | null {
  for (const step of SWEEPS) {
    for (const area of q.areas) {
      const [west, north, east, south] = boundsOf(area);
      for (let y = north + Math.min(step, south - north) / 2; y < south; y += step) {
        for (let x = west + Math.min(step, east - west) / 2; x < east; x += step) {
          const formation = { middle: { x, y, z: 0 }, facing: 0, shape: COMPACT };
          if (fits(s, q, spots, formation)) return formation;
        }
      }
    }
  }
  return null;
}

export function randomDeployment(
  q: DeployQuestion,
  random: Random,
  look: () => BayonetPointState,
): Formation | null {
  const s = look();
  const spots = freeSpots(s, q);
  for (let tries = 0; tries < TRIES; tries++) {
    const [west, north, east, south] = boundsOf(q.areas[random.below(q.areas.length)]!);
    const middle = {
      x: west + random.below(Math.max(1, Math.floor(east - west))),
      y: north + random.below(Math.max(1, Math.floor(south - north))),
      z: 0,
    };
    const facing = random.below(DIRECTIONS.length);
    const formation = { middle, facing, shape: q.shapes[random.below(q.shapes.length)]! };
    if (fits(s, q, spots, formation)) return formation;
  }
  // Somewhere there is room, or nobody would ask; other spots may have shown it.
  return anyDeployment(s, q, spots) ?? anyDeployment(s, q, null);
}
