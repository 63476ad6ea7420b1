import type { Cue, Slip } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { laidOn } from './slips.ts';

const told = (number: number, ...slips: readonly Slip[]) => {
  const cues: readonly Cue[] = slips.map((slip) => ({ kind: 'slip', slip }));
  const telling = { kind: 'story', figures: [], dice: [], modifiers: [], cues } as const;
  return { number, text: '', rule: 'X-01', telling, event: { type: '' } };
};

describe('slips of paper', () => {
  it('lie in the order in which they were told, with their rule; the rest is no slip', () => {
    const pile = laidOn([], [told(3, { title: 'Tracks' }), told(4), told(5, { title: 'Rain' })]);
    expect(pile.map(({ key, slip, rule }) => [key, slip.title, rule])).toEqual([
      ['3/0', 'Tracks', 'X-01'],
      ['5/0', 'Rain', 'X-01'],
    ]);
  });

  it('five goblins are introduced once; two of a name that say something else are not the same', () => {
    const goblin = { title: 'Goblin', text: 'Small.' };
    const pile = laidOn([], [told(0, goblin, goblin), told(1, goblin), told(2, { title: 'Goblin' })]);
    expect(pile).toHaveLength(2);
    expect(laidOn(pile, [told(3, goblin)])).toBe(pile);
  });

  it('what is told of somebody again and again is laid on the table once; it is in the log each time', () => {
    const sleeps = { title: 'Casimir', text: 'The sleeper sleeps on.', figure: 'casimir' };
    const first = told(3, sleeps);
    expect(laidOn([], [first], [told(1, { ...sleeps, text: 'The sleeper stirs.' })])).toHaveLength(1);
    expect(laidOn([], [told(9, sleeps)], [first])).toEqual([]);
    expect(laidOn([], [told(9, { ...sleeps, figure: 'ilona' })], [first])).toHaveLength(1);
    // A clue that lies twice in the pack is read twice.
    expect(laidOn([], [told(9, { title: 'Tracks' })], [told(3, { title: 'Tracks' })])).toHaveLength(1);
  });

  it('whoever comes back with other numbers, or from elsewhere, is introduced again', () => {
    const ghoul = { title: 'Ghoul', text: 'Hungry.', figure: 'ghoul', source: 'Monsters' };
    const first = { ...ghoul, stats: [{ label: 'Health', text: '8' }] };
    const stronger = { ...ghoul, stats: [{ label: 'Health', text: '12' }] };
    const before = [told(3, first)];
    expect(laidOn([], [told(9, { ...first, stats: [...first.stats] })], before)).toEqual([]);
    expect(laidOn([], [told(9, stronger)], before)).toHaveLength(1);
    expect(laidOn([], [told(9, { ...first, source: 'The crypt' })], before)).toHaveLength(1);
    expect(laidOn(laidOn([], before), [told(9, stronger)])).toHaveLength(2);
  });

  it('a pile never grows over a reader’s head', () => {
    const many = Array.from({ length: 20 }, (_, n) => told(n, { title: `${n}` }));
    expect(laidOn([], many)).toHaveLength(6);
  });
});
