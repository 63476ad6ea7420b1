import type { FaithCx } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { membersOf, onTable } from '../../models.ts';
import { hear } from '../../scenario/story/hear.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { wakeTheDormant } from '../leaving/dormant.ts';
import { quietTurn } from '../magic/possession.ts';
import { raiseFires } from '../movement/fire.ts';
import { beginPhase } from './begin-phase.ts';
import { endByRounds, endIfDecided } from './ending.ts';

/** FF-ACT-16 step 6 */
export function endTurn(cx: FaithCx): void {
  const { s } = cx;
  for (const model of membersOf(s, s.active)) cx.react('turnEnds', model);
  quietTurn(cx);
  wakeTheDormant(cx);
  raiseFires(cx);
  const place = s.order.indexOf(s.active);
  const next = s.order[place + 1];
  hear(cx, { event: 'turn-end', seat: s.active, nth: s.parties[s.active]!.turns });
  if (next === undefined) hear(cx, { event: 'round-end', nth: s.round });
  settle(cx);
  expire(cx);
  for (const model of s.models) if (isAround(model)) cx.react('turnOver', model);
  endIfDecided(cx, 'turn-end');
  if (s.ended !== null) return;
  if (next === undefined) {
    if (endByRounds(cx)) return;
    s.round++;
  }
  s.active = next ?? s.order[0]!;
  beginPhase(cx, 'turn');
}

function isAround({ standing }: Model): boolean {
  return standing === 'table' || standing === 'reserve';
}

/** FF-GEN-15: what lasts until the end of this turn. */
function expire({ s }: FaithCx): void {
  for (const model of s.models) {
    if (!onTable(model)) continue;
    // FF-RNG-11: the first turn of the melee is over.
    if (model.conditions.stunned !== undefined) relieve(model, 'stunned');
    const { shaken, sacrifice, summoned } = model.conditions;
    if (model.controller !== s.active) continue;
    const { turns } = s.parties[s.active]!;
    if (shaken !== undefined && shaken.until <= turns) relieve(model, 'shaken');
    if (sacrifice !== undefined && sacrifice.turn <= turns) relieve(model, 'sacrifice');
    if (summoned !== undefined && summoned.turn <= turns) relieve(model, 'summoned');
  }
}
