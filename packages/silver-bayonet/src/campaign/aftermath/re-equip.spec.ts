import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { afterGame, type Company, find, type Game, pastOf } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';

function equipping(one: Company, rest: Partial<Game> = {}) {
  return afterGame('re-equipment', { companies: [one], tales: [{}], ...rest });
}

const AS_HE_IS = ['equip', { equipment: [], special: [] }] as const;
const HUNTER = {
  name: 'Hunter',
  type: 'veteran-hunter',
  attribute: 'strong',
  equipment: ['musket', 'cartridge-box'],
};

describe('re-equip', () => {
  it('SB-CAMP-20 the Officer and those with slots choose again, fixed soldiers do not', () => {
    const rifle = {
      equipment: ['rifle', 'cartridge-box'],
      special: [{ item: 'silver-shot', host: 'cartridge-box' }],
    };
    const { state, asked } = play(campaign, {
      state: equipping({ men: [HUNTER, 'Hans'] }),
      answers: [AS_HE_IS, ['equip', rifle]],
    });
    expect(asked.map(({ question }) => question)).toMatchObject([
      { member: '1.1', equipment: [], special: [], slots: 6, mostSpecial: 2, specialToo: true },
      { member: '1.2', equipment: ['musket', 'cartridge-box'] },
    ]);
    expect(find(state, 'Hunter')!.entry).toMatchObject(rifle);
    expect(find(state, 'Hans')!.entry.special).toEqual([]);
  });

  it('SB-CAMP-20 as if newly created: slots, limits and hosts hold', () => {
    const open = playToQuestion(campaign, { state: equipping({}) });
    const why = (equipment: string[], special: object[] = []) => open.refusal({ equipment, special });
    expect(why(['rifle', 'rifle', 'rifle', 'pistol'])).toMatchObject({
      code: 'unit.over-slots',
      path: '/equipment',
    });
    expect(why([], [{ item: 'silver-weapon', host: 'hand-weapon' }])).toMatchObject({
      code: 'unit.host-not-carried',
    });
    expect(
      why([], [{ item: 'salt-bag' }, { item: 'holy-symbol' }, { item: 'oil-and-torches' }]),
    ).toMatchObject({
      code: 'unit.over-special',
    });
    expect(why(['rifle'], [{ item: 'salt-bag' }])).toBeNull();
    expect(open.refusal({ equipment: [] })).toMatchObject({ code: 'schema.invalid' });
  });

  it('SB-CAMP-20.R1 option reequip-special off: the special items stay, and so must what they sit on', () => {
    const special = [{ item: 'silver-weapon', host: 'hand-weapon' }];
    const state = equipping(
      { officer: { equipment: ['hand-weapon'], special } },
      { options: { 'reequip-special': false } },
    );
    const open = playToQuestion(campaign, { state });
    expect(open.refusal({ equipment: ['hand-weapon'], special: [] })).toMatchObject({
      code: 'equip.special-fixed',
      rule: 'SB-CAMP-20',
    });
    expect(open.refusal({ equipment: ['rifle'], special })).toMatchObject({ code: 'unit.host-not-carried' });
    expect(open.refusal({ equipment: ['hand-weapon', 'rifle'], special })).toBeNull();
  });

  it('SB-CAMP-20 whoever is new is equipped already', () => {
    const state = equipping({ men: [HUNTER] });
    state.game!.sides[0]!.newcomers.push('1.1', '1.2');
    expect(play(campaign, { state }).asked).toEqual([]);
  });
});

describe('a Supernatural Veteran by experience', () => {
  const past = { xp: 10, rewards: ['courage', 'attribute:supernatural-veteran'] };
  const veteran = (special: { item: string; host?: string }[]) => {
    const state = equipping({ men: [{ name: 'Hans', special, past }] });
    state.game!.sides[0]!.veterans.push('1.2');
    return state;
  };

  it('SB-UNIT-12.R2 picks one special item more, or none', () => {
    const state = veteran([{ item: 'salt-bag' }]);
    const open = playToQuestion(campaign, { state, answers: [AS_HE_IS] });
    expect(open.pending).toMatchObject({ kind: 'extraItem', question: { member: '1.2' } });
    const { options } = open.pending.question as { options: readonly string[] };
    expect(options).toEqual(expect.arrayContaining(['holy-symbol', 'silver-shot@cartridge-box', 'none']));
    const { state: after } = play(campaign, {
      state,
      answers: [AS_HE_IS, ['extraItem', 'silver-shot@cartridge-box']],
    });
    expect(find(after, 'Hans')!.entry.special).toEqual([
      { item: 'salt-bag' },
      { item: 'silver-shot', host: 'cartridge-box' },
    ]);
    const none = play(campaign, { state, answers: [AS_HE_IS, ['extraItem', 'none']] });
    expect(find(none.state, 'Hans')!.entry.special).toEqual([{ item: 'salt-bag' }]);
  });

  it('SB-UNIT-12 the item of a soldier’s life is never changed: nobody else is asked', () => {
    const state = equipping({ men: [{ name: 'Hans', past }] });
    expect(play(campaign, { state, answers: [AS_HE_IS] }).asked).toHaveLength(1);
  });

  it('SB-CAMP-15 SB-UNIT-12.R2 the tier itself puts him on the list', () => {
    const men = [{ name: 'Hans', past: { xp: 9, rewards: ['courage'] } }];
    const { state } = play(campaign, {
      state: afterGame('experience', { companies: [{ men }], tales: [{}] }),
      answers: [['reward', 'attribute:supernatural-veteran']],
    });
    expect(state.game!.sides[0]!.veterans).toEqual(['1.2']);
  });
});

describe('artefacts', () => {
  const orb = { id: 'orb', name: 'The Orb' };
  const rod = { id: 'rod', name: 'The Rod', carriers: ['doctor'] };

  it('SB-CAMP-21 may go from one to another, by the owner’s choice', () => {
    const state = equipping({ men: [{ name: 'Hans', past: { artefacts: [orb] } }, 'Karl'] });
    const { asked, state: after } = play(campaign, { state, answers: [AS_HE_IS, ['artefact', '1.3']] });
    expect(asked[1]).toMatchObject({
      kind: 'artefact',
      question: { options: ['1.1', '1.2', '1.3'], artefact: 'orb', name: 'The Orb', bearer: '1.2' },
    });
    expect([pastOf(after, 'Hans').artefacts, pastOf(after, 'Karl').artefacts]).toEqual([[], [orb]]);
  });

  it('SB-CAMP-21 only to those allowed to carry it; with nobody it stays with the baggage', () => {
    const doctors = equipping({ men: [{ name: 'Doc', type: 'doctor' }, 'Karl'] });
    doctors.players[0]!.baggage.push(rod);
    const given = play(campaign, { state: doctors, answers: [AS_HE_IS] });
    expect(pastOf(given.state, 'Doc').artefacts).toEqual([rod]);
    expect(given.state.players[0]!.baggage).toEqual([]);
    const none = equipping({ men: ['Karl'] });
    none.players[0]!.baggage.push(rod);
    expect(play(campaign, { state: none, answers: [AS_HE_IS] }).state.players[0]!.baggage).toEqual([rod]);
  });

  it('SB-CAMP-21.R1 it fills no slot and counts against no limit', () => {
    const full = { equipment: ['rifle', 'rifle', 'rifle'], special: [] };
    const state = equipping({ officer: { ...full, past: { artefacts: [orb] } } });
    const { state: after } = play(campaign, { state, answers: [['equip', full]] });
    expect(pastOf(after, 'Lukas').artefacts).toEqual([orb]);
  });
});
