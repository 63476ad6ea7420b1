import { item } from '../data/armoury/armoury.ts';
import type { Attribute } from '../game.ts';
import { loseGear } from '../rules/gear.ts';
import { inWater } from '../rules/movement/water.ts';
import type { Figure } from '../state.ts';

/** SB-ATT-62: at home in water, where it may duck at the price of its powder. */
export const swimmer: Attribute = {
  id: 'swimmer',
  rule: 'SB-ATT-62',
  on: {
    gait: (gait) => ({ ...gait, ignores: [...gait.ignores, 'water'] }),
    coverClaim(claim, _, look, bearer) {
      if (!inWater(look, bearer)) return claim;
      if (bearer.side !== null) return { asks: 'swimmer-cover', rule: 'SB-ATT-62' };
      // R1: a monster ducks unless that costs it a weapon.
      return projectiles(bearer).length === 0 ? { asks: null, rule: 'SB-ATT-62' } : claim;
    },
    tookCover(_, cx, bearer) {
      // R1: projectile weapons keep their melee use.
      for (const index of projectiles(bearer)) loseGear(cx, bearer, index, 'fouled', 'SB-ATT-62');
    },
  },
};

function projectiles({ gear }: Figure): readonly number[] {
  return gear.flatMap(({ item: id, state }, index) =>
    item(id).shot !== undefined && (state === 'whole' || state === 'broken') ? [index] : [],
  );
}
