import { checkDocument } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { parties } from './parties.ts';
import { OPTIONS, own, party, wrong } from './party.spec-support.ts';
import { partySchema } from './party.ts';
import { problemsInAnyMatch, problemsUnder } from './party-problems.ts';

describe('as it was printed', () => {
  it('FF-PARTY-17, FF-OPT-02 Quincey Morris on horseback costs 108, and 128 where print is not believed', () => {
    const rider = party('good', ['quincey-morris-on-horseback'], { limit: 127 });
    expect(wrong(rider)).toEqual([]);
    expect(problemsUnder(rider, { ...OPTIONS, 'printed-points': false })).toEqual([]);
    expect(wrong(rider, { printedPoints: false })).toEqual(['party.over-limit /limit']);
    expect(wrong({ ...rider, limit: 128 }, { printedPoints: false })).toEqual([]);
  });

  it('FF-PARTY-17, FF-OPT-32 as printed a Victorian minion is a Vampire and needs no Master', () => {
    const groom = party('evil', ['victorian-vampire-minion-with-antique-pistol']);
    expect(wrong(groom)).toEqual(['party.master-missing /entries/0/master']);
    expect(wrong(groom, { printedRules: true })).toEqual([]);
    // Some match would take him, so the document alone is not to blame.
    expect(problemsInAnyMatch(groom)).toEqual([]);
    expect(problemsUnder(groom, OPTIONS)).toHaveLength(1);
  });

  it('FF-PARTY-17, FF-OPT-03 a carbine that is a rifle can be held as one', () => {
    const rider = (hand: string) => party('good', [['hunter-on-horseback-with-carbine', { hand: [hand] }]]);
    expect(wrong(rider('musket'))).toEqual([]);
    expect(wrong(rider('bolt-action-rifle'))).toEqual(['party.hand-empty /entries/0/hand']);
    expect(wrong(rider('bolt-action-rifle'), { carbineIsRifle: true })).toEqual([]);
  });
});

describe('the document', () => {
  it('FF-PARTY-01 has room for what the rules know and no more', () => {
    const good = party('good', ['cop']);
    expect(checkDocument(parties, good).ok).toBe(true);
    expect(partySchema.safeParse({ ...good, own: [own('x', [], { quality: 7 })] }).success).toBe(false);
    expect(partySchema.safeParse({ ...good, own: [own('x', [], { combat: 7 })] }).success).toBe(false);
    expect(partySchema.safeParse({ ...good, own: [own('x', [], { quality: 6, combat: 0 })] }).success).toBe(
      true,
    );
    expect(partySchema.safeParse({ ...good, side: 'neutral' }).success).toBe(false);
    expect(partySchema.safeParse({ ...good, entries: [{ ...good.entries[0], horse: true }] }).success).toBe(
      false,
    );
  });

  it('FF-PARTY-16 periods are for looking, never a hindrance', () => {
    expect(wrong(party('good', ['hunter', 'swat-member-special-operations-soldier']))).toEqual([]);
  });
});
