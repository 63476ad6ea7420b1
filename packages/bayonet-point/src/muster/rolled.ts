import { sameJson } from '@vedette/engine';
import { FIGURES_BEYOND_DIE, LEADER_EXTRAS } from '../data/generation.ts';
import type { FigureEntry, Force, Rolled } from './force.ts';
import { type Generation, generateForce } from './generate.ts';

type Wish = Pick<Generation, 'name' | 'die' | 'lancers' | 'play'>;

/** BP-ARMY-02 to -08: an army by dice, with every die that made it. */
export function rollForce(roll: (sides: number) => number, wish: Wish): Force {
  const { force, dice } = generateForce(roll, { ...wish, extra: null });
  const { die, lancers } = wish;
  const { numbers, sizes, arms, classes } = dice;
  const shown = { numbers: [...numbers], sizes: [...sizes], arms: [...arms], classes: [...classes] };
  return { ...force, rolled: { die: die as Rolled['die'], lancers, dice: shown } };
}

/** The army that these dice give; null: there are too many or too few of them. */
export function forceFrom(name: string, { die, lancers, dice }: Rolled, play: Wish['play']): Force | null {
  const [foot, horse] = dice.numbers;
  const count = (foot ?? 0) + Math.ceil((horse ?? 0) / 2);
  if (dice.numbers.length !== 2 || dice.sizes.length !== count || dice.arms.length !== count) return null;
  const men = dice.sizes.reduce((sum, size) => sum + size + FIGURES_BEYOND_DIE, 0);
  if (dice.classes.length !== (play === 'units' ? count : men)) return null;
  const left = [...dice.numbers, ...dice.sizes, ...dice.arms, ...dice.classes];
  return generateForce(() => left.shift() ?? 1, { name, die, lancers, play, extra: null }).force;
}

/** Whether a force that says so is what its dice made of it; names and a Master's extra arm are its owner's. */
export function isAsRolled(force: Force): boolean {
  const { name, rolled, units, figures } = force;
  if (rolled === undefined) return true;
  const made = forceFrom(name, rolled, figures.length > 0 ? 'individuals' : 'units');
  if (made === null || force.limit !== null) return false;
  const bare = (unit: Force['units'][number]) => {
    const { name: _, extra: __, ...rest } = unit;
    return rest;
  };
  return (
    sameJson(units.map(bare), made.units.map(bare)) &&
    figures.length === made.figures.length &&
    figures.every((figure, i) => isSame(figure, made.figures[i]!))
  );
}

/** BP-ARMY-05: a Master may carry one arm beyond those that were rolled. */
function isSame(figure: FigureEntry, made: FigureEntry): boolean {
  const is = { ...figure, name: '' };
  const was = { ...made, name: '' };
  if (sameJson(is, was)) return true;
  return LEADER_EXTRAS.some(
    (extra) =>
      was.class === 'master' &&
      !was.weapons.includes(extra) &&
      sameJson(is, { ...was, weapons: [...was.weapons, extra] }),
  );
}
