import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../data/nations.ts';
import { nameFor, rankFor, unitNameFor } from './names.ts';

const first = { below: () => 0 };

describe('names by nation', () => {
  it.each(NATIONS.map(({ id }) => id))('%s has names of its own, none too long for a unit', (nation) => {
    const others = NATIONS.filter(({ id }) => id !== nation).map(({ id }) => unitNameFor(id, '', first));
    expect(others).not.toContain(unitNameFor(nation, '', first));
    for (let i = 0; i < 50; i++) {
      const chance = random(String(i));
      expect(nameFor(nation, 'infantryman', [], chance)).toMatch(/^\S+ .{2,40}$/u);
      expect(rankFor(nation, '', chance).length).toBeGreaterThan(1);
      expect(unitNameFor(nation, '', chance).length).toBeLessThan(40);
    }
  });

  it('does not call two of a unit by one family’s name while there are others', () => {
    const taken: string[] = [];
    const chance = random('a parish register');
    for (let i = 0; i < 20; i++) taken.push(nameFor('spain', 'marine', taken, chance));
    expect(new Set(taken.map((name) => name.split(' ').at(-1))).size).toBe(20);
  });

  it('still has a name when all are taken, and for a nation without a list', () => {
    const taken: string[] = [];
    const chance = random('a long war');
    for (let i = 0; i < 40; i++) taken.push(nameFor('russia', 'marine', taken, chance));
    expect(taken.at(-1)).toMatch(/\S+ \S+/);
    expect(nameFor('constructor', 'marine', [], chance)).toMatch(/\S+ \S+/);
  });

  it('gives another name and another rank than there is', () => {
    const name = unitNameFor('france', '', first);
    expect(unitNameFor('france', name, first)).not.toBe(name);
    expect(rankFor('france', 'Capitaine', first)).not.toBe('Capitaine');
  });
});
