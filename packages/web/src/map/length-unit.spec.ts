import type { LengthUnit } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { lengthUnit } from './length-unit.ts';

const PACE: LengthUnit = { id: 'pace', toInch: 1, words: { one: '# pace', other: '# paces' } };
const ROD: LengthUnit = { id: 'rod', toInch: 0.5, words: { one: 'a rod (#)', other: '# rods' } };

describe('a unit of length', () => {
  it.each<[string, LengthUnit, number, string]>([
    ['inches', 'inch', 5.93, '5.9"'],
    ['millimetres', 'millimetre', 119.6, '120 mm'],
    ['paces', PACE, 3.46, '3.5 paces'],
    ['one pace', PACE, 1.02, '1 pace'],
    ['one rod', ROD, 1, 'a rod (1)'],
    ['no rods', ROD, 0, '0 rods'],
  ])('%s are written in its words', (_, unit, length, words) => {
    expect(lengthUnit(unit).written(length)).toBe(words);
  });

  it('of a ruleset’s own is drawn by its size', () => {
    const { written: _, ...inch } = lengthUnit('inch');
    expect(lengthUnit(PACE)).toMatchObject(inch);
    expect(lengthUnit(ROD)).toMatchObject({ toInch: 0.5, tick: 0.5, number: 3, steps: [0.25, 1] });
    expect(lengthUnit(ROD).rings[1]).toBe(3);
  });
});
