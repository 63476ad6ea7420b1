import type { ToldRefusal } from '@vedette/engine';
import type { ToldWay } from '@vedette/referee';
import { describe, expect, it } from 'vitest';
import type { Option } from '../referee/messages.ts';
import type { Draft } from './draft.ts';
import { ghostOf, isMeant, wayOf } from './draft-drawing.ts';

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
const path = (more: Partial<ToldWay> = {}): Draft => ({ form: 'path', path: [spot(4, 0)], way: way(more) });
const point = (problem: ToldRefusal | null): Draft => ({ form: 'point', spot: spot(4, 0), problem });
const formation: Draft = {
  form: 'formation',
  formation: { middle: spot(2, 2), facing: 9, shape: 'line' },
  problem: null,
  stands: [spot(1, 2), spot(3, 2)],
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
      spot: spot(2, 2),
      bad: false,
      facing: 9,
      stands: [spot(1, 2), spot(3, 2)],
    });
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
