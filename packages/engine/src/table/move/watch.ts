import type { ContactRules, LevelReach } from '../ground/contact.ts';
import type { Body, Region, Spot } from '../ground/piece.ts';

/** Something that may interrupt a move. */
export type Watch = Always &
  (
    | {
        /** Coming within a distance, in three dimensions, of a figure. */
        readonly kind: 'near';
        readonly body: Body;
        readonly distance: number;
        /** Only while the levels are such that the two could touch. */
        readonly reach?: LevelReach;
      }
    /** Touching a figure, just as `inContact` has it with the same rules. */
    | ({ readonly kind: 'contact'; readonly body: Body } & ContactRules)
    /** The base edge (or the centre) reaching the table's edge. */
    | { readonly kind: 'edge'; readonly of: 'base' | 'centre' }
    /** The centre going in or out of a region. */
    | { readonly kind: 'region'; readonly region: Region; readonly on: 'enter' | 'leave' }
    /** The base edge coming within a distance, in plan, of a piece on its level: a door, a fence, a bank. */
    | { readonly kind: 'piece'; readonly piece: number; readonly within: number }
  );

interface Always {
  /** Something that already holds at the start counts at once; else it must first have ended. */
  readonly alsoAtStart?: boolean;
  /** Nothing is noticed in mid-jump; where the jump lands it is. */
  readonly notInJumps?: boolean;
  /** Whoever a link brings there was there before, as far as this watch goes. */
  readonly notByLinks?: boolean;
  /** Only places that are accepted count: where the figure could not stop, nothing stops it. */
  readonly where?: (spot: Spot) => boolean;
}
