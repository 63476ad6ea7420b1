import { bodyAt, DIRECTIONS, type Spot, towards, turned } from '@vedette/engine/table';
import { item } from '../../data/armoury/armoury.ts';
import { MARKER_RADIUS } from '../../data/bases.ts';
import type { MoveQuestion } from '../../questions.ts';
import { loadsAgain } from '../../rules/loading/reload.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { edgesRound, onOneBoard } from '../../scenario/boards/board.ts';
import { hasFooting } from '../../scenario/objects/beside.ts';
import type { Figure } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import { dreadOf, exchangeOf } from './exchange.ts';
import type { Task } from './mind.ts';
import { foes, type Mind } from './mind.ts';
import { taskOf } from './tasks.ts';
import { legTo, straightTo, type Way, wayTo } from './ways.ts';

/** Enemies that a figure thinks of: the nearest. */
const FEW = 4;
/** What a charge must promise, and what it must for somebody who has something else to do. */
const WORTH_A_CHARGE = 0.02;
const WORTH_TURNING_ASIDE = 0.15;
/** How much worse off a figure must be in a melee to run from it. */
const TOO_MUCH = 0.12;
const BEYOND_REACH = 1.5;
/** The part of a range within which shooters stop going nearer. */
const STAND_OFF = 0.6;
const CLOSE = 3;
/** Out of the way of a Forced Attack (SB-MOV-12). */
const OUT_OF_REACH = 1.1;
const ASIDE = [0, 6, -6, 12, -12] as const;

interface Known {
  readonly enemy: Figure;
  readonly distance: number;
}

/** Where a figure goes with this Move or Sprint; null: it stays. `sighted`: there is somebody to shoot from here. */
export function planOf(mind: Mind, figure: Figure, question: MoveQuestion, sighted: boolean): Way | null {
  const way = wayOfChoice(mind, figure, question, sighted);
  return way === null && !hasFooting(mind.s, figure) ? down(mind, figure, question) : way;
}

/** Off the wall it hangs on. */
function down(mind: Mind, figure: Figure, question: MoveQuestion): Way | null {
  for (let i = 0; i < DIRECTIONS.length; i += EVERY) {
    const [dx, dy] = DIRECTIONS[i]!;
    const way = legTo(mind, figure, dx, dy, 2 * figure.radius, 0, question);
    if (way !== null) return way;
  }
  return null;
}

/** Of the 72 directions twelve. */
const EVERY = 6;

function wayOfChoice(mind: Mind, figure: Figure, question: MoveQuestion, sighted: boolean): Way | null {
  const task = taskOf(mind, figure);
  const near = nearest(mind, figure);
  const bearer = task?.aim.what === 'exit';
  const gun = gunRange(mind, figure);
  if (question.how === 'move' && !bearer && gun > 0) {
    const away = flight(mind, figure, near, question);
    if (away !== null) return away;
  }
  const charge = question.attack && !bearer ? charged(mind, figure, near, task, question) : null;
  if (charge !== null) return charge;
  if (task !== null && task.blocker === null) return toTask(mind, figure, task, question);
  return closer(mind, figure, task?.blocker ?? null, gun, question, sighted);
}

function nearest(mind: Mind, figure: Figure): readonly Known[] {
  const all = foes(mind, figure)
    .filter((enemy) => onOneBoard(mind.s, figure, enemy))
    .map((enemy) => ({ enemy, distance: distanceBetween(figure, enemy) }));
  return all.sort((a, b) => a.distance - b.distance).slice(0, FEW);
}

/** The longest range of a gun that it has loaded or can load again; 0 without one. */
export function gunRange({ look }: Mind, figure: Figure): number {
  let range = 0;
  figure.gear.forEach((gear, index) => {
    const { shot } = item(gear.item);
    if (shot === undefined || gear.state === 'lost' || gear.state === 'fouled') return;
    if (figure.mounted && !shot.mounted) return;
    const useful = gear.loaded || shot.loading === 'always' || loadsAgain(look, figure, index);
    if (useful) range = Math.max(range, shot.range);
  });
  return range;
}

