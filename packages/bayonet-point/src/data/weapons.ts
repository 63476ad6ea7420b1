import { finder } from '@vedette/engine';
import type { DistanceId } from './distances.ts';

/** BP-SHT-04, nearest first. */
export type RangeBand = 'point-blank' | 'short' | 'long';

export interface Firearm {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** BP-SHT-04: the farthest point of each band; a band that it has not is left out. */
  readonly ranges: readonly (readonly [RangeBand, DistanceId])[];
  /** BP-SHT-07: on the roll. */
  readonly roll: number;
  /** BP-SHT-09: half-turns to load it again; 0: loaded within the shot. */
  readonly reload: number;
  /** BP-MEL-18 */
  readonly bayonet: boolean;
}

export interface MeleeWeapon {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** BP-MEL-12: pikes and their like. */
  readonly long: boolean;
  /** BP-ARMY-13, BP-MEL-18: who can use it. */
  readonly who: 'foot' | 'mounted' | 'anybody';
  /** BP-CAV-08, BP-MEL-06: on the roll, when charging and when fighting (BP-MEL-07). */
  readonly charging: number;
  readonly fighting: number;
}

const SHORT = { musket: 'short-musket', carbine: 'short-carbine' } as const;

function ranges(short: keyof typeof SHORT, long: DistanceId | null): Firearm['ranges'] {
  const near = [
    ['point-blank', 'point-blank'],
    ['short', SHORT[short]],
  ] as const;
  return long === null ? near : [...near, ['long', long]];
}

export const FIREARMS: readonly Firearm[] = [
  {
    id: 'musket',
    title: 'Musket',
    points: 2,
    ranges: ranges('musket', 'long-musket'),
    roll: 0,
    reload: 0,
    bayonet: true,
  },
  {
    id: 'rifle',
    title: 'Rifle',
    points: 4,
    ranges: ranges('musket', 'long-rifle'),
    roll: -2,
    reload: 2,
    bayonet: true,
  },
  {
    id: 'carbine',
    title: 'Carbine',
    points: 2,
    ranges: ranges('carbine', 'long-carbine'),
    roll: 0,
    reload: 0,
    bayonet: false,
  },
  {
    id: 'pistol',
    title: 'Pistol',
    points: 1,
    ranges: ranges('carbine', null),
    roll: 3,
    reload: 0,
    bayonet: false,
  },
  {
    id: 'matchlock',
    title: 'Matchlock',
    points: 2,
    ranges: ranges('carbine', 'long-matchlock'),
    roll: 0,
    reload: 0,
    bayonet: false,
  },
];

const LONG = { points: 2, long: true, who: 'foot', charging: 0, fighting: 3 } as const;
const PLAIN = { long: false, who: 'anybody', charging: 0, fighting: 0 } as const;

export const MELEE_WEAPONS: readonly MeleeWeapon[] = [
  { id: 'pike', title: 'Pike', ...LONG },
  { id: 'spear', title: 'Spear', ...LONG },
  { id: 'poleaxe', title: 'Poleaxe', ...LONG },
  { id: 'halberd', title: 'Halberd', ...LONG },
  { id: 'sword', title: 'Sword', points: 2, ...PLAIN },
  { id: 'lance', title: 'Lance', points: 4, long: false, who: 'mounted', charging: -3, fighting: 3 },
  { id: 'bayonet', title: 'Bayonet', points: 0, ...PLAIN },
  { id: 'improvised', title: 'Butt and fists', points: 0, ...PLAIN },
];

/** BP-MEL-18: not bought; the first comes with a gun, the second is what is left to the rest. */
const NEVER_BOUGHT: readonly string[] = ['bayonet', 'improvised'];

const BOUGHT = [...FIREARMS, ...MELEE_WEAPONS.filter(({ id }) => !NEVER_BOUGHT.includes(id))];

/** What a force can carry. */
export const WEAPON_IDS = BOUGHT.map(({ id }) => id) as [string, ...string[]];

export const weapon = finder('weapon', [...FIREARMS, ...MELEE_WEAPONS]);
export const firearm = finder('firearm', FIREARMS);
export const meleeWeapon = finder('melee weapon', MELEE_WEAPONS);

export function isFirearm(id: string): boolean {
  return FIREARMS.some((gun) => gun.id === id);
}
