import { describe, expect, it } from 'vitest';
import { phaseWords } from './Objectives.tsx';

const phase = { name: 'Ashdown, first half', now: true, own: { seat: 0, name: 'Your first half' } };

describe('a phase in the bar', () => {
  it('is mine to me and theirs to others, and says which of so many acts', () => {
    expect(phaseWords({ ...phase, progress: { at: 2, of: 4 } }, 0)).toBe('Your first half · 2 of 4');
    expect(phaseWords({ ...phase, progress: { at: 2, of: 4 } }, 1)).toBe('Ashdown, first half · 2 of 4');
    expect(phaseWords({ ...phase, now: false, progress: { at: 2, of: 4 } }, 0)).toBe('Your first half');
    expect(phaseWords(phase, null)).toBe('Ashdown, first half');
  });
});
