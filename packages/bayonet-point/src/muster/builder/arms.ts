import type { Badge, CounterSymbol, Stat } from '@vedette/engine';
import { type ClassId, troopClass } from '../../data/classes.ts';
import { DISTANCES, type DistanceId } from '../../data/distances.ts';
import type { TroopTypeId } from '../../data/troops.ts';
import { FIREARMS, MELEE_WEAPONS, WEAPON_IDS } from '../../data/weapons.ts';
import { words } from './words.ts';

/** BP-GEN-03: millimetres for small figures, and for large ones. */
export function pairOf(id: DistanceId): string {
  const [small, large] = DISTANCES[id];
  return words.numbers.pair(small, large);
}

/** BP-GEN-03: how such a pair is read, by one that every firearm has. */
export function legend(): string {
  const [small, large] = DISTANCES['point-blank'];
  return words.numbers.legend(pairOf('point-blank'), small, large);
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

export function isWeapon(id: string): boolean {
  return WEAPON_IDS.includes(id);
}

export function weaponTitle(id: string): string {
  return words.weaponTitle(id);
}

/** "Musket, pistol". */
export function armsList(weapons: readonly string[]): string {
  return weapons
    .map(weaponTitle)
    .map((title, i) => (i === 0 ? title : title.toLowerCase()))
    .join(', ');
}

/** What a weapon does, in numbers. */
export function numbersOf(id: string): string {
  const { numbers } = words;
  const gun = FIREARMS.find((known) => known.id === id);
  if (gun !== undefined) {
    const bands = gun.ranges.map(([, distance]) => pairOf(distance)).join(' / ');
    return [
      numbers.reach(bands),
      ...(gun.roll === 0 ? [] : [numbers.roll(signed(gun.roll))]),
      ...(gun.reload === 0 ? [] : [numbers.loads(gun.reload)]),
      ...(gun.bayonet ? [numbers.bayonet] : []),
    ].join(', ');
  }
  const blade = MELEE_WEAPONS.find((known) => known.id === id);
  if (blade === undefined) return '';
  if (blade.long) return numbers.long;
  if (blade.charging === 0 && blade.fighting === 0) return numbers.plain;
  return numbers.lance(signed(blade.charging), signed(blade.fighting));
}

/** BP-CLS-02 */
export function classStats(id: ClassId): readonly Stat[] {
  const { activation, morale, toHit } = troopClass(id);
  return [
    { title: words.stats.activation, short: words.short.activation, value: String(activation) },
    { title: words.stats.morale, short: words.short.morale, value: String(morale) },
    { title: words.stats.toHit, short: words.short.toHit, value: String(toHit) },
  ];
}

const SYMBOLS: Readonly<Record<TroopTypeId, CounterSymbol>> = {
  infantry: 'muskets',
  'light-cavalry': 'sabre',
  'heavy-cavalry': 'helmet',
};

const COAT = 'side-1';

export const OFFICER: Badge = { symbol: 'officer', coat: COAT };

/** Foot by their arms, horse by their weight; whoever leads single figures as an officer. */
export function badgeOf(troops: TroopTypeId, weapons: readonly string[]): Badge {
  const isFoot = troops === 'infantry';
  const shaft = MELEE_WEAPONS.some(({ id, long }) => long && weapons.includes(id));
  const own = isFoot && weapons.includes('rifle') ? 'rifle' : isFoot && shaft ? 'axe' : SYMBOLS[troops];
  return { symbol: own, coat: COAT };
}

/** "Veteran light cavalry". */
export function kindOf(of: ClassId, troops: TroopTypeId): string {
  return words.typeOf(words.classTitle(of), words.troopTitle(troops));
}
