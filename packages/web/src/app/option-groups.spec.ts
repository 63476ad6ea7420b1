import bayonetPoint from '@vedette/bayonet-point';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { changedOptions, optionSections, withOption } from './option-groups.ts';

const { options: table, optionGroups = [] } = silverBayonet;

describe('optional rules on the page', () => {
  it.each([
    ['The Silver Bayonet', silverBayonet],
    ['Bayonet Point', bayonetPoint],
  ])('of %s stand each in one section, none forgotten', (_, { options, optionGroups }) => {
    const shown = optionSections(options, optionGroups ?? [], '');
    const keys = shown.flatMap((section) => section.options.map(([key]) => key));
    expect(keys.sort()).toEqual(Object.keys(options).sort());
    expect(optionGroups?.length).toBeGreaterThan(5);
  });

  it('stand in the order of the groups, and last those that belong nowhere', () => {
    const titles = optionSections(table, optionGroups, '').map(({ title }) => title);
    const named = optionGroups.map(({ title }) => title);
    expect(titles.at(-1)).toBeNull();
    expect(titles.slice(0, -1)).toEqual(named.filter((title) => titles.includes(title)));
    expect(optionSections(table, [], '').map(({ title }) => title)).toEqual([null]);
  });

  it('are found by words of their title, by name and by rule', () => {
    const keys = (words: string) =>
      optionSections(table, optionGroups, words).flatMap((section) => section.options.map(([key]) => key));
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
