import type { Table } from '../ground/table.ts';
import type { Bulk, Gait } from '../move/gait.ts';
import type { LinkWay } from '../move/link.ts';

/**
 * A link as a search uses it, one way. A stair is entered from every node near its end and left at every node near
 * the other; a hatch is entered from every node in its opening and left at the one node as far beside the other end.
 * An automatic one has nodes of its own just inside its opening, from which there is no other way than through.
 */
export interface NodeWay extends LinkWay {
  readonly entries: readonly number[];
  /** Through a hatch: where each of the entries comes out. */
  readonly exits: readonly number[];
  /** The node where the start of a search comes out that stands in a hatch; -1: no hatch it could use from there. */
  readonly landing: number;
}

/**
 * The static ground of one kind of mover: a node for each lattice point and level it can be at, then a few
 * loose nodes (narrow passages, ends of links), then one for the start of a search. A border of empty
 * points runs round the table, so that the eight neighbours of a node always exist as numbers.
 *
 * A node is plain when its whole cell is one surface with no side in the way: between plain nodes cost is
 * length times the surface's factor. Everything else is measured, leg by leg, when first needed.
 */
export interface Lattice {
  readonly table: Table;
  readonly gait: Gait;
  readonly bulk: Bulk;
  readonly resolution: number;
  readonly columns: number;
  readonly rows: number;
  readonly cells: number;
  /** What to add to a node for its four straight neighbours, then for the four across corners. */
  readonly around: Int32Array;
  readonly layers: number;
  /** First loose node. */
  readonly loose: number;
  /** First of the loose nodes that belong to openings one is taken through. */
  readonly traps: number;
  /** The node of the start of a search; after it come the landings of a start in a hatch. */
  readonly start: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  /** 0: there is no such node. */
  readonly surface: Int32Array;
  /** Cost per unit of length on each surface, where it is plain. */
  readonly factor: Float64Array;
  readonly leastFactor: number;
  readonly open: Uint8Array;
  /** 1: a figure may end here, as far as terrain goes. */
  readonly stop: Uint8Array;
  /** Loose nodes near each cell that has any. */
  readonly looseNear: ReadonlyMap<number, readonly number[]>;
  readonly ways: readonly NodeWay[];
  /** Nodes from which a link can be used. */
  readonly linkEntries: ReadonlySet<number>;
  /** Those of them from which one can do nothing else. */
  readonly trapped: ReadonlySet<number>;
  readonly legs: Legs;
}

/** Measured legs of nodes that are not plain, kept from the first time a search comes by. */
export interface Legs {
  /** Where the legs of a node begin in the lists; -1: not measured yet. */
  readonly first: Int32Array;
  readonly count: Uint16Array;
  readonly to: number[];
  readonly cost: number[];
  readonly kind: number[];
  /** The levels between which each leg keeps; NaN: not asked yet. */
  readonly low: number[];
  readonly high: number[];
}
