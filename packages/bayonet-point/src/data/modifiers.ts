import type { RangeBand } from './weapons.ts';

/** BP-SHT-05: on the rating. Steps of one scale never add up. */
export const RANGE: Readonly<Record<RangeBand, number>> = { 'point-blank': 0, short: -1, long: -2 };

/** BP-SHT-06, BP-SHT-10: on the roll. */
export const SHOOTING = { hardCover: 4, softCover: 2, mounted: 2 } as const;

/** BP-VIS-04: on the rating. */
export const VISION = {
  moved: 2,
  fired: 3,
  cover: -3,
  step1: -2,
  step2: -3,
  step3: -4,
  weather: -4,
} as const;

/** BP-MEL-06, BP-CAV-08: on the roll. What a weapon adds stands with the weapon. */
export const MELEE = {
  upSlope: -2,
  wounded: 3,
  defended: 3,
  mountedAgainstFoot: -2,
  mountedCharging: -2,
  heavyChargingLight: -2,
} as const;

/** BP-MEL-08 to -10: on the outcome die of the figure hit. */
export const OUTCOME = { melee: -1, outnumbered: -2, classGap: 1 } as const;

/** BP-ACT-08, BP-MOR-16: on the roll. */
export const LEADER_GROUP = -2;
export const RALLY = 2;
