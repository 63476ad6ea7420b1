import type { Shape } from '@vedette/engine/table';
import { boundsOf, line, num, type Point, ring } from './shape.ts';
import { type Survey, shapeOnPaper } from './survey.ts';

/** Ground that is somebody's, or matters: a deployment zone, a goal. */
interface Zone {
  readonly shape: Shape;
  /** Whose it is, by seat; null: nobody's in particular. */
  readonly side: number | null;
  readonly label?: string;
}

type TableEdge = 'north' | 'east' | 'south' | 'west';

const style = (side: number | null): string =>
  side === null ? 'zone-nobody' : `zone-side-${(side % 4) + 1}`;

/** A pale wash within a dashed border, its name along the top. */
export function drawZone(survey: Survey, { shape, side, label }: Zone): string {
  const outline = shapeOnPaper(survey, shape);
  const { left, top, right } = boundsOf(outline);
  return [
    `<path class="zone ${style(side)}" d="${ring(outline)}"/>`,
    label === undefined
      ? ''
      : `<text class="zone-label" x="${num((left + right) / 2)}" y="${num(top + 17)}">${escaped(label)}</text>`,
  ].join('');
}

/** An edge of an area by which one comes or goes: a heavy line outside the neat-line, with arrow heads. */
export function drawEdge(survey: Survey, sheet: number, edge: TableEdge, side: number | null): string {
  const found = survey.sheets[sheet];
  if (found === undefined) return '';
  const { left, top, width, height } = found;
  const [right, bottom] = [left + width, top + height];
  const ends: Readonly<Record<TableEdge, readonly [Point, Point]>> = {
    north: [
      { x: left, y: top },
      { x: right, y: top },
    ],
    east: [
      { x: right, y: top },
      { x: right, y: bottom },
    ],
    south: [
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
    west: [
      { x: left, y: bottom },
      { x: left, y: top },
    ],
  };
  return `<path class="edge ${style(side)}" d="${line(ends[edge])}"/>`;
}

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
