import type { SceneFigure } from '@vedette/engine';
import type { Point } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import type { DrawnCounter } from './drawn-counters.ts';

const NOBODY: ReadonlyMap<string, DrawnCounter> = new Map();

/** The counter at most so far from a point of the paper; the nearest where several are. */
export function nearestFigure(
  figures: readonly SceneFigure[],
  survey: Survey,
  p: Point,
  slack: number,
  /** How far from their bases counters are drawn. */
  drawn: ReadonlyMap<string, DrawnCounter> = NOBODY,
): SceneFigure | null {
  let best: SceneFigure | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const figure of figures) {
    if (figure.place !== 'table') continue;
    const at = toPaper(survey, figure);
    const by = drawn.get(figure.id)?.by ?? { x: 0, y: 0 };
    const off = Math.hypot(at.x + by.x - p.x, at.y + by.y - p.y) - figure.radius * survey.scale;
    if (off > slack || off >= least) continue;
    best = figure;
    least = off;
  }
  return best;
}
