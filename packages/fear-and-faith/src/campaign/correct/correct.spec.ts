import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { bots } from '../bots.ts';
import { campaignOf, find } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';
import type { CampaignState } from '../state.ts';
import { type Correction, correctables, correctionProblem } from './correction.ts';

const scene = () => campaignOf({ good: ['cop', 'cop'], points: [7, 0] });

function asIs(s: CampaignState, name: string): Correction {
  const { member, insanity, infection, bank } = correctables(s).find((one) => one.name === name)!;
  return { member, insanity, infection, bank, note: '' };
}

const corrected = (s: CampaignState, correction: Correction) =>
  play(campaign, {
    state: s,
    answers: [
      ['next', 'correct'],
      ['correct', correction],
    ],
    steps: 1,
  });

describe('FF-PARTY-18 a mistake in the books', () => {
  it('FF-PARTY-18 is put right by hand, with a note, and everything else stays', () => {
    const s = scene();
    const { state, events } = corrected(s, {
      ...asIs(s, 'A'),
      insanity: ['manic'],
      infection: 'vampire',
      bank: 5,
      note: 'we forgot',
    });
    expect(find(state, 'A')!.entry.record).toEqual({ insanity: ['manic'], infection: 'vampire' });
    expect(state.players[0]).toMatchObject({ points: 5, earned: 7 });
    expect(find(state, 'B')).toEqual(find(s, 'B'));
    expect(state.players[1]).toEqual(s.players[1]);
    expect(campaign.speech.in('en').describe(events[0]!, state)).toBe(
      'Edited: A is manic; A has it in the blood, from a vampire; Ann has 5 victory points in the bank, not 7 (“we forgot”).',
    );
    const healed = corrected(state, { ...asIs(state, 'A'), insanity: [], infection: null }).state;
    expect(find(healed, 'A')!.entry.record).toBeUndefined();
    expect(find(healed, 'A')!.cursedIn).toBeNull();
  });

  it('FF-PARTY-18 leaves all as it was where nothing is changed, and says nothing', () => {
    const s = scene();
    const { state, events } = corrected(s, { ...asIs(s, 'A'), note: 'never mind' });
    expect(events).toEqual([]);
    expect(state.players).toEqual(s.players);
  });

  it('FF-CAMP-01 FF-CAMP-07 FF-FEAR-09 refuses what no game could have brought about', () => {
    const s = scene();
    const question = { records: correctables(s) };
    const refused = (correction: Correction) => correctionProblem(question, correction)?.code ?? null;
    expect(refused({ ...asIs(s, 'A'), bank: 8 })).toBe('correct.bank');
    expect(refused({ ...asIs(s, 'A'), bank: 7 })).toBeNull();
    expect(refused({ ...asIs(s, 'X'), infection: 'zombie' })).toBe('correct.infection');
    expect(refused({ ...asIs(s, 'A'), insanity: ['manic', 'shaky'] })).toBe('correct.insanity');
    expect(refused({ ...asIs(s, 'A'), insanity: ['shaky', 'shaky'] })).toBeNull();
    expect(refused({ ...asIs(s, 'A'), member: '9-9' })).toBe('correct.member');
  });
});

describe('a party that is left to itself', () => {
  const asked = (kind: string, question: object, s: CampaignState) =>
    bots.thumb({ kind, seat: 0, question, view: () => s } as never, { below: () => 0 } as never);

  it('FF-CAMP-06 takes the dearest that the bank pays for, and saves for a cure that is needed', () => {
    const s = scene();
    const question = {
      for: 'purchase',
      left: 12,
      costs: { cop: 3, hero: 9 },
      options: ['cop', 'hero', 'none'],
    };
    expect(asked('recruit', question, s)).toBe('hero');
    const ailing = corrected(s, { ...asIs(s, 'A'), insanity: ['manic'] }).state;
    expect(asked('recruit', { ...question, left: 13 }, ailing)).toBe('cop');
    expect(asked('recruit', question, ailing)).toBe('none');
  });

  it('FF-CAMP-12 FF-FEAR-10 buys an advance, and has the mad healed', () => {
    const s = scene();
    expect(asked('advance', { points: 10, options: ['courageous', 'none'] }, s)).toBe('courageous');
    const id = find(s, 'A')!.id;
    expect(asked('cure', { points: 10, cost: 10, options: [id, 'none'] }, s)).toBe(id);
  });

  it('FF-CAMP-09 breaks a curse that can be lived down, and lets the dead lie', () => {
    const s = scene();
    const bitten = (infection: Correction['infection']) => corrected(s, { ...asIs(s, 'A'), infection }).state;
    const question = { points: 10, cost: 10, options: [find(s, 'A')!.id, 'none'] };
    expect(asked('breakCurse', question, bitten('vampire'))).toBe(find(s, 'A')!.id);
    expect(asked('breakCurse', question, bitten('zombie'))).toBe('none');
  });
});
