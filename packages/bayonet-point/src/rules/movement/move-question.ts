import type { Random, Refusal, Said } from '@vedette/engine';
import { DIRECTIONS, type Waypoint } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';

import { figure } from '../../figures.ts';
import type { MoveQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { snapped, standable } from '../ground/place.ts';
import { staysTogether } from './coherency.ts';
import { reachAlong } from './rate.ts';
import { someEnemy } from './some-enemy.ts';
import { lengthOf, passesEnemies, pathRefusal } from './way.ts';

const SLACK = 0.05;

function refuse(code: string, rule: string, said: Said): Refusal {
  return { code: `move.${code}`, rule, ...said };
}

/** BP-MOV-01 to -11, BP-UNIT-04: why a single figure may not go this way; null when it may. Empty: it stays. */
export function moveProblem(
  q: MoveQuestion,
  path: readonly Waypoint[],
  s: BayonetPointState,
): Refusal | null {
  if (path.length === 0) return null;
  const f = figure(s, q.figure);
  const whole = [{ x: f.x, y: f.y, z: 0 }, ...path];
  const end = whole[whole.length - 1]!;
  const blocked = pathRefusal(s, f, path);
  if (blocked !== null) return refuse(blocked, 'BP-GEN-16', say('move.barred'));
  const [length, reach] = [lengthOf(whole), reachAlong(s, f, whole, q)];
  if (length > reach + SLACK)
    return refuse(
      'too-far',
      'BP-MOV-01',
      say('move.too-far', { length: Math.ceil(length), reach: Math.floor(reach) }),
    );
  if (brushesEnemy(s, f, whole))
    return refuse('enemy', 'BP-MOV-09', say('move.enemy', { gap: mm(s, 'enemy-gap') }));
  if (!standable(s, { figure: f, inside: f.inside, keepOff: true }, snapped(s, end.x, end.y)))
    return refuse('no-room', 'BP-MOV-09', say('move.no-room'));
  if (!staysTogether(s, f, end))
    return refuse('coherency', 'BP-UNIT-04', say('move.coherency', { within: mm(s, 'coherency') }));
  return null;
}

/** BP-MOV-09: on some leg of the way. */
function brushesEnemy(s: BayonetPointState, f: Figure, path: readonly Waypoint[]): boolean {
  return path.some((to, i) => i > 0 && !passesEnemies(s, f, to, path[i - 1]));
}

/** Some legal move of a single figure, mostly towards the enemy; none when the first tries fail. */
export function randomMove(
  q: MoveQuestion,
  random: Random,
  look: () => BayonetPointState,
): readonly Waypoint[] {
  const s = look();
  const f = figure(s, q.figure);
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], q);
  for (let tries = 0; tries < 4; tries++) {
    const foe = random.below(3) > 0 ? someEnemy(s, f.side, f, random) : null;
    const [dx, dy] = foe === null ? DIRECTIONS[random.below(DIRECTIONS.length)]! : unitVector(f, foe);
    const length = (longest * (1 + random.below(8))) / 8;
    const { x, y } = snapped(s, f.x + dx * length, f.y + dy * length);
    const path = [{ x, y, z: 0 }];
    if (moveProblem(q, path, s) === null) return path;
  }
  return [];
}

function unitVector(from: Figure, to: Figure): readonly [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return [dx / length, dy / length];
}
