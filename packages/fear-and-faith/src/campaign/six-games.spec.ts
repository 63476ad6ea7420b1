import {
  begin,
  initialState,
  type Match,
  type Policy,
  prepare,
  random,
  randomPolicy,
  refusalOf,
  simulate,
} from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { PARTY_POOLS, randomParty } from '../fuzz/random-party.ts';
import type { FearAndFaith } from '../game.ts';
import fearAndFaith from '../ruleset.ts';
import type { CampaignEvent } from './events.ts';
import type { FaithCampaign } from './game.ts';
import { matchOf } from './match-of.ts';
import type { AfterGameReport } from './report/report.ts';
import { reportOf } from './report/report-of.ts';
import campaign from './ruleset.ts';
import type { CampaignState } from './state.ts';

const GAMES = 6;
/** Long enough to hurt. */
const ROUNDS = '16';
const GIVING_UP: readonly unknown[] = ['concede', 'truce', 'last-round', 'pass', 'done'];
/** Whoever can do nothing else is done. */
const MOST_TRIES = 200;
const BLOWS = /^(strike|power-strike|shoot|cast|aimed-shot)/;

/** Random players who never give up, and hit where they can. */
function stubborn(seed: string): Policy<FearAndFaith> {
  const any = randomPolicy(fearAndFaith, seed);
  return (asked) => {
    const blow = asked.kind === 'act' ? asked.question.options.find((id) => BLOWS.test(id)) : undefined;
    if (blow !== undefined) return blow;
    for (let n = 0; n < MOST_TRIES; n++) {
      const answer = any(asked);
      if (!GIVING_UP.includes(answer)) return answer;
    }
    return any(asked);
  };
}

/** The game that a campaign waits for, really played. */
function played(s: CampaignState, seed: string): AfterGameReport {
  const request = matchOf(s)!;
  const setup = prepare(fearAndFaith, {
    ...request,
    options: { ...request.options, 'round-limit': ROUNDS },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const state = initialState(fearAndFaith, { setup: setup.value, dice: { seed } });
  const checked = {
    ...fearAndFaith,
    rules: (game: FearAndFaith['state']) => {
      expect(fearAndFaith.fuzz.invariants(game)).toEqual([]);
      return fearAndFaith.rules(game);
    },
  };
  return reportOf(simulate(checked, state, stubborn(seed)).state);
}

function founded(seed: string): Match<FaithCampaign> {
  const dice = random(`${seed}/parties`);
  const { pick } = pools(PARTY_POOLS, dice);
  const seats = (['good', 'evil'] as const).map((side) => {
    const { advances: _, ...unit } = randomParty(dice, pick, side, 300);
    return { unit };
  });
  const setup = prepare(campaign, {
    scenario: { id: 'nights', title: 'Nights', games: GAMES },
    seats,
    options: { 'instant-infection': true },
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(campaign, { setup: setup.value, dice: { seed } });
}

/** Random answers, but every report is of a game that was played, and nobody has had enough. */
function campaigner(seed: string): Policy<FaithCampaign> {
  const any = randomPolicy(campaign, `${seed}/answers`);
  return (asked) => {
    if (asked.kind === 'next') return 'play';
    if (asked.kind !== 'report') return any(asked);
    const s = asked.view();
    const report = JSON.parse(JSON.stringify(played(s, `${seed}/${asked.question.number}`)));
    expect(refusalOf(campaign, asked, report, s)).toBeNull();
    return report;
  };
}

function fought(seed: string): { readonly state: CampaignState; readonly told: readonly CampaignEvent[] } {
  const checked = {
    ...campaign,
    rules: (s: CampaignState) => {
      expect(campaign.fuzz.invariants(s)).toEqual([]);
      return campaign.rules(s);
    },
  };
  const told: CampaignEvent[] = [];
  const { state } = simulate(checked, founded(seed).state, campaigner(seed), {}, ({ event }) => {
    told.push(event);
  });
  return { state, told };
}

describe('campaigns whose games are really played', () => {
  it('FF-CAMP-01 three pairs of random parties fight and settle six games each, and nothing breaks', () => {
    const wars = ['one', 'two', 'three'].map(fought);
    for (const { state } of wars) {
      expect(['games', 'nobody-left']).toContain(state.ended?.reason);
      expect(state.history.length).toBeGreaterThan(0);
    }
    const told = new Set(wars.flatMap((war) => war.told.map(({ type }) => type)));
    expect([...told]).toEqual(expect.arrayContaining(['fell', 'replaced', 'banked']));
  }, 300_000);
});
