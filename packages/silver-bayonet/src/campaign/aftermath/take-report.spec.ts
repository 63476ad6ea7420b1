import { prepare } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { musterUnit } from '../../muster/mustered.ts';
import silverBayonet from '../../ruleset.ts';
import { afterGame, type Company, find, type Game, pastOf, quietReport } from '../campaign.spec-support.ts';
import { matchOf } from '../match-of.ts';
import { unitOf } from '../members.ts';
import campaign from '../ruleset.ts';

const TWO: readonly Company[] = [{ men: ['Hans'] }, { officer: { name: 'Marie' }, men: ['Colette'] }];

function waiting(companies: readonly Company[] = TWO, rest: Partial<Game> = {}) {
  return afterGame('report', {
    companies,
    tales: companies.map(() => ({})),
    scenario: 'the-revenants',
    ...rest,
  });
}

const taken = (state: ReturnType<typeof waiting>, tales: Game['tales'] = []) =>
  play(campaign, { state, answers: [['report', quietReport(state, tales)]] });

describe('the report', () => {
  it('SB-CAMP-01 is asked of the first who played, with everybody it is about', () => {
    const { pending } = playToQuestion(campaign, { state: waiting() });
    expect(pending).toEqual({
      kind: 'report',
      seat: 0,
      question: {
        number: 1,
        scenario: 'the-revenants',
        mode: 'competitive',
        match: expect.objectContaining({ scenario: 'the-revenants' }),
        sides: [
          {
            player: 'One',
            figures: [
              { id: '1-1', name: 'Lukas' },
              { id: '1-2', name: 'Hans' },
            ],
          },
          {
            player: 'Two',
            figures: [
              { id: '2-1', name: 'Marie' },
              { id: '2-2', name: 'Colette' },
            ],
          },
        ],
      },
    });
  });

  it('SB-CAMP-01 the match it waits for can be set up as it is', () => {
    const request = matchOf(waiting())!;
    const setup = prepare(silverBayonet, request);
    expect(setup.ok ? setup.value.seats.map(({ name }) => name) : setup.refusals).toEqual(['One', 'Two']);
    expect(matchOf(afterGame('injuries', { companies: TWO, tales: [{}, {}] }))).toBeNull();
  });

  it('SB-CAMP-04 what weighed on this game only is over: full Health in the next', () => {
    const men = [{ name: 'Hans', past: { nextGame: ['slow-recovery', 'dread'] } }];
    const state = waiting([{ men }, TWO[1]!]);
    expect(musterUnit(unitOf(state.players[0]!))[1]).toMatchObject({ health: 7, stats: { courage: -1 } });
    const { state: after } = taken(state);
    expect(musterUnit(unitOf(after.players[0]!))[1]).toMatchObject({ health: 10, stats: { courage: 0 } });
  });

  it('SB-CAMP-04 whoever stayed at home has his next game still before him', () => {
    const men = ['Karl', { name: 'Hans', past: { nextGame: ['slow-recovery'] } }];
    const state = waiting([{ men }, TWO[1]!], { mode: 'co-operative', scenario: 'wolf-pack' });
    state.game!.sides[0]!.fielded = ['1.1', '1.2'];
    expect(pastOf(taken(state).state, 'Hans').nextGame).toEqual(['slow-recovery']);
  });

  it('SB-FATE-12 noted dice are used up, unspent ones left for rerolls', () => {
    const noted = { ...TWO[0], fate: { power: 1, skill: 1, monster: 1 } };
    const { state } = taken(waiting([noted, TWO[1]!]), [{ left: { power: 1, skill: 2 } }]);
    expect(state.players[0]!.fate).toEqual({ power: 0, skill: 0, monster: 0 });
    expect(state.game!.sides[0]!.left).toEqual({ power: 1, skill: 2 });
  });

  it('SB-SOLO-05.R1 a Monster Die without opponents is kept', () => {
    const noted = { ...TWO[0], fate: { power: 1, skill: 1, monster: 1 } };
    const { state } = taken(waiting([noted], { mode: 'solo', scenario: 'wolf-pack' }));
    expect(state.players[0]!.fate).toEqual({ power: 0, skill: 0, monster: 1 });
  });

  it('SB-CAMP-21 artefacts come home with whoever carries them, or with the baggage', () => {
    const orb = { id: 'orb', name: 'The Orb' };
    const { state } = taken(waiting(), [
      {
        artefacts: [
          { ...orb, figure: '1-2' },
          { ...orb, figure: null },
        ],
      },
    ]);
    expect(pastOf(state, 'Hans').artefacts).toEqual([orb]);
    expect(state.players[0]!.baggage).toEqual([orb]);
    expect(find(state, 'Colette')!.entry.record).toBeUndefined();
  });
});

