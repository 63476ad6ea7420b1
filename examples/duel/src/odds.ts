import type { OddsSpec } from '@vedette/engine';
import type { Duel } from './game.ts';
import { oddsQuerySchema } from './odds-query.ts';
import { duellist } from './state.ts';

/** DU-06 by counting all hundred rolls: the chance to hit, and of each number of points (before traits). */
export const odds: OddsSpec<Duel> = {
  schema: oddsQuerySchema,
  odds(state, { striker, target }) {
    const { skill } = duellist(state, striker);
    const { guard } = duellist(state, target);
    const points = Array.from({ length: 11 }, () => 0);
    for (let power = 1; power <= 10; power++) {
      for (let die = 1; die <= 10; die++) points[power + die + skill >= guard ? power : 0]! += 0.01;
    }
    const rounded = points.map((chance) => Math.round(chance * 100) / 100);
    return { hit: Math.round((1 - rounded[0]!) * 100) / 100, points: rounded };
  },
};
