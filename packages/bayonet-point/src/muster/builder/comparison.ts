import { troopClass } from '../../data/classes.ts';
import { isFirearm, MELEE_WEAPONS } from '../../data/weapons.ts';
import type { Force } from '../force.ts';
import { forcePrice } from './entries.ts';
import { words } from './words.ts';

/** What can be held beside another force's, counted in men. */
export function compared(force: Force): readonly { readonly title: string; readonly value: string }[] {
  const { comparing } = words;
  const groups = [
    ...force.units.map((unit) => ({ ...unit, men: unit.figures })),
    ...force.figures.map((man) => ({ ...man, men: 1 })),
  ];
  const count = (counts: (group: (typeof groups)[number]) => boolean) =>
    groups.reduce((sum, group) => (counts(group) ? sum + group.men : sum), 0);
  const men = count(() => true);
  const morale = groups.reduce((sum, group) => sum + troopClass(group.class).morale * group.men, 0);
  const isShaft = (id: string) => MELEE_WEAPONS.some((known) => known.id === id && known.who !== 'anybody');
  return [
    { title: comparing.points, value: words.spent(forcePrice(force), force.limit) },
    { title: comparing.units, value: String(force.units.length) },
    { title: comparing.figures, value: String(men) },
    { title: comparing.mounted, value: String(count(({ troops }) => troops !== 'infantry')) },
    { title: comparing.guns, value: String(count(({ weapons }) => weapons.some(isFirearm))) },
    { title: comparing.shafts, value: String(count(({ weapons }) => weapons.some(isShaft))) },
    { title: comparing.morale, value: men === 0 ? '–' : (morale / men).toFixed(1) },
  ];
}
