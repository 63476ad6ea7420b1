import { describe, expect, it } from 'vitest';
import { of, scene } from '../../scene.spec-support.ts';
import type { Figure } from '../../state.ts';
import { flat } from '../ground/apart.ts';
import type { Errand } from '../worth/aims.ts';
import { type Offer, shareOut } from './sharing.ts';

const s = scene({
  figures: [
    { id: 'a', x: 5, y: 5 },
    { id: 'b', x: 10, y: 5 },
    { id: 'c', x: 30, y: 5 },
  ],
});
const [a, b, c] = ['a', 'b', 'c'].map((id) => of(s, id)) as [Figure, Figure, Figure];

function clue(id: string, x: number, may: (figure: Figure) => boolean = () => true): Errand {
  return { what: 'clue', id, at: { x, y: 5, z: 0 }, worth: 1, may };
}

function zone(id: string, x: number, worth: number): Errand {
  return { what: 'zone', id, at: { x, y: 5, z: 0 }, worth };
}

function offers(figures: readonly Figure[], errands: readonly Errand[]): readonly Offer[] {
  return errands.flatMap((aim) =>
    figures.map((figure) => {
      const at = aim.what === 'exit' ? figure : aim.at;
      return { aim, figure, at, away: flat(figure, at) };
    }),
  );
}

function told(given: readonly Offer[]): readonly string[] {
  return given.map(({ figure, aim }) => `${figure.id} ${aim.what === 'exit' ? 'out' : aim.id}`);
}

describe('tasks are shared out', () => {
  it('to whoever is nearest, one figure for each thing and one thing for each figure', () => {
    expect(told(shareOut(offers([a, b, c], [clue('near-a', 6), clue('near-b', 12)])))).toEqual([
      'a near-a',
      'b near-b',
    ]);
  });

  it('to the next where the nearest may not try', () => {
    const locked = clue('locked', 6, ({ id }) => id !== 'a');
    expect(told(shareOut(offers([a, b], [locked])))).toEqual(['b locked']);
  });

  it('once where two rules reward the same place', () => {
    expect(told(shareOut(offers([a, b], [zone('ford', 6, 1), zone('ford', 6, 3)])))).toEqual(['a ford']);
  });

  it('until it is the turn of the one who is asked about', () => {
    const all = offers([a, b, c], [clue('near-a', 6), clue('near-b', 12), clue('near-c', 38)]);
    expect(told(shareOut(all, { until: b })).at(-1)).toBe('b near-b');
    expect(told(shareOut(all, { until: b }))).toHaveLength(2);
    expect(told(shareOut(all))).toHaveLength(3);
  });

  it('only while they are worth the way, and to those who have something on offer', () => {
    const far = offers([a], [clue('far', 65)]);
    expect(told(shareOut(far, { least: 0.01 }))).toEqual(['a far']);
    expect(told(shareOut(far, { least: 0.02 }))).toEqual([]);
    expect(told(shareOut(far, { until: c }))).toEqual([]);
  });
});
