import type { Formation, Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot } from '@vedette/engine/table';
import { figure, members, onTable, unit } from '../../figures.ts';
import type { MarchQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import { goalOf } from '../../scenario/story/goal.ts';
import type { BayonetPointState, Unit } from '../../state.ts';
import { homePoint } from '../ground/home-edge.ts';
import { someEnemy } from './some-enemy.ts';

/** Where the unit's middle is to go must lie on the table; it gets as far as its figures' rates take it. */
export function marchProblem(_: MarchQuestion, { middle }: Formation, s: BayonetPointState): Refusal | null {
  const { width, depth } = s.terrain;
  const on = middle.x >= 0 && middle.y >= 0 && middle.x <= width && middle.y <= depth && middle.z === 0;
  if (on) return null;
  return { code: 'march.off-table', rule: 'BP-MOV-10', ...say('march.off-table') };
}

/** Some march: at the enemy more often than not, or anywhere within reach. */
export function randomMarch(
  question: MarchQuestion,
  random: Random,
  look: () => BayonetPointState,
): Formation {
  const s = look();
  const u = unit(s, question.unit);
  const from = startOf(s, u);
  const facing = random.below(DIRECTIONS.length);
  const shape = question.shapes[random.below(question.shapes.length)]!;
  const goal = goalOf(s, members(s, u).find(onTable) ?? members(s, u)[0]!);
  if (goal !== null && random.below(2) === 0)
    return { middle: towards(from, goal, question.reach), facing, shape };
  const enemy = random.below(5) > 0 ? someEnemy(s, u.side, from, random) : null;
  if (enemy !== null)
    return { middle: towards(from, { x: enemy.x, y: enemy.y, z: 0 }, question.reach), facing, shape };
  const [dx, dy] = DIRECTIONS[random.below(DIRECTIONS.length)]!;
  const length = (question.reach * (1 + random.below(8))) / 8;
  return { middle: clamped(s, from.x + dx * length, from.y + dy * length), facing, shape };
}

/** Where the unit is, or where it comes on (BP-SCN-04). */
function startOf(s: BayonetPointState, u: Unit): { readonly x: number; readonly y: number } {
  const anchor = u.anchor === null ? null : figure(s, u.anchor);
  if (anchor !== null && onTable(anchor)) return anchor;
  const somebody = members(s, u).find(onTable);
  if (somebody !== undefined) return somebody;
  const middle = (u.home.from + u.home.to) / 2;
  return homePoint(s, members(s, u)[0]!, u.home, { x: middle, y: middle });
}

function towards(from: { readonly x: number; readonly y: number }, to: Spot, reach: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const apart = Math.sqrt(dx * dx + dy * dy);
  const share = apart <= reach ? 1 : reach / apart;
  return { x: Math.round(from.x + dx * share), y: Math.round(from.y + dy * share), z: 0 };
}

function clamped({ terrain }: BayonetPointState, x: number, y: number): Spot {
  return {
    x: Math.round(Math.max(0, Math.min(terrain.width, x))),
    y: Math.round(Math.max(0, Math.min(terrain.depth, y))),
    z: 0,
  };
}
