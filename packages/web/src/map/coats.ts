import { COATS, type Coat } from '@vedette/engine';

/** Coats that look alike from across the room. */
const HUES: readonly (readonly Coat[])[] = [
  ['france', 'prussia', 'side-2'],
  ['britain', 'side-1'],
  ['russia', 'side-3'],
  ['spain', 'plain'],
];

/** Whether two sides in these would have to be told apart by more than their colour. */
export function lookAlike(a: Coat, b: Coat): boolean {
  return a === b || HUES.some((hue) => hue.includes(a) && hue.includes(b));
}

/** How a coat is cut: a disc, and for those who would look like somebody else another shape. */
export const CUTS = ['round', 'square', 'lozenge', 'six-sided'] as const;
export type Cut = (typeof CUTS)[number];

/** The first of those who look alike has a round coat, the others another cut each. */
export function cutOf(side: number | null, sides: readonly { readonly coat: Coat }[]): Cut {
  const own = side === null ? undefined : sides[side]?.coat;
  if (own === undefined) return 'round';
  const before = sides.slice(0, side!).filter(({ coat }) => lookAlike(coat, own)).length;
  return CUTS[Math.min(before, CUTS.length - 1)]!;
}

/** A coat that is known; whatever else somebody asks for is plain. */
export const knownCoat = (coat: Coat): Coat => (COATS.includes(coat) ? coat : 'plain');
