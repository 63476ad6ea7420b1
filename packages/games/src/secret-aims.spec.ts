import { readFileSync } from 'node:fs';
import {
  type Game,
  initialState,
  prepare,
  type Ruleset,
  random,
  randomPolicy,
  readScenarioFile,
  simulate,
} from '@vedette/engine';
import { fuzz } from '@vedette/engine/testing';
import { describe, expect, inject, it } from 'vitest';
import { GAMES, REFERENCES, RULESETS } from './index.ts';

type Draft = Record<string, unknown>;

/** The sample scenario of each game with the aims of its reference. */
async function withAims(id: string) {
  const ruleset = await RULESETS[id]!();
  const { sample, words } = (await REFERENCES[id]!()).in('en');
  const aims = words.find((word) => word.kind === 'part' && word.id === 'aims')!.example;
  const scenario: Draft = { ...structuredClone(sample as Draft), aims };
  return { ruleset, scenario, seats: seatsFor(ruleset, scenario) };
}

function seatsFor(ruleset: Ruleset<Game>, scenario: unknown): readonly { readonly unit: unknown }[] {
  for (const a of ruleset.units.ready) {
    for (const b of ruleset.units.ready) {
      const seats = [{ unit: a }, { unit: b }];
      if (prepare(ruleset, { scenario, seats }).ok) return seats;
    }
  }
  throw new Error('Nobody can play it.');
}

/** Every secret aim in a state or a view, whoever holds it: who knows it, and what is written there. */
function aimsIn(node: unknown): readonly { readonly secret: unknown; readonly value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('secret' in node && 'value' in node) return [node];
  return Object.values(node).flatMap(aimsIn);
}

/** Example scenarios that have secret aims, guests and ground that changes, as short as they can be had. */
const EXAMPLES = [
  ['the-kings-envoy.json', { 'turn-limit': 2 }],
  ['the-doctors-daughter.json', {}],
] as const;

it.each(EXAMPLES)('%s is played by chance without a fault, and tells no secret', async (name, options) => {
  const folder = new URL('../../../examples/scenarios/', import.meta.url);
  const file = readScenarioFile(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (!file.ok) throw new Error('It is no file of scenarios.');
  const ruleset = await RULESETS[file.value.ruleset]!();
  const [scenario] = file.value.scenarios;
  const seats = seatsFor(ruleset, scenario);
  const always = {
    ...ruleset,
    fuzz: { ...ruleset.fuzz, pools: {}, setup: () => ({ scenario, seats, options }) },
  };
  const { failures } = fuzz(always, { games: 1, seed: name, closely: 1 });
  expect(failures.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([]);
});

describe.each(GAMES.map(({ id }) => id))('secret aims in %s', async (id) => {
  const { ruleset, scenario, seats } = await withAims(id);
  const always: Ruleset<Game> = {
    ...ruleset,
    fuzz: { ...ruleset.fuzz, pools: {}, setup: () => ({ scenario, seats }) },
  };

  it('no view, question, event or silence tells them before they are shown', () => {
    const wanted = inject('whole') ? 2 : 1;
    const { failures, games } = fuzz(always, { games: wanted, seed: `aims of ${id}`, closely: 2 });
    expect(failures.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([]);
    expect(games).toBe(wanted);
  });

  it('each side holds one that it alone knows; when it is over, all lie open', () => {
    const setup = prepare(ruleset, { scenario, seats });
    if (!setup.ok) throw new Error('It cannot be played.');
    const state = initialState(ruleset, { setup: setup.value, dice: { seed: 'aims' } });
    const policy = randomPolicy(ruleset, random('aims'));
    while (aimsIn(state).length === 0) simulate(ruleset, state, policy, { steps: 1 });
    const held = aimsIn(state);
    expect(
      held.every(({ secret, value }) => Array.isArray(secret) && secret.length === 1 && value !== null),
    ).toBe(true);
    for (const seat of [0, 1]) {
      const seen = aimsIn(ruleset.view(state, seat));
      expect(seen.map(({ value }) => value !== null)).toEqual(
        held.map(({ secret }) => (secret as readonly number[]).includes(seat)),
      );
    }
    expect(aimsIn(ruleset.view(state, null)).every(({ value }) => value === null)).toBe(true);
    simulate(ruleset, state, policy, {});
    expect(aimsIn(state).map(({ secret }) => secret)).toEqual(held.map(() => 'all'));
  });
});
