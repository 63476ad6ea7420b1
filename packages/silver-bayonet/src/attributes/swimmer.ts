import { item } from '../data/armoury/armoury.ts';
import { figure } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { confirms } from '../rules/confirm.ts';
import { loseGear } from '../rules/gear.ts';
import { inWater } from '../rules/movement/water.ts';
import type { Figure } from '../state.ts';

/** SB-ATT-62: at home in water, where it may duck at the price of its powder. */
export const swimmer: Attribute = {
  id: 'swimmer',
  rule: 'SB-ATT-62',
  on: {
    gait: (gait) => ({ ...gait, ignores: [...gait.ignores, 'water'] }),
    claimsCover(cover, { target }, cx) {
      const bearer = figure(cx.s, target);
      if (cover || !inWater(cx, bearer) || !claims(cx, bearer)) return cover;
      // R1: projectile weapons keep their melee use.
      for (const index of projectiles(bearer)) loseGear(cx, bearer, index, 'fouled', 'SB-ATT-62');
      return true;
    },
  },
};

/** R1: a monster ducks unless that costs it a weapon. */
function claims(cx: SilverCx, bearer: Figure): boolean {
  if (bearer.side === null) return projectiles(bearer).length === 0;
  return confirms(cx, bearer.side, bearer.id, 'swimmer-cover', 'SB-ATT-62');
}

function projectiles({ gear }: Figure): readonly number[] {
  return gear.flatMap(({ item: id, state }, index) =>
    item(id).shot !== undefined && (state === 'whole' || state === 'broken') ? [index] : [],
  );
}
