import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterGame, campaignOf, type Game, type Man } from '../campaign.spec-support.ts';
import { powerRank } from '../members.ts';
import campaign from '../ruleset.ts';

const TIER_1 = { xp: 5, rewards: ['courage'] };
const TIER_2 = { xp: 10, rewards: ['courage', 'health'] };
const men = (...pasts: object[]): Man[] => pasts.map((past, i) => ({ name: `M${i}`, past }));
/** Four figures of tier 2 and four of tier 1. */
const TWELVE = {
  officer: { past: TIER_2 },
  men: men(TIER_2, TIER_2, TIER_2, TIER_1, TIER_1, TIER_1, TIER_1),
};

function closing(game: Partial<Game> = {}) {
  return afterGame('power-rank', { companies: [TWELVE, {}], tales: [{}, {}], ...game });
}

describe('Power Rank', () => {
  it('SB-CAMP-22 four figures of tier 2 and four of tier 1: 12; a new unit: 0', () => {
    const s = campaignOf({ companies: [TWELVE, { men: ['Hans'] }] });
    expect(s.players.map(powerRank)).toEqual([12, 0]);
  });

  it('SB-CAMP-22 is reckoned when all else is done, and told', () => {
    const state = closing();
    for (const player of state.players) player.rank = 99;
    const { state: after, events } = play(campaign, { state });
    expect(after.players.map(({ rank }) => rank)).toEqual([12, 0]);
    expect(events).toMatchObject([
      { type: 'ranked', rule: 'SB-CAMP-22', seat: 0, rank: 12 },
      { type: 'ranked', seat: 1, rank: 0 },
    ]);
  });

  it('SB-CAMP-01 the game goes into the history with its report, its rolls and its experience', () => {
    const state = closing();
    state.game!.xp['1.1'] = { participation: 1 };
    const { state: after } = play(campaign, { state });
    expect(after.game).toBeNull();
    expect(after.history).toMatchObject([
      {
        number: 1,
        scenario: 'the-investigation',
        sides: [
          { seat: 0, rank: 12 },
          { seat: 1, rank: 0 },
        ],
        report: { sides: [{ player: 'One' }, { player: 'Two' }] },
        xp: { '1.1': { participation: 1 } },
      },
    ]);
  });

  it('SB-CAMP-23 without a goal the campaign goes on; with one the first to reach it has won', () => {
    expect(play(campaign, { state: closing() }).state.ended).toBeNull();
    const reached = play(campaign, { state: closing({ options: { 'campaign-goal': 12 } }) });
    expect(reached.state.ended).toEqual({ reason: 'goal', winners: [0] });
    expect(campaign.outcome(reached.state)).toEqual({ shares: [1, 0], reason: 'goal' });
    expect(campaign.rules(reached.state)).toBeNull();
    expect(play(campaign, { state: closing({ options: { 'campaign-goal': 13 } }) }).state.ended).toBeNull();
  });

  it('SB-CAMP-23 whoever is higher when both reach it; equal ranks share', () => {
    const both = { companies: [TWELVE, TWELVE], options: { 'campaign-goal': 5 } };
    const { state } = play(campaign, { state: closing(both) });
    expect(campaign.outcome(state)!.shares).toEqual([0.5, 0.5]);
  });

  it('SB-CAMP-23 after the agreed number of games the highest has won', () => {
    const { state } = play(campaign, { state: closing({ games: 1 }) });
    expect(state.ended).toEqual({ reason: 'games', winners: [0] });
  });
});
