import { checkDocument, random, randomPolicy, simulate, usualUnits } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../ruleset.ts';
import { scenarios } from './index.ts';
import { match } from './scenario.spec-support.ts';

const GAMES = 6;
const named = scenarios.list.map((scenario) => [scenario.id, scenario] as const);

describe('the built-in scenarios', () => {
  it.each(named)('FF-SCN-01 "%s" is written in the format that everybody uses', (id, scenario) => {
    const checked = checkDocument(scenarios, scenario);
    const wrong = checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    expect(wrong, `npx vedette scenario check ${id}.json says it in words.`).toEqual([]);
  });

  it.each(named)('FF-PARTY-19, FF-SCN-01 "%s" has a pair of ready-made parties, in whichever seats', (id) => {
    const pair = usualUnits(fearAndFaith, id).map((n) => fearAndFaith.units.ready[n]!);
    expect(pair).toHaveLength(2);
    for (const units of [pair, [...pair].reverse()]) expect(() => match(id, units)).not.toThrow();
  });

  it.each(named)(
    'FF-SCN-01, FF-SET-14 "%s" comes to its end, whatever the players answer and whoever sits where',
    (id) => {
      for (let game = 0; game < GAMES; game++) {
        const pair = usualUnits(fearAndFaith, id).map((n) => fearAndFaith.units.ready[n]!);
        const units = game % 2 === 0 ? pair : [...pair].reverse();
        const options = { 'zombie-entry-points': game % 3 === 0 };
        const state = match(id, units, options, `${id}/${game}`);
        const { over } = simulate(fearAndFaith, state, randomPolicy(fearAndFaith, random(`${id}/${game}`)), {
          asks: 20_000,
        });
        expect(over).toBe(true);
        expect(fearAndFaith.fuzz.invariants(state)).toEqual([]);
      }
    },
    120_000,
  );
});
