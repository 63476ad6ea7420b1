import type { Random, Refusal } from '@vedette/engine';
import {
  DIRECTIONS,
  type Spot,
  snap,
  surfacesAt,
  tableOf,
  towards,
  type Waypoint,
} from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { enemiesOf, model as modelOf } from '../../models.ts';
import type { MoveQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { contactSpots } from '../charge/reach.ts';
import { GRID } from '../ground/grid.ts';
import { straightMove } from './straight.ts';

/** FF-MOV-01 to -09: why this Move is not allowed; null when it is. */
export function moveProblem(question: MoveQuestion, path: readonly Waypoint[], look: Look): Refusal | null {
  if (path.length === 0) return question.contact ? refusal('move.must-charge', 'FF-MOV-04') : null;
  if (path.length > 1) return refusal('move.bent', 'FF-MOV-02');
  return straightMove(look, question, path[0]!).refused;
}

const TRIES = 4;

/** Some legal Move: at an enemy, at a door, anywhere, or none. */
export function randomMove(question: MoveQuestion, random: Random, looking: () => Look): readonly Waypoint[] {
  const look = looking();
  if (question.contact) return intoContact(question, look);
  for (let n = 0; n < TRIES; n++) {
    const to = somewhere(question, random, look);
    if (to !== null && straightMove(look, question, to).refused === null) return [to];
  }
  return [];
}

function intoContact(question: MoveQuestion, look: Look): readonly Waypoint[] {
  const mover = modelOf(look.s, question.model);
  for (const id of question.targets ?? [])
    for (const spot of contactSpots(look, mover, modelOf(look.s, id)))
      if (straightMove(look, question, spot).refused === null) return [spot];
  return [];
}

function somewhere({ model, reach }: MoveQuestion, random: Random, { s }: Look): Spot | null {
  const mover = modelOf(s, model);
  const aim = random.below(3) > 0 ? somethingOf(s.portals.map(middleOf), enemiesOf(s, mover), random) : null;
  const direction =
    aim === null ? DIRECTIONS[random.below(DIRECTIONS.length)]! : towards(mover.x, mover.y, aim.x, aim.y);
  if (direction === null) return null;
  const far = aim === null ? (reach * (1 + random.below(8))) / 8 : Math.min(reach, awayFrom(mover, aim));
  const x = snap(mover.x + direction[0] * far, GRID);
  const y = snap(mover.y + direction[1] * far, GRID);
  const levels = surfacesAt(tableOf(s.terrain), x, y);
  if (levels.length === 0) return null;
  return { x, y, z: levels[random.below(levels.length)]!.z };
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function middleOf({ line: [ax, ay, bx, by] }: { line: readonly [number, number, number, number] }): Place {
  return { x: (ax + bx) / 2, y: (ay + by) / 2 };
}

/** Mostly an enemy. */
function somethingOf(portals: readonly Place[], enemies: readonly Model[], random: Random): Place | null {
  const among = portals.length > 0 && random.below(4) === 0 ? portals : enemies;
  return among.length === 0 ? null : among[random.below(among.length)]!;
}

function awayFrom(a: Place, b: Place): number {
  return Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}
