import type { Random, Refusal } from '@vedette/engine';
import {
  bodyAt,
  DIRECTIONS,
  firstObstacle,
  gap,
  measure,
  type Obstacle,
  type Spot,
  snap,
  surfacesAt,
  tableOf,
  towards,
  type Waypoint,
} from '@vedette/engine/table';
import { LENGTH, lower, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friends, model as modelOf } from '../../models.ts';
import type { MoveQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { crossesDifficult } from './difficult.ts';
import { gaitOf } from './gait.ts';
import { stickOf } from './stick.ts';

/** FF-MOV-01 to -06: why this Move is not allowed; null when it is. */
export function moveProblem(question: MoveQuestion, path: readonly Waypoint[], look: Look): Refusal | null {
  if (path.length === 0) return null;
  const mover = modelOf(look.s, question.model);
  if (path.length > 1) return refusal('move.bent', 'FF-MOV-02');
  const to = onGrid(path[0]!);
  const table = tableOf(look.s.terrain);
  const start = { x: mover.x, y: mover.y, z: mover.z };
  const trace = measure(table, gaitOf(look, mover), mover, [start, to]);
  if (trace.refused !== null) return refusal(`move.${trace.refused.code}`, 'FF-MOV-02');
  const far = lengthOf(start, to);
  if (far > question.reach + TOLERANCE)
    return refusal('move.too-far', 'FF-MOV-01', { far, reach: question.reach });
  if (far > 0 && crossesDifficult(look, mover, to)) {
    const shorter = lower(stickOf(look, mover));
    if (shorter === null) return refusal('move.difficult', 'FF-MOV-06');
    if (far > LENGTH[shorter] + TOLERANCE)
      return refusal('move.too-far', 'FF-MOV-05', { far, reach: LENGTH[shorter] });
  }
  const hit = firstObstacle(table, trace, mover, obstaclesFor(look, mover));
  if (hit !== null) return refusal('move.occupied', 'FF-MOV-03');
  const there = bodyAt(to, mover);
  const beside =
    question.manner === 'disengage' && look.table.contact(there, enemiesOf(look.s, mover)).length > 0;
  return beside ? refusal('move.beside-enemy', 'FF-HTH-17') : null;
}

function onGrid({ x, y, z }: Spot): Spot {
  return { x: snap(x, GRID), y: snap(y, GRID), z: snap(z, GRID) };
}

/** FF-GEN-07: as the middle of the base travels. */
function lengthOf(a: Spot, b: Spot): number {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** FF-MOV-03: everybody is in the way, friends too unless the option lets them through. */
function obstaclesFor({ s }: Look, mover: Model): readonly Obstacle[] {
  return s.models
    .filter((other) => other !== mover && blocksPlace(other))
    .map((body) => ({
      body,
      block: friends(mover, body) && s.options['friends-passable'] ? 'end' : 'always',
    }));
}

const TRIES = 4;

/** Some legal Move: at an enemy, anywhere, or none. */
export function randomMove(question: MoveQuestion, random: Random, looking: () => Look): readonly Waypoint[] {
  const look = looking();
  for (let n = 0; n < TRIES; n++) {
    const path = somewhere(question, random, look);
    if (path !== null && moveProblem(question, path, look) === null) return path;
  }
  return [];
}

function somewhere({ model, reach }: MoveQuestion, random: Random, { s }: Look): readonly Waypoint[] | null {
  const mover = modelOf(s, model);
  const enemies = enemiesOf(s, mover);
  const enemy = random.below(3) > 0 && enemies.length > 0 ? enemies[random.below(enemies.length)]! : null;
  const direction =
    enemy === null
      ? DIRECTIONS[random.below(DIRECTIONS.length)]!
      : towards(mover.x, mover.y, enemy.x, enemy.y);
  if (direction === null) return null;
  const far = enemy === null ? (reach * (1 + random.below(8))) / 8 : Math.min(reach, gap(mover, enemy));
  const x = snap(mover.x + direction[0] * far, GRID);
  const y = snap(mover.y + direction[1] * far, GRID);
  const levels = surfacesAt(tableOf(s.terrain), x, y);
  if (levels.length === 0) return null;
  return [{ x, y, z: levels[random.below(levels.length)]!.z }];
}
