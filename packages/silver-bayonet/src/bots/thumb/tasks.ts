import type { Spot } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import type { Figure } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import { type Offer, shareOut } from '../tasks/sharing.ts';
import { wayOut } from '../worth/aims.ts';
import { foes, type Mind, ownFigures, type Task } from './mind.ts';

/** Worth by inch of way below which nobody bothers. */
const LEAST = 0.01;
/** SB-CLUE-01. */
const TOO_NEAR = 1;

/** What a figure is to do of all that the scenario rewards; shared out among its side, once a question. */
export function taskOf(mind: Mind, figure: Figure): Task | null {
  if (mind.assigned?.figure !== figure) mind.assigned = { figure, task: sharedOut(mind, figure) };
  return mind.assigned.task;
}

function sharedOut(mind: Mind, wanted: Figure): Task | null {
  const last = shareOut(offersOf(mind), { least: LEAST, until: wanted }).at(-1);
  if (last?.figure !== wanted) return null;
  const { aim, at, away } = last;
  return { aim, at, away, blocker: aim.what === 'clue' ? blockerAt(mind, wanted, at) : null };
}

function offersOf(mind: Mind): readonly Offer[] {
  const found: Offer[] = [];
  const errands = mind.errands();
  if (errands.length === 0) return found;
  const own = ownFigures(mind);
  for (const aim of errands) {
    for (const figure of own) {
      // Whoever carries something goes home with it first.
      if (aim.what === 'exit' ? aim.figure !== figure.id : figure.carries.length > 0) continue;
      const at = aim.what === 'exit' ? wayOut(mind.s, figure, aim.edges) : aim.at;
      found.push({ aim, figure, at, away: flat(figure, at) });
    }
  }
  return found;
}

function blockerAt(mind: Mind, own: Figure, { x, y, z }: Spot): Figure | null {
  const marker = { x, y, z, radius: MARKER_RADIUS, height: 0 };
  return foes(mind, own).find((enemy) => distanceBetween(enemy, marker) <= TOO_NEAR) ?? null;
}
