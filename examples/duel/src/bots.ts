import type { Asked, BotHelpers } from '@vedette/engine';
import { gap, towards, type Waypoint } from '@vedette/engine/table';
import type { Duel } from './game.ts';
import { walkProblem } from './rules/walk.ts';
import { duellist, FULL_HEALTH, other } from './state.ts';

export const bots: BotHelpers<Duel> = {
  evaluate(view, seat) {
    if (view.ended !== null) return view.ended.winner === null ? 0 : view.ended.winner === seat ? 1 : -1;
    return (duellist(view, seat).health - duellist(view, other(seat)).health) / (2 * FULL_HEALTH);
  },
  thumb(asked) {
    if (asked.kind === 'walk') return walks(asked)[0] ?? null;
    return asked.kind === 'strikeBack' ? 'strike-back' : null;
  },
  /** Too few to rank: whoever searches tries them all. */
  ideas: (asked) =>
    (asked.kind === 'walk' ? walks(asked) : asked.question.options).map((answer) => ({ answer, worth: 0 })),
};

/** Close in, stay, or keep away: what of it can be walked. */
function walks(asked: Asked<Duel> & { kind: 'walk' }): readonly (readonly Waypoint[])[] {
  const { seat, budget } = asked.question;
  const view = asked.view();
  const me = duellist(view, seat);
  const enemy = duellist(view, other(seat));
  const line = towards(me.x, me.y, enemy.x, enemy.y);
  if (line === null) return [[]];
  const along = (paces: number) => [{ x: me.x + line[0] * paces, y: me.y + line[1] * paces, z: me.z }];
  return [along(Math.min(budget, gap(me, enemy))), [], along(-budget)].filter(
    (path) => walkProblem(asked.question, path, view) === null,
  );
}
