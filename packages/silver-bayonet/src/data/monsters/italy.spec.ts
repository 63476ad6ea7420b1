import { describe, expect, it } from 'vitest';
import { monsterRow } from '../table-text.spec-support.ts';
import { monsterType } from './bestiary.ts';
import { ITALY_MONSTERS } from './italy.ts';

const row = (id: string) => monsterRow(monsterType(id));

it('SB-MON-68 the Italy supplement has 9 monsters, sorted by id', () => {
  const ids = ITALY_MONSTERS.map(({ id }) => id);
  expect(ids).toHaveLength(9);
  expect(ids).toEqual([...ids].sort());
  expect(ITALY_MONSTERS.every((monster) => monster.source === 'italy')).toBe(true);
});

/** Monster | Speed Melee Accuracy Defence Courage Health | XP | attributes | equipment, as SB-MON-68 prints it. */
describe('monsters of the Italy supplement', () => {
  it('SB-MON-69 a Brigante / Brigantessa has the printed line', () => {
    expect(row('brigante')).toBe(
      'Brigante / Brigantessa | 6 +1 +0 12 +0 10 | 0 or 1 | Nimble, Master of Cover | Musket + Cartridge Box / or Blunderbuss + Shot Bag / or Hand Weapon + 2 x Pistol',
    );
  });

  it('SB-MON-70 a Brigante Chief has the printed line', () => {
    expect(row('brigante-chief')).toBe(
      'Brigante Chief | 6 +1 +1 13 +1 10 | 2 | Nimble, Master of Cover, Indefatigable | Musket + Cartridge Box / or Blunderbuss + Shot Bag / or Hand Weapon + 2 x Pistol',
    );
  });

  it('SB-MON-71 a Grave Golem has the printed line', () => {
    expect(row('grave-golem')).toBe(
      'Grave Golem | 4 +3 +1 14 +0 18 | 2 | Allergy (salt), Hard to Put Down, Large, Damage Reduction 4 | Heavy Weapon',
    );
  });

  it('SB-MON-72 Il Negromante has the printed line', () => {
    expect(row('il-negromante')).toBe(
      'Il Negromante | 6 +3 +0 15 +10 15 | 3 | Allergy (blessed), Damage Reduction 4, Quick Healing, Dark Gift, Raise the Dead, Hard to Put Down, Chilling Touch, Ethereal, Weakened by Faith | Hand Weapon',
    );
  });

  it('SB-MON-73 a Necromancer Acolyte has the printed line', () => {
    expect(row('necromancer-acolyte')).toBe(
      'Necromancer Acolyte | 6 +1 +0 13 +5 10 | 2 | Quick Healing, Dark Gift, Raise the Dead | Hand Weapon',
    );
  });

  it('SB-MON-74 a Nightmare Witch has the printed line', () => {
    expect(row('nightmare-witch')).toBe(
      'Nightmare Witch | 6 +1 +0 13 +0 10 | 1 | Allergy (blessed, cold iron), Damage Reduction 2, Paralyse, Curse of the Evil Eye, Weakened by Faith | natural',
    );
  });

  it('SB-MON-75 a Possessed Boar has the printed line', () => {
    expect(row('possessed-boar')).toBe(
      'Possessed Boar | 8 +1 +0 10 +0 8 | 1 | Allergy (enchanted, blessed, fire), Strong, Damage Reduction 5, Weakened by Faith | natural',
    );
  });

  it('SB-MON-76 a Spectral Soldier has the printed line', () => {
    expect(row('spectral-soldier')).toBe(
      'Spectral Soldier | 6 +1 +1 12 +0 10 | 1 | Allergy (enchanted, salt), Indestructible, Ethereal, Chilling Touch, Ethereal Firearm | Ethereal musket',
    );
  });

  it('SB-MON-77 a Skeletal Soldier has the printed line', () => {
    expect(row('skeletal-soldier')).toBe(
      'Skeletal Soldier | 6 +1 +1 10 +0 5 | 0 or 1 | Allergy (enchanted, blessed), Brittle, Indefatigable, Rusted Weapon, Skeleton, Damage Reduction 4 against shooting | Rusted weapon',
    );
  });
});
