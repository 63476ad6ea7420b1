import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from '../of-the-books.spec-support.ts';
import { monsterRow } from '../table-text.spec-support.ts';
import { monsterType } from './bestiary.ts';
import { CORE_MONSTERS } from './core.ts';

const row = (id: string) => monsterRow(monsterType(id));

it('SB-MON-13 the core book has 19 monsters, sorted by id', () => {
  const ids = CORE_MONSTERS.map(({ id }) => id);
  expect(ofTheBooks(CORE_MONSTERS), OF_THE_BOOKS).toHaveLength(19);
  expect(ids, 'The list is sorted by id.').toEqual([...ids].sort());
  expect(CORE_MONSTERS.every((monster) => monster.source === 'core')).toBe(true);
});

/** Monster | Speed Melee Accuracy Defence Courage Health | XP | attributes | equipment, as SB-MON-13 prints it. */
describe('monsters of the core book', () => {
  it('SB-MON-14 a Bandit has the printed line', () => {
    expect(row('bandit')).toBe('Bandit | 6 +0 +0 12 +0 10 | 0 or 1 | - | Musket + Cartridge Box');
  });

  it('SB-MON-15 a Black Dog has the printed line', () => {
    expect(row('black-dog')).toBe(
      'Black Dog | 8 +3 +0 13 +6 18 | 2 | Allergy (enchanted, blessed), Chilling Touch, Ethereal, Indefatigable, Indestructible, Soul Shear | natural',
    );
  });

  it('SB-MON-16 a Changeling has the printed line', () => {
    expect(row('changeling')).toBe(
      'Changeling | 6 +2 +0 13 +4 12 | 2 | Allergy (enchanted, cold iron), Damage Reduction 4, Strong | Hand Weapon',
    );
  });

  it('SB-MON-17 a Cultist has the printed line', () => {
    expect(row('cultist')).toBe('Cultist | 6 +0 +0 13 +4 10 | 0 or 1 | Indefatigable | Hand Weapon');
  });

  it('SB-MON-18 a Dark Wolf has the printed line', () => {
    expect(row('dark-wolf')).toBe('Dark Wolf | 8 +1 +0 12 +0 8 | 0 or 1 | - | natural');
  });

  it('SB-MON-19 a Demon has the printed line', () => {
    expect(row('demon')).toBe(
      'Demon | 6 +3 +0 14 +10 18 | 3 | Allergy (blessed, salt), Damage Reduction 5, Demonic Fire, Flying, Soul Shear, Strong, Weakened by Faith | natural',
    );
  });

  it('SB-MON-20 a Ghost has the printed line', () => {
    expect(row('ghost')).toBe(
      'Ghost | 6 +3 +0 12 +10 12 | 2 | Allergy (enchanted, salt), Chilling Touch, Ethereal, Indefatigable, Indestructible, Soul Shear | natural',
    );
  });

  it('SB-MON-21 a Goblin has the printed line', () => {
    expect(row('goblin')).toBe(
      'Goblin | 6 +0 +0 15 +5 8 | 0 or 1 | Allergy (cold iron), Damage Reduction 4, Hypnotic, Inimical to Technology, Master of Cover, Nimble, Weakened by Faith | Hand Weapon',
    );
  });

  it('SB-MON-22 a Ghoul has the printed line', () => {
    expect(row('ghoul')).toBe('Ghoul | 6 +1 +0 13 +4 12 | 0 or 1 | Strong | Hand Weapon');
  });

  it('SB-MON-23 a Hobgoblin has the printed line', () => {
    expect(row('hobgoblin')).toBe(
      'Hobgoblin | 6 +2 +0 14 +5 14 | 1 | Indefatigable, Damage Reduction 1, Strong | Heavy Weapon',
    );
  });

  it('SB-MON-24 a Living Armour has the printed line', () => {
    expect(row('living-armour')).toBe(
      'Living Armour | 5 +2 +0 14 +0 14 | 2 | Allergy (blessed, enchanted), Indefatigable, Indestructible | Heavy Weapon',
    );
  });

  it('SB-MON-25 a Living Scarecrow has the printed line', () => {
    expect(row('living-scarecrow')).toBe(
      'Living Scarecrow | 5 +1 +0 13 +0 10 | 1 | Allergy (fire), Damage Reduction 8 | natural',
    );
  });

  it('SB-MON-26 a Pixie has the printed line', () => {
    expect(row('pixie')).toBe(
      'Pixie | 6 +0 +0 18 +0 1 | 1 | Inimical to Technology, Irritant, Flying | natural',
    );
  });

  it('SB-MON-27 a Possessed has the printed line', () => {
    expect(row('possessed')).toBe(
      'Possessed | 6 +2 +0 12 +3 14 | 2 | Allergy (blessed), Damage Reduction 2, Demonic Fire, Strong, Weakened by Faith | Heavy Weapon',
    );
  });

  it('SB-MON-28 a Revenant has the printed line', () => {
    expect(row('revenant')).toBe(
      'Revenant | 4 +1 +0 12 +5 10 | 0 or 1 | Indefatigable, Damage Reduction 4 against shooting | natural',
    );
  });

  it('SB-MON-29 a Troll has the printed line', () => {
    expect(row('troll')).toBe(
      'Troll | 5 +3 +1 13 +3 20 | 2 | Allergy (fire), Damage Reduction 4, Large, Rock Hurler, Very Strong | Hand Weapon',
    );
  });

  it('SB-MON-30 a Vampire has the printed line', () => {
    expect(row('vampire')).toBe(
      'Vampire | 6 +3 +0 15 +8 14 | 2 | Allergy (silver, blessed, fire), Ethereal, Hypnotic, Indefatigable, Indestructible, Soul Shear, Strong, Weakened by Faith | natural',
    );
  });

  it('SB-MON-31 a Vampire Bat has the printed line', () => {
    expect(row('vampire-bat')).toBe('Vampire Bat | 6 +0 +0 14 +1 6 | 0 or 1 | Flying | natural');
  });

  it('SB-MON-32 a Werewolf has the printed line', () => {
    expect(row('werewolf')).toBe(
      'Werewolf | 6 +2 +0 13 +3 12 | 2 | Allergy (silver, fire), Damage Reduction 5, Indefatigable, Master of Cover, Nimble, Quick Healing, Strong | natural',
    );
  });
});
