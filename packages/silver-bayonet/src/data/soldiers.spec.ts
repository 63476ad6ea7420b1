import { describe, expect, it } from 'vitest';
import { soldierCarrying } from '../muster/carrying.ts';
import { DEFAULT_OPTIONS } from '../options.ts';
import { SOLDIER_TYPES, soldierType } from './soldiers.ts';
import { soldierRow } from './table-text.spec-support.ts';

const row = (id: string) => soldierRow(soldierType(id));

/** Special Armoury items that a soldier of this type may have. */
const special = (type: string) =>
  soldierCarrying({ name: 'Test', type, special: [] }, DEFAULT_OPTIONS)!.mostSpecial;

/** Type | Speed Melee Accuracy Defence Courage Health | cost | nations | attributes | equipment, as SB-SOL-02 prints it. */
describe('the Soldier List', () => {
  it('SB-SOL-04 an Artillerist is recruited as the Soldier List has it', () => {
    expect(row('artillerist')).toBe(
      'Artillerist | 6 +1 +1 13 +0 10 | 10 | all | Artillerist | Hand Weapon + Pistol',
    );
    expect(special('artillerist')).toBe(1);
  });

  it('SB-SOL-05 a Champion of Faith is recruited as the Soldier List has it', () => {
    expect(row('champion-of-faith')).toBe(
      'Champion of Faith | 6 +0 +0 13 +3 10 | 20 | Russia, Spain | Miracles, Supernatural Veteran | Hand Weapon',
    );
    expect(special('champion-of-faith')).toBe(2);
  });

  it('SB-SOL-06 a Dhamphir is recruited as the Soldier List has it', () => {
    expect(row('dhamphir')).toBe(
      'Dhamphir | 7 +2 +1 14 +3 12 | 30 | Austria | Damage Reduction 1, Strong, Indefatigable | slots',
    );
    expect(special('dhamphir')).toBe(2);
  });

  it('SB-SOL-07 a Doctor is recruited as the Soldier List has it', () => {
    expect(row('doctor')).toBe('Doctor | 6 +1 +0 13 +1 10 | 10 | all | Medic | Hand Weapon + Pistol');
    expect(special('doctor')).toBe(1);
  });

  it('SB-SOL-08 a Grenadier is recruited as the Soldier List has it', () => {
    expect(row('grenadier')).toBe('Grenadier | 6 +1 +1 14 +1 11 | 15 | all | - | Musket + Cartridge Box');
    expect(special('grenadier')).toBe(1);
  });

  it('SB-SOL-09 a Guard is recruited as the Soldier List has it', () => {
    expect(row('guard')).toBe(
      'Guard | 6 +1 +1 14 +2 12 | 18 | France, Prussia | Supernatural Veteran | Musket + Cartridge Box',
    );
    expect(special('guard')).toBe(2);
  });

  it('SB-SOL-10 a Heavy Cavalryman is recruited as the Soldier List has it', () => {
    expect(row('heavy-cavalryman')).toBe(
      'Heavy Cavalryman | 5 +2 +1 13 +2 12 | 23 | all | Combat Rider | Breastplate + Hand Weapon + Pistol',
    );
    expect(special('heavy-cavalryman')).toBe(1);
  });

  it('SB-SOL-11 a Highlander is recruited as the Soldier List has it', () => {
    expect(row('highlander')).toBe(
      'Highlander | 6 +2 +1 13 +1 11 | 18 | Britain | - | Musket + Cartridge Box / or Heavy Weapon + Pistol',
    );
    expect(special('highlander')).toBe(1);
  });

  it('SB-SOL-12 an Infantryman is recruited as the Soldier List has it', () => {
    expect(row('infantryman')).toBe('Infantryman | 6 +1 +1 13 +0 10 | 10 | all | - | Musket + Cartridge Box');
    expect(special('infantryman')).toBe(1);
  });

  it('SB-SOL-13 an Irregular is recruited as the Soldier List has it', () => {
    expect(row('irregular')).toBe(
      'Irregular | 6 +1 +1 13 +0 10 | 15 | Russia, Spain | Nimble, Master of Cover | Musket + Cartridge Box / or Hand Weapon + 2 x Pistol',
    );
    expect(special('irregular')).toBe(1);
  });

  it('SB-SOL-14 a Junior Officer is recruited as the Soldier List has it', () => {
    expect(row('junior-officer')).toBe(
      'Junior Officer | 6 +2 +1 13 +2 12 | 22 | all | any one (O) | Hand Weapon + 2 x Pistol / or Fencing Weapon + 2 x Pistol',
    );
    expect(special('junior-officer')).toBe(1);
  });

  it('SB-SOL-15 a Light Cavalryman is recruited as the Soldier List has it', () => {
    expect(row('light-cavalryman')).toBe(
      'Light Cavalryman | 6 +2 +1 13 +1 10 | 18 | all | Combat Rider | Hand Weapon + Pistol',
    );
    expect(special('light-cavalryman')).toBe(1);
  });

  it('SB-SOL-16 a Marine is recruited as the Soldier List has it', () => {
    expect(row('marine')).toBe(
      'Marine | 6 +1 +1 13 +1 10 | 12 | Britain, France, Russia, Spain | Steady Legs | Musket + Cartridge Box',
    );
    expect(special('marine')).toBe(1);
  });

  it('SB-SOL-17 a Native Scout is recruited as the Soldier List has it', () => {
    expect(row('native-scout')).toBe(
      'Native Scout | 6 +1 +1 13 +2 12 | 18 | Britain, France, Spain | Master of Cover | Musket + Cartridge Box / or Heavy Weapon',
    );
    expect(special('native-scout')).toBe(1);
  });

  it('SB-SOL-18 an Occultist is recruited as the Soldier List has it', () => {
    expect(row('occultist')).toBe(
      'Occultist | 6 +0 +0 13 +3 10 | 20 | Austria, Britain, France, Prussia | Spells, Supernatural Veteran | Hand Weapon',
    );
    expect(special('occultist')).toBe(2);
  });

  it('SB-SOL-19 a Rifleman is recruited as the Soldier List has it', () => {
    expect(row('rifleman')).toBe(
      'Rifleman | 6 +1 +2 13 +0 10 | 18 | Britain, Prussia, Russia | - | Rifle + Cartridge Box',
    );
    expect(special('rifleman')).toBe(1);
  });

  it('SB-SOL-20 a Sailor is recruited as the Soldier List has it', () => {
    expect(row('sailor')).toBe(
      'Sailor | 6 +1 +1 13 +0 10 | 12 | Britain, France, Russia, Spain | Expert Climber, Steady Legs | Hand Weapon + Pistol',
    );
    expect(special('sailor')).toBe(1);
  });

  it('SB-SOL-21 a Sapper is recruited as the Soldier List has it', () => {
    expect(row('sapper')).toBe(
      'Sapper | 6 +1 +1 13 +0 10 | 12 | all | Combat Engineer | Musket + Cartridge Box + Heavy Weapon',
    );
    expect(special('sapper')).toBe(1);
  });

  it('SB-SOL-22 a Supernatural Investigator is recruited as the Soldier List has it', () => {
    expect(row('supernatural-investigator')).toBe(
      'Supernatural Investigator | 6 +2 +1 14 +0 12 | 22 | all | Supernatural Veteran, Monster Expert | Fencing Weapon + 2 x Pistol / or Heavy Weapon + Pistol',
    );
    expect(special('supernatural-investigator')).toBe(2);
  });

  it('SB-SOL-23 a Swordsman is recruited as the Soldier List has it', () => {
    expect(row('swordsman')).toBe(
      'Swordsman | 6 +2 +1 14 +1 11 | 22 | Prussia, Spain | Indefatigable | Fencing Weapon + Pistol',
    );
    expect(special('swordsman')).toBe(1);
  });

  it('SB-SOL-24 a Tactician is recruited as the Soldier List has it', () => {
    expect(row('tactician')).toBe(
      'Tactician | 6 +1 +1 14 +2 12 | 20 | Austria, Prussia | Tactician | Hand Weapon + 2 x Pistol / or Fencing Weapon + 2 x Pistol',
    );
    expect(special('tactician')).toBe(1);
  });

  it('SB-SOL-25 a Veteran Hunter is recruited as the Soldier List has it', () => {
    expect(row('veteran-hunter')).toBe('Veteran Hunter | 6 +2 +2 14 +0 12 | 30 | all | any one (O) | slots');
    expect(special('veteran-hunter')).toBe(2);
  });

  it('SB-SOL-26 a Vivandiere is recruited as the Soldier List has it', () => {
    expect(row('vivandiere')).toBe(
      'Vivandiere | 6 +0 +0 13 +3 10 | 10 | France | Inspiring, Master of Cover, Supernatural Veteran | Hand Weapon',
    );
    expect(special('vivandiere')).toBe(2);
  });

  it('SB-SOL-27 a Werebear is recruited as the Soldier List has it', () => {
    expect(row('werebear')).toBe(
      'Werebear | 6 +2 +0 14 +0 12 | 30 | Russia | Skinshift (bear) | Heavy Weapon',
    );
    expect(special('werebear')).toBe(1);
  });
});

it('SB-SOL-02 there are 24 types, each with its own id', () => {
  expect(SOLDIER_TYPES).toHaveLength(24);
  expect(new Set(SOLDIER_TYPES.map(({ id }) => id)).size).toBe(24);
});

it('asking for a type that does not exist is a loud mistake', () => {
  expect(() => soldierType('dragoon')).toThrow('There is no soldier type "dragoon".');
});
