import { describe, expect, it } from 'vitest';
import { pencilStart, pencilStep } from './pencil.ts';

const NORTH = { unit: 'inch', yGrows: 'north' } as const;
const SOUTH = { unit: 'millimetre', yGrows: 'south' } as const;
const step = (key: string, chart: typeof NORTH | typeof SOUTH, shiftKey = false) =>
  pencilStep({ key, shiftKey }, chart);

describe('the pencil', () => {
  it('goes where the arrow points, whichever way the table is measured', () => {
    expect(step('ArrowUp', NORTH)).toEqual({ x: 0, y: 0.5 });
    expect(step('ArrowUp', SOUTH)).toEqual({ x: 0, y: -10 });
    expect(step('ArrowDown', SOUTH)).toEqual({ x: 0, y: 10 });
    expect(step('ArrowLeft', NORTH)).toEqual({ x: -0.5, y: 0 });
    expect(step('Enter', NORTH)).toBeNull();
  });

  it('goes farther with Shift', () => {
    expect(step('ArrowRight', NORTH, true)).toEqual({ x: 2, y: 0 });
    expect(step('ArrowRight', SOUTH, true)).toEqual({ x: 50, y: 0 });
  });

  it('starts at whom the question is about, else in the middle of the ground to choose from', () => {
    const man = { x: 3, y: 4, place: 'table' };
    const table = { width: 1800, depth: 1200 };
    expect(pencilStart(man, [0, 0, 2, 0, 2, 2, 0, 2], table)).toEqual({ x: 3, y: 4 });
    expect(pencilStart({ ...man, place: 'waiting' }, [0, 0, 2, 0, 2, 2, 0, 2], table)).toEqual({
      x: 1,
      y: 1,
    });
    expect(pencilStart(null, undefined, table)).toEqual({ x: 900, y: 600 });
  });
});
