import { checkDocument, random, randomPolicy, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../ruleset.ts';
import { scenarios } from './index.ts';
import { match, PAIRS, party } from './scenario.spec-support.ts';

const GAMES = 6;
const named = scenarios.list.map((scenario) => [scenario.id, scenario] as const);

describe('the built-in scenarios', () => {
  it.each(named)('FF-SCN-01 "%s" is written in the format that everybody uses', (_, scenario) => {
    expect(checkDocument(scenarios, scenario)).toMatchObject({ ok: true });
  });

  it.each(named)(
    'FF-SCN-01, FF-SET-14 "%s" comes to its end, whatever the players answer and whoever sits where',
    (id) => {
      for (let game = 0; game < GAMES; game++) {
        const names = PAIRS[id]!;
        const units = (game % 2 === 0 ? names : [...names].reverse()).map(party);
        const options = { 'zombie-entry-points': game % 3 === 0, 'point-limit': 400 };
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
