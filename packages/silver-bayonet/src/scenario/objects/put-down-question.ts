import type { Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { PutDownQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import { liesBeside } from './beside.ts';
import { bodyOfObject } from './object.ts';

const TRIES = 6;

/** SB-SCN-GEN-18.R1: why it cannot be laid there; null when it can. */
export function putDownProblem(question: PutDownQuestion, spot: Spot, look: Look): Refusal | null {
  if (liesBeside(look, figure(look.s, question.figure), question.object, spot)) return null;
  const said = say('put-down.apart');
  return { code: 'put-down.apart', rule: 'SB-SCN-GEN-18', ...said };
}

/** Some legal spot; under its own feet if nothing else is found. */
export function randomPutDown(question: PutDownQuestion, random: Random, looking: () => Look): Spot {
  const look = looking();
  const { s } = look;
  const { x, y, z, radius } = figure(s, question.figure);
  const away = radius + bodyOfObject(s, question.object, { x, y, z }).radius;
  for (let n = 0; n < TRIES; n++) {
    const [dx, dy] = DIRECTIONS[random.below(DIRECTIONS.length)]!;
    const there = { x: snap(x + dx * away, s.terrain.grid), y: snap(y + dy * away, s.terrain.grid) };
    for (const level of surfacesAt(tableOf(s.terrain), there.x, there.y)) {
      const spot = { ...there, z: level.z };
      if (putDownProblem(question, spot, look) === null) return spot;
    }
  }
  return { x, y, z };
}
