import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { surveyOf, toPaper } from '../../map/survey.ts';
import { asDrawn } from './as-drawn.ts';

const survey = surveyOf(
  { width: 36, depth: 36, grid: 1000, regions: {}, links: [], pieces: [] },
  { unit: 'inch' },
);
const man = (id: string, x: number) => ({ id, x, y: 18, z: 0, radius: 0.5, place: 'table' }) as SceneFigure;

describe('what happens to somebody is drawn about his counter as it is seen', () => {
  it('that is larger than its base where the map is small, and beside it in a throng', () => {
    const counters = asDrawn(survey, [man('vane', 18), man('roux', 19)], 0.4);
    expect(counters.radius(0.5)).toBeGreaterThan(0.5 * survey.scale * 1.5);
    const [base, shown] = [toPaper(survey, man('vane', 18)), counters.middle(man('vane', 18))];
    expect(shown.x).toBeLessThan(base.x);
    expect(counters.all).toHaveLength(2);
  });

  it('a place where nobody stands is that place', () => {
    const spot = { x: 5, y: 6, z: 0 };
    expect(asDrawn(survey, [man('vane', 18)], 0.4).middle(spot)).toEqual(toPaper(survey, spot));
  });
});
