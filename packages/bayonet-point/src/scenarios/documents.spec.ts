import { checkDocument, initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { describe, expect, inject, it } from 'vitest';
import { DISTANCES } from '../data/distances.ts';
import { layoutOf } from '../rules/ground/terrain.ts';
import bayonetPoint from '../ruleset.ts';
import { scenarios } from './index.ts';
import openBattle from './open-battle.json' with { type: 'json' };
import { force } from './scenario.spec-support.ts';

/** The first and every fourth of them on a square table. */
const GAMES = inject('whole') ? 20 : 5;
const SMALL_FORCES = [
  force([
    ['infantry', 5],
    ['light-cavalry', 4],
  ]),
  force([
    ['infantry', 5],
    ['infantry', 4],
  ]),
];
const named = scenarios.list.map((scenario) => [scenario.id, scenario] as const);

describe('the built-in scenarios', () => {
  it.each(named)('BP-SCN-01 "%s" is written in the format that everybody uses', (id, scenario) => {
    const checked = checkDocument(scenarios, scenario);
    const wrong = checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    expect(wrong, `npx vedette scenario check ${id}.json says it in words.`).toEqual([]);
  });

  it.each([
    ['bump-in-the-jungle', 'bump-gap'],
    ['plunder-the-baggage', 'plunder-gap'],
    ['plunder-the-baggage', 'plunder-radius'],
    ['plunder-the-baggage', 'plunder-stretch'],
    ['attack-the-ransackers', 'town-radius'],
    ['open-battle', 'open-battle-zone'],
  ] as const)('BP-GEN-04 "%s" has the pair that the rules print: %s', (id, distance) => {
    const [small, large] = DISTANCES[distance];
    const text = JSON.stringify(scenarios.list.find((scenario) => scenario.id === id));
    expect(text).toContain(JSON.stringify({ small, large }));
  });

  it('BP-GEN-05 a board of any size, from 600 to 3000 a side', () => {
    const sized = (width: number) =>
      checkDocument(scenarios, { ...openBattle, boards: [{ id: 'main', width, height: 900 }] }).ok;
    expect([599, 600, 3000, 3001].map(sized)).toEqual([false, true, true, false]);
    expect(layoutOf('small', 'standard', { width: 900, height: 600 })).toMatchObject({
      width: 600,
      depth: 400,
    });
    expect(layoutOf('large', 'square', { width: 900, height: 600 })).toMatchObject({
      depth: 900,
      south: 150,
    });
  });

  const played = named.flatMap(([id]) => (['large', 'small'] as const).map((scale) => [id, scale] as const));
  it.each(played)(
    'BP-GEN-03, BP-SCN-06 "%s" in %s scale comes to its end, whatever the players answer',
    (id, scale) => {
      for (let game = 0; game < GAMES; game++) {
        const setup = prepare(bayonetPoint, {
          scenario: id,
          seats: SMALL_FORCES.map((unit) => ({ unit })),
          options: { 'figure-scale': scale, table: game % 4 === 0 ? 'square' : 'standard' },
        });
        if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
        const seed = `${id}/${scale}/${game}`;
        const state = initialState(bayonetPoint, { setup: setup.value, dice: { seed } });
        const { over } = simulate(bayonetPoint, state, randomPolicy(bayonetPoint, random(seed)), {
          asks: 20_000,
        });
        expect(over).toBe(true);
        expect(bayonetPoint.fuzz.invariants(state)).toEqual([]);
        expect(state.turn).toBeLessThanOrEqual(state.battle.turns);
      }
    },
    120_000,
  );
});
