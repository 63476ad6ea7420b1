import type { SceneMarker } from '@vedette/engine';
import { lengthUnit } from '../map/length-unit.ts';
import type { EveningPlan } from '../referee/messages.ts';

/** Something that is put on the table, by its number on the map. */
export interface Placed {
  readonly number: number;
  readonly name: string;
  /** Of the table, for the map. */
  readonly x: number;
  readonly y: number;
  /** From the left edge and from the near edge, to its middle. */
  readonly across: string;
  readonly up: string;
  /** How large it is; null: a marker, or a figure. */
  readonly size: string | null;
}

interface Box {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function boxOf({ id, outline }: EveningPlan['chart']['terrain']['pieces'][number]): Box {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return { id, left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Walls of a house, trees of a wood: they come with what they are in. */
function isPartOf(box: Box, other: Box, inch: number): boolean {
  const area = ({ left, right, low, high }: Box) => (right - left) * (high - low);
  const edge = inch / 2;
  return (
    area(other) > area(box) * 1.5 &&
    box.left >= other.left - edge &&
    box.right <= other.right + edge &&
    box.low >= other.low - edge &&
    box.high <= other.high + edge
  );
}

/**
 * Everything that is set up, with its measures: pieces first, then what lies and stands on the table; `nameOf`: what a
 * piece is that has no name of its own.
 */
export function placedOn(
  { chart, scene }: Pick<EveningPlan, 'chart' | 'scene'>,
  nameOf: (piece: string) => string,
): readonly Placed[] {
  const { terrain, unit, yGrows, placeNames = {} } = chart;
  const written = lengthUnit(unit).written;
  const fromNear = (y: number) => (yGrows === 'south' ? terrain.depth - y : y);
  const at = (name: string, x: number, y: number, size: string | null) => ({
    name,
    x,
    y,
    across: written(x),
    up: written(fromNear(y)),
    size,
  });
  const boxes = terrain.pieces.map(boxOf);
  const pieces = boxes
    .filter((box, i) => !boxes.some((other, n) => n !== i && isPartOf(box, other, lengthUnit(unit).toInch)))
    .map(({ id, left, right, low, high }) => {
      const size = `${written(right - left)} × ${written(high - low)}`;
      return at(placeNames[id] ?? nameOf(id), (left + right) / 2, (low + high) / 2, size);
    });
  const markers = scene.markers.map(({ name, x, y }: SceneMarker) => at(name, x, y, null));
  const figures = scene.figures
    .filter(({ place, side }) => place === 'table' && side === null)
    .map(({ name, x, y }) => at(name, x, y, null));
  return [...pieces, ...markers, ...figures].map((one, i) => ({ number: i + 1, ...one }));
}
