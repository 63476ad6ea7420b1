import type { ContactRules } from './ground/contact.ts';
import type { Area, Body, Link, Piece, Spot } from './ground/piece.ts';
import { type Table, tableOf } from './ground/table.ts';
import type { Gait } from './move/gait.ts';

/** Small terrain and plain figures for the specs of the table, in inches with a thousandth of an inch as grid. */
export const FOOT = { radius: 0.492, height: 1 };

/** A point of a path. */
export function at(x: number, y: number, z = 0): Spot {
  return { x, y, z };
}

/** A figure on foot. */
export function bodyAt(x: number, y: number, z = 0): Body {
  return { x, y, z, ...FOOT };
}

export const CONTACT: ContactRules = {
  tolerance: 0.02,
  reach: 'lower-height',
  acrossBarrier: { height: 1, thickness: 0.5 },
  step: 0.25,
  wallsSeparate: true,
};

export const WALKER: Gait = {
  over: 'ground',
  step: 0.25,
  ground: { difficult: 2, impassable: Number.POSITIVE_INFINITY },
  ignores: [],
  barred: [],
  stacks: false,
  climb: 2,
  descend: 2,
  traverse: 2,
  climbs: null,
  leap: { upTo: 3, cost: 1 },
  jump: { cost: 2, height: 0.5 },
  clearance: 0.375,
  margin: 0.492,
};

export function rectangle(x0: number, y0: number, x1: number, y1: number): number[] {
  return [x0, y0, x1, y0, x1, y1, x0, y1];
}

const BARE: Piece = {
  id: '',
  outline: [],
  base: 0,
  top: 0,
  ground: 'open',
  solid: false,
  climbable: true,
  surface: 'none',
  sight: 'clear',
  flags: [],
  guarded: [],
  ramps: [],
};

/** A box of something, by its south-west corner and sides. */
export function box(
  id: string,
  x: number,
  y: number,
  width: number,
  depth: number,
  more: Partial<Piece>,
): Piece {
  return { ...BARE, id, outline: rectangle(x, y, x + width, y + depth), ...more };
}

/** Something flat on the table. */
export function area(outline: number[], ground: string, more: Partial<Piece> = {}): Piece {
  return { ...BARE, id: ground, outline, ground, ...more };
}

/** A solid thing whose top cannot be stood on. */
export function wall(outline: number[], top: number, more: Partial<Piece> = {}): Piece {
  return { ...BARE, id: 'wall', outline, top, solid: true, sight: 'solid', ...more };
}

/** A solid thing with a flat top. */
export function block(outline: number[], top: number, more: Partial<Piece> = {}): Piece {
  return { ...wall(outline, top), id: 'block', surface: 'stand', ...more };
}

export function hill(outline: number[], top: number): Piece {
  return { ...BARE, id: 'hill', outline, top, surface: 'slope', sight: 'solid' };
}

export function tableWith(pieces: Piece[], links: Link[] = [], side = 24): Table {
  return tableOf({ width: side, depth: side, grid: 1000, pieces, regions: {}, links });
}

/** Two rooms of a house in one plan: a square of 12, and another 20 north of it. */
export const ROOMS: readonly Area[] = [
  { x: 0, y: 0, width: 12, depth: 12 },
  { x: 0, y: 32, width: 12, depth: 12 },
];

export function roomsWith(
  pieces: Piece[],
  links: readonly Link[] = [],
  areas: readonly Area[] = ROOMS,
): Table {
  return tableOf({ width: 12, depth: 44, areas, grid: 1000, pieces, regions: {}, links });
}
