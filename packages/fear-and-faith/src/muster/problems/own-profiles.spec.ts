import { describe, expect, it } from 'vitest';
import { parties } from '../parties.ts';
import { OPTIONS, own, party, wrong } from '../party.spec-support.ts';
import { consentNeeded, problemsUnder } from '../party-problems.ts';
import { ANY_TERMS, termsOf } from '../terms.ts';

describe('profiles of one’s own', () => {
  const mine = (rules: string[], rest: object = {}) =>
    party('good', ['mine'], { own: [own('mine', rules, rest)] });

  it('FF-PARTY-15 known rules, each once, under an id that nobody else has', () => {
    expect(wrong(mine(['hero', 'ban:ghosts', 'stealth']))).toEqual([]);
    expect(wrong(mine(['heroic']))).toEqual(['party.own-rule-unknown /own/0/rules']);
    expect(wrong(mine(['hero', 'hero']))).toEqual(['party.own-rule-twice /own/0/rules']);
    expect(wrong(party('good', ['cop'], { own: [own('cop', [])] }))).toEqual([
      'party.own-id-taken /own/0/id',
    ]);
    expect(wrong(party('good', ['a'], { own: [own('a', []), own('a', [])] }))).toEqual([
      'party.own-id-taken /own/1/id',
    ]);
    expect(wrong(party('good', ['cop'], { own: [own('bat-form', [])] }))).toEqual([
      'party.own-id-taken /own/0/id',
    ]);
  });

  it('FF-PARTY-15 costs what the formula says', () => {
    const dear = party('good', ['mine*6'], {
      own: [own('mine', ['hero'], { quality: 3, combat: 1 })],
      limit: 240,
    });
    expect(wrong(dear)).toEqual(['party.personalities /entries']);
    expect(wrong({ ...dear, limit: 239 })).toContain('party.over-limit /limit');
  });

  it.each([
    ['short-move', 'long-move'],
    ['big', 'huge'],
    ['fearful', 'very-fearful'],
    ['very-fearful', 'aura-of-terror'],
    ['strongwilled', 'very-strongwilled'],
    ['mindless', 'insane'],
  ])('FF-PARTY-15 %s and %s exclude each other', (one, other) => {
    expect(wrong(mine([one, other]))).toEqual(['party.own-rules-clash /own/0/rules']);
    expect(wrong(mine([one]))).toEqual([]);
    expect(wrong(mine([other]))).toEqual([]);
  });

  it('FF-PARTY-15, FF-OPT-04 are refused where they are forbidden, asked for where consent is wanted', () => {
    const hero = mine(['stealth']);
    expect(wrong(hero, { ownProfiles: 'forbidden' })).toEqual(['party.own-forbidden /own/0']);
    expect(problemsUnder(hero, OPTIONS)).toEqual([]);
    expect(consentNeeded(hero, termsOf(OPTIONS))).toEqual(['custom-profiles']);
    expect(consentNeeded(hero, ANY_TERMS)).toEqual([]);
    const unused = party('good', ['cop'], { own: [own('mine', [])] });
    expect(wrong(unused, { ownProfiles: 'forbidden' })).toEqual([]);
    expect(consentNeeded(unused, termsOf(OPTIONS))).toEqual([]);
    // FF-SPEC-15: a demon that waits in the pool is brought along.
    const pool = party('evil', ['priest-of-the-space-gods', 'minor-creature-from-beyond'], {
      own: [own('imp', ['demon'], { side: 'evil' })],
      pool: 20,
    });
    expect(wrong(pool, { ownProfiles: 'forbidden' })).toContain('party.own-forbidden /own/0');
    expect(consentNeeded(pool, termsOf(OPTIONS))).toEqual(['custom-profiles']);
    expect(parties.advice!(pool).map(({ code }) => code)).not.toContain('party.own-unused');
    expect(consentNeeded({ ...pool, pool: 0 }, termsOf(OPTIONS))).toEqual([]);
  });

  it('FF-PARTY-15 of no use is advised against, not forbidden', () => {
    const advice = (rules: string[]) =>
      parties.advice!(mine(rules)).map(({ code, rule }) => `${code} ${rule}`);
    expect(advice(['chainsaw', 'stealth'])).toEqual(['party.own-useless FF-SPEC-11']);
    expect(advice(['mindless', 'pistol'])).toEqual(['party.own-useless FF-SPEC-35']);
    expect(advice(['animal', 'razor'])).toEqual([]);
    expect(advice(['immaterial', 'vampire', 'pistol'])).toEqual([]);
    expect(advice(['immaterial', 'pistol'])).toEqual(['party.own-useless FF-SPEC-30']);
    expect(
      parties.advice!(party('good', ['cop'], { own: [own('mine', [])] })).map(({ code }) => code),
    ).toEqual(['party.own-unused']);
  });

  it('FF-PARTY-22 tags that cannot be true together', () => {
    const tagged = (rules: string[], ...tags: string[]) => wrong(mine(rules, { tags }));
    const bad = ['party.own-tags /own/0/tags'];
    expect(tagged([], 'human', 'living', 'civilian', 'authority')).toEqual([]);
    for (const dead of ['zombie', 'vampire', 'demon', 'immaterial', 'artificial'])
      expect(tagged([dead], 'living')).toEqual(bad);
    expect(tagged([], 'living', 'mummy')).toEqual(bad);
    expect(tagged(['werewolf'], 'living', 'monster')).toEqual([]);
    expect(tagged([], 'human', 'monster')).toEqual(bad);
    expect(tagged(['zombie'], 'monster')).toEqual(bad);
    expect(tagged([], 'authority')).toEqual(bad);
    expect(tagged([], 'civilian')).toEqual(bad);
  });

  it('FF-PARTY-22 a civilian has Combat 2 at most, and nothing that bangs', () => {
    const civilian = (combat: number, ...rules: string[]) =>
      wrong(mine(rules, { combat, tags: ['human', 'civilian'] }));
    expect(civilian(2, 'heavy-weapon', 'thrown-weapon', 'holy-water')).toEqual([]);
    expect(civilian(3)).toEqual(['party.own-tags /own/0/tags']);
    expect(civilian(1, 'pistol')).toEqual(['party.own-tags /own/0/tags']);
    expect(civilian(1, 'grenade')).toEqual(['party.own-tags /own/0/tags']);
    expect(civilian(1, 'crossbow')).toEqual([]);
  });
});