describe('a report that is not one', () => {
  const open = (state = waiting()) => playToQuestion(campaign, { state });
  const base = open();
  const report = quietReport(base.state);
  const [first, second] = report.sides;

  it.each([
    [
      'whose find is studied without end (SB-OPS-67)',
      { ...report, procedures: { a: [{ op: 'do', procedure: 'a' }] } },
      'scenario.procedure-loop',
      '/procedures/a',
    ],
    [
      'whose find needs a table (SB-OPS-28)',
      {
        ...report,
        procedures: { a: [{ op: 'do', procedure: 'b' }], b: [{ op: 'heal', who: 'actor', n: 1 }] },
        sides: [
          first,
          {
            ...second,
            aftermath: [{ id: 'x', text: 'x', optional: false, do: [{ op: 'do', procedure: 'a' }] }],
          },
        ],
      },
      'scenario.not-allowed-here',
      '/procedures/b/0',
    ],
    ['of another scenario', { ...report, scenario: 'troll-bridge' }, 'report.scenario', '/scenario'],
    ['of one side only', { ...report, sides: [first] }, 'report.sides', '/sides'],
    ['with the sides exchanged', { ...report, sides: [second, first] }, 'report.player', '/sides/0/player'],
    [
      'without one of the figures',
      { ...report, sides: [{ ...first, figures: first!.figures.slice(1) }, second] },
      'report.figures',
      '/sides/0/figures',
    ],
    [
      'with a stranger',
      {
        ...report,
        sides: [first, { ...second, figures: [second!.figures[0], { ...second!.figures[1], name: 'X' }] }],
      },
      'report.figures',
      '/sides/1/figures/1',
    ],
    [
      'whose lines do not add up',
      { ...report, sides: [{ ...first, bonusXp: 3, rewards: [{ text: 'Two Ghouls.', xp: 2 }] }, second] },
      'report.rewards',
      '/sides/0/bonusXp',
    ],
    [
      'with an artefact for nobody there',
      { ...report, sides: [{ ...first, artefacts: [{ id: 'orb', name: 'Orb', figure: '1-7' }] }, second] },
      'report.artefact',
      '/sides/0/artefacts/0/figure',
    ],
    [
      "with an artefact for somebody of the other side's",
      { ...report, sides: [{ ...first, artefacts: [{ id: 'orb', name: 'Orb', figure: '2-1' }] }, second] },
      'report.artefact',
      '/sides/0/artefacts/0/figure',
    ],
    [
      'with an artefact for somebody who cannot carry it',
      {
        ...report,
        sides: [
          { ...first, artefacts: [{ id: 'orb', name: 'Orb', carriers: ['doctor'], figure: '1-2' }] },
          second,
        ],
      },
      'report.artefact',
      '/sides/0/artefacts/0/figure',
    ],
    [
      'with a fate that is none',
      { ...report, sides: [{ ...first, figures: [{ ...first!.figures[0], fate: 'eaten' }] }, second] },
      'schema.invalid',
      '/sides/0/figures/0/fate',
    ],
    ['that is no document at all', 'we won', 'schema.invalid', ''],
  ])('SB-CAMP-01 %s is refused with a path', (_, given, code, path) => {
    expect(base.refusal(given)).toMatchObject({ code, path });
  });

  it('SB-CAMP-01 the right one is taken', () => {
    expect(base.refusal(report)).toBeNull();
  });

  it('SB-COOP-05.R2 allies earn their bonus once: both sides have it, unless each has its own', () => {
    const allies = (options = {}) =>
      open(waiting(TWO, { mode: 'co-operative', scenario: 'wolf-pack', options }));
    const uneven = (state: ReturnType<typeof waiting>) =>
      quietReport(state, [{ bonusXp: 2 }, { bonusXp: 3 }]);
    const shared = allies();
    expect(shared.refusal(uneven(shared.state))).toMatchObject({ code: 'report.shared', rule: 'SB-COOP-05' });
    const each = allies({ 'coop-xp': 'each' });
    expect(each.refusal(uneven(each.state))).toBeNull();
  });
});
