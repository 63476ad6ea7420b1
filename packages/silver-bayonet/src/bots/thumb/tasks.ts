import type { Spot } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import type { Figure } from '../../state.ts';
import { type Errand, wayOut } from '../aims.ts';
import { foes, type Mind, ownFigures, type Task } from './mind.ts';

interface Offer extends Omit<Task, 'blocker'> {
  readonly figure: Figure;
  readonly value: number;
  /** Neither its figure nor its thing is spoken for. */
  open: boolean;
}

/** Inches that are walked for nothing, as it were: near things are not worth a quarrel. */
const NEAR = 4;
/** Worth by inch of way below which nobody bothers. */
const LEAST = 0.01;
/** SB-CLUE-01. */
const TOO_NEAR = 1;

/** What a figure is to do of all that the scenario rewards; shared out among its side, once a question. */
export function taskOf(mind: Mind, figure: Figure): Task | null {
  if (mind.assigned?.figure !== figure) mind.assigned = { figure, task: sharedOut(mind, figure) };
  return mind.assigned.task;
}

/** The best pairs first, one figure for each thing, until it is the turn of this one. */
function sharedOut(mind: Mind, wanted: Figure): Task | null {
  const offers = offersOf(mind);
  if (!offers.some(({ figure }) => figure === wanted)) return null;
  for (let best = bestOf(offers); best !== null; best = bestOf(offers)) {
    const { figure, aim, at, away } = best;
    best.open = false;
    // What takes longest to find out comes last, for the few who get so far.
    if (aim.what === 'clue' && !aim.may(figure)) continue;
    if (figure === wanted) {
      return { aim, at, away, blocker: aim.what === 'clue' ? blockerAt(mind, figure, at) : null };
    }
    for (const offer of offers) {
      if (offer.figure === figure || isSame(offer.aim, aim)) offer.open = false;
    }
  }
  return null;
}

/** The first of those that are worth most. */
function bestOf(offers: readonly Offer[]): Offer | null {
  let best: Offer | null = null;
  for (const offer of offers) {
    if (offer.open && (best === null || offer.value > best.value)) best = offer;
  }
  return best;
}

/** Two rules may reward one and the same thing. */
function isSame(a: Errand, b: Errand): boolean {
  if (a === b) return true;
  return a.what !== 'exit' && b.what !== 'exit' && a.what === b.what && a.id === b.id;
}

function offersOf(mind: Mind): Offer[] {
  const found: Offer[] = [];
  const errands = mind.errands();
  if (errands.length === 0) return found;
  const own = ownFigures(mind);
  for (const aim of errands) {
    for (const figure of own) {
      // Whoever carries something goes home with it first.
      if (aim.what === 'exit' ? aim.figure !== figure.id : figure.carries.length > 0) continue;
      const at = aim.what === 'exit' ? wayOut(mind.s, figure, aim.edges) : aim.at;
      const away = flat(figure, at);
      const value = aim.worth / (NEAR + away);
      if (value >= LEAST) found.push({ aim, at, away, figure, value, open: true });
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
