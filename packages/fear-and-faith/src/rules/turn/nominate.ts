import type { Seat } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';
import { settle } from '../aftermath/settle.ts';
import { FREE_ACTIONS } from '../free-actions/index.ts';
import { mustRevive } from '../leaving/dormant.ts';
import { NOMINATIONS } from '../nominations/index.ts';
import { activate } from './activate.ts';
import { beginPhase } from './begin-phase.ts';
import { callTime, concede, endIfDecided, offerTruce } from './ending.ts';
import { beginGathering } from './gather.ts';

/** FF-ACT-05, FF-SET-13, FF-SET-14: what can be said in place of a nomination. */
function endings(look: Look, seat: Seat): readonly string[] {
  const over = look.s.rounds === look.s.round ? [] : ['last-round'];
  const pass = mustRevive(look, seat) ? [] : ['pass'];
  return [...pass, 'truce', ...over, 'concede'];
}

/** FF-ACT-02, FF-ACT-05: what the player whose turn it is may say between nominations. */
export function nominateOptions(look: Look, seat: Seat): readonly string[] {
  const nominations = NOMINATIONS.flatMap((kind) => kind.offers(look, seat));
  const free = FREE_ACTIONS.flatMap((kind) => kind.offers(look, seat));
  return nominations.length + free.length === 0 ? [] : [...nominations, ...free, ...endings(look, seat)];
}

/** FF-ACT-16 steps 2 and 3: one nomination with its dice, or what is said in its place. */
export function nominateNext(cx: FaithCx): void {
  const { s } = cx;
  const seat = s.active;
  const options = nominateOptions(cx, seat);
  if (options.length === 0) {
    beginPhase(cx, 'end-of-turn');
    return;
  }
  const said = cx.ask('nominate', seat, { options, round: s.round });
  if (said === 'pass') {
    cx.emit({ type: 'passed', rule: 'FF-ACT-05', seat });
    beginPhase(cx, 'end-of-turn');
  } else if (said === 'concede') concede(cx, seat);
  else if (said === 'truce') offerTruce(cx, seat);
  else if (said === 'last-round') callTime(cx, seat);
  else carryOut(cx, seat, said);
  endIfDecided(cx);
}

function carryOut(cx: FaithCx, seat: Seat, said: string): void {
  for (const kind of FREE_ACTIONS) {
    if (!kind.offers(cx, seat).includes(said)) continue;
    kind.perform(cx, seat, said);
    settle(cx);
    return;
  }
  const nominating = NOMINATIONS.find((kind) => kind.offers(cx, seat).includes(said))!;
  const models = nominating.choose(cx, seat, said);
  if (nominating.gathers) beginGathering(cx, nominating.kind, models);
  else activate(cx, { kind: nominating.kind, models, leader: null });
}
