import { LENGTH, type Stick } from '../sticks.ts';
import type { Period } from './ranged.ts';

export type BlastId = 'grenade' | 'holy-water-vial' | 'sun-grenade';

export interface BlastRing {
  /** From the point where it burst, in millimetres. */
  readonly radius: number;
  readonly combat: number;
  /** FF-RNG-24: on top in an enclosed space. */
  readonly enclosed: number;
  readonly knocksDown: boolean;
}

/** FF-RNG-23 to -27: thrown once, and fights with Combat of its own. */
export interface BlastWeapon {
  readonly id: BlastId;
  readonly title: string;
  readonly kind: 'blast';
  readonly range: Stick;
  /** Sticks that it can be thrown over. */
  readonly reach: number;
  readonly hands: 1;
  readonly uses: number;
  readonly explosive: boolean;
  /** Actions to prime it before it is thrown. */
  readonly prime: 0 | 1;
  readonly affects: 'all-but-immaterial' | 'vampires' | 'vampires-and-demons';
  /** Innermost first. */
  readonly rings: readonly BlastRing[];
  /** FF-HTH-05: whom it kills by beating. */
  readonly lethal: 'vampire' | 'zombie' | null;
  readonly periods: readonly Period[];
}

/** FF-RNG-24: their diameters are the three sticks. */
const RINGS: readonly BlastRing[] = [
  { radius: LENGTH.short / 2, combat: 4, enclosed: 2, knocksDown: true },
  { radius: LENGTH.medium / 2, combat: 3, enclosed: 0, knocksDown: false },
  { radius: LENGTH.long / 2, combat: 1, enclosed: 0, knocksDown: false },
];

/** FF-RNG-24: beside the doors and windows of an enclosed space. */
export const DEBRIS_COMBAT = 2;

/** FF-RNG-23: how far off it falls, by the failures of the throw. */
export const SCATTER: readonly (Stick | null)[] = [null, 'short', 'medium', 'long'];

export const BLAST_WEAPONS: readonly BlastWeapon[] = [
  {
    id: 'grenade',
    title: 'Grenade',
    kind: 'blast',
    range: 'medium',
    reach: 3,
    hands: 1,
    uses: 1,
    explosive: true,
    prime: 1,
    affects: 'all-but-immaterial',
    rings: RINGS,
    lethal: 'zombie',
    periods: ['twenties', 'modern'],
  },
  {
    id: 'sun-grenade',
    title: 'Sun grenade',
    kind: 'blast',
    range: 'medium',
    reach: 3,
    hands: 1,
    uses: 1,
    explosive: true,
    prime: 1,
    affects: 'vampires',
    rings: RINGS,
    lethal: 'vampire',
    periods: ['modern'],
  },
  {
    id: 'holy-water-vial',
    title: 'Holy water vial',
    kind: 'blast',
    range: 'short',
    reach: 3,
    hands: 1,
    uses: 1,
    explosive: false,
    prime: 0,
    affects: 'vampires-and-demons',
    rings: [{ radius: LENGTH.short, combat: 3, enclosed: 0, knocksDown: false }],
    lethal: null,
    periods: ['any'],
  },
];
