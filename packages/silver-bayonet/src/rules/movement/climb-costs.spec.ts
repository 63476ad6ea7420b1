import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { scene } from '../../scene.spec-support.ts';
import { moveProblem } from './move-question.ts';

const WALL = { id: 'wall', type: 'high-wall', shape: { rect: [6.5, 15.5, 8, 0.5] } } as const;

/** What speaks against a Move of 6" that begins at the foot of a wall 3" high. */
function problem(path: readonly (readonly [x: number, y: number, z: number])[]) {
  const figures = [
    { id: 'a', x: 10, y: 15.008 },
    { id: 'far', side: 1, x: 35, y: 35 },
  ];
  const state = scene({ active: 'a', terrain: [WALL], figures });
  const way = path.map(([x, y, z]) => ({ x, y, z }));
  const question = { figure: 'a', budget: 6, how: 'move', attack: true } as const;
  return moveProblem(question, way, looking(state))?.code ?? null;
}

const up = (...heights: readonly number[]) => heights.map((z) => [10, 15.008, z] as const);

describe('SB-MOV-05 climbing', () => {
  it('SB-MOV-05 every inch costs two, however small the pieces it is climbed in', () => {
    const little = Array.from({ length: 14 }, (_, i) => 0.2 * (i + 1));
    expect(problem(up(2.9))).toBeNull();
    expect(problem(up(...little))).toBeNull();
    expect(problem([...up(...little), [10, 16.8, 0]])).toBe('move.too-far');
    expect(problem([[10, 16.8, 0]])).toBe('move.too-far');
  });

  it('SB-MOV-05.R1 climbing down costs double, and nobody who drops catches hold again', () => {
    expect(problem([...up(1.5), ...up(0.3).map(([x, y, z]) => [x, y, z + 0.6] as const)])).toBeNull();
    expect(problem(up(2, 0.9))).toBe('move.too-far');
  });
});
