import { answer, begin, type Json, prepare, undo } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { party } from '../muster/party.spec-support.ts';
import { scenarios } from '../scenarios/index.ts';
import { campaignOf, find, reportFor, settle } from './campaign.spec-support.ts';
import { matchOf } from './match-of.ts';
import { ownScenarioProblem } from './prepare/own-scenario.ts';
import campaign from './ruleset.ts';
import { campaigns } from './shown/campaign.ts';
import type { CampaignState } from './state.ts';
import { nextStep } from './steps.ts';

const FIGHT = [
  ['next', 'play'],
  ['scenario', 'open-fight'],
] as const;

describe('a campaign from night to night', () => {
  it('FF-CAMP-01 goes through its steps in order, each for every party, and begins again', () => {
    let state: CampaignState = campaignOf({ games: 2 });
    const names: string[] = [];
    for (let n = 0; n < 21; n++) {
      const { name } = nextStep(state)!;
      names.push(name);
      const answers =
        name === 'next game' ? FIGHT : name === 'report' ? ([['report', reportFor(state)]] as const) : [];
      state = play(campaign, { state, answers }).state;
    }
    const twice = (name: string) => [name, name];
    expect(names).toEqual(
      [
        'next game',
        ...twice('preparation'),
        'report',
        ...twice('survivors'),
        ...twice('insanity'),
        ...twice('infection'),
        'victory points',
        ...twice('replacements'),
        ...twice('new models'),
        ...twice('advances'),
        ...twice('cures'),
        ...twice('breaking the curse'),
        'next game',
      ].slice(0, 21),
    );
  });

  it('FF-CAMP-01 after the last game whoever banked most has won', () => {
    const s = campaignOf({ games: 1, points: [3, 9] });
    const begun = settle(s, [], FIGHT, 3).state;
    const { state } = settle(
      begun,
      [],
      [
        ['report', reportFor(begun)],
        ['recruit', 'none'],
        ['recruit', 'none'],
      ],
      18,
    );
    expect(state.ended).toEqual({ reason: 'games', winners: [1] });
    expect(campaign.outcome(state)).toEqual({ reason: 'games', shares: [0, 1] });
  });

  it('FF-CAMP-01 or when the players have had enough, or nobody is left', () => {
    expect(settle(campaignOf(), [], [['next', 'end']], 1).state.ended).toMatchObject({
      reason: 'called-off',
    });
    const empty = campaignOf();
    empty.players[0]!.members = [];
    expect(settle(empty, [], [], 1).state.ended).toMatchObject({ reason: 'nobody-left' });
  });

  it('FF-CAMP-08 FF-PARTY-18 everybody is fielded, the infected and the mad with what they have', () => {
    const record = { infection: 'zombie', insanity: ['shaky'] } as const;
    const s = campaignOf({
      good: [['cop', { record: { infection: 'zombie', insanity: ['shaky'] } }], 'hunter'],
    });
    const match = matchOf(settle(s, [], FIGHT, 3).state)!;
    const [first] = match.seats;
    expect(first).toMatchObject({
      unit: {
        campaign: { infections: ['mummy', 'vampire', 'werewolf', 'zombie'] },
        entries: [{ id: '1-1', record }, { id: '1-2' }],
      },
    });
  });

  it('FF-PARTY-08 a Minion who lost his Master serves another, or stays at home', () => {
    const s = campaignOf({
      evil: ['baron-frankenstein', ['frankensteins-hunchback-assistant', { master: 'a' }], 'lesser-werewolf'],
    });
    s.players[1]!.members = s.players[1]!.members.slice(1);
    const served = settle(
      s,
      [],
      [
        ['next', 'play'],
        ['scenario', 'open-fight'],
        ['master', '2-3'],
      ],
      3,
    ).state;
    expect(find(served, 'Y')!.entry.master).toBe('2-3');
    const alone = campaignOf({
      evil: ['baron-frankenstein', ['frankensteins-hunchback-assistant', { master: 'a' }], 'modern-cannibal'],
    });
    alone.players[1]!.members = alone.players[1]!.members.slice(1);
    const { state } = settle(alone, [], FIGHT, 3);
    expect(state.game!.sides[1]!.fielded).toEqual(['2-3']);
  });

  it('FF-SCN-01 a scenario of the players’ own comes into the book and the match whole, and is on offer from then on', () => {
    const printed = scenarios.list.find(({ id }) => id === 'open-fight')!;
    const own = { ...printed, id: 'our-own', name: 'Our Own' };
    const bring = [FIGHT[0], ['scenario', 'own'], ['ownScenario', own]] as const;
    const { state } = settle(campaignOf(), [], bring, 3);
    expect(state.scenarios).toEqual([own]);
    expect(matchOf(state)!.scenario).toEqual(own);
    expect(campaigns.in('en').ledger(state).present!.title).toBe('Our Own');
    const { pending } = playToQuestion(campaign, { state: { ...state, game: null }, answers: [FIGHT[0]] });
    expect(pending.question).toMatchObject({ options: ['open-fight', 'our-own', 'own'] });
  });

  it('FF-SCN-01 none that bears a printed one’s name, is wrong, or has no use for these parties', () => {
    const s = campaignOf();
    const printed = scenarios.list.find(({ id }) => id === 'open-fight')!;
    const refused = (own: object) =>
      ownScenarioProblem({ seats: [0, 1] }, { ...printed, id: 'our-own', ...own }, s)?.code ?? null;
    expect(refused({})).toBeNull();
    expect(refused({ id: 'open-fight' })).toBe('campaign.scenario-twice');
    expect(refused({ id: 'own' })).toBe('campaign.scenario-twice');
    const { forces } = scenarios.list.find(({ id }) => id === 'zombie-infestation')!;
    expect(refused({ forces })).toBe('campaign.nobody-fits');
    expect(
      refused({ rules: [{ id: 'x', when: { event: 'deployed' }, do: [{ op: 'do', procedure: 'none' }] }] }),
    ).toBe('scenario.unknown-id');
  });

  it('FF-CAMP-01 begins with new parties, and with every Unique once', () => {
    const refused = (good: Parameters<typeof party>[2], evil = party('evil', ['ghost'])) => {
      const setup = prepare(campaign, {
        scenario: 'six-nights',
        seats: [
          { name: 'Ann', unit: party('good', ['mina-harker'], good) },
          { name: 'Bob', unit: evil },
        ],
        options: {},
      });
      return setup.ok ? [] : setup.refusals.map(({ code }) => code);
    };
    expect(refused({})).toEqual([]);
    expect(refused({ advances: [{ advance: 'blitzkrieg' }] })).toEqual(['campaign.not-new']);
    expect(refused({}, party('good', ['mina-harker']))).toEqual(['campaign.unique-twice']);
  });

  it('FF-CAMP-01 the newest steps can be taken back', () => {
    const setup = prepare(campaign, {
      scenario: 'six-nights',
      seats: [
        { name: 'Ann', unit: party('good', ['cop']) },
        { name: 'Bob', unit: party('evil', ['ghost']) },
      ],
      options: {},
    });
    if (!setup.ok) throw new Error('refused');
    const founded = begin(campaign, { setup: setup.value, dice: { seed: 'undo' } });
    const played = answer(founded, 0, 'play' as Json);
    if (!played.ok) throw new Error('refused');
    const chosen = answer(played.value, 0, 'open-fight' as Json);
    if (!chosen.ok) throw new Error('refused');
    expect(chosen.value.state.game?.stage).toBe('report');
    const back = undo(chosen.value, 2);
    expect(back.ok && back.value.state.game).toBeNull();
  });
});
