import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../../scenarios/index.ts';
import { campaignOf, type Draft } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { ownScenarioProblem } from './own-scenario.ts';

const TEN = [
  'the-investigation',
  'the-revenants',
  'troll-bridge',
  'confirmed-kill',
  'sunken-treasure',
  'the-haunted-ruins',
  'last-stand',
  'loup-garou-surprise',
  'infested-monastery',
  'ship-in-the-fog',
];

function table(players: number, rest: Partial<Draft> = {}) {
  const companies = Array.from({ length: players }, (_, i) => ({ officer: { name: `Captain ${i}` } }));
  return campaignOf({ companies, ...rest });
}

/** A campaign in which these have been played, as far as the choice of a scenario cares. */
function having(played: readonly string[], rest: Partial<Draft> = {}): CampaignState {
  const history = played.map((scenario, i) => ({ number: i + 1, scenario }));
  return { ...table(2, rest), history: history as unknown as CampaignState['history'] };
}

const both = ['players', ['0', '1']] as const;
const playOn = ['next', 'play'] as const;

function offered(state: CampaignState, seats: readonly string[]) {
  const { pending } = playToQuestion(campaign, { state, answers: [playOn, ['players', seats]] });
  return (pending.question as { options: readonly string[] }).options;
}

describe('the next game', () => {
  it('SB-CAMP-01 the first player says who plays what; seats come in their own order', () => {
    const { state, asked, events } = play(campaign, {
      state: table(3),
      answers: [playOn, ['players', ['2', '0']], ['scenario', 'troll-bridge']],
    });
    expect(asked.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(['next 0', 'players 0', 'scenario 0']);
    expect(state.game).toMatchObject({
      number: 1,
      scenario: 'troll-bridge',
      mode: 'competitive',
      stage: 'preparation',
      sides: [
        { seat: 0, fielded: ['1.1'] },
        { seat: 2, fielded: ['3.1'] },
      ],
    });
    expect(events).toEqual([
      {
        type: 'gameChosen',
        rule: 'SB-CAMP-01',
        number: 1,
        scenario: 'troll-bridge',
        mode: 'competitive',
        seats: [0, 2],
      },
    ]);
  });

  it('SB-CAMP-23 enough is enough: the highest rank takes the laurels, equal ranks share them', () => {
    const { state } = play(campaign, { state: table(2), answers: [['next', 'end']] });
    expect(state.ended).toEqual({ reason: 'called-off', winners: [0, 1] });
  });

  it('SB-SOLO-01 one player has the solo scenarios, SB-COOP-01 two can play them together', () => {
    expect(offered(table(2), ['1'])).toEqual([
      'wolf-pack',
      'the-ruined-chapel',
      'the-troll-hunts',
      'the-last-mile',
      'own',
    ]);
    const alone = play(campaign, {
      state: table(2),
      answers: [playOn, ['players', ['1']], ['scenario', 'wolf-pack']],
    });
    expect(alone.state.game).toMatchObject({ mode: 'solo', sides: [{ seat: 1 }] });
    const together = play(campaign, {
      state: table(2),
      answers: [playOn, both, ['scenario', 'wolf-pack']],
    });
    expect(together.state.game!.mode).toBe('co-operative');
  });

  it('SB-SOLO-01 a campaign of one asks nobody who plays', () => {
    const { pending } = playToQuestion(campaign, { state: table(1), answers: [playOn] });
    expect(pending.kind).toBe('scenario');
  });

  it('SB-SCN-GEN-06 three and four have only what has four free edges', () => {
    for (const seats of [
      ['0', '1', '2'],
      ['0', '1', '2', '3'],
    ]) {
      expect(offered(table(4), seats).filter((id) => TEN.includes(id))).toEqual([
        'the-investigation',
        'the-revenants',
        'sunken-treasure',
        'the-haunted-ruins',
        'last-stand',
        'loup-garou-surprise',
      ]);
    }
  });

  it('SB-OPS-03 scenarios of the players’ own are on offer like the others', () => {
    const own = { id: 'the-eye', name: 'The Eye', mode: 'competitive', players: { min: 2, max: 2 } } as const;
    expect(offered({ ...table(2), scenarios: [own] }, ['0', '1'])).toContain('the-eye');
  });
});

describe('a scenario of the players’ own', () => {
  const printed = scenarios.list.find(({ id }) => id === 'troll-bridge')!;
  const own = { ...printed, id: 'our-own', name: 'Our Own' };
  const state = table(2);
  const brought = (document: object) =>
    [playOn, both, ['scenario', 'own'], ['ownScenario', document]] as const;

  it('SB-OPS-03 is brought whole when the next game is chosen, played, and on offer from then on', () => {
    const { state: after } = play(campaign, { state, answers: brought(own) });
    expect(after.game).toMatchObject({ scenario: 'our-own', mode: 'competitive' });
    expect(after.scenarios).toEqual([own]);
    expect(offered({ ...after, game: null }, ['0', '1']).slice(-2)).toEqual(['our-own', 'own']);
  });

  it('SB-OPS-03 may be brought again, mended', () => {
    const { state: after } = play(campaign, {
      state: { ...state, scenarios: [own] },
      answers: brought({ ...own, name: 'Mended' }),
    });
    expect(after.scenarios).toMatchObject([{ id: 'our-own', name: 'Mended' }]);
  });

  it('SB-OPS-03 none that bears a built-in name, is for others, or is wrong', () => {
    const refused = (change: object) =>
      ownScenarioProblem({ players: 2 }, { ...own, ...change }, state)?.code ?? null;
    expect(refused({})).toBeNull();
    expect(refused({ id: 'troll-bridge' })).toBe('campaign.scenario-twice');
    expect(refused({ id: 'random' })).toBe('campaign.scenario-twice');
    expect(refused({ players: { min: 3, max: 4 } })).toBe('campaign.players-now');
    expect(refused({ monsters: [{ monster: 'gobln', at: [1, 1] }] })).toBe('scenario.unknown-id');
    const full = Array.from({ length: 100 }, (_, n) => ({ ...own, id: `own-${n}` }));
    expect(ownScenarioProblem({ players: 2 }, own, { ...state, scenarios: full })?.code).toBe(
      'campaign.too-many-scenarios',
    );
  });
});

describe('a scenario by the die', () => {
  const random = ['scenario', 'random'] as const;

  it.each(TEN.map((id, i) => [i + 1, id] as const))('SB-RAND-01 %i is %s', (die, scenario) => {
    const { state, events } = play(campaign, {
      state: table(2),
      answers: [playOn, both, random],
      dice: [die],
    });
    expect(state.game!.scenario).toBe(scenario);
    expect(events[0]).toEqual({ type: 'scenarioRolled', rule: 'SB-RAND-01', die, scenario, again: false });
  });

  it('SB-RAND-01.R1 one that was played in this round is rolled again', () => {
    const state = having(['the-investigation', 'skirmish']);
    const { state: after, events } = play(campaign, {
      state,
      answers: [playOn, both, random],
      dice: [1, 1, 2],
    });
    expect(after.game!.scenario).toBe('the-revenants');
    expect(events.slice(0, 3)).toMatchObject([{ again: true }, { again: true }, { again: false }]);
  });

  it('SB-RAND-01.R1 after all ten a new round begins', () => {
    const { state } = play(campaign, { state: having(TEN), answers: [playOn, both, random], dice: [1] });
    expect(state.game!.scenario).toBe('the-investigation');
  });

  it('SB-RAND-01.R1 option random-no-repeat off: whatever the die says', () => {
    const state = having(['the-investigation'], { options: { 'random-no-repeat': false } });
    const { state: after } = play(campaign, { state, answers: [playOn, both, random], dice: [1] });
    expect(after.game!.scenario).toBe('the-investigation');
  });

  it('SB-RAND-01.R1 three players roll only what they can play; one rolls nothing', () => {
    const { state } = play(campaign, {
      state: table(3),
      answers: [playOn, ['players', ['0', '1', '2']], random],
      dice: [3, 9, 5],
    });
    expect(state.game!.scenario).toBe('sunken-treasure');
    expect(offered(table(2), ['0'])).not.toContain('random');
  });
});
