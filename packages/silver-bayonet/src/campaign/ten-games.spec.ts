import {
  begin,
  initialState,
  type Match,
  type Policy,
  prepare,
  random,
  randomPolicy,
  refusalOf,
  type SetupRequest,
  simulate,
} from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { MADNESSES } from '../data/campaign-tables.ts';
import { randomUnit, UNIT_POOLS } from '../fuzz/random-unit.ts';
import type { SilverBayonet } from '../game.ts';
import { FRESH } from '../muster/record.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import silverBayonet from '../ruleset.ts';
import type { SilverBayonetState } from '../state.ts';
import type { SilverCampaign } from './game.ts';
import { matchOf } from './match-of.ts';
import type { AfterActionReport } from './report/report.ts';
import { reportOf } from './report/report-of.ts';
import campaign from './ruleset.ts';
import type { CampaignState } from './state.ts';

/** Long enough to hurt. */
const TURNS = 8;

/** The game that a campaign waits for, really played. */
function played(s: CampaignState, seed: string): AfterActionReport {
  const request = matchOf(s)!;
  const setup = prepare(silverBayonet, { ...request, options: { ...request.options, 'turn-limit': TURNS } });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
  return reportOf(simulate(silverBayonet, state, stubborn(seed)).state);
}

/** Random players who never give up. */
function stubborn(seed: string): Policy<SilverBayonet> {
  const any = randomPolicy(silverBayonet, seed);
  return (asked) => {
    for (;;) {
      const answer = any(asked);
      if (answer !== 'concede') return answer;
    }
  };
}

interface War {
  readonly seed: string;
  readonly seats: number;
  readonly scenario: string;
  readonly games: number;
}

function founded({ seed, seats, games }: War): Match<SilverCampaign> {
  const dice = random(`${seed}/units`);
  const { pick } = pools(UNIT_POOLS, dice);
  const request: SetupRequest = {
    scenario: { id: 'war', title: 'A war', games, scenarios: [] },
    seats: Array.from({ length: seats }, () => ({ unit: randomUnit(dice, pick, DEFAULT_OPTIONS, null) })),
    options: { 'power-differential': true },
  };
  const setup = prepare(campaign, request);
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(campaign, { setup: setup.value, dice: { seed } });
}

/** Random answers, but every report is of a game that was played. */
function campaigner({ seed, seats, scenario }: War): Policy<SilverCampaign> {
  const any = randomPolicy(campaign, `${seed}/answers`);
  const fixed: Readonly<Record<string, unknown>> = {
    next: 'play',
    players: Array.from({ length: seats }, (_, seat) => String(seat)),
    scenario,
  };
  return (asked) => {
    if (asked.kind !== 'report') return fixed[asked.kind] ?? any(asked);
    const s = asked.view();
    const report = JSON.parse(JSON.stringify(played(s, `${seed}/${asked.question.number}`)));
    expect(refusalOf(campaign, asked, report, s)).toBeNull();
    return report;
  };
}

function fought(war: War): CampaignState {
  const checked = {
    ...campaign,
    rules: (s: CampaignState) => {
      expect(campaign.fuzz.invariants(s)).toEqual([]);
      return campaign.rules(s);
    },
  };
  const { state } = simulate(checked, founded(war).state, campaigner(war));
  expect(state.history).toHaveLength(war.games);
  expect(state.ended).toMatchObject({ reason: 'games' });
  return state;
}

const MAD_GAMES = 6;

/** How many go out of their minds in a game of units that have every madness there is. */
function episodesIn(seed: string): number {
  const dice = random(seed);
  const { pick } = pools(UNIT_POOLS, dice);
  const record = { ...FRESH, madness: MADNESSES.slice(1).map(({ id }) => id), injuries: ['leg-wound'] };
  const mad = () => {
    const { officer, soldiers, ...unit } = randomUnit(dice, pick, DEFAULT_OPTIONS, null);
    const members = soldiers.map((soldier) => ({ ...soldier, record }));
    return { ...unit, version: 2, officer: { ...officer, record }, soldiers: members };
  };
  const setup = prepare(silverBayonet, { scenario: 'skirmish', seats: [{ unit: mad() }, { unit: mad() }] });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
  const checked = {
    ...silverBayonet,
    rules: (s: SilverBayonetState) => {
      expect(silverBayonet.fuzz.invariants(s)).toEqual([]);
      return silverBayonet.rules(s);
    },
  };
  let episodes = 0;
  const { over } = simulate(checked, state, stubborn(seed), {}, ({ event }) => {
    if (event.rule === 'SB-CAMP-07') episodes++;
  });
  expect(over).toBe(true);
  return episodes;
}

describe('campaigns whose games are really played', () => {
  it('SB-CAMP-01 two random units fight and settle ten games, and nothing breaks', () => {
    const { history, players } = fought({ seed: 'ten', seats: 2, scenario: 'random', games: 10 });
    expect(history.flatMap(({ rolls }) => rolls).length).toBeGreaterThan(10);
    expect(players.some(({ rank }) => rank > 0)).toBe(true);
    expect(new Set(history.map(({ scenario }) => scenario)).size).toBe(10);
  }, 300_000);

  it('SB-SOLO-01 campaign rules hold for a player alone', () => {
    const { players } = fought({ seed: 'alone', seats: 1, scenario: 'the-ruined-chapel', games: 2 });
    expect(players[0]!.officer).not.toBeNull();
  }, 120_000);

  it('SB-COOP-05 allies share what they earn together', () => {
    const { history } = fought({ seed: 'allies', seats: 2, scenario: 'wolf-pack', games: 2 });
    for (const { report, xp } of history) {
      const bonus = Object.values(xp).filter((gained) => gained.bonus === 1).length;
      expect(bonus).toBeLessThanOrEqual(report.sides[0]!.bonusXp);
    }
  }, 120_000);

  it('SB-CAMP-06 games of madmen are played to their end', () => {
    const episodes = Array.from({ length: MAD_GAMES }, (_, n) => episodesIn(`mad ${n}`));
    expect(episodes.some((count) => count > 0)).toBe(true);
  }, 120_000);
});
