import { describe, expect, it } from 'vitest';
import { type Label, readable } from './labels.ts';

const label = (words: string, x: number): Label => ({ words, x, below: 20, above: -20 });

const SHEET = { top: -100, foot: 100 };

describe('names on the map', () => {
  it('stand below; where another is in the way above; where both are taken they are left out', () => {
    const names = [label('Harriet Ashdown', 0), label('Tom Garrick', 10), label('Ned Pryce', 20)];
    expect(readable(names, 10, SHEET)).toEqual([
      { words: 'Harriet Ashdown', x: 0, y: 20 },
      { words: 'Tom Garrick', x: 10, y: -20 },
    ]);
  });

  it('none stands off the sheet', () => {
    const names = [label('Harriet Ashdown', 0), label('Tom Garrick', 10)];
    expect(readable(names, 10, { top: -5, foot: 100 })).toEqual([{ words: 'Harriet Ashdown', x: 0, y: 20 }]);
  });

  it('all stand below where there is room', () => {
    const names = [label('Harriet Ashdown', 0), label('Tom Garrick', 90)];
    expect(readable(names, 10, SHEET).map(({ y }) => y)).toEqual([20, 20]);
  });
});
