import type { Body, Piece, Spot } from '../ground/piece.ts';

/** The part of a body that matters for where it fits. */
export type Bulk = Pick<Body, 'radius' | 'height'>;

/** A figure of this bulk at a place. Not a spread: a whole body may be given for its bulk, and it stands elsewhere. */
export function bodyAt({ x, y, z }: Spot, { radius, height }: Bulk): Body {
  return { x, y, z, radius, height };
}

/** How a figure moves, as numbers and words: the ruleset makes it, the table only reckons with it. */
export interface Gait {
  /**
   * `ground`: on surfaces, up, down and round things. `air`: over everything between the ends of a leg, only
   * the end of the path must be a place to stand. `through`: as `air`, but it may also end inside terrain.
   */
  readonly over: 'ground' | 'air' | 'through';
  /** Rises, drops and sides no higher than this are ignored. */
  readonly step: number;
  /** Cost per unit of length in each ground class; a missing class costs 1, Infinity may not be entered. */
  readonly ground: Readonly<Record<string, number>>;
  /** Flags of pieces whose ground class counts for nothing to it. */
  readonly ignores: readonly string[];
  /** Flags of pieces it may neither enter nor stand on (nor cross, when it goes through the air). */
  readonly barred: readonly string[];
  /** Where slow ground, climbing and jumping coincide: factors multiply (true) or the greatest counts. */
  readonly stacks: boolean;
  /** Cost per unit of height climbed (in the air: gained); Infinity: it never climbs. */
  readonly climb: number;
  /** Cost per unit of height climbed down (in the air: lost); Infinity: it never does. */
  readonly descend: number;
  /** Cost per unit moved sideways while hanging on a face. */
  readonly traverse: number;
  /** Flags of the only pieces it can climb; null: every climbable piece. */
  readonly climbs: readonly string[] | null;
  /** Jumping down: the greatest drop, and the cost per unit of drop. */
  readonly leap: { readonly upTo: number; readonly cost: number } | null;
  /** Jumping across: the cost per unit of length, and the highest thing that can be jumped over. */
  readonly jump: { readonly cost: number; readonly height: number } | null;
  /** Half the width it needs to pass between solid sides; where a move ends, the whole base must fit. */
  readonly clearance: number;
  /** How far the base centre stays from the table's edge: the radius (whole base on), 0 or -Infinity (may leave). */
  readonly margin: number;
}

/** Whether a piece carries one of these flags. */
export function flagged(flags: readonly string[], wanted: readonly string[]): boolean {
  for (let i = 0; i < wanted.length; i++) if (flags.includes(wanted[i]!)) return true;
  return false;
}

/** How two factors on the same stretch combine. */
function combined(gait: Gait, a: number, b: number): number {
  return gait.stacks ? a * b : Math.max(a, b);
}

/** What a piece's ground makes of a factor so far (NaN: none yet); Infinity when this gait may not be there. */
export function withGround(gait: Gait, piece: Piece, factor: number): number {
  if (gait.barred.length > 0 && flagged(piece.flags, gait.barred)) return Number.POSITIVE_INFINITY;
  const own = gait.ground[piece.ground];
  if (own === undefined || (gait.ignores.length > 0 && flagged(piece.flags, gait.ignores))) return factor;
  return Number.isNaN(factor) ? own : combined(gait, factor, own);
}
