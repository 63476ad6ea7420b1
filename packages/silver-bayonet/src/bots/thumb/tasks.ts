import type { Spot } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import type { Figure, FigureId } from '../../state.ts';
import { type Errand, wayOut } from '../aims.ts';
import { foes, type Mind, ownFigures } from './mind.ts';

/** Something for one figure to do, and where. */
export interface Task {
  readonly aim: Errand;
  readonly at: Spot;
  readonly away: number;
  /** An enemy that must go before it can be done (SB-CLUE-01). */
  readonly blocker: Figure | null;
}

interface Offer extends Omit<Task, 'blocker'> {
  readonly figure: Figure;
  readonly key: string;
  readonly value: number;
}

/** Inches that are walked for nothing, as it were: near things are not worth a quarrel. */
const NEAR = 4;
/** Worth by inch of way below which nobody bothers. */
const LEAST = 0.01;
/** SB-CLUE-01. */
const TOO_NEAR = 1;

const shared = new WeakMap<Mind, ReadonlyMap<FigureId, Task>>();

/** Who does what of all that the scenario rewards; shared out once a question. */
export function tasksOf(mind: Mind): ReadonlyMap<FigureId, Task> {
  const known = shared.get(mind) ?? sharedOut(mind);
  shared.set(mind, known);
  return known;
}

/** The best pairs first, one figure for each thing. */
function sharedOut(mind: Mind): ReadonlyMap<FigureId, Task> {
  const tasks = new Map<FigureId, Task>();
  const offers = offersOf(mind);
  if (offers.length === 0) return tasks;
  offers.sort((a, b) => b.value - a.value);
  const taken = new Set<string>();
  for (const { figure, key, aim, at, away } of offers) {
    if (tasks.has(figure.id) || taken.has(key)) continue;
    // What takes longest to find out comes last, for the few who get so far.
    if (aim.what === 'clue' && !aim.may(figure)) continue;
    const blocker = aim.what === 'clue' ? blockerAt(mind, figure, at) : null;
    tasks.set(figure.id, { aim, at, away, blocker });
    taken.add(key);
  }
  return tasks;
}

function offersOf(mind: Mind): Offer[] {
  const found: Offer[] = [];
  const errands = mind.errands();
  if (errands.length === 0) return found;
  const own = ownFigures(mind);
  for (const aim of errands) {
    const key = aim.what === 'exit' ? `exit ${aim.figure}` : `${aim.what} ${aim.id}`;
    for (const figure of own) {
      // Whoever carries something goes home with it first.
      if (aim.what === 'exit' ? aim.figure !== figure.id : figure.carries.length > 0) continue;
      const at = aim.what === 'exit' ? wayOut(mind.s, figure, aim.edges) : aim.at;
      const away = flat(figure, at);
      const value = aim.worth / (NEAR + away);
      if (value >= LEAST) found.push({ aim, at, away, figure, key, value });
    }
  }
  return found;
}

function blockerAt(mind: Mind, own: Figure, { x, y, z }: Spot): Figure | null {
  const marker = { x, y, z, radius: MARKER_RADIUS, height: 0 };
  return foes(mind, own).find((enemy) => distanceBetween(enemy, marker) <= TOO_NEAR) ?? null;
}

export function flat(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
