import { readdirSync, readFileSync } from 'node:fs';
import {
  type Game,
  initialState,
  prepare,
  type Ruleset,
  random,
  randomPolicy,
  readScenarioFile,
  reviewDocument,
  sentenceOf,
  simulate,
} from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { RULESETS } from './index.ts';

const FOLDER = new URL('../../../examples/scenarios/', import.meta.url);

/** What happens in each of them, in the words of its log. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'the-powder-mill.json': ['Those who came late are here.', 'The magazine goes up.'],
  'the-mined-mill.json': ['Hooves on the road.', 'The mill goes up.'],
  'the-powder-crypt.json': ['Lanterns on the road.', 'The crypt goes up.'],
  'the-kings-envoy.json': ['So the story goes: escort.'],
  'the-sealed-orders.json': ['A deserter tells what the pickets were told.'],
  'the-doctors-daughter.json': ['The boiler bursts.'],
};

const GAMES_PLAYED = 4;

/** Everything that is told in a game between players who answer at random. */
function gameTold(ruleset: Ruleset<Game>, scenario: unknown, seed: string): readonly string[] {
  const { describe: tell } = ruleset.speech.in('en');
  for (const a of ruleset.units.ready) {
    for (const b of ruleset.units.ready) {
      const setup = prepare(ruleset, { scenario, seats: [{ unit: a }, { unit: b }] });
      if (!setup.ok) continue;
      const state = initialState(ruleset, { setup: setup.value, dice: { seed } });
      const told: string[] = [];
      simulate(ruleset, state, randomPolicy(ruleset, random(seed)), {}, ({ event }) => {
        told.push(tell(event, state));
      });
      return told;
    }
  }
  return [];
}

describe('the example scenarios', () => {
  it('all of them are told of here', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(TOLD).sort());
  });

  it.each(Object.entries(TOLD))('%s is good, and what it is about happens', async (name, lines) => {
    const file = readScenarioFile(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')));
    if (!file.ok) throw new Error('It is no file of scenarios.');
    const ruleset = await RULESETS[file.value.ruleset]!();
    const [scenario] = file.value.scenarios;
    const words = ruleset.speech.in('en');
    expect(
      reviewDocument(ruleset.scenarios, scenario).problems.map((one) => sentenceOf(words.refusals, one)),
    ).toEqual([]);
    const told = new Set<string>();
    for (let game = 0; game < GAMES_PLAYED && !lines.every((line) => told.has(line)); game++)
      for (const line of gameTold(ruleset, scenario, `example ${game}`)) told.add(line);
    expect(lines.filter((line) => !told.has(line))).toEqual([]);
  });
});
