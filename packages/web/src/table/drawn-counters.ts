import type { SceneFigure, SceneMarker } from '@vedette/engine';
import { drawnRadii } from '../map/counter-size.ts';
import type { Point } from '../map/shape.ts';
import { MARGIN } from '../map/sheet-frame.ts';
import { spread } from '../map/spread.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { RAISED } from './title-place.ts';

/** What a marker takes of the ground, in units of the paper. */
const MARKER = 9.6;

/** How a counter is drawn at some scale: how large, and how far from its base. */
export interface DrawnCounter {
  readonly radius: number;
  readonly by: Point;
}

/** How far aside it is drawn, as it is written in a drawing; null: on its base. */
export const asideOf = ({ by: { x, y } }: DrawnCounter): string | null =>
  x === 0 && y === 0 ? null : `${x.toFixed(1)} ${y.toFixed(1)}`;

const ON_ITS_BASE: Point = { x: 0, y: 0 };

/** How everybody on the table is drawn at a scale of so many pixels to a unit of the paper. */
export function drawnCounters(
  survey: Survey,
  figures: readonly SceneFigure[],
  markers: readonly SceneMarker[],
  scale: number,
): ReadonlyMap<string, DrawnCounter> {
  const bases = figures.map((figure) => ({
    id: figure.id,
    group: figure.group,
    ...toPaper(survey, figure),
    base: figure.radius * survey.scale,
  }));
  const radii = drawnRadii(bases, scale);
  const lying = markers.map((marker) => ({ ...toPaper(survey, marker), base: MARKER }));
  const sheet = {
    left: -MARGIN.left,
    // What the sheet is called stands beyond.
    top: RAISED,
    right: survey.width + MARGIN.right,
    bottom: survey.height + MARGIN.bottom,
  };
  const apart = spread(bases, radii, scale, lying, sheet);
  return new Map(bases.map(({ id }) => [id, apart.get(id) ?? { radius: radii.get(id)!, by: ON_ITS_BASE }]));
}
