import type { Body, Spot } from '../ground/piece.ts';
import type { Drop } from '../place/fall.ts';

/** Whether exactly so far counts. */
export type Limit = 'or-equal' | 'nearer';

/**
 * Everything that a rule may want to know of the table; a closed list. A rule asks in sets and orders, with its own
 * figure in the question, and only when somebody looks: so that the same rule could be answered by people bent over a
 * real table. Distances are in the game's own unit and rounded as the game compares them.
 */
export interface Relations<Figure extends Body, Sight, Zone> {
  /** Who of these is no farther from it than so much, in their order. */
  within<Other extends Body>(of: Body, far: number, among: readonly Other[]): Other[];
  /** Whether the two are no farther apart than so much; with `nearer`, not even so much. */
  inRange(from: Body, to: Body, far: number, limit?: Limit): boolean;
  /** What one sees of the other; directional. */
  sight(from: Figure, to: Figure): Sight;
  /** All of these, nearest first; those equally near stand together. */
  inOrder<Other extends Body>(of: Body, among: readonly Other[]): Other[][];
  /** Whom of these it touches, in their order. */
  contact<Other extends Body>(of: Body, among: readonly Other[]): Other[];
  /** Whether these two touch. */
  touches(of: Body, other: Body): boolean;
  /** The unguarded drops that it could fall down from where it stands, nearest first. */
  drop(of: Figure): readonly Drop[];
  inZone(of: Spot, zone: Zone): boolean;
  /** Where there is room for it to stand, as near to a place as may be; null: nowhere. */
  room(of: Figure, at: Spot): Spot | null;
}
