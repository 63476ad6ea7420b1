import type { SHAPES as KNOWN } from '../../rules/movement/shapes.ts';
import { term } from './vocabulary.ts';

type Shape = (typeof KNOWN)[number];

/** What counts for or against a test. */
export function modifier(by: string): string {
  return term(by);
}

/** The shapes in which a unit can form up. */
const SHAPES: Readonly<Record<Shape, string>> = {
  line: 'Line',
  'two-ranks': 'Two ranks',
  column: 'Column',
  'open-order': 'Open order',
  'as-you-are': 'As you are',
};

export function shapeName(id: string): string {
  return SHAPES[id as Shape];
}
