import { describe, expect, it } from 'vitest';
import { monsterType } from './bestiary.ts';
import { ITALY_MONSTERS } from './italy.ts';

/** Speed, Melee, Accuracy, Defence, Courage, Health; XP, least and most; attributes by the alphabet; equipment sets. */
function line(id: string) {
  const { stats, xp, attributes, equipment } = monsterType(id);
  const { speed, melee, accuracy, defence, courage, health } = stats;
  return {
    stats: [speed, melee, accuracy, defence, courage, health],
    xp: [xp.min, xp.max],
    attributes: [...attributes].sort(),
    equipment,
  };
}

it('SB-MON-68 the Italy supplement has 9 monsters, sorted by id', () => {
  const ids = ITALY_MONSTERS.map(({ id }) => id);
  expect(ids).toHaveLength(9);
  expect(ids).toEqual([...ids].sort());
  expect(ITALY_MONSTERS.every((monster) => monster.source === 'italy')).toBe(true);
});

describe('monsters of the Italy supplement', () => {
  it('SB-MON-69 Brigante / Brigantessa: numbers, attributes and arms', () => {
    expect(line('brigante')).toEqual({
      stats: [6, 1, 0, 12, 0, 10],
      xp: [0, 1],
      attributes: ['master-of-cover', 'nimble'],
      equipment: [
        ['musket', 'cartridge-box'],
        ['blunderbuss', 'shot-bag'],
        ['hand-weapon', 'pistol', 'pistol'],
      ],
    });
  });

  it('SB-MON-70 Brigante Chief: numbers, attributes and arms', () => {
    expect(line('brigante-chief')).toEqual({
      stats: [6, 1, 1, 13, 1, 10],
      xp: [2, 2],
      attributes: ['indefatigable', 'master-of-cover', 'nimble'],
      equipment: [
        ['musket', 'cartridge-box'],
        ['blunderbuss', 'shot-bag'],
        ['hand-weapon', 'pistol', 'pistol'],
      ],
    });
  });

  it('SB-MON-71 Grave Golem: numbers, attributes and arms', () => {
    expect(line('grave-golem')).toEqual({
      stats: [4, 3, 1, 14, 0, 18],
      xp: [2, 2],
      attributes: ['allergy:salt', 'damage-reduction:4', 'hard-to-put-down', 'large'],
      equipment: [['heavy-weapon']],
    });
  });

  it('SB-MON-72 Il Negromante: numbers, attributes and arms', () => {
    expect(line('il-negromante')).toEqual({
      stats: [6, 3, 0, 15, 10, 15],
      xp: [3, 3],
      attributes: [
        'allergy:blessed',
        'chilling-touch',
        'damage-reduction:4',
        'dark-gift',
        'ethereal',
        'hard-to-put-down',
        'quick-healing',
        'raise-the-dead',
        'weakened-by-faith',
      ],
      equipment: [['hand-weapon']],
    });
  });

  it('SB-MON-73 Necromancer Acolyte: numbers, attributes and arms', () => {
    expect(line('necromancer-acolyte')).toEqual({
      stats: [6, 1, 0, 13, 5, 10],
      xp: [2, 2],
      attributes: ['dark-gift', 'quick-healing', 'raise-the-dead'],
      equipment: [['hand-weapon']],
    });
  });

  it('SB-MON-74 Nightmare Witch: numbers, attributes and arms', () => {
    expect(line('nightmare-witch')).toEqual({
      stats: [6, 1, 0, 13, 0, 10],
      xp: [1, 1],
      attributes: [
        'allergy:blessed/cold-iron',
        'curse-of-the-evil-eye',
        'damage-reduction:2',
        'paralyse',
        'weakened-by-faith',
      ],
      equipment: [['natural-weapons']],
    });
  });

  it('SB-MON-75 Possessed Boar: numbers, attributes and arms', () => {
    expect(line('possessed-boar')).toEqual({
      stats: [8, 1, 0, 10, 0, 8],
      xp: [1, 1],
      attributes: ['allergy:enchanted/blessed/fire', 'damage-reduction:5', 'strong', 'weakened-by-faith'],
      equipment: [['natural-weapons']],
    });
  });

  it('SB-MON-76 Spectral Soldier: numbers, attributes and arms', () => {
    expect(line('spectral-soldier')).toEqual({
      stats: [6, 1, 1, 12, 0, 10],
      xp: [1, 1],
      attributes: [
        'allergy:enchanted/salt',
        'chilling-touch',
        'ethereal',
        'ethereal-firearm',
        'indestructible',
      ],
      equipment: [['ethereal-musket']],
    });
  });

  it('SB-MON-77 Skeletal Soldier: numbers, attributes and arms', () => {
    expect(line('skeletal-soldier')).toEqual({
      stats: [6, 1, 1, 10, 0, 5],
      xp: [0, 1],
      attributes: [
        'allergy:enchanted/blessed',
        'brittle',
        'damage-reduction:4/shooting',
        'indefatigable',
        'rusted-weapon',
        'skeleton',
      ],
      equipment: [['rusted-weapon']],
    });
  });
});
