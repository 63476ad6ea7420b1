import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarios } from './scenario.ts';
import shelf from './shelf.ts';
import { CARDS } from './state.ts';
import { TRAITS } from './unit.ts';

const file = new URL('../../../docs/rules/duel.json', import.meta.url);
const rules = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);
const { entries, briefs, words } = shelf.in();
const idsOn = (shelf: string) => entries.filter((entry) => entry.shelf === shelf).map(({ id }) => id);

describe('what the duel brings to the library', () => {
  it('is an entry for each scenario, trait and card', () => {
    expect(idsOn('scenarios')).toEqual(scenarios.list.map(({ id }) => `duel-${id}`));
    const traits = new Set(TRAITS.map((trait) => `duel-${trait.split(':')[0]}`));
    expect(new Set(idsOn('attributes'))).toEqual(traits);
    expect(idsOn('armoury')).toEqual(CARDS.map((card) => `duel-${card}`));
  });

  it('is about rules that there are, and leaves none without a word', () => {
    const named = [...Object.keys(briefs), ...entries.map(({ rule }) => rule!), ...Object.values(words)];
    expect(rules).toEqual(expect.arrayContaining(named));
    expect(rules.filter((rule) => !named.includes(rule))).toEqual([]);
  });
});
