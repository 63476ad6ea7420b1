import { describe, expect, it } from 'vitest';
import { random } from '../dice/generator.ts';
import { pools } from './pool.ts';

describe('pools', () => {
  const names = { weapons: ['axe', 'bow', 'club'], places: ['inn'] };

  it('deal everything once before anything twice', () => {
    const deal = pools(names, random('x'));
    for (let round = 1; round <= 4; round++) {
      const dealt = [deal.pick('weapons'), deal.pick('weapons'), deal.pick('weapons')];
      expect(dealt.sort()).toEqual(['axe', 'bow', 'club']);
      expect([...deal.uses.get('weapons')!.values()]).toEqual([round, round, round]);
    }
  });

  it('say what was never used', () => {
    const deal = pools(names, random('x'));
    expect(deal.unused()).toEqual(['weapons/axe', 'weapons/bow', 'weapons/club', 'places/inn']);
    deal.pick('places');
    const used = deal.pick('weapons');
    expect(deal.unused()).toHaveLength(2);
    expect(deal.unused()).not.toContain(`weapons/${used}`);
  });

  it('deal in another order for another seed, in the same for the same', () => {
    const order = (seed: string) => {
      const deal = pools({ all: 'abcdefgh'.split('') }, random(seed));
      return Array.from({ length: 8 }, () => deal.pick('all')).join('');
    };
    expect(order('a')).toBe(order('a'));
    expect(order('a')).not.toBe(order('b'));
  });

  it('are loud when there is no such pool, or nothing in it', () => {
    expect(() => pools(names, random('x')).pick('spells')).toThrow('There is no pool "spells".');
    expect(() => pools({ spells: [] }, random('x')).pick('spells')).toThrow('There is no pool "spells".');
  });
});
