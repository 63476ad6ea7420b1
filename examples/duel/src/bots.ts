import type { BotHelpers } from '@vedette/engine';
import { gap, towards } from '@vedette/engine/table';
import type { Duel } from './game.ts';
import { duellist, FULL_HEALTH, other } from './state.ts';

export const bots: BotHelpers<Duel> = {
  evaluate(view, seat) {
    if (view.ended !== null) return view.ended.winner === null ? 0 : view.ended.winner === seat ? 1 : -1;
    return (duellist(view, seat).health - duellist(view, other(seat)).health) / (2 * FULL_HEALTH);
  },
  candidates(pending, view) {
    if (pending.kind !== 'walk') return pending.question.options;
    const { seat, budget } = pending.question;
    const me = duellist(view, seat);
    const enemy = duellist(view, other(seat));
    const line = towards(me.x, me.y, enemy.x, enemy.y);
    if (line === null) return [[]];
    const along = (paces: number) => [{ x: me.x + line[0] * paces, y: me.y + line[1] * paces, z: me.z }];
    return [[], along(Math.min(budget, gap(me, enemy))), along(-budget)];
  },
};
