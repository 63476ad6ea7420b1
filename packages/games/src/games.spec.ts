import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { prepare, usualUnits } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { FRONT, GAMES, LIBRARIES, RULESETS, TO_COME } from './index.ts';

const rules = join(import.meta.dirname, '../../../docs/rules');

describe('the list of games', () => {
  it('has the rules of each game that is offered, in the same order, and of no other', () => {
    expect(Object.keys(RULESETS)).toEqual(GAMES.map(({ id }) => id));
  });

  it.each(GAMES)('calls $id by its name', async ({ id, title }) => {
    const ruleset = await RULESETS[id]!();
    expect(ruleset.id).toBe(id);
    expect(ruleset.speech.in().title).toBe(title);
  });

  it.each([...GAMES, ...TO_COME])('has the catalogue and the library of $id', async ({ id }) => {
    expect(existsSync(join(rules, `${id}.json`))).toBe(true);
    expect(Object.keys((await LIBRARIES[id]!()).in().chapters).length).toBeGreaterThan(0);
  });

  it.each(GAMES)('begins $id at once with a scenario that it has', async ({ id, atOnce }) => {
    const { scenarios } = await RULESETS[id]!();
    expect(scenarios.list.map((scenario) => scenario.id)).toContain(atOnce);
  });

  it.each(GAMES)('begins $id at once with two units that its scenario takes', async ({ id, atOnce }) => {
    const ruleset = await RULESETS[id]!();
    const usual = usualUnits(ruleset, atOnce);
    expect(usual.length).toBeGreaterThanOrEqual(2);
    const seats = usual.slice(0, 2).map((unit) => ({ unit: ruleset.units.ready[unit]! }));
    expect(prepare(ruleset, { scenario: atOnce, seats } as never)).toMatchObject({ ok: true });
  });

  it('the front page names every game that is offered', () => {
    for (const { title } of GAMES) expect(FRONT.words.in().pitch).toContain(title);
  });

  it('calls what the front page opens with by its name', async () => {
    const [first] = GAMES;
    const { scenarios, speech } = await RULESETS[first!.id]!();
    const scenario = scenarios.list.find(({ id }) => id === first!.atOnce)!;
    expect(speech.in().scenario(scenario).title).toBe(FRONT.words.in().scenario);
  });

  it.each(GAMES.slice(1))('calls what $id begins with by its name, too', async ({ id, atOnce }) => {
    const { scenarios, speech } = await RULESETS[id]!();
    const scenario = scenarios.list.find((one) => one.id === atOnce)!;
    expect(FRONT.words.in().others[id]).toBe(speech.in().scenario(scenario).title);
  });
});
