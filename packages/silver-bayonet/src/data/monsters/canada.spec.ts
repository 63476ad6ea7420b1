import { describe, expect, it } from 'vitest';
import { monsterRow } from '../table-text.spec-support.ts';
import { monsterType } from './bestiary.ts';
import { CANADA_MONSTERS } from './canada.ts';

const row = (id: string) => monsterRow(monsterType(id));

it('SB-MON-47 the Canada supplement has 8 monsters, sorted by id', () => {
  const ids = CANADA_MONSTERS.map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(ids).toEqual([...ids].sort());
  expect(CANADA_MONSTERS.every((monster) => monster.source === 'canada')).toBe(true);
});

/** Monster | Speed Melee Accuracy Defence Courage Health | XP | attributes | equipment, as SB-MON-47 prints it. */
describe('monsters of the Canada supplement', () => {
  it('SB-MON-48 Baxbaxwalanuksiwe has the printed line', () => {
    expect(row('baxbaxwalanuksiwe')).toBe(
      'Baxbaxwalanuksiwe | 6 +3 +1 14 +4 22 | 3 | Allergy (cold iron, enchanted), Eyeless, Large, Lunge, Gatecrasher, Rock Hurler, Very Strong | Hand Weapon',
    );
  });

  it('SB-MON-49 a Grizzly Bear has the printed line', () => {
    expect(row('grizzly-bear')).toBe(
      'Grizzly Bear | 6 +2 +0 13 +2 16 | 2 | Large, Lunge, Strong | Hand Weapon',
    );
  });

  it('SB-MON-50 a Harvestman Agent has the printed line', () => {
    expect(row('harvestman-agent')).toBe(
      'Harvestman Agent | 6 +0 +2 13 +2 12 | 2 | Cursethrower (wasting, burning, slowing) | Hand Weapon',
    );
  });

  it('SB-MON-51 a Harvestman Assassin has the printed line', () => {
    expect(row('harvestman-assassin')).toBe(
      'Harvestman Assassin | 6 +2 +2 14 +3 14 | 3 | Cursethrower (burning, slowing) | Hand Weapon',
    );
  });

  it('SB-MON-52 a Moose has the printed line', () => {
    expect(row('moose')).toBe(
      'Moose | 7 +2 +0 13 +1 20 | 2 | Large, Strong, Non-Aggressive, Trample | Hand Weapon',
    );
  });

  it('SB-MON-53 a Polar Bear has the printed line', () => {
    expect(row('polar-bear')).toBe(
      'Polar Bear | 7 +3 +0 14 +2 18 | 3 | Large, Lunge, Strong, Trample | Hand Weapon',
    );
  });

  it('SB-MON-54 a Tsemaus has the printed line', () => {
    expect(row('tsemaus')).toBe(
      'Tsemaus | 5 +3 +0 13 +3 20 | 3 | Allergy (fire), Aquatic, Damage Reduction 2, Large, Strong, Master of Cover, Lunge, Swimmer | Hand Weapon',
    );
  });

  it('SB-MON-55 a Wendigo has the printed line', () => {
    expect(row('wendigo')).toBe(
      'Wendigo | 7 +3 +0 14 +4 16 | 3 | Allergy (fire, blessed), Damage Reduction 4, Large, Strong, Master of Cover, Lunge | Hand Weapon',
    );
  });
});
