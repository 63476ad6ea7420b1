import type { Stick } from '../sticks.ts';

/** FF-PARTY-16: for whoever looks for arms that suit his age; never a rule. */
export const AGES = ['black-powder', 'victorian', 'twenties', 'modern'] as const;
export type Age = (typeof AGES)[number];
export type Period = Age | 'any';

/** FF-RNG-02 */
export interface RangedWeapon {
  readonly id: RangedId;
  readonly title: string;
  readonly kind: 'ranged';
  /** On Combat, by range band (FF-RNG-01). */
  readonly bonus: readonly [number, number, number];
  readonly range: Stick;
  /** FF-RNG-04: penalties of range count double. */
  readonly muscle: boolean;
  readonly silver: boolean;
  readonly wood: boolean;
  readonly hands: 1 | 2;
  /** FF-RNG-05: actions to load it again; two must follow each other in one activation. */
  readonly reload: 0 | 1 | 2;
  readonly moveAndFire: boolean;
  /** FF-RNG-15, FF-RNG-16: one shot, always a burst, or as its bearer likes. */
  readonly fire: 'single' | 'auto' | 'select';
  /** How far from the first victim a burst finds others; null: it has none. */
  readonly burst: number | null;
  /** FF-RNG-17: who stands so near to the target is hit too, unless the target is nearer than the stick. */
  readonly spread: { readonly radius: number; readonly notNearer: Stick } | null;
  readonly firearm: boolean;
  /** FF-RNG-10 */
  readonly whileEngaged: boolean;
  /** What two ones do: it is empty for the game, or jammed until an action clears it. */
  readonly onDoubleOne: 'empty' | 'jam';
  readonly periods: readonly Period[];
}

export type RangedId =
  | 'antique-pistol'
  | 'assault-rifle'
  | 'bolt-action-rifle'
  | 'bow'
  | 'crossbow'
  | 'machine-pistol'
  | 'musket'
  | 'pistol'
  | 'semi-automatic-rifle'
  | 'shotgun'
  | 'single-chambered-rifle'
  | 'sub-machine-gun'
  | 'thrown-weapon';

type Gun = Omit<RangedWeapon, 'id'>;

const MUSCLE = {
  kind: 'ranged',
  bonus: [0, 0, 0],
  muscle: true,
  silver: true,
  wood: true,
  moveAndFire: false,
  fire: 'single',
  burst: null,
  spread: null,
  firearm: false,
  whileEngaged: false,
  onDoubleOne: 'empty',
  periods: ['any'],
} as const;

const GUN = {
  kind: 'ranged',
  muscle: false,
  silver: true,
  wood: false,
  hands: 2,
  reload: 0,
  moveAndFire: false,
  fire: 'single',
  burst: null,
  spread: null,
  firearm: true,
  whileEngaged: false,
  onDoubleOne: 'jam',
} as const;

const PLUS_ONE = [1, 1, 1] as const;
const PLUS_TWO = [2, 2, 2] as const;
const OLD = ['black-powder', 'victorian'] as const;
const LATER = ['victorian', 'twenties', 'modern'] as const;

const TABLE: Readonly<Record<RangedId, Gun>> = {
  'antique-pistol': {
    ...GUN,
    title: 'Antique pistol',
    bonus: PLUS_ONE,
    range: 'short',
    hands: 1,
    reload: 2,
    whileEngaged: true,
    onDoubleOne: 'empty',
    periods: OLD,
  },
  'assault-rifle': {
    ...GUN,
    title: 'Assault rifle',
    bonus: PLUS_TWO,
    range: 'long',
    silver: false,
    moveAndFire: true,
    fire: 'select',
    burst: 50,
    periods: ['modern'],
  },
  'bolt-action-rifle': {
    ...GUN,
    title: 'Bolt action rifle',
    bonus: PLUS_TWO,
    range: 'long',
    periods: LATER,
  },
  bow: { ...MUSCLE, title: 'Bow', range: 'medium', hands: 2, reload: 1 },
  crossbow: { ...MUSCLE, title: 'Crossbow', range: 'long', hands: 2, reload: 1 },
  'machine-pistol': {
    ...GUN,
    title: 'Machine pistol',
    bonus: PLUS_ONE,
    range: 'short',
    hands: 1,
    fire: 'auto',
    burst: 75,
    whileEngaged: true,
    periods: ['modern'],
  },
  musket: {
    ...GUN,
    title: 'Musket',
    bonus: PLUS_TWO,
    range: 'long',
    reload: 2,
    onDoubleOne: 'empty',
    periods: OLD,
  },
  pistol: {
    ...GUN,
    title: 'Pistol',
    bonus: PLUS_ONE,
    range: 'short',
    hands: 1,
    whileEngaged: true,
    periods: LATER,
  },
  'semi-automatic-rifle': {
    ...GUN,
    title: 'Semi-automatic rifle',
    bonus: PLUS_TWO,
    range: 'long',
    moveAndFire: true,
    periods: ['modern'],
  },
  shotgun: {
    ...GUN,
    title: 'Shotgun',
    bonus: [2, 2, 1],
    range: 'medium',
    spread: { radius: 50, notNearer: 'short' },
    periods: LATER,
  },
  'single-chambered-rifle': {
    ...GUN,
    title: 'Single chambered rifle',
    bonus: PLUS_TWO,
    range: 'long',
    reload: 1,
    onDoubleOne: 'empty',
    periods: ['victorian'],
  },
  'sub-machine-gun': {
    ...GUN,
    title: 'Sub machine gun',
    bonus: PLUS_ONE,
    range: 'medium',
    silver: false,
    moveAndFire: true,
    fire: 'auto',
    burst: 75,
    whileEngaged: true,
    periods: ['twenties', 'modern'],
  },
  'thrown-weapon': { ...MUSCLE, title: 'Thrown weapon', range: 'short', hands: 1, reload: 0 },
};

export const RANGED_WEAPONS: readonly RangedWeapon[] = (Object.keys(TABLE) as RangedId[]).map((id) => ({
  id,
  ...TABLE[id],
}));

/** FF-RNG-01: how many sticks far a weapon reaches. */
export const RANGE_BANDS = 3;
