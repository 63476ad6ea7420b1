import { finder } from '@vedette/engine';
import type { DistanceId } from './distances.ts';

export type TroopTypeId = 'infantry' | 'light-cavalry' | 'heavy-cavalry';

/** BP-CAV-04, slowest first. */
export const GAITS = ['halt', 'trot', 'canter', 'gallop'] as const;
export type GaitId = (typeof GAITS)[number];

/** BP-CAV-01, BP-ARMY-11: an arm of the service. */
export interface TroopType {
  readonly id: TroopTypeId;
  readonly title: string;
  readonly points: number;
  /** BP-CAV-03: the rate at each gait; null for men on foot. */
  readonly rates: Readonly<Record<Exclude<GaitId, 'halt'>, DistanceId>> | null;
}

export const TROOP_TYPES: readonly TroopType[] = [
  { id: 'infantry', title: 'Infantry', points: 0, rates: null },
  {
    id: 'light-cavalry',
    title: 'Light cavalry',
    points: 10,
    rates: { trot: 'light-trot', canter: 'light-canter', gallop: 'light-gallop' },
  },
  {
    id: 'heavy-cavalry',
    title: 'Heavy cavalry',
    points: 15,
    rates: { trot: 'heavy-trot', canter: 'heavy-canter', gallop: 'heavy-gallop' },
  },
];

export const TROOP_TYPE_IDS = TROOP_TYPES.map(({ id }) => id) as [TroopTypeId, ...TroopTypeId[]];

export const troopType = finder('troop type', TROOP_TYPES);
