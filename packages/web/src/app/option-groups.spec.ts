import bayonetPoint from '@vedette/bayonet-point';
import { type Game, type Ruleset, titledGroups, titledOptions } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { changedOptions, optionSections, withOption } from './option-groups.ts';

const laidOut = (ruleset: Pick<Ruleset<Game>, 'options' | 'optionGroups' | 'speech'>) => {
  const tongue = ruleset.speech.in();
  return {
    options: titledOptions(ruleset.options, tongue.options),
    optionGroups: titledGroups(ruleset.optionGroups, tongue.optionGroups),
  };
};

const { options: table, optionGroups } = laidOut(silverBayonet as unknown as Ruleset<Game>);

describe('optional rules on the page', () => {
  it.each([
    ['The Silver Bayonet', silverBayonet as unknown as Ruleset<Game>],
    ['Bayonet Point', bayonetPoint as unknown as Ruleset<Game>],
  ])('of %s stand each in one section, none forgotten', (_, ruleset) => {
    const { options, optionGroups } = laidOut(ruleset);
    const shown = optionSections(options, optionGroups, '');
    const keys = shown.flatMap((section) => section.options.map(([key]) => key));
    expect(keys.sort()).toEqual(Object.keys(options).sort());
    expect(optionGroups.length).toBeGreaterThan(5);
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
