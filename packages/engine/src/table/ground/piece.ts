/** What a sight line meets inside a piece. */
export type SightClass = 'clear' | 'obscuring' | 'solid';

/**
 * Whether the top can be stood on. A `slope` is walked onto without climbing (hills, ramps, stairs);
 * its edge is neither a drop nor a bar to contact.
 */
export type Surface = 'none' | 'stand' | 'slope';

/** A straight stretch of edge: x0, y0, x1, y1. */
export type Edge = readonly [number, number, number, number];

/**
 * One piece of terrain as data: a polygon extruded between two heights. What is neither solid nor has a surface is an
 * area (a wood, a bog): it is ground only for those who stand at the level of its `base`, or less than a step below
 * it. A wood on a hill therefore needs the hill's top as its base; at base 0 nobody on the hill would be in it.
 */
export interface Piece {
  readonly id: string;
  /** x0, y0, x1, y1, … of a simple polygon, either way round, may be concave. */
  readonly outline: readonly number[];
  /** The volume reaches from `base` to `top`. */
  readonly base: number;
  readonly top: number;
  /** The ruleset's own word for what is underfoot ('open', 'difficult', 'impassable', 'closed-wood'…). */
  readonly ground: string;
  /** A base may not overlap its side, except to climb it. */
  readonly solid: boolean;
  readonly climbable: boolean;
  readonly surface: Surface;
  readonly sight: SightClass;
  /** Words that only the ruleset understands: structure, water, door, holy… */
  readonly flags: readonly string[];
  /** Edges with a railing or parapet: nobody falls there. `true` means all of them. */
  readonly guarded: true | readonly Edge[];
  /** Edges where the top is reached from below without climbing. */
  readonly ramps: readonly Edge[];
}

/** A flat area: centre and radius, or x0, y0, x1, y1, … of a simple polygon. */
export type Shape =
  | { readonly circle: readonly [number, number, number] }
  | { readonly polygon: readonly number[] };

/** A named area: deployment zone, hatch, courtyard. */
export interface Region {
  readonly shape: Shape;
  /** Only figures standing within `tolerance` of this level are in it; absent: every level. */
  readonly level?: number;
  readonly tolerance?: number;
}

/** A place on the table; `z` is the level stood on. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One end of a link. */
export interface LinkEnd extends Spot {
  /** How near the base centre must come to use it. */
  readonly within: number;
  /** A hatch rather than a stair foot: used from anywhere inside, coming out as far from the other end's point. */
  readonly opening?: Shape;
}

/** A way that is not ground: stairs, ladder, hatch. It works both ways, also between areas. */
export interface Link {
  readonly id: string;
  readonly ends: readonly [LinkEnd, LinkEnd];
  /** Movement it costs, whatever the ground. */
  readonly cost: number;
  readonly flags: readonly string[];
  /**
   * Whoever comes into one of its openings goes through at once. A path is measured as it is given, and the ruleset
   * stops it there; `reach` and `route` go into an opening only to pass, and out of the one they started or came up in.
   */
  readonly auto?: true;
}

/** A rectangle of the table, by its south-west corner. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** A table as data. Treated as immutable: a change of terrain makes a new one. */
export interface TableData {
  readonly width: number;
  readonly depth: number;
  /**
   * The parts it consists of, apart from one another; absent: all of it. Between them is nothing: nobody stands there
   * or goes across, whatever the gait, and only links lead from one to another.
   */
  readonly areas?: readonly Area[];
  /** Grid steps to one unit. */
  readonly grid: number;
  readonly pieces: readonly Piece[];
  readonly regions: Readonly<Record<string, Region>>;
  readonly links: readonly Link[];
}

/** A figure as geometry: an upright cylinder on a round base. `z` is the level it stands on. */
export interface Body extends Spot {
  readonly radius: number;
  readonly height: number;
}
