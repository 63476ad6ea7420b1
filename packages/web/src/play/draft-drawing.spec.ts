import type { ToldRefusal } from '@vedette/engine';
import type { ToldWay } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import type { Option } from '../referee/messages.ts';
import type { Draft } from './draft.ts';
import { ghostOf, isMeant, missedOf, proposalsOf, wayOf } from './draft-drawing.ts';

const spot = (x: number, y: number) => ({ x, y, z: 0 });
const refused: ToldRefusal = { code: 'position.taken', message: 'Somebody stands there.' };
const way = (more: Partial<ToldWay> = {}): ToldWay => ({
  points: [spot(0, 0), spot(4, 0)],
  cost: 4,
  budget: 6,
  stops: [],
  problem: null,
  ...more,
});
const path = (more: Partial<ToldWay> = {}): Draft => ({
  form: 'path',
  path: [spot(4, 0)],
  way: way(more),
  goal: null,
  short: null,
  after: null,
});
const point = (problem: ToldRefusal | null): Draft => ({
  form: 'point',
  spot: spot(4, 0),
  problem,
  away: null,
  goal: spot(4, 0),
  short: null,
});
const formation: Extract<Draft, { form: 'formation' }> = {
  form: 'formation',
  formation: { middle: spot(2, 2), facing: 9, shape: 'line' },
  problem: null,
  stands: [
    { figure: 'a', ...spot(2, 1) },
    { figure: 'b', ...spot(3, 1) },
  ],
  lead: spot(2, 1),
  goal: spot(2, 2),
  short: null,
};
const option = (id: string, more: Partial<Option> = {}): Option => ({ id, words: id, odds: null, ...more });

describe('an answer that is being drawn', () => {
  it('is meant by whoever touches its end again, and by nobody else', () => {
    for (const draft of [path(), point(null)]) {
      expect(isMeant(draft, { x: 4.4, y: 0 }, 0.5)).toBe(true);
      expect(isMeant(draft, { x: 4.6, y: 0 }, 0.5)).toBe(false);
    }
    expect(isMeant(null, { x: 4, y: 0 }, 0.5)).toBe(false);
  });

  it('is not given by a touch while something is wrong with it, or while places are named or a shape is chosen', () => {
    for (const draft of [path({ problem: refused }), path({ places: true }), point(refused), formation])
      expect(isMeant(draft, { x: 4, y: 0 }, 5)).toBe(false);
  });

  it('leaves a ghost where somebody, or a whole group, would stand', () => {
    expect(ghostOf(null)).toBeNull();
    expect(ghostOf(path())).toBeNull();
    expect(ghostOf(point(refused))).toEqual({ spot: spot(4, 0), bad: true });
    expect(ghostOf(formation)).toEqual({
      spot: spot(2, 1),
      bad: false,
      facing: 9,
      stands: [
        { figure: 'a', ...spot(2, 1) },
        { figure: 'b', ...spot(3, 1) },
      ],
    });
  });

  it('marks where somebody pointed and nobody would stand, unless it is where somebody else stands', () => {
    const short = { distance: 3, name: null };
    const missed: readonly Draft[] = [
      { ...(path() as Extract<Draft, { form: 'path' }>), goal: spot(9, 9), short },
      { ...(point(null) as Extract<Draft, { form: 'point' }>), goal: spot(9, 9), short },
      { ...formation, short },
    ];
    expect(missed.map(missedOf)).toEqual([
      { goal: spot(9, 9), end: spot(4, 0) },
      { goal: spot(9, 9), end: spot(4, 0) },
      { goal: spot(2, 2), end: spot(2, 1) },
    ]);
    for (const draft of [null, path(), point(null), point(refused), formation])
      expect(missedOf(draft)).toBeNull();
    expect(missedOf({ ...formation, short: { ...short, name: 'Vane' } })).toBeNull();
  });

  it('shows a company that is proposed with everybody’s own face, by the names of men and groups', () => {
    const man = (id: string, group?: string) =>
      ({ id, name: `Man ${id}`, place: 'waiting', ...(group === undefined ? {} : { group }) }) as never;
    const scene = {
      figures: [man('a'), man('b', 'u'), man('c', 'u')],
      groups: [{ id: 'u', name: 'The unit' }] as never,
    };
    const placing = { kind: 'deploy', answer: { middle: spot(1, 1) }, figure: 'u' };
    const stands = [
      { figure: 'b', ...spot(1, 2) },
      { figure: 'c', ...spot(3, 2) },
    ];
    expect(
      proposalsOf(
        [
          { ...placing, figure: 'a', answer: { x: 5, y: 6, z: 0 }, stands: [] },
          { ...placing, stands },
          { ...placing, answer: 'mounted', stands: [] },
        ],
        scene,
      ),
    ).toMatchObject([
      { name: 'Man a', figures: [{ id: 'a', x: 5, y: 6, place: 'table' }] },
      {
        name: 'The unit',
        figures: [
          { id: 'b', x: 1, y: 2 },
          { id: 'c', x: 3, y: 2 },
        ],
      },
    ]);
  });

  it('is a way; where nothing is drawn, the places that all answers stand for', () => {
    const [a, b] = [option('a', { at: spot(1, 1) }), option('b', { at: spot(2, 2) })];
    expect(wayOf(path(), null)).toEqual(way());
    expect(wayOf(null, { options: [a, b] })?.points).toEqual([spot(1, 1), spot(2, 2)]);
    expect(wayOf(null, { options: [a, option('nowhere')] })).toBeNull();
    expect(wayOf(null, { options: [a, option('give up', { grave: true })] })?.points).toEqual([spot(1, 1)]);
    expect(wayOf(null, null)).toBeNull();
  });
});
