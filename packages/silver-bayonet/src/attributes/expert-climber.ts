import type { Attribute } from '../game.ts';

/** SB-ATT-17: climbs at the price of walking; jumps cost what they cost. */
export const expertClimber: Attribute = {
  id: 'expert-climber',
  rule: 'SB-ATT-17',
  on: {
    gait: (gait) => ({
      ...gait,
      climb: easier(gait.climb),
      descend: easier(gait.descend),
      traverse: easier(gait.traverse),
    }),
  },
};

/** A rider who cannot climb at all still cannot. */
function easier(factor: number): number {
  return Number.isFinite(factor) ? Math.min(1, factor) : factor;
}
