import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { keyedMarks } from './keyed-marks.ts';

const figure = (name: string, more: Partial<SceneFigure>): SceneFigure =>
  ({ id: name, name, type: 'Echo', symbol: 'ghost', place: 'table', signs: [], ...more }) as SceneFigure;

describe('letters on the counters', () => {
  it('are explained once for all who bear them, and only for those on the table', () => {
    const figures = [
      figure('Wanda', { type: 'Vampire', mark: 'Vm' }),
      figure('A sigh', { mark: 'Ec' }),
      figure('A draught', { mark: 'Ec' }),
      figure('Late', { type: 'Revenant', mark: 'Rv', place: 'waiting' }),
      figure('Ilona', { type: 'Hunter' }),
    ];
    expect(keyedMarks(figures).map(({ mark, first, names }) => [mark, first.type, names])).toEqual([
      ['Ec', 'Echo', ['A sigh', 'A draught']],
      ['Vm', 'Vampire', ['Wanda']],
    ]);
  });

  it('of two kinds are told apart, and those of whom nobody drew a symbol are there, too', () => {
    const figures = [
      figure('Bess', { type: 'Black dog', symbol: 'plain' }),
      figure('Bill', { type: 'Bone dealer', symbol: 'plain' }),
    ];
    expect(keyedMarks(figures).map(({ mark, first }) => [mark, first.type])).toEqual([
      ['Bd', 'Black dog'],
      ['Bd', 'Bone dealer'],
    ]);
    expect(keyedMarks([])).toEqual([]);
  });
});
