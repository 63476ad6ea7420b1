import type { SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Point } from '../../map/shape.ts';
import { type Survey, toPaper } from '../../map/survey.ts';
import { drawnCounters } from '../../table/drawn-counters.ts';
import type { Part } from '../../table/viewport.ts';

/** Counters as they are seen: larger than their bases, and aside where they would lie on each other. */
export interface AsDrawn {
  /** The middle of the counter whose base is there, or the place itself. */
  readonly middle: (spot: Spot) => Point;
  /** How large a counter is drawn whose base is so large. */
  readonly radius: (base: number) => number;
  /** What of the paper they cover. */
  readonly all: readonly Part[];
}

export function asDrawn(survey: Survey, figures: readonly SceneFigure[], scale: number): AsDrawn {
  const standing = figures.filter(({ place }) => place === 'table');
  const drawn = drawnCounters(survey, standing, [], scale);
  const sizes = new Map(standing.map(({ id, radius }) => [radius, drawn.get(id)!.radius]));
  const middle = (spot: Spot): Point => {
    const at = toPaper(survey, spot);
    const there = standing.find(({ x, y, z }) => x === spot.x && y === spot.y && z === spot.z);
    const { by } = drawn.get(there?.id ?? '') ?? { by: { x: 0, y: 0 } };
    return { x: at.x + by.x, y: at.y + by.y };
  };
  return {
    middle,
    radius: (base) => sizes.get(base) ?? base * survey.scale,
    all: standing.map((figure) => {
      const [{ x, y }, { radius }] = [middle(figure), drawn.get(figure.id)!];
      return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
    }),
  };
}
