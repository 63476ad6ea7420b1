import duel from '@vedette/duel';
import type { Game, Ruleset } from '@vedette/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from './client.spec-support.ts';
import { folder, vedette } from './commands/commands.spec-support.ts';
import { readyUnits } from './commands/ready-units.ts';
import { builtIn } from './rulesets.ts';

const RULESETS = [duel as unknown as Ruleset<Game>, ...(await builtIn())];

const EVERY = RULESETS.flatMap((ruleset) =>
  ruleset.scenarios.list.map((scenario) => {
    const { players } = scenario as { readonly players?: { readonly min: number } };
    return [ruleset.id, scenario.id, players?.min ?? 2, ruleset] as const;
  }),
);

let engine: Client;
let here: Awaited<ReturnType<typeof folder>>;
beforeAll(async () => {
  engine = await client(RULESETS);
  here = await folder();
});
afterAll(() => here.remove());

/** A match of the scenario, some answers old; its id. */
async function begun(ruleset: Ruleset<Game>, scenario: string, seats: number): Promise<string> {
  const named = Array.from({ length: seats }, () => null);
  const units = readyUnits(ruleset, { scenario, options: {}, named });
  const { match } = await engine.ask('match.create', {
    ruleset: ruleset.id,
    scenario,
    seats: units.map((unit) => ({ unit })),
    dice: { seed: 'every scenario' },
  });
  await engine.ask('match.play', { match, policySeed: 'every scenario', limit: 14 });
  return match as string;
}

describe('every built-in scenario of every ruleset', () => {
  it.each(EVERY)('%s %s is saved, loaded, replayed and verified', async (_, scenario, seats, ruleset) => {
    const match = await begun(ruleset, scenario, seats);
    const { hash } = await engine.ask('match.state', { match });
    const { save } = await engine.ask('match.save', { match });
    const { replay } = await engine.ask('match.replay', { match });
    const loaded = await engine.ask('match.load', { save });
    expect(loaded).toMatchObject({ hash, dropped: 0, refused: null, doubt: null });
    const older = { ...(save as object), begun: 'an older build' };
    const again = await engine.ask('match.load', { save: older });
    expect(again).toMatchObject({ hash, dropped: 0, refused: null, doubt: null });
    const verified = await engine.ask('replay.verify', { replay });
    expect(verified).toMatchObject({ problems: [], proved: 'steps' });
    const files = [
      await here.put(`${scenario}.save.json`, save),
      await here.put(`${scenario}.replay.json`, replay),
    ];
    const { code, said } = await vedette('replay', 'verify', ...files);
    expect([code, said.match(/holds, step by step/g)?.length]).toEqual([0, 2]);
    for (const id of [match, loaded['match'], again['match']])
      await engine.ask('match.close', { match: id, force: true });
  });
});
