import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from '../of-the-books.spec-support.ts';
import { monsterRow } from '../table-text.spec-support.ts';
import { monsterType } from './bestiary.ts';
import { CARPATHIANS_MONSTERS } from './carpathians.ts';

const row = (id: string) => monsterRow(monsterType(id));

it('SB-MON-33 the Carpathians supplement has 13 monsters, sorted by id', () => {
  const ids = CARPATHIANS_MONSTERS.map(({ id }) => id);
  expect(ofTheBooks(CARPATHIANS_MONSTERS), OF_THE_BOOKS).toHaveLength(13);
  expect(ids, 'The list is sorted by id.').toEqual([...ids].sort());
  expect(CARPATHIANS_MONSTERS.every((monster) => monster.source === 'carpathians')).toBe(true);
});

/** Monster | Speed Melee Accuracy Defence Courage Health | XP | attributes | equipment, as SB-MON-33 prints it. */
describe('monsters of the Carpathians supplement', () => {
  it('SB-MON-34 a Bat Swarm has the printed line', () => {
    expect(row('bat-swarm')).toBe(
      'Bat Swarm | 6 +1 +0 12 +2 4 | 1 | Allergy (fire), Damage Reduction 6, Immune to Missile Weapons, Cause Confusion | natural',
    );
  });

  it('SB-MON-35 a Bloodless Hound has the printed line', () => {
    expect(row('bloodless-hound')).toBe(
      'Bloodless Hound | 6 +1 +0 12 +2 6 | 0 or 1 | Allergy (fire, blessed), Damage Reduction 2, Damage Reduction 4 against firearms | natural',
    );
  });

  it('SB-MON-36 a Dog-Head has the printed line', () => {
    expect(row('dog-head')).toBe(
      'Dog-Head | 6 +3 +0 13 +2 18 | 2 | Damage Reduction 2, Large, Very Strong | Heavy Weapon',
    );
  });

  it('SB-MON-37 a Forest Walker has the printed line', () => {
    expect(row('forest-walker')).toBe(
      'Forest Walker | 5 +2 +0 13 +2 14 | 2 | Allergy (enchanted, fire), Immune to Missile Weapons, Damage Reduction 6, Indefatigable, Strong | natural',
    );
  });

  it('SB-MON-38 a Forest Witch has the printed line', () => {
    expect(row('forest-witch')).toBe(
      'Forest Witch | 5 +1 +0 13 +5 12 | 2 | Allergy (cold iron, enchanted), Damage Reduction 4, Master of Cover, Nimble, Sow Fear 0, Spells (Curse only) | Hand Weapon',
    );
  });

  it('SB-MON-39 a Gargoyle has the printed line', () => {
    expect(row('gargoyle')).toBe(
      'Gargoyle | 6 +1 +0 14 +4 12 | 1 | Allergy (cold iron), Flying, Damage Reduction 3 | natural',
    );
  });

  it('SB-MON-40 a Giant Bat has the printed line', () => {
    expect(row('giant-bat')).toBe('Giant Bat | 7 +0 +0 13 +0 5 | 0 | Flying | natural');
  });

  it('SB-MON-41 a Giant Rat has the printed line', () => {
    expect(row('giant-rat')).toBe('Giant Rat | 6 +0 +0 12 +0 4 | 0 | Infectious, Fear of Fire | natural');
  });

  it('SB-MON-42 Marcea Lupul has the printed line', () => {
    expect(row('marcea-lupul')).toBe(
      'Marcea Lupul | 7 +3 +0 15 +10 18 | 3 | Allergy (silver, blessed, fire), Ethereal, Hard to Put Down, Indefatigable, Indestructible, Soul Shear, Strong, Weakened by Faith | Hand Weapon',
    );
  });

  it('SB-MON-43 an Undead Werewolf has the printed line', () => {
    expect(row('undead-werewolf')).toBe(
      'Undead Werewolf | 6 +2 +0 13 +3 14 | 2 | Allergy (silver, blessed), Damage Reduction 5, Indefatigable, Nimble, Soul Shear, Weakened by Faith | natural',
    );
  });

  it('SB-MON-44 a Rack-Born has the printed line', () => {
    expect(row('rack-born')).toBe(
      'Rack-Born | 4 +1 +0 12 +4 10 | 0 | Allergy (blessed), Damage Reduction 4, Indefatigable, Weakened by Faith | natural',
    );
  });

  it('SB-MON-45 a Tomb Wraith has the printed line', () => {
    expect(row('tomb-wraith')).toBe(
      'Tomb Wraith | 6 +3 +0 12 +10 12 | 2 | Allergy (enchanted, salt), Chilling Touch, Ethereal, Indefatigable, Indestructible, Soul Shear, Hard to Put Down, Reform over Grave | natural',
    );
  });

  it('SB-MON-46 a Vrykolakas has the printed line', () => {
    expect(row('vrykolakas')).toBe(
      'Vrykolakas | 6 +2 +0 13 +5 14 | 2 | Allergy (silver, blessed, fire), Flying, Indefatigable, Indestructible, Soul Shear, Weakened by Faith | natural',
    );
  });
});
