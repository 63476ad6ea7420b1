import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { soldier, unit } from '../../muster/unit.spec-support.ts';
import { afterGame, company, find, type Game, pastOf } from '../campaign.spec-support.ts';
import { membersOf } from '../members.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';

const SEVEN = ['Anton', 'Bruno', 'Carl', 'Dietrich', 'Emil', 'Franz', 'Georg'];

function reorganising(game: Partial<Game> = {}) {
  return afterGame('reorganisation', { companies: [{ men: SEVEN }], tales: [{}], ...game });
}

const goOn = ['officer', 'go-on'] as const;
const all = ['keep', SEVEN.map((_, i) => `1.${i + 2}`)] as const;
const names = (s: CampaignState) => membersOf(s.players[0]!).map(({ entry }) => entry.name);

describe('the Officer goes on', () => {
  it('SB-CAMP-18 after tier 2 his (105) let him replace an Infantryman (10) by a Grenadier (15)', () => {
    const past = { xp: 10, rewards: ['courage', 'recruitment'] };
    const seventy = { companies: [{ officer: { past }, men: SEVEN }] };
    const kept = all[1].slice(1);
    const { asked, state, events } = play(campaign, {
      state: reorganising(seventy),
      answers: [goOn, ['keep', kept], ['recruits', [soldier('grenadier', { name: 'Hugo' })]]],
    });
    expect(asked[1]).toMatchObject({ kind: 'keep', question: { points: 105, max: 7, costs: { '1.2': 10 } } });
    expect(asked[2]).toMatchObject({
      kind: 'recruits',
      question: { room: 1, points: 45, nation: 'austria' },
    });
    expect(names(state)).toEqual(['Lukas', ...SEVEN.slice(1), 'Hugo']);
    expect(find(state, 'Hugo')!.id).toBe('1.9');
    expect(state.departed).toMatchObject([{ name: 'Anton', cause: 'dismissed' }]);
    expect(events.at(-1)).toMatchObject({ type: 'recruited', rule: 'SB-CAMP-18', kind: 'grenadier' });
  });

  it('SB-CAMP-18 the dismissed and their XP are lost; those who stay keep theirs; recruits have none', () => {
    const men = [
      { name: 'Anton', past: { xp: 7, rewards: ['courage'] } },
      { name: 'Bruno', past: { xp: 6, rewards: ['courage'], injuries: ['shakes'] } },
    ];
    const { state } = play(campaign, {
      state: reorganising({ companies: [{ men }] }),
      answers: [goOn, ['keep', ['1.3']], ['recruits', [soldier('infantryman', { name: 'Anton' })]]],
    });
    expect(state.departed).toMatchObject([{ id: '1.2', name: 'Anton', xp: 7 }]);
    expect(pastOf(state, 'Bruno')).toMatchObject({ xp: 6, injuries: ['shakes'] });
    expect(pastOf(state, 'Anton').xp).toBe(0);
  });

  it('SB-CAMP-18 the whole unit must fit the Recruitment, which Fey-Touched by experience may upset', () => {
    const fey = { xp: 10, rewards: ['courage', 'attribute:fey-touched'] };
    const men = ['A', 'B', 'C'].map((name) => ({
      name,
      type: 'veteran-hunter',
      attribute: 'strong',
      equipment: [],
      past: { xp: 0 },
    }));
    const state = reorganising({
      companies: [{ men: [{ ...men[0]!, past: fey }, ...men.slice(1), 'Zoe'] }],
      options: { 'supplement-carpathians': true },
    });
    const open = playToQuestion(campaign, { state, answers: [goOn] });
    expect(open.pending.question).toMatchObject({ points: 100, costs: { '1.2': 34, '1.5': 10 } });
    expect(open.refusal(['1.2', '1.3', '1.4', '1.5'])).toEqual({
      code: 'reorganise.over-budget',
      rule: 'SB-CAMP-18',
      says: 'reorganise.over-budget',
      params: { cost: 104, points: 100 },
    });
    expect(open.refusal(['1.2', '1.3', '1.4'])).toBeNull();
  });

  it('SB-CAMP-18 no money or no room, nobody to recruit; no soldiers, nobody to keep', () => {
    expect(play(campaign, { state: reorganising(), answers: [goOn, all] }).asked).toHaveLength(2);
    const open = playToQuestion(campaign, { state: reorganising({ companies: [{}] }), answers: [goOn] });
    expect(open.pending.kind).toBe('recruits');
  });

  it('SB-CAMP-18 recruits are judged with the unit: limits, list, money, and no past', () => {
    const men = [{ name: 'J', type: 'junior-officer', attribute: 'strong' }];
    const open = playToQuestion(campaign, {
      state: reorganising({ companies: [{ men }] }),
      answers: [goOn, ['keep', ['1.2']]],
    });
    const why = (...recruits: Parameters<typeof soldier>[]) =>
      open.refusal(recruits.map(([type, changes]) => soldier(type, changes)));
    expect(why(['junior-officer', { attribute: 'medic' }])).toMatchObject({
      code: 'unit.too-many-of-type',
      path: '',
    });
    expect(why(['infantryman'], ['guard'])).toMatchObject({ code: 'unit.not-on-list', path: '/1/type' });
    expect(
      why(...Array.from({ length: 7 }, () => ['infantryman'] as const).map(([type]): [string] => [type])),
    ).toMatchObject({
      code: 'unit.too-many-soldiers',
    });
    expect(
      why(
        ['veteran-hunter', { attribute: 'medic' }],
        ['veteran-hunter', { attribute: 'medic' }],
        ['occultist'],
      ),
    ).toMatchObject({
      code: 'unit.over-budget',
    });
    const veteran = company({ men: [{ name: 'V', past: { xp: 5, rewards: ['courage'] } }] }).soldiers;
    expect(open.refusal(veteran)).toMatchObject({
      code: 'campaign.not-new',
      rule: 'SB-CAMP-18',
      path: '/0/record',
    });
    expect(open.refusal([])).toBeNull();
    const { types } = open.pending.question as { types: { type: string }[] };
    expect(types.map(({ type }) => type)).not.toContain('junior-officer');
    expect(types).toContainEqual({ type: 'infantryman', cost: 10 });
  });

  it('SB-UNIT-15 SB-CAMP-18 the soldier from outside costs his 8 points again every time', () => {
    const men = [{ name: 'S', type: 'swordsman', outside: true }];
    const { pending } = playToQuestion(campaign, {
      state: reorganising({ companies: [{ men }], options: { 'outside-list': true } }),
      answers: [goOn],
    });
    expect(pending.question).toMatchObject({ costs: { '1.2': 30 } });
  });
});

