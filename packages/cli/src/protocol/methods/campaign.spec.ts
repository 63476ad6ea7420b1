import type { Game, Ruleset } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, client, ORDINARY } from '../../client.spec-support.ts';
import { importRuleset } from '../../rulesets.ts';

const units = silverBayonet.units.ready;

let engine: Client;
let campaign: string;
beforeEach(async () => {
  engine = await client([silverBayonet as unknown as Ruleset<Game>, await importRuleset('duel')]);
  const seats = units.slice(0, 2).map((unit) => ({ unit }));
  const created = await engine.ask('campaign.create', {
    ruleset: 'silver-bayonet',
    seats,
    options: { 'campaign-goal': 25 },
    dice: { seed: 'war' },
  });
  campaign = created['match'] as string;
});

async function answered(...answers: readonly unknown[]): Promise<void> {
  for (const answer of answers) await engine.ask('match.answer', { match: campaign, seat: 0, answer });
}

describe('a campaign', () => {
  it('is founded, and is a match that answers and takes back', async () => {
    const shown = await engine.ask('campaign.show', { campaign });
    expect(shown).toMatchObject({ ruleset: 'silver-bayonet-campaign', asks: 'next', awaits: null });
    expect(shown['overview']).toContain('The Carinthian Night Watch');
    await answered('play');
    expect(await engine.ask('match.undo', { match: campaign })).toMatchObject({ asks: 'next', seq: 0 });
  });

  it('awaits a game, takes in its end, and goes on; by match or by save', async () => {
    await answered('play', ['0', '1'], 'the-investigation');
    const { awaits } = await engine.ask('campaign.show', { campaign });
    expect(awaits).toMatchObject({ ruleset: 'silver-bayonet', scenario: 'the-investigation' });
    const { match: game } = await engine.ask('match.create', {
      ...(awaits as object),
      dice: { seed: 'game' },
    });
    const early = await engine.fail('campaign.report', { campaign, match: game });
    expect([early.data.code, early.data.path]).toEqual(['answer.out-of-order', '/match']);
    await engine.ask('match.play', { match: game, policySeed: 'game' });
    const { save } = await engine.ask('match.save', { match: game });
    const { save: before } = await engine.ask('match.save', { match: campaign });
    const reported = await engine.ask('campaign.report', { campaign, match: game });
    expect(reported['awaits']).toBeNull();
    expect(reported['asks']).not.toBe('report');
    const { match: again, doubt } = await engine.ask('match.load', { save: before });
    expect(doubt).toBeNull();
    expect((await engine.ask('campaign.report', { campaign: again, save }))['hash']).toBe(reported['hash']);
    const { replay } = await engine.ask('match.replay', { match: campaign });
    expect(await engine.ask('replay.verify', { replay })).toMatchObject({ problems: [], proved: 'steps' });
  });

  it('refuses a report that nobody waits for, and a game of other rules', async () => {
    const { match: duel } = await engine.ask('match.create', ORDINARY);
    const unasked = await engine.fail('campaign.report', { campaign, match: duel });
    expect(unasked.data.code).toBe('answer.out-of-order');
    await answered('play', ['0', '1'], 'the-investigation');
    const foreign = await engine.fail('campaign.report', { campaign, match: duel });
    expect(foreign.data.code).toBe('save.wrong-ruleset');
    expect((await engine.fail('campaign.show', { campaign: duel })).data.code).toBe('campaign.none');
    const neither = await engine.fail('campaign.report', { campaign });
    expect(neither.data.refusals?.[0]?.path).toBe('/match');
  });

  it('needs a game that has one, units, and a founding that there is', async () => {
    const create = async (params: object) => (await engine.fail('campaign.create', params)).data.code;
    const seats = [{ unit: units[0] }];
    expect(await create({ ruleset: 'duel', seats })).toBe('campaign.none');
    expect(await create({ ruleset: 'silver-bayonet', seats: [] })).toBe('setup.seats');
    expect(await create({ ruleset: 'silver-bayonet', seats, founding: 'no-war' })).toBe('scenario.unknown');
    expect(await create({ ruleset: 'silver-bayonet', seats, options: { goal: 1 } })).toBe('option.unknown');
  });
});
