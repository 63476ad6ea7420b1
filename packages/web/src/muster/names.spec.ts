import { NATIONS } from '@vedette/silver-bayonet/library';
import { describe, expect, it } from 'vitest';
import { nameFor, rankFor, unitNameFor } from './names.ts';

describe('names by nation', () => {
  it.each(NATIONS.map(({ id }) => id))('%s has names of its own, none too long for a unit', (nation) => {
    const others = NATIONS.filter(({ id }) => id !== nation).map(({ id }) => unitNameFor(id, '', () => 0));
    expect(others).not.toContain(unitNameFor(nation, '', () => 0));
    for (let i = 0; i < 50; i++) {
      const chance = () => i / 50;
      expect(nameFor(nation, 'infantryman', [], chance)).toMatch(/^\S+ .{2,40}$/u);
      expect(rankFor(nation, chance).length).toBeGreaterThan(1);
      expect(unitNameFor(nation, '', chance).length).toBeLessThan(40);
    }
  });

  it('does not call two of a unit by one family’s name while there are others', () => {
    const taken: string[] = [];
    for (let i = 0; i < 20; i++) taken.push(nameFor('spain', 'marine', taken, () => 0.5));
    expect(new Set(taken.map((name) => name.split(' ').at(-1))).size).toBe(20);
  });

  it('still has a name when all are taken', () => {
    const taken: string[] = [];
    for (let i = 0; i < 40; i++) taken.push(nameFor('russia', 'marine', taken, () => 0.5));
    expect(taken.at(-1)).toMatch(/\S+ \S+/);
  });

  it('gives another name for the unit than it has', () => {
    const name = unitNameFor('france', '', () => 0);
    expect(unitNameFor('france', name, () => 0)).not.toBe(name);
  });
});
