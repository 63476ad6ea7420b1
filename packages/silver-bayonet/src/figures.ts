import type { Seat } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { onOneSide } from './sides.ts';
import type { Figure, FigureId, SilverBayonetState } from './state.ts';

export function figure(s: SilverBayonetState, id: FigureId): Figure {
  for (let i = 0; i < s.figures.length; i++) if (s.figures[i]!.id === id) return s.figures[i]!;
  throw new Error(`There is no figure "${id}".`);
}

/** Mark of a figure that a scenario keeps back until it arrives. */
export const HELD_BACK = 'held-back';

/** Waiting beside the table for its deployment. */
export function waitsToDeploy(f: Figure): boolean {
  return f.standing === 'waiting' && f.marks[HELD_BACK] === undefined;
}

/** On the table and on its feet: what "on the table" means in most rules (SB-GEN-12.R4). */
export function stands(f: Figure): boolean {
  return f.standing === 'standing';
}

export function standing(s: SilverBayonetState): Figure[] {
  return s.figures.filter(stands);
}

export function unitOf(s: SilverBayonetState, seat: Seat): Figure[] {
  return s.figures.filter((f) => f.side === seat && stands(f));
}

/** A unit's members on their feet, whomever they fight for this turn (SB-CAMP-07). */
export function membersOf(s: SilverBayonetState, seat: Seat): Figure[] {
  return s.figures.filter((f) => f.home === seat && stands(f));
}

/** Whether any of them are left. */
export function hasMembers(s: SilverBayonetState, seat: Seat): boolean {
  for (const f of s.figures) if (f.home === seat && stands(f)) return true;
  return false;
}

export function monsters(s: SilverBayonetState): Figure[] {
  return s.figures.filter((f) => f.side === null && stands(f));
}

/** SB-GEN-12.R2: units are enemies of all monsters and, unless allied, of each other; monsters of no monster. */
export function areEnemies(s: SilverBayonetState, a: Figure, b: Figure): boolean {
  return !onOneSide(s, a.side, b.side);
}

export function enemiesOf(s: SilverBayonetState, f: Figure): Figure[] {
  return s.figures.filter((other) => stands(other) && areEnemies(s, f, other));
}

/** The figure as if it stood there. */
export function standingAt(f: Figure, { x, y, z }: Spot): Figure {
  return { ...f, x, y, z };
}

export function mark(f: Figure, name: string): number {
  return f.marks[name] ?? 0;
}
