import type { LengthUnit } from '@vedette/engine';
import { lengthUnit } from '../map/length-unit.ts';
import type { Drawings } from '../table/table-props.ts';
import { inUnit } from './lengths.ts';

/** What lies on the table to measure from; figures are measured from the edges of their bases. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The second mark ends a measure, a third begins another. */
export function withMark(marks: readonly Mark[], at: Mark): readonly Mark[] {
  return marks.length === 1 ? [...marks, at] : [at];
}

/** Two marks and what lies between them, base edge to base edge. */
export function rulerOf([from, to]: readonly Mark[], unit: LengthUnit): Drawings['ruler'] {
  if (from === undefined || to === undefined) return null;
  const length = Math.hypot(to.x - from.x, to.y - from.y) - from.radius - to.radius;
  return { from: { ...from, z: 0 }, to: { ...to, z: 0 }, words: inUnit(Math.max(0, length), unit) };
}

/** Circles about a figure at distances that matter, from the edge of its base. */
export function ringsOf(figure: Mark | null, unit: LengthUnit): Drawings['rings'] {
  if (figure === null) return [];
  const { x, y, radius } = figure;
  return lengthUnit(unit).rings.map((far) => ({
    x,
    y,
    radius: radius + far,
    words: inUnit(far, unit),
  }));
}
