import { describe, expect, it } from 'vitest';
import { OPTIONS, own, party, wrong } from '../party.spec-support.ts';
import { consentNeeded, problemsUnder } from '../party-problems.ts';
import { termsOf } from '../terms.ts';

describe('choices before play', () => {
  it('FF-PARTY-13 every open Ban has a type', () => {
    const priest = (ban?: ('demons' | 'ghosts' | 'vampires')[]) =>
      party('good', [['village-priest', ban === undefined ? {} : { ban }]]);
    expect(wrong(priest())).toEqual(['party.ban-missing /entries/0/ban']);
    expect(wrong(priest(['demons']))).toEqual([]);
    expect(wrong(priest(['demons', 'ghosts']))).toEqual(['party.ban-needless /entries/0/ban']);
    expect(wrong(party('good', [['cop', { ban: ['demons'] }]]))).toEqual([
      'party.ban-needless /entries/0/ban',
    ]);
  });

  it('FF-PARTY-13, FF-PARTY-17 an older Van Helsing bans vampires unless he was told otherwise', () => {
    expect(wrong(party('good', ['older-abraham-van-helsing']))).toEqual([]);
    expect(wrong(party('good', [['older-abraham-van-helsing', { ban: ['werewolves'] }]]))).toEqual([]);
  });

  it('FF-PARTY-13 the same Ban twice is none too many but one', () => {
    const monk = (ban: ('demons' | 'ghosts')[]) =>
      party('good', [['monk', { ban }]], { own: [own('monk', ['ban', 'ban:demons'])] });
    expect(wrong(monk(['demons']))).toEqual(['party.ban-twice /entries/0/ban']);
    expect(wrong(monk(['ghosts']))).toEqual([]);
  });

  it('FF-OPT-28 extra-ban-types: a Ban of Mummies only where that is on; the printed types always', () => {
    const priest = (ban: 'mummies' | 'monsters' | 'demons') =>
      party('good', [['village-priest', { ban: [ban] }]]);
    expect(wrong(priest('mummies'), { extraBans: true })).toEqual([]);
    expect(wrong(priest('mummies'), { extraBans: false })).toEqual(['party.ban-extra /entries/0']);
    expect(wrong(priest('demons'), { extraBans: false })).toEqual([]);
    expect(problemsUnder(priest('monsters'), OPTIONS).map(({ code }) => code)).toEqual(['party.ban-extra']);
    expect(problemsUnder(priest('monsters'), { ...OPTIONS, 'extra-ban-types': true })).toEqual([]);
  });

  it('FF-PARTY-13 packages and haunts are for those who transform or haunt', () => {
    expect(wrong(party('good', [['cop', { package: 'none' }]]))).toEqual([
      'party.package-needless /entries/0/package',
    ]);
    expect(wrong(party('good', [['cop', { haunts: 'attic' }]]))).toEqual([
      'party.haunt-needless /entries/0/haunts',
    ]);
    expect(wrong(party('evil', [['poltergeist', { haunts: 'attic' }]]))).toEqual([]);
  });

  it('FF-PARTY-13 wood is for bows, crossbows and what is thrown, by a hand', () => {
    const hunter = (...wooden: string[]) => party('good', [['professional-vampire-hunter', { wooden }]]);
    expect(wrong(hunter('crossbow'))).toEqual([]);
    expect(wrong(hunter('bow'))).toEqual(['party.wooden /entries/0/wooden']);
    expect(wrong(party('good', [['cop', { wooden: ['pistol'] }]]))).toEqual([
      'party.wooden /entries/0/wooden',
    ]);
    expect(wrong(party('evil', [['poltergeist', { wooden: ['thrown-weapon'] }]]))).toEqual([
      'party.wooden /entries/0/wooden',
    ]);
  });

  it('FF-PARTY-13 two hands hold one long thing or two short ones', () => {
    const holding = (...hand: string[]) => party('good', [['zombie-survivor-cop', { hand }]]);
    expect(wrong(holding('shotgun'))).toEqual([]);
    expect(wrong(holding('pistol', 'hand-weapon'))).toEqual([]);
    expect(wrong(holding())).toEqual([]);
    expect(wrong(holding('shotgun', 'pistol'))).toEqual(['party.hand-full /entries/0/hand']);
    expect(wrong(holding('musket'))).toEqual(['party.hand-empty /entries/0/hand']);
    expect(wrong(holding('pistol', 'pistol'))).toEqual(['party.hand-empty /entries/0/hand']);
    expect(wrong(party('evil', [['walking-dead', { hand: ['natural'] }]]))).toEqual([
      'party.hand-empty /entries/0/hand',
    ]);
    expect(
      wrong(party('good', [['zombie-hunter-with-chainsaw-and-grenade', { hand: ['grenade'] }]])),
    ).toEqual(['party.hand-empty /entries/0/hand']);
  });

  it('FF-PARTY-18 what a campaign wrote down is of this world', () => {
    const kept = (id: string) => party('good', [['cop', { record: { kept: [id], insanity: ['shaky'] } }]]);
    expect(wrong(kept('musket'))).toEqual([]);
    expect(wrong(kept('ray-gun'))).toEqual(['party.kept-unknown /entries/0/record/kept']);
  });
});

