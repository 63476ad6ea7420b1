import { type Stats, stats } from './stats.ts';

/** What an increase raises, and by how much. */
export interface Increase {
  readonly stat: keyof Stats | 'recruitment';
  readonly by: number;
}

/** SB-UNIT-04 to -08: how every Officer starts. */
export const OFFICER = {
  stats: stats(6, 1, 1, 14, 2, 12),
  recruitment: 100,
  attributes: 2,
  slots: 6,
  specialItems: 2,
  /** SB-UNIT-11. */
  mostSoldiers: 7,
} as const;

/** SB-COOP-01, SB-COOP-02: two players together against the monsters. */
export const COOP = { players: 2, recruitment: 40, mostSoldiers: 3 } as const;

/** SB-UNIT-05: one of each pair. */
export const INCREASE_PAIRS: readonly (readonly [Increase, Increase])[] = [
  [
    { stat: 'melee', by: 1 },
    { stat: 'accuracy', by: 1 },
  ],
  [
    { stat: 'speed', by: 1 },
    { stat: 'health', by: 1 },
  ],
  [
    { stat: 'courage', by: 1 },
    { stat: 'recruitment', by: 5 },
  ],
];

/** SB-UNIT-15. */
export const OUTSIDE_SURCHARGE = 8;

/** SB-ATT-50. */
export const FEY_TOUCHED_COST = 4;