describe('the Officer does not', () => {
  const lost = (game: Partial<Game> = {}) => {
    const state = reorganising({
      companies: [
        { men: [{ name: 'Anton', past: { xp: 8, rewards: ['courage'], injuries: ['leg-wound'] } }, 'Bruno'] },
      ],
      ...game,
    });
    state.players[0]!.officer = null;
    return state;
  };
  const heir = { ...unit().officer, name: 'Moritz' };

  it('SB-CAMP-19 a new Officer of the same nation, with 0 XP, takes old soldiers with all they have', () => {
    const { state, asked } = play(campaign, {
      state: lost(),
      answers: [
        ['succession', 'new-officer'],
        ['newOfficer', heir],
        ['keep', ['1.2']],
        ['recruits', []],
      ],
    });
    expect(asked[1]).toMatchObject({ kind: 'newOfficer', question: { nation: 'austria' } });
    expect(names(state)).toEqual(['Moritz', 'Anton']);
    expect(pastOf(state, 'Moritz').xp).toBe(0);
    expect(pastOf(state, 'Anton')).toMatchObject({ xp: 8, injuries: ['leg-wound'] });
    expect(state.departed).toMatchObject([{ name: 'Bruno', cause: 'dismissed' }]);
  });

  it('SB-CAMP-19 he is made by SB-UNIT-04 to -08 and brings no past', () => {
    const open = playToQuestion(campaign, { state: lost(), answers: [['succession', 'new-officer']] });
    expect(open.refusal({ ...heir, attributes: ['strong'] })).toMatchObject({
      code: 'unit.attribute-count',
      path: '/attributes',
    });
    expect(open.refusal(company({ officer: { past: { xp: 3 } } }).officer)).toMatchObject({
      code: 'campaign.not-new',
      rule: 'SB-CAMP-19',
    });
    expect(open.refusal(heir)).toBeNull();
  });

  it('SB-CAMP-19 or the whole unit is discarded: the only way to another nation', () => {
    const spanish = unit({ nation: 'spain', name: 'Los Nuevos', soldiers: [soldier('swordsman')] });
    const { state, asked } = play(campaign, {
      state: lost(),
      answers: [
        ['succession', 'disband'],
        ['newUnit', spanish],
      ],
    });
    expect(asked).toHaveLength(2);
    expect(state.players[0]).toMatchObject({ unit: { name: 'Los Nuevos', nation: 'spain' } });
    expect(names(state)).toEqual(['Lukas', 'Hans']);
    expect(state.departed.map(({ name, cause }) => `${name} ${cause}`)).toEqual([
      'Anton disbanded',
      'Bruno disbanded',
    ]);
    const open = playToQuestion(campaign, { state: lost(), answers: [['succession', 'disband']] });
    expect(open.refusal(unit({ nation: 'spain', soldiers: [soldier('guard')] }))).toMatchObject({
      code: 'unit.not-on-list',
    });
    expect(open.refusal(company({ men: [{ name: 'V', past: { xp: 1 } }] }))).toMatchObject({
      code: 'campaign.not-new',
    });
  });

  it('SB-CAMP-19.R1 he may retire of his own free will; whoever carried something leaves it behind', () => {
    const orb = { id: 'orb', name: 'The Orb' };
    const state = reorganising({
      companies: [{ officer: { past: { xp: 31, artefacts: [orb] } }, men: ['Anton'] }],
    });
    const { state: after } = play(campaign, {
      state,
      answers: [
        ['officer', 'retire'],
        ['succession', 'new-officer'],
        ['newOfficer', heir],
        ['keep', ['1.2']],
        ['recruits', []],
      ],
    });
    expect(after.departed).toMatchObject([{ name: 'Lukas', type: 'officer', xp: 31, cause: 'retired' }]);
    expect(after.players[0]!.baggage).toEqual([orb]);
  });
});
