import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { concernOf } from './concern.ts';

const man = (id: string, x: number, place: SceneFigure['place'] = 'table') =>
  ({ id, x, y: 0, z: 0, radius: 0.5, place }) as SceneFigure;
const scene = { figures: [man('a', 0), man('b', 6), man('gone', 9, 'out')] };
const about = (figures: readonly string[], at?: { x: number; y: number; z: number }) => ({
  about: { figures, ...(at === undefined ? {} : { at }) },
});

describe('whom a question is about', () => {
  it('is marked with where he is: the shooter of a return fire', () => {
    expect(concernOf(about(['a', 'b']), scene)).toEqual({
      asked: scene.figures[0],
      others: [{ x: 6, y: 0, z: 0, radius: 0.5, from: null }],
    });
  });

  it('the mover who is halted is marked where he is halted, and where his counter still lies', () => {
    expect(concernOf(about(['a', 'b'], { x: 2, y: 1, z: 0 }), scene)?.others).toEqual([
      { x: 2, y: 1, z: 0, radius: 0.5, from: { x: 6, y: 0, z: 0 } },
    ]);
    expect(concernOf(about(['a', 'b'], { x: 6, y: 0, z: 0 }), scene)?.others[0]?.from).toBeNull();
  });

  it('is nobody where nobody else is in it, or is on the table', () => {
    expect(concernOf(about(['a']), scene)).toBeNull();
    expect(concernOf(about(['a', 'gone']), scene)).toBeNull();
    expect(concernOf(about(['gone', 'a']), scene)).toBeNull();
    expect(concernOf(null, scene)).toBeNull();
  });
});