/** Away from whoever would have it for breakfast and could be there at once, if that gets it out of reach. */
function flight(mind: Mind, figure: Figure, near: readonly Known[], question: MoveQuestion): Way | null {
  const feared = near.find(
    ({ enemy, distance }) =>
      distance <= enemy.stats.speed + BEYOND_REACH && dreadOf(mind, figure, enemy) > TOO_MUCH,
  );
  if (feared === undefined) return null;
  const { enemy, distance } = feared;
  const away = towards(enemy.x, enemy.y, figure.x, figure.y);
  if (away === null) return null;
  for (const turn of ASIDE) {
    const [dx, dy] = turned(away[0], away[1], turn);
    const way = legTo(mind, figure, dx, dy, question.budget, figure.z, question);
    if (way === null) continue;
    const there = bodyAt(way.at(-1)!, figure);
    const safe = distanceBetween(there, enemy) > Math.max(distance + 1, enemy.stats.speed);
    if (safe && near.every((other) => distanceBetween(there, other.enemy) > OUT_OF_REACH)) return way;
  }
  return null;
}

/** SB-MOV-11: at the enemy within reach from whom most is to be hoped. */
function charged(
  mind: Mind,
  figure: Figure,
  near: readonly Known[],
  task: Task | null,
  question: MoveQuestion,
): Way | null {
  const least = task === null || task.blocker !== null ? WORTH_A_CHARGE : WORTH_TURNING_ASIDE;
  const hopes = near
    .filter(({ distance }) => distance <= question.budget)
    .map(({ enemy }) => ({ enemy, value: exchangeOf(mind, figure, enemy) }))
    .filter(({ value }) => value >= least)
    .sort((a, b) => b.value - a.value);
  for (const { enemy } of hopes) {
    const way = straightTo(mind, figure, enemy, figure.radius + enemy.radius, question);
    if (way !== null && distanceBetween(bodyAt(way.at(-1)!, figure), enemy) <= 0.02) return way;
  }
  return null;
}

function toTask(mind: Mind, figure: Figure, { aim, at, away }: Task, question: MoveQuestion): Way | null {
  if (aim.what === 'exit' && away < AT_THE_EDGE) return alongEdge(mind, figure, at, question);
  const touching = aim.what === 'clue' || aim.what === 'object';
  return wayTo(mind, figure, at, touching ? figure.radius + MARKER_RADIUS - 0.1 : 0, question, 'patient');
}

const AT_THE_EDGE = 0.1;

/** SB-MOV-10: who stands at the edge already must take a step to leave by it. */
function alongEdge(mind: Mind, figure: Figure, at: Spot, question: MoveQuestion): Way | null {
  const { west, south, east, north } = edgesRound(mind.s, figure);
  const sideways = Math.min(at.x - west, east - at.x) < Math.min(at.y - south, north - at.y);
  const out = sideways ? (at.x - west < east - at.x ? -1 : 1) : at.y - south < north - at.y ? -1 : 1;
  for (const step of [1, -1]) {
    const [dx, dy] = sideways ? [out, step] : [step, out];
    const way = legTo(mind, figure, dx, dy, 1, at.z, question);
    if (way !== null) return way;
  }
  return null;
}

/** Nearer to the enemy who is most worth it: shooters to a good range, all others as close as can be. */
function closer(
  mind: Mind,
  figure: Figure,
  blocker: Figure | null,
  gun: number,
  question: MoveQuestion,
  sighted: boolean,
): Way | null {
  const enemy = blocker ?? quarry(mind, figure);
  if (enemy === null) return null;
  const away = distanceBetween(figure, enemy);
  const wanted = gun === 0 ? OUT_OF_REACH : sighted ? gun * STAND_OFF : CLOSE;
  if (away <= wanted) return null;
  const short = figure.radius + enemy.radius + wanted;
  const { turn } = mind.s;
  const patient = turn > LATE || (gun === 0 && turn % PATIENT === 0);
  return wayTo(mind, figure, enemy, short, question, patient ? 'patient' : 'hasty');
}

/** Turns from one search for a way round to the next, for those with nothing but a blade. */
const PATIENT = 3;
/** When those who are still here take their time. */
const LATE = 10;
const FAR = 4;
/** Of an enemy on another board. */
const ELSEWHERE = 30;

function quarry(mind: Mind, figure: Figure): Figure | null {
  let best: Figure | null = null;
  let most = 0;
  for (const enemy of foes(mind, figure)) {
    const apart = onOneBoard(mind.s, figure, enemy) ? flat(figure, enemy) : ELSEWHERE;
    const value = mind.worthOf(enemy) / (FAR + apart);
    if (value > most) {
      most = value;
      best = enemy;
    }
  }
  return best;
}
