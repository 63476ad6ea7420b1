import type { Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Waypoint } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import type { GaitId } from '../../data/troops.ts';
import { able, areEnemies, enemiesOf, figure } from '../../figures.ts';
import { anyNear } from '../../near.ts';
import type { BayonetPointState, Figure, FigureId } from '../../state.ts';
import { snapped, standable } from '../ground/place.ts';
import { staysTogether } from './coherency.ts';
import { reachAlong } from './rate.ts';
import { lengthOf, pathRefusal } from './way.ts';

export interface MoveQuestion {
  readonly figure: FigureId;
  readonly gait: GaitId;
  readonly moves: number;
}

const SLACK = 0.05;

function refuse(code: string, rule: string, message: string): Refusal {
  return { code: `move.${code}`, rule, message };
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
  if (blocked !== null) return refuse(blocked, 'BP-GEN-16', 'There is no way there.');
  if (lengthOf(whole) > reachAlong(s, f, whole, q) + SLACK)
    return refuse('too-far', 'BP-MOV-01', 'That is farther than it can go.');
  if (brushesEnemy(s, f, whole)) return refuse('enemy', 'BP-MOV-09', 'That comes too near to an enemy.');
  if (!standable(s, { figure: f, inside: f.inside, keepOff: true }, snapped(s, end.x, end.y)))
    return refuse('no-room', 'BP-MOV-09', 'There is no room for its base.');
  if (!staysTogether(s, f, end)) return refuse('coherency', 'BP-UNIT-04', 'That would tear the unit apart.');
  return null;
}

function brushesEnemy(s: BayonetPointState, f: Figure, path: readonly Waypoint[]): boolean {
  const gap = mm(s, 'enemy-gap');
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [path[i - 1]!, path[i]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const squared = dx * dx + dy * dy;
    if (squared === 0) continue;
    const brushed = (other: Figure) => {
      if (!areEnemies(f, other) || !able(other)) return false;
      const t = Math.max(0, Math.min(1, ((other.x - a.x) * dx + (other.y - a.y) * dy) / squared));
      if (t === 0 && i === 1) return false;
      const [px, py] = [other.x - a.x - t * dx, other.y - a.y - t * dy];
      const keep = gap + f.radius + other.radius - SLACK;
      return px * px + py * py < keep * keep;
    };
    if (anyNear(s, a.x + dx / 2, a.y + dy / 2, Math.sqrt(squared) / 2 + f.radius + gap, brushed)) return true;
  }
  return false;
}

/** Some legal move of a single figure, mostly towards the enemy; none when the first tries fail. */
export function randomMove(
  q: MoveQuestion,
  random: Random,
  look: () => BayonetPointState,
): readonly Waypoint[] {
  const s = look();
  const f = figure(s, q.figure);
  const enemies = enemiesOf(s, f.side);
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], q);
  for (let tries = 0; tries < 4; tries++) {
    const foe = enemies.length > 0 && random.below(2) === 0 ? enemies[random.below(enemies.length)]! : null;
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
