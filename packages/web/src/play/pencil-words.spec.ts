import type { SceneFigure } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { pencilWords } from './pencil-words.ts';

const man = (id: string, name: string, x: number, y: number): SceneFigure => ({
  id,
  name,
  type: 'Rifleman',
  symbol: 'rifle',
  side: 0,
  x,
  y,
  z: 0,
  radius: 0.5,
  height: 1,
  place: 'table',
  health: null,
  signs: [],
});
const PIKE = man('pike', 'Pike', 10, 10);
const TROLL = man('troll', 'Troll', 16, 10);
const ground = {
  figure: 'pike',
  outlines: [
    [5, 5, 15, 5, 15, 15, 5, 15],
    [12, 12, 12, 14, 14, 14, 14, 12],
  ],
  threats: [{ figure: 'troll', x: 16, y: 10, z: 0, radius: 2, words: 'forces a fight', rule: 'SB-MOV-12' }],
};
const around = {
  figures: [PIKE, TROLL],
  markers: [{ id: 'clue', kind: 'clue' as const, name: 'Clue marker', x: 10, y: 14, z: 0 }],
  ground,
  about: PIKE,
  unit: 'inch' as const,
};

describe('the pencil, in words', () => {
  it('tells how far it is from the figure, and whether that is in reach', () => {
    expect(pencilWords({ x: 6, y: 6 }, around)).toBe('Pencil 5.7" from Pike, in reach');
    expect(pencilWords({ x: 2, y: 6 }, around)).toBe('Pencil 8.9" from Pike, out of reach');
    expect(pencilWords({ x: 13, y: 13 }, around)).toMatch(/out of reach/);
  });

  it('in reach is what the measured way says, not the survey: at exactly so far, and of whoever may be charged', () => {
    expect(pencilWords({ x: 16, y: 10 }, { ...around, reached: 'contact' })).toMatch(
      /, in reach of a charge, at Troll/,
    );
    expect(pencilWords({ x: 15.01, y: 10 }, { ...around, reached: 'in' })).toMatch(/, in reach,/);
    expect(pencilWords({ x: 6, y: 6 }, { ...around, reached: 'out' })).toMatch(/, out of reach$/);
  });

  it('tells what it is at or near, and who is a danger there', () => {
    expect(pencilWords({ x: 10, y: 13 }, around)).toBe('Pencil 3" from Pike, in reach, Clue marker 1" off');
    expect(pencilWords({ x: 10, y: 14 }, around)).toBe('Pencil 4" from Pike, in reach, at Clue marker');
    expect(pencilWords({ x: 14.5, y: 10 }, around)).toBe(
      'Pencil 4.5" from Pike, in reach, Troll 1.5" off, Troll forces a fight',
    );
  });

  it('tells the place itself where nobody stands yet', () => {
    expect(pencilWords({ x: 3, y: 4 }, { ...around, about: null, ground: null })).toBe('Pencil at 3" by 4"');
  });
});