describe('more equipment', () => {
  it('FF-PARTY-20 a hunter of 30 with silver costs 39, a cop of 38 costs 50', () => {
    const hunter = party('good', [['hunter', { extra: ['silver-weapon'] }]], { limit: 39 });
    expect(wrong(hunter)).toEqual([]);
    expect(wrong({ ...hunter, limit: 38 })).toEqual(['party.over-limit /limit']);
    const cop = party('good', [['cop', { extra: ['silver-weapon'] }]], { limit: 50 });
    expect(wrong(cop)).toEqual([]);
    expect(wrong({ ...cop, limit: 49 })).toEqual(['party.over-limit /limit']);
  });

  it('FF-PARTY-20 four things, a Ban with its type, none of them twice', () => {
    const given = (...extra: string[]) => wrong(party('good', [['cop', { extra }]]));
    expect(given('silver-weapon', 'stakes', 'holy-water', 'ban:ghosts', 'ban:demons')).toEqual([]);
    expect(given('ban')).toEqual(['party.extra-unknown /entries/0/extra']);
    expect(given('grenade')).toEqual(['party.extra-unknown /entries/0/extra']);
    expect(given('stakes', 'stakes')).toEqual(['party.extra-has /entries/0/extra']);
    expect(wrong(party('good', [['travelling-monster-hunter', { extra: ['stakes'] }]]))).toEqual([
      'party.extra-has /entries/0/extra',
    ]);
  });

  it('FF-PARTY-20 for humans only, and it makes nobody a personality', () => {
    expect(wrong(party('evil', [['rookie-vampire', { extra: ['silver-weapon'] }]]))).toEqual([
      'party.extra-not-human /entries/0/extra',
    ]);
    const two = party('good', ['zombie-survivor-leader', ['cop', { extra: ['silver-weapon'] }]]);
    expect(wrong(two)).toEqual([]);
  });

  it('FF-PARTY-20, FF-OPT-33 by consent, or not at all; a scenario may give silver to everybody', () => {
    const cop = party('good', [['cop', { extra: ['silver-weapon'] }]]);
    expect(wrong(cop, { extras: 'forbidden' })).toEqual(['party.extra-forbidden /entries/0/extra']);
    expect(wrong(cop, { extras: 'forbidden', givenExtras: ['silver-weapon'] })).toEqual([]);
    expect(problemsUnder(cop, { ...OPTIONS, 're-equip': 'forbidden' })).toHaveLength(1);
    expect(problemsUnder(cop, OPTIONS)).toEqual([]);
    expect(consentNeeded(cop, termsOf(OPTIONS))).toEqual(['re-equip']);
    expect(consentNeeded(cop, termsOf(OPTIONS, 300, ['silver-weapon']))).toEqual([]);
    expect(consentNeeded(cop, termsOf({ ...OPTIONS, 're-equip': 'allowed' }))).toEqual([]);
  });
});
