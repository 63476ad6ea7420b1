import bayonetPoint from '@vedette/bayonet-point';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { changedOptions, optionGroups, withOption } from './option-groups.ts';

const table = silverBayonet.options;

describe('optional rules on the page', () => {
  it.each([
    ['The Silver Bayonet', silverBayonet.options],
    ['Bayonet Point', bayonetPoint.options],
  ])('of %s stand each in one room, none forgotten', (_, options) => {
    const shown = optionGroups(options, '').flatMap((group) => group.options.map(([key]) => key));
    expect([...shown].sort()).toEqual(Object.keys(options).sort());
  });

  it('are found by words of their title, by name and by rule', () => {
    const keys = (words: string) =>
      optionGroups(table, words).flatMap((group) => group.options.map(([key]) => key));
    expect(keys('shooter cover')).toEqual(['figures-in-the-way']);
    expect(keys('sb-crit-01')).toEqual(['criticals']);
    expect(keys('CRITICALS')).toEqual(['criticals']);
    expect(keys('gravity')).toEqual([]);
  });

  it('that were put back to the book leave no trace', () => {
    const changed = withOption(table, {}, 'criticals', true);
    expect(changedOptions(table, changed)).toEqual(['criticals']);
    expect(withOption(table, changed, 'criticals', false)).toEqual({});
  });

  it('of another scenario are not counted', () => {
    expect(changedOptions(table, { 'some-other': true })).toEqual([]);
  });
});
