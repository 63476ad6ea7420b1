import { troopClass } from '../data/classes.ts';
import { troopType } from '../data/troops.ts';
import { weapon } from '../data/weapons.ts';
import type { FigureEntry, Force, UnitEntry } from './force.ts';

/** BP-ARMY-10, BP-ARMY-11: one figure. */
export function pointsOf({
  class: of,
  troops,
  weapons,
}: Pick<FigureEntry, 'class' | 'troops' | 'weapons'>): number {
  const arms = weapons.reduce((sum, id) => sum + weapon(id).points, 0);
  return troopClass(of).points + troopType(troops).points + arms;
}

/** BP-ARMY-12: the men, and their Master with what he has beyond them. */
export function unitPoints({ class: of, troops, weapons, figures, extra }: UnitEntry): number {
  const men = (figures - 1) * pointsOf({ class: of, troops, weapons });
  const own = extra === undefined ? weapons : [...weapons, extra];
  return men + pointsOf({ class: 'master', troops, weapons: own });
}

export function forcePoints({ units, figures }: Force): number {
  const inUnits = units.reduce((sum, entry) => sum + unitPoints(entry), 0);
  return figures.reduce((sum, entry) => sum + pointsOf(entry), inUnits);
}
