import { MOUNTED_SPEED } from './play.ts';
import type { Stats } from './stats.ts';

/** SB-CAV-09, -10: against anybody on foot. */
const AGAINST_FOOT = 1;

/** SB-CAV-03, -09, -10: the numbers of a rider whose enemy is on foot. */
export function inTheSaddle(stats: Stats): Stats {
  return {
    ...stats,
    speed: MOUNTED_SPEED,
    melee: stats.melee + AGAINST_FOOT,
    defence: stats.defence + AGAINST_FOOT,
  };
}
