import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { campaignOf, find, idOf, pastOf } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { type Correction, correctables, correctionProblem } from './correction.ts';

const scene = () =>
  campaignOf({
    companies: [
      { men: [{ name: 'Hans', past: { xp: 6, rewards: ['courage'], injuries: ['leg-wound'] } }, 'Otto'] },
      { name: 'The Others', men: ['Karl'] },
    ],
  });

const asIs = (s: CampaignState, name: string): Correction => {
  const { xp, injuries, madness, nextGame } = pastOf(s, name);
  return { member: idOf(s, name), serves: true, xp, injuries, madness, nextGame, note: '' };
};

/** The book is opened, and this is written into it. */
const corrected = (s: CampaignState, correction: Correction) =>
  play(campaign, {
    state: s,
    answers: [
      ['next', 'correct'],
      ['correct', correction],
    ],
    steps: 1,
  });

describe('SB-UNIT-16 a mistake in the books', () => {
  it('SB-UNIT-16 is put right by hand, with a note, and everything else stays', () => {
    const s = scene();
    const { state, events } = corrected(s, {
      ...asIs(s, 'Hans'),
      xp: 7,
      injuries: [],
      nextGame: ['slow-recovery'],
      note: 'he was in bed',
    });
    expect(pastOf(state, 'Hans')).toMatchObject({
      xp: 7,
      rewards: ['courage'],
      injuries: [],
      nextGame: ['slow-recovery'],
    });
    expect(find(state, 'Otto')).toEqual(find(s, 'Otto'));
    expect(state.players[1]).toEqual(s.players[1]);
    expect(events).toHaveLength(1);
    const told = campaign.speech.in('en').describe(events[0]!, state);
    expect(told).toBe(
      'Edited: Hans has 7 XP, not 6; never had it: Leg Wound; has had it all along: Slow Recovery (“he was in bed”).',
    );
  });

  it('SB-CAMP-15 takes the rewards of tiers along that were never reached, and the Power Rank', () => {
    const s = scene();
    const { state } = corrected(s, { ...asIs(s, 'Hans'), xp: 4 });
    expect(pastOf(state, 'Hans')).toMatchObject({ xp: 4, rewards: [] });
    expect(s.players[0]!.rank).toBe(1);
    expect(state.players[0]!.rank).toBe(0);
  });

  it('SB-CAMP-15 gives the reward of a tier that was reached all along', () => {
    const s = scene();
    const { state } = corrected(s, { ...asIs(s, 'Otto'), xp: 5 });
    expect(pastOf(state, 'Otto').rewards).toEqual(['courage']);
  });

  it('SB-CAMP-15 puts another honour in the place of one that was chosen, of those that the tier has', () => {
    const s = campaignOf({
      companies: [{ men: [{ name: 'Hans', past: { xp: 10, rewards: ['courage', 'health'] } }] }, {}],
    });
    const record = { ...asIs(s, 'Hans'), rewards: ['courage', 'attribute:strong'] };
    const { state, events } = corrected(s, { ...record, note: 'misheard' });
    expect(pastOf(state, 'Hans').rewards).toEqual(['courage', 'attribute:strong']);
    const told = campaign.speech.in('en');
    expect(told.describe(events[0]!, state)).toBe(
      'Edited: Hans has from tier 2 Strong, not Health +1 (“misheard”).',
    );
    expect(told.telling(events[0]!, state).amends).toEqual(['Health +1']);
    const question = { records: correctables(s) };
    const [, , hans] = [null, ...question.records];
    expect(hans!.honours[0]).toEqual(['courage']);
    expect(hans!.honours[1]).toContain('attribute:strong');
    const wrong = correctionProblem(question, { ...record, rewards: ['courage', 'melee'] }, s);
    expect(wrong?.code).toBe('unit.reward');
  });

  it('SB-CAMP-20 lets an Officer be equipped anew, and nobody who has the set of his type', () => {
    const s = scene();
    const [officer] = correctables(s);
    const rifle = { equipment: ['rifle', 'cartridge-box'], special: [] };
    const { state, events } = play(campaign, {
      state: s,
      answers: [
        ['next', 'correct'],
        ['correct', { ...asIs(s, 'Lukas'), kit: true, note: 'a rifle' }],
        ['equip', rifle],
      ],
      steps: 1,
    });
    expect(state.players[0]!.officer!.entry).toMatchObject(rifle);
    expect(events.map(({ type }) => type)).toEqual(['corrected', 'equipped']);
    const told = campaign.speech.in('en').describe(events[0]!, state);
    expect(told).toBe('Edited: Lukas is equipped anew (“a rifle”).');
    expect(officer!.chooses).toBe(true);
    expect(correctables(s).find(({ name }) => name === 'Hans')!.chooses).toBe(false);
  });

  it('SB-UNIT-16 strikes somebody off, and brings him back as what he was', () => {
    const s = scene();
    const off = corrected(s, { ...asIs(s, 'Hans'), serves: false }).state;
    expect(find(off, 'Hans')).toBeNull();
    expect(off.departed.map(({ name }) => name)).toEqual(['Hans']);
    const member = off.departed[0]!.id;
    const back = corrected(off, {
      member,
      serves: true,
      xp: 6,
      injuries: [],
      madness: [],
      nextGame: [],
      note: 'only a scratch',
    }).state;
    expect(find(back, 'Hans')).toMatchObject({ id: member, entry: { type: 'infantryman' } });
    expect(back.departed).toEqual([]);
  });

  it('SB-UNIT-16 leaves all as it was where nothing is changed, and says nothing', () => {
    const s = scene();
    const { state, events } = corrected(s, { ...asIs(s, 'Hans'), note: 'never mind' });
    expect(events).toEqual([]);
    expect(state.players).toEqual(s.players);
  });

  it('SB-UNIT-16 refuses an Officer struck off, a stranger, and a company that could not take the field', () => {
    const s = scene();
    const question = { records: correctables(s) };
    const refused = (correction: Correction) => correctionProblem(question, correction, s)?.code;
    expect(refused({ ...asIs(s, 'Lukas'), serves: false })).toBe('campaign.officer-stays');
    expect(refused({ ...asIs(s, 'Hans'), member: '9.9' })).toBe('campaign.no-member');
    expect(refused({ ...asIs(s, 'Hans'), madness: ['cursed', 'cursed'] })).toBe('unit.madness-twice');
    expect(refused({ ...asIs(s, 'Hans'), injuries: ['a-cold'] })).toBe('unit.unknown-burden');
  });
});
