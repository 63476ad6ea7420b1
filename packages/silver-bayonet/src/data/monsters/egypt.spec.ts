import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from '../of-the-books.spec-support.ts';
import { monsterRow } from '../table-text.spec-support.ts';
import { monsterType } from './bestiary.ts';
import { EGYPT_MONSTERS } from './egypt.ts';

const row = (id: string) => monsterRow(monsterType(id));

it('SB-MON-56 the Egypt supplement has 11 monsters, sorted by id', () => {
  const ids = EGYPT_MONSTERS.map(({ id }) => id);
  expect(ofTheBooks(EGYPT_MONSTERS), OF_THE_BOOKS).toHaveLength(11);
  expect(ids, 'The list is sorted by id.').toEqual([...ids].sort());
  expect(EGYPT_MONSTERS.every((monster) => monster.source === 'egypt')).toBe(true);
});

/** Monster | Speed Melee Accuracy Defence Courage Health | XP | attributes | equipment, as SB-MON-56 prints it. */
describe('monsters of the Egypt supplement', () => {
  it('SB-MON-57 a Crocodile has the printed line', () => {
    expect(row('crocodile')).toBe(
      'Crocodile | 6 +3 +0 13 +0 12 | 1 | Amphibious, Damage Reduction 1, Deathroll, Submerge, Strong | natural',
    );
  });

  it('SB-MON-58 a Giant Scorpion has the printed line', () => {
    expect(row('giant-scorpion')).toBe(
      'Giant Scorpion | 6 +3 +0 13 +2 15 | 1 | Damage Reduction 2, Strong, Venomous | natural',
    );
  });

  it('SB-MON-59 a Mummy has the printed line', () => {
    expect(row('mummy')).toBe(
      'Mummy | 5 +2 +0 12 +2 14 | 2 | Allergy (fire, enchanted), Indefatigable, Indestructible, Poor Senses, Strong, Combustion | natural',
    );
  });

  it('SB-MON-60 a Pharaonic Mummy has the printed line', () => {
    expect(row('pharaonic-mummy')).toBe(
      "Pharaonic Mummy | 6 +3 +0 14 +6 18 | 2 | Allergy (fire, enchanted), Bestow Mummy's Curse, Indefatigable, Indestructible, Inimical to Technology, Strong, Combustion, Suppress Combustion | natural",
    );
  });

  it('SB-MON-61 a Serpopard has the printed line', () => {
    expect(row('serpopard')).toBe(
      'Serpopard | 6 +3 +0 13 +4 16 | 2 | Allergy (silver), Damage Reduction 7, Hypnotic, Nimble | natural',
    );
  });

  it('SB-MON-62 a Skeleton has the printed line', () => {
    expect(row('skeleton')).toBe(
      'Skeleton | 6 +1 +0 12 +0 1 | 0 | Indefatigable, Damage Reduction 8 against shooting, Weakened by Faith | natural',
    );
  });

  it('SB-MON-63 a Swarm has the printed line', () => {
    expect(row('swarm')).toBe(
      'Swarm | 5 +1 +0 13 +0 6 | 0 | Allergy (salt), Damage Reduction 9 against shooting, Damage Reduction 7 against melee, Expert Climber, Indefatigable, Maximum Damage 5, Nimble | natural',
    );
  });

  it('SB-MON-64 a Uraeus has the printed line', () => {
    expect(row('uraeus')).toBe(
      'Uraeus | 6 +2 +0 13 +0 12 | 1 | Allergy (silver), Damage Reduction 5, Venomous | natural',
    );
  });

  it('SB-MON-65 a Viper has the printed line', () => {
    expect(row('viper')).toBe('Viper | 4 +2 +0 13 +0 1 | 0 | Small, Maximum Damage 3, Venomous | natural');
  });

  it('SB-MON-66 a Werejackal has the printed line', () => {
    expect(row('werejackal')).toBe(
      'Werejackal | 7 +2 +0 14 +2 12 | 1 | Allergy (cold iron, blessed), Damage Reduction 4, Nimble, Leap | natural',
    );
  });

  it('SB-MON-67 a Zombie Camel has the printed line', () => {
    expect(row('zombie-camel')).toBe(
      'Zombie Camel | 6 +2 +0 12 +5 14 | 1 | Allergy (blessed), Indefatigable, Damage Reduction 4 against shooting | natural',
    );
  });
});
