import { describe, expect, it } from 'vitest';
import { forceProblems } from './force-problems.ts';
import { type Generation, generateForce } from './generate.ts';

/** Dice in order; each must be used. */
function diced(dice: readonly number[], change: Partial<Generation> = {}) {
  const left = [...dice];
  const sides: number[] = [];
  const roll = (count: number) => {
    sides.push(count);
    return left.shift()!;
  };
  const wish: Generation = { name: 'Diced', die: 10, lancers: true, play: 'units', extra: null, ...change };
  const { force, dice: shown } = generateForce(roll, wish);
  expect(left).toEqual([]);
  // Every die is shown, in the order of the roll, and none was rolled for nothing.
  expect(Object.values(shown).flat()).toEqual(dice);
  expect(forceProblems(force)).toEqual([]);
  return { force, sides };
}

describe('a random army', () => {
  it('BP-ARMY-02 seven and five: seven units of foot, three of horse', () => {
    const each = (die: number) => Array.from({ length: 10 }, () => die);
    const { force } = diced([7, 5, ...each(1), ...each(4), ...each(6)]);
    expect(force.units.map(({ troops }) => troops)).toEqual([
      ...Array.from({ length: 7 }, () => 'infantry'),
      ...Array.from({ length: 3 }, () => 'light-cavalry'),
    ]);
  });

  it('BP-GEN-19, BP-ARMY-03, BP-ARMY-04, BP-ARMY-06, BP-ARMY-07 all sizes, then all arms, then all classes', () => {
    const { force, sides } = diced([2, 2, 1, 10, 5, 1, 3, 2, 1, 10, 6]);
    expect(sides).toEqual([10, 10, 10, 10, 10, 6, 6, 6, 10, 10, 10]);
    expect(force.units.map(({ figures, weapons, class: of }) => [figures, weapons, of])).toEqual([
      [4, ['pike'], 'raw'],
      [13, ['rifle'], 'veteran'],
      [8, ['lance', 'carbine'], 'average'],
    ]);
  });

  it('BP-ARMY-06 an army without lancers has swordsmen in their place', () => {
    const { force } = diced([1, 1, 1, 1, 4, 1, 6, 6], { lancers: false });
    expect(force.units[1]).toMatchObject({ troops: 'light-cavalry', weapons: ['sword', 'carbine'] });
  });

  it('BP-ARMY-05 a Master may have a pistol besides, or a sword if his men have none', () => {
    const { force } = diced([1, 1, 1, 1, 4, 5, 6, 6], { extra: 'sword' });
    expect(force.units.map(({ extra }) => extra)).toEqual(['sword', undefined]);
  });

  it('BP-ARMY-08 another die for the numbers, the same for arms and class', () => {
    const { force, sides } = diced([1, 4, 4, 1, 2, 4, 5, 3, 6, 6, 9], { die: 4 });
    expect(sides).toEqual([4, 4, 4, 4, 4, 6, 6, 6, 10, 10, 10]);
    expect(force.units.map(({ figures }) => figures)).toEqual([7, 4, 5]);
  });

  it('BP-DIG-14, BP-CLS-03 in individual play every man has his class and one in eight leads', () => {
    const { force, sides } = diced([1, 1, 1, 6, 4, 1, 8, 1, 2, 3, 4, 9, 6, 6, 4, 1, 1, 1, 1], {
      play: 'individuals',
    });
    // No class of a unit is rolled and thrown away.
    expect(sides.slice(0, 6)).toEqual([10, 10, 10, 10, 6, 6]);
    expect(force.figures).toHaveLength(13);
    expect(force.figures.flatMap(({ leader }, i) => (leader === true ? [i] : []))).toEqual([0, 8]);
    expect([force.figures[0]!.class, force.figures[8]!.class, force.figures[1]!.class]).toEqual([
      'master',
      'veteran',
      'raw',
    ]);
  });
});
