import type { Spot } from '@vedette/engine/table';
import type { Figure } from '../../state.ts';
import type { Errand } from '../worth/aims.ts';

/** A figure and a thing for it to do. */
export interface Offer {
  readonly aim: Errand;
  readonly figure: Figure;
  /** Where it would have to go, and how far that is. */
  readonly at: Spot;
  readonly away: number;
}

interface Open extends Offer {
  /** Worth by inch of way. */
  readonly value: number;
  /** Neither its figure nor its thing is spoken for. */
  open: boolean;
}

/** Inches that are walked for nothing, as it were: near things are not worth a quarrel. */
const NEAR = 4;

/**
 * Who goes about what: the best pairs first, one figure for each thing and one thing for each figure. `least` is the
 * worth by inch of way below which nobody bothers; nothing is shared out any more once `until` has its task.
 */
export function shareOut(
  offers: readonly Offer[],
  { least = 0, until = null }: { readonly least?: number; readonly until?: Figure | null } = {},
): readonly Offer[] {
  const open = openOf(offers, least);
  if (until !== null && !open.some(({ figure }) => figure === until)) return [];
  const given: Offer[] = [];
  for (let best = bestOf(open); best !== null; best = bestOf(open)) {
    const { figure, aim } = best;
    best.open = false;
    // What takes longest to find out comes last, for the few who get so far.
    if (aim.what === 'clue' && !aim.may(figure)) continue;
    given.push(best);
    if (figure === until) break;
    for (const other of open) {
      if (other.figure === figure || isSame(other.aim, aim)) other.open = false;
    }
  }
  return given;
}

function openOf(offers: readonly Offer[], least: number): readonly Open[] {
  const open: Open[] = [];
  for (const { aim, figure, at, away } of offers) {
    const value = aim.worth / (NEAR + away);
    if (value >= least) open.push({ aim, figure, at, away, value, open: true });
  }
  return open;
}

/** The first of those that are worth most. */
function bestOf(offers: readonly Open[]): Open | null {
  let best: Open | null = null;
  for (const offer of offers) {
    if (offer.open && (best === null || offer.value > best.value)) best = offer;
  }
  return best;
}

/** Two rules may reward one and the same thing. */
export function isSame(a: Errand, b: Errand): boolean {
  if (a === b) return true;
  return a.what !== 'exit' && b.what !== 'exit' && a.what === b.what && a.id === b.id;
}
