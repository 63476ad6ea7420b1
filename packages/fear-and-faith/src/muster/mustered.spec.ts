import { describe, expect, it } from 'vitest';
import { PROFILES } from '../data/profiles/profiles.ts';
import { rangedWeapon, weapon } from '../data/weapons/weapons.ts';
import { handsFor, usualHand, weaponsOf } from './arms.ts';
import { type MusteredModel, musterParty } from './mustered.ts';
import { own, party } from './party.spec-support.ts';
import type { PartyDocument } from './party.ts';
import { ANY_TERMS } from './terms.ts';

const models = (document: PartyDocument): readonly MusteredModel[] => musterParty(document, ANY_TERMS).models;
const [john] = models(party('good', ['zombie-hunter-with-rifle-and-heavy-hth-weapon']));

describe('a model as it comes to the table', () => {
  it('FF-PARTY-01 has its profile’s numbers, size, base and stick', () => {
    const [golem] = models(party('evil', ['golem']));
    expect(golem).toMatchObject({
      key: 'a',
      name: 'A',
      profile: 'golem',
      points: 86,
      quality: 3,
      combat: 5,
      size: 'big',
      base: 'big',
      diameter: 40,
      height: 45,
      movement: 'medium',
      personality: true,
      tags: ['monster'],
    });
  });

  it('FF-PARTY-02 John shoots with Combat 4 and defends himself with 2', () => {
    expect(john!.combat).toBe(2);
    expect(john!.combat + rangedWeapon('assault-rifle').bonus[0]).toBe(4);
    // Nothing that he carries changes the Combat he was born with.
    for (const one of PROFILES) {
      const [made] = models(party(one.side === 'good' ? 'good' : 'evil', [one.id]));
      expect(made!.combat).toBe(one.combat);
    }
  });

  it('FF-PARTY-03 carries what its rules name, and a blade or claws besides', () => {
    expect(john!.weapons).toEqual(['hand-weapon', 'assault-rifle', 'heavy-weapon']);
    const [dead] = models(party('evil', ['walking-dead']));
    expect(dead!.weapons).toEqual(['natural']);
    for (const { rules, tags } of PROFILES) expect(weaponsOf(rules, tags).length).toBeGreaterThan(0);
  });

  it('FF-PARTY-13 with every choice worked in', () => {
    const [priest, shifter, ghost, bowman] = models(
      party(
        'good',
        [
          ['village-priest', { ban: ['ghosts'] }],
          ['shifter', { package: 'faster' }],
          ['spook', { haunts: 'attic' }],
          ['professional-vampire-hunter', { wooden: ['crossbow'], hand: ['stake'] }],
        ],
        { own: [own('shifter', ['transformation']), own('spook', ['haunt'])] },
      ),
    );
    expect(priest!.rules).toContain('ban:ghosts');
    expect(shifter!.rules).toEqual(['transformation:faster']);
    expect(ghost!.haunts).toBe('attic');
    expect(bowman).toMatchObject({ wooden: ['crossbow'], hand: ['stake'] });
  });

  it('FF-PARTY-13 what was left open: vampires for Van Helsing, no package, no wood, a full hand', () => {
    const [helsing, shifter] = models(
      party('good', ['older-abraham-van-helsing', 'shifter'], { own: [own('shifter', ['transformation'])] }),
    );
    expect(helsing!.rules).toContain('ban:vampires');
    expect(helsing).toMatchObject({ wooden: [], hand: ['crossbow'], haunts: null, master: null });
    expect(shifter!.rules).toEqual(['transformation:none']);
  });

  it('FF-PARTY-08 knows its Master, FF-PARTY-18 and its past', () => {
    const [, , minion] = models(
      party('evil', [
        'rookie-vampire*2',
        [
          'vampire-minion-with-heavy-hand-to-hand-weapon',
          { master: 'a.2', record: { insanity: ['manic'], infection: 'zombie' } },
        ],
      ]),
    );
    expect(minion).toMatchObject({ master: 'a.2', record: { insanity: ['manic'], infection: 'zombie' } });
  });

  it('FF-PARTY-20 has what was added, in its rules, its arms and its price', () => {
    const [cop] = models(party('good', [['cop', { extra: ['silver-weapon', 'ban:demons'] }]]));
    expect(cop).toMatchObject({ points: 38 + 12 + 24, personality: false });
    expect(cop!.rules).toEqual(['ban:demons', 'pistol', 'silver-weapon']);
    expect(cop!.weapons).toEqual(['hand-weapon', 'pistol', 'silver-weapon']);
  });

  it('FF-PARTY-22 has its tags: those of its rules, and those that were set', () => {
    const [mine] = models(
      party('good', ['mine'], { own: [own('mine', ['mounted', 'swarm'], { tags: ['living'] })] }),
    );
    expect(mine!.tags).toEqual(['animal', 'hoofed', 'living']);
  });

  it('FF-PARTY-13 nobody’s usual hand is fuller than two, and nobody with a weapon is empty-handed', () => {
    for (const { rules, tags } of PROFILES) {
      const weapons = weaponsOf(rules, tags);
      const hand = usualHand(weapons);
      expect(handsFor(hand)).toBeLessThanOrEqual(2);
      const armed = weapons.some((id) => id !== 'natural' && weapon(id).kind !== 'blast');
      expect(hand.length > 0).toBe(armed);
    }
  });

  it('several of an entry have a number each, in their key and their name', () => {
    expect(models(party('good', ['cop*2', 'cop'])).map(({ key, name }) => [key, name])).toEqual([
      ['a.1', 'A 1'],
      ['a.2', 'A 2'],
      ['b', 'B'],
    ]);
  });
});

describe('a party as it comes to the table', () => {
  it('FF-PARTY-14 25 points set aside are 50 to summon with', () => {
    const cult = party('evil', ['the-antichrist'], { pool: 25, own: [own('imp', ['demon'])] });
    const mustered = musterParty(cult, ANY_TERMS);
    expect(mustered.pool).toBe(50);
    expect(mustered.own.map(({ id, points }) => [id, points])).toEqual([['imp', 45]]);
    expect(musterParty(party('evil', ['ghost']), ANY_TERMS).pool).toBe(0);
  });

  it('FF-PARTY-17, FF-OPT-02, -03, -32 by the switches of its match', () => {
    const riders = party('good', ['quincey-morris-on-horseback', 'hunter-on-horseback-with-carbine']);
    const bought = (terms: object) => musterParty(riders, { ...ANY_TERMS, ...terms }).models;
    expect(bought({}).map(({ points }) => points)).toEqual([108, 66]);
    expect(bought({ printedPoints: false }).map(({ points }) => points)).toEqual([128, 66]);
    expect(bought({})[1]!.weapons).toContain('musket');
    expect(bought({ carbineIsRifle: true })[1]).toMatchObject({
      points: 66,
      weapons: ['hand-weapon', 'bolt-action-rifle'],
    });
    const printed = musterParty(
      party('evil', ['victorian-vampire-minion-with-antique-pistol', 'swarm-of-zombie-rats*2']),
      { ...ANY_TERMS, printedRules: true },
    ).models;
    expect(printed[0]).toMatchObject({ rules: ['antique-pistol', 'vampire'], points: 13 });
    expect(printed[0]!.tags).toContain('vampire');
    expect(printed[1]!.rules).toEqual(['mindless', 'ravenous', 'swarm']);
    expect(printed[1]!.tags).not.toContain('zombie');
  });
});
