import {
  answer,
  begin,
  hashOf,
  load,
  type Match,
  prepare,
  type Refusal,
  random,
  replayOf,
  type Save,
  type SetupRequest,
  sampleOf,
  saveOf,
  undo,
  verify,
} from '@vedette/engine';
import { fuzz, leaks, promptFaults, tellingFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { ready } from '../muster/ready.ts';
import { company } from './campaign.spec-support.ts';
import type { SilverCampaign } from './game.ts';
import campaign from './ruleset.ts';

const SEATS = [
  { name: 'Anna', unit: ready[0] },
  { name: 'Boris', unit: ready[4] },
];

const refusals = (request: Partial<SetupRequest>): readonly string[] => {
  const setup = prepare(campaign, { scenario: 'the-long-war', seats: SEATS, ...request });
  return setup.ok ? [] : setup.refusals.map(({ code, path }: Refusal) => `${code} ${path}`);
};

function founded(seed: string, games: number | null = 3): Match<SilverCampaign> {
  const setup = prepare(campaign, {
    scenario: { id: 'spec', title: 'A war for specs', games, scenarios: [] },
    seats: SEATS,
    options: { 'power-differential': true },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(campaign, { setup: setup.value, dice: { seed } });
}

/** Plays on by chance, looking at every question on the way. */
function playOn(
  start: Match<SilverCampaign>,
  seed: string,
  look: (match: Match<SilverCampaign>) => void = () => {},
) {
  const dice = random(seed);
  let match = start;
  while (match.pending !== null) {
    look(match);
    const { pending, state } = match;
    const sampled = sampleOf(campaign, pending, dice, () => state);
    const next = answer(match, pending.seat, pending.kind === 'next' ? 'play' : sampled);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals));
    match = next.value;
  }
  return match;
}

describe('founding a campaign', () => {
  it('SB-CAMP-01 takes new units of any nation, one to eight', () => {
    expect(refusals({})).toEqual([]);
    expect(refusals({ seats: SEATS.slice(0, 1) })).toEqual([]);
    expect(refusals({ seats: Array.from({ length: 9 }, () => SEATS[0]!) })).toEqual(['setup.seats /seats']);
  });

  it('SB-CAMP-01 no unit with a past, and none that the options do not allow', () => {
    const veterans = company({ men: [{ name: 'Hans', past: { xp: 1 } }] });
    expect(refusals({ seats: [{ unit: veterans }] })).toEqual(['campaign.not-new /seats/0/unit']);
    const noted = company({ fate: { power: 1, skill: 0, monster: 0 } });
    expect(refusals({ seats: [{ unit: noted }] })).toEqual(['campaign.not-new /seats/0/unit']);
    const sneak = company({ officer: { attributes: ['sneak', 'strong'] } });
    expect(refusals({ seats: [{ unit: sneak }] })).toEqual([
      'unit.attribute-supplement /seats/0/unit/officer/attributes/0',
    ]);
    expect(refusals({ seats: [{ unit: sneak }], options: { 'supplement-italy': true } })).toEqual([]);
  });

  it('a founding document is checked: scenarios of its own are new and have players', () => {
    const own = (id: string, min: number, max: number) => ({
      scenario: {
        id: 'own',
        title: 'Own',
        games: null,
        scenarios: [{ id, name: 'Own', mode: 'competitive', players: { min, max } }],
      },
    });
    expect(refusals(own('the-eye', 2, 4))).toEqual([]);
    expect(refusals(own('troll-bridge', 2, 4))).toEqual(['campaign.scenario-twice /scenario/scenarios/0/id']);
    expect(refusals(own('the-eye', 3, 2))).toEqual(['campaign.players /scenario/scenarios/0/players']);
    expect(refusals({ scenario: 'the-short-war' })).toEqual(['scenario.unknown /scenario']);
  });

  it('SB-CAMP-01 a campaign kept on paper is taken up as a position, records and all', () => {
    const veterans = company({ men: [{ name: 'Hans', past: { xp: 5, rewards: ['courage'] } }] });
    const [founding] = campaign.scenarios.list;
    const position = { founding: founding!, seats: [{ name: 'Anna', unit: veterans }], options: {} };
    expect(campaign.positions.problems(position)).toEqual([]);
    const match = begin(campaign, { position, dice: { seed: 'paper' } });
    expect(match.state.players[0]).toMatchObject({ rank: 1, soldiers: [{ id: '1.2' }] });
    const broken = company({ men: [{ name: 'Hans', past: { xp: 5 } }] });
    expect(
      campaign.positions.problems({ ...position, seats: [{ name: 'Anna', unit: broken }] }),
    ).toMatchObject([{ code: 'unit.tier', path: '/seats/0/unit/soldiers/0/record/rewards' }]);
  });
});

describe('a campaign as people keep it', () => {
  it('every question and fact has words, nothing is hidden but the dice, bots have legal ideas', () => {
    const kinds = new Set<string>();
    const end = playOn(founded('people'), 'people', ({ pending, state }) => {
      if (pending === null) return;
      kinds.add(pending.kind);
      expect(campaign.speech.in().prompt(pending, state).title).toMatch(/[.?]$/);
      expect(promptFaults(campaign, pending, state)).toEqual([]);
      expect(leaks(campaign, state)).toEqual([]);
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const idea = campaign.bots.thumb({ ...pending, view: () => state }, random('thumb'));
      expect(idea !== null || pending.kind === 'report').toBe(true);
    });
    for (const { event } of end.told) {
      expect(tellingFaults(campaign, event, end.state)).toEqual([]);
      expect(campaign.speech.in().describe(event, end.state)).toMatch(/[.?]$/);
      expect(event.rule).toMatch(/^SB-/);
    }
    expect(end.state.history).toHaveLength(3);
    expect(kinds.size).toBeGreaterThan(12);
  });

  it('export and import: a save through JSON goes on as if nothing had happened', () => {
    const end = playOn(founded('saved', 2), 'saved', (match) => {
      if (match.answers.length % 5 !== 0) return;
      const save = JSON.parse(JSON.stringify(saveOf(match))) as Save<SilverCampaign>;
      for (const begun of [save.begun, 'an older build']) {
        const opened = load(campaign, { ...save, begun });
        if (!opened.ok) throw new Error(JSON.stringify(opened.refusals));
        expect(opened.value.dropped).toBe(0);
        expect(hashOf(opened.value.match)).toBe(hashOf(match));
        expect(opened.value.match.pending).toEqual(match.pending);
      }
    });
    const replay = verify(campaign, JSON.parse(JSON.stringify(replayOf(end))));
    expect(replay.ok ? hashOf(replay.value) : replay.refusals).toBe(hashOf(end));
  });

  it('undo of the last step goes past dice, and the same dice fall again', () => {
    const line: Match<SilverCampaign>[] = [];
    const end = playOn(founded('undone', 1), 'undone', (match) => void line.push(match));
    expect(end.state.history[0]!.rolls.length).toBeGreaterThan(0);
    let match = end;
    for (const earlier of line.reverse()) {
      const undone = undo(match);
      if (!undone.ok) throw new Error(undone.refusals[0]!.code);
      expect(hashOf(undone.value)).toBe(hashOf(earlier));
      expect(undone.value.pending).toEqual(earlier.pending);
      const again = answer(undone.value, earlier.pending!.seat, match.answers.at(-1));
      expect(again.ok && hashOf(again.value)).toBe(hashOf(match));
      match = undone.value;
    }
    expect(match.answers).toEqual([]);
  });

  it('random campaigns run to their end without a fault', () => {
    const { failures } = fuzz(campaign, { games: 12, seed: 'spec', closely: 6 });
    expect(failures.map(({ kind, seed, message }) => `${kind} ${seed}: ${message}`)).toEqual([]);
  }, 120_000);

  it('options, scenarios, history and the departed are never changed in place', () => {
    const { state } = founded('fixed');
    for (const key of campaign.fixed) expect(Object.keys(state)).toContain(key);
  });
});

describe('judging a campaign', () => {
  it('SB-CAMP-22 whoever has the higher Power Rank stands better', () => {
    const { state } = founded('judged');
    expect(campaign.bots.evaluate(state, 0)).toBe(0);
    const [one] = state.players;
    one!.officer!.entry = company({ officer: { past: { xp: 5, rewards: ['courage'] } } }).officer;
    expect([campaign.bots.evaluate(state, 0), campaign.bots.evaluate(state, 1)]).toEqual([1, -1]);
  });

  const odds = (
    table: 'injury' | 'madness' | 'permanent-injury',
    rerolling: string[] = [],
    infected = false,
  ) => campaign.odds!.odds(founded('odds').state, { table, rerolling, infected }) as Record<string, number>;

  it('SB-CAMP-05 SB-CAMP-03 the chances of a wound, and with a die left for a death', () => {
    expect(odds('injury')).toEqual({
      dead: 0.1,
      'permanent-injury': 0.2,
      'slow-recovery': 0.1,
      'flesh-wound': 0.6,
    });
    expect(odds('injury', ['dead'])['dead']).toBeCloseTo(0.01);
    expect(odds('injury', ['dead'])['flesh-wound']).toBeCloseTo(0.66);
  });

  it('SB-ATT-53 SB-CAMP-06 SB-CAMP-10 an infected wound, a madness, an injury', () => {
    expect(odds('injury', [], true)).toMatchObject({ 'slow-recovery': 0.3, 'flesh-wound': 0.4 });
    expect(odds('madness')).toMatchObject({ 'permanently-insane': 0.1, confused: 0.2, 'nagging-doubt': 0.3 });
    for (const chance of Object.values(odds('permanent-injury'))) expect(chance).toBeCloseTo(0.2);
  });
});
