import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { surveyOf, toPaper } from '../map/survey.ts';
import { nearestFigure } from './nearest-figure.ts';

const SURVEY = surveyOf(
  { width: 24, depth: 24, grid: 1000, regions: {}, links: [], pieces: [] },
  { unit: 'inch', y: 'north', names: [] },
);
const man = (id: string, x: number, y: number, place: SceneFigure['place'] = 'table'): SceneFigure => ({
  id,
  name: id,
  type: 'Rifleman',
  symbol: 'rifle',
  side: 0,
  x,
  y,
  z: 0,
  radius: 0.5,
  height: 1,
  place,
  health: null,
  signs: [],
});
const [PIKE, VANE] = [man('pike', 10, 10), man('vane', 12, 10)];
/** Whom a finger of this width touches at a place of the table. */
const touched = (figures: readonly SceneFigure[], x: number, y: number, slack = 0) =>
  nearestFigure(figures, SURVEY, toPaper(SURVEY, { x, y }), slack)?.id ?? null;

describe('a touch', () => {
  it('means the counter under it, or the nearest of several', () => {
    expect(touched([PIKE, VANE], 10.4, 10)).toBe('pike');
    expect(touched([VANE, PIKE], 10.9, 10, SURVEY.scale)).toBe('pike');
    expect(touched([VANE, PIKE], 11.1, 10, SURVEY.scale)).toBe('vane');
  });

  it('reaches as far as a finger is thick, and no farther', () => {
    expect(touched([PIKE], 10.9, 10)).toBeNull();
    expect(touched([PIKE], 10.9, 10, 0.5 * SURVEY.scale)).toBe('pike');
    expect(touched([PIKE], 11.1, 10, 0.5 * SURVEY.scale)).toBeNull();
  });

  it('never means somebody who is not on the table', () => {
    expect(touched([man('gone', 10, 10, 'out'), man('late', 10, 10, 'waiting')], 10, 10)).toBeNull();
  });
});
