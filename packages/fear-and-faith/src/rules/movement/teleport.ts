import type { Random, Refusal } from '@vedette/engine';
import {
  type Body,
  bodyAt,
  type Gait,
  legalPlace,
  type Spot,
  snap,
  surfacesAt,
  tableOf,
} from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, model as modelOf } from '../../models.ts';
import type { TeleportQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { mayBeAt } from './bound.ts';
import { gaitOf } from './gait.ts';
import { onGrid, wayLength } from './line.ts';

const RULE = 'FF-SPEC-58';
/** Millimetres between the places that are tried when chance finds none. */
const MESH = 20;
const TRIES = 40;

/** FF-SPEC-58: a legal free spot on the table, so far at most or so far at least, and beside no enemy where that is barred. */
export const teleportProblem = (question: TeleportQuestion, spot: Spot, look: Look): Refusal | null =>
  teleportJudge(question, look)(spot);

/** The same for many spots, while nothing changes: who goes there, and past whom, is the same for all of them. */
export function teleportJudge(question: TeleportQuestion, look: Look): (spot: Spot) => Refusal | null {
  const jumper = modelOf(look.s, question.model);
  const others = look.s.models.filter((other) => other !== jumper && blocksPlace(other));
  const gait = gaitOf(look, jumper);
  return (spot) => problemAt(question, { look, jumper, others, gait }, onGrid(spot));
}

/** Who goes, as he goes there, and who is in his way. */
interface Jump {
  readonly look: Look;
  readonly jumper: Model;
  readonly others: readonly Model[];
  readonly gait: Gait;
}

function problemAt(
  { upTo: reach, atLeast, besideEnemies }: TeleportQuestion,
  { look, jumper, others, gait }: Jump,
  to: Spot,
): Refusal | null {
  const far = wayLength(jumper, to);
  if (reach !== null && far > reach + TOLERANCE)
    return refusal('teleport.too-far', RULE, { far: Math.ceil(far), reach });
  if (far < atLeast - TOLERANCE) return refusal('teleport.too-near', RULE, { far: Math.floor(far), atLeast });
  const there: Body = bodyAt(to, jumper);
  if (!legalPlace(tableOf(look.s.terrain), there, others, { gait }))
    return refusal('teleport.no-footing', RULE);
  if (!mayBeAt(look, jumper, to)) return refusal('move.bound', 'FF-SPEC-25');
  const beside = !besideEnemies && look.table.contact(there, enemiesOf(look.s, jumper)).length > 0;
  return beside ? refusal('teleport.beside-enemy', RULE) : null;
}

/** Some legal spot, found without chance; null: there is none. */
export function firstTeleport(question: TeleportQuestion, look: Look): Spot | null {
  const { width, depth } = look.s.terrain;
  const judge = teleportJudge(question, look);
  for (let x = MESH; x < width; x += MESH)
    for (let y = MESH; y < depth; y += MESH) {
      const found = levelAt(look, judge, x, y);
      if (found !== null) return found;
    }
  return null;
}

function levelAt(look: Look, problem: (spot: Spot) => Refusal | null, x: number, y: number): Spot | null {
  for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y))
    if (problem({ x, y, z }) === null) return { x, y, z };
  return null;
}

export function randomTeleport(question: TeleportQuestion, random: Random, looking: () => Look): Spot | null {
  const look = looking();
  const { width, depth } = look.s.terrain;
  const { x, y } = modelOf(look.s, question.model);
  const reach = question.upTo ?? Math.max(width, depth);
  const judge = teleportJudge(question, look);
  for (let n = 0; n < TRIES; n++) {
    const at = (from: number) => snap(from - reach + random.below(2 * Math.floor(reach) + 1), GRID);
    const found = levelAt(look, judge, at(x), at(y));
    if (found !== null) return found;
  }
  return firstTeleport(question, look);
}
