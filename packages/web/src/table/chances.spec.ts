import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { surveyOf, toPaper } from '../map/survey.ts';
import { chancesApart } from './Chances.tsx';

const survey = surveyOf(
  { width: 36, depth: 36, grid: 1000, regions: {}, links: [], pieces: [] },
  { unit: 'inch' },
);
const RADIUS = 0.5;
const HIGH = 17;
const man = (id: string, x: number, y: number) =>
  ({ id, x, y, z: 0, radius: RADIUS, place: 'table' }) as SceneFigure;
const shown = (...figures: readonly SceneFigure[]) =>
  chancesApart(
    figures.map(({ id, x, y, z, radius }) => ({ id, x, y, z, radius, words: '48 %' })),
    survey,
    { figures, drawn: new Map(), letters: 1, tag: null },
  );

describe('the chance at somebody', () => {
  it('stands below him', () => {
    const [at] = shown(man('vane', 18, 18));
    const { x, y } = toPaper(survey, { x: 18, y: 18 });
    expect(at).toMatchObject({ id: 'vane', x });
    expect(at!.y).toBeGreaterThan(y);
  });

  it('is one, whatever ways there are to get at him: a second would seem to be his neighbour’s', () => {
    const { id, x, y, z, radius } = man('vane', 18, 18);
    const chances = ['28 %', '42 %'].map((words) => ({ id, x, y, z, radius, words }));
    const figures = [man('vane', 18, 18), man('pike', 19, 18)];
    expect(chancesApart(chances, survey, { figures, drawn: new Map(), letters: 1, tag: null })).toMatchObject(
      [{ id: 'vane', words: '28 %' }],
    );
  });

  it('lies on nobody else, however close they stand, and both are told', () => {
    for (const [x, y] of [
      [18, 17],
      [18.6, 17.2],
      [19.1, 18],
      [18, 19],
    ] as const) {
      const both = [man('vane', 18, 18), man('pike', x, y)];
      const chances = shown(...both);
      expect(chances.map(({ id }) => id)).toEqual(['vane', 'pike']);
      for (const { id, ...at } of chances)
        for (const other of both.filter((one) => one.id !== id)) {
          const middle = toPaper(survey, other);
          const off = Math.max(0, at.y - middle.y, middle.y - (at.y + HIGH));
          const aside = Math.max(0, Math.abs(at.x - middle.x) - 18);
          expect(Math.hypot(off, aside)).toBeGreaterThanOrEqual(RADIUS * survey.scale);
        }
    }
  });
});
