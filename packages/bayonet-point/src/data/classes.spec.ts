import { describe, expect, it } from 'vitest';
import { CLASSES, rowOf, troopClass } from './classes.ts';

describe('classes', () => {
  it.each([
    ['master', 5, 8, 8, 7],
    ['veteran', 4, 7, 7, 6],
    ['average', 3, 6, 6, 5],
    ['conscript', 2, 5, 5, 4],
    ['raw', 1, 4, 4, 3],
  ] as const)(
    'BP-CLS-02 %s: rank %d, activation %d, morale %d, to hit %d',
    (id, rank, activation, morale, toHit) => {
      expect(troopClass(id)).toMatchObject({ rank, activation, morale, toHit });
      expect(rank).toBe(toHit - 2);
    },
  );

  it('BP-CLS-01 troops by their die', () => {
    const classes = Array.from({ length: 10 }, (_, i) => rowOf(CLASSES, ({ troops }) => troops, i + 1).id);
    expect(classes).toEqual([
      'raw',
      'raw',
      'conscript',
      'conscript',
      'conscript',
      'average',
      'average',
      'average',
      'veteran',
      'veteran',
    ]);
  });

  it('BP-CLS-03 leaders by theirs', () => {
    const classes = Array.from({ length: 10 }, (_, i) => rowOf(CLASSES, ({ leaders }) => leaders, i + 1).id);
    expect(classes).toEqual([
      'average',
      'average',
      'average',
      'veteran',
      'veteran',
      'veteran',
      'veteran',
      'master',
      'master',
      'master',
    ]);
  });

  it('BP-CLS-04 only Masters have two actions and need no roll; Veterans choose their targets too', () => {
    const ids = (holds: (row: (typeof CLASSES)[number]) => boolean) =>
      CLASSES.filter(holds).map(({ id }) => id);
    expect(ids(({ actions }) => actions === 2)).toEqual(['master']);
    expect(ids(({ alwaysActive }) => alwaysActive)).toEqual(['master']);
    expect(ids(({ freeTarget }) => freeTarget)).toEqual(['veteran', 'master']);
  });
});
