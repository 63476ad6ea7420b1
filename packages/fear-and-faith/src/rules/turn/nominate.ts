import type { Seat } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';
import { CONCEDE, LAST_ROUND, PASS, TRUCE } from '../../option-ids.ts';
import type { SecretKind } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { FREE_ACTIONS } from '../free-actions/index.ts';
import { mustRevive } from '../leaving/dormant.ts';
import { NOMINATIONS } from '../nominations/index.ts';
import { hidesAny } from '../secrets/concealed.ts';
import { activate } from './activate.ts';
import { beginPhase } from './begin-phase.ts';
import { callTime, concede, endIfDecided, offerTruce } from './ending.ts';
import { beginGathering } from './gather.ts';

/** FF-ACT-05, FF-SET-13, FF-SET-14: what can be said in place of a nomination. */
function endings(look: Look, seat: Seat): readonly string[] {
  const over = look.s.rounds === look.s.round ? [] : [LAST_ROUND];
  const pass = mustRevive(look, seat) ? [] : [PASS];
  return [...pass, TRUCE, ...over, CONCEDE];
}

/** FF-GEN-19: while these are hidden, that nothing can be shown must not be seen from the turn's end. */
const SHOWN_FREELY: readonly SecretKind[] = ['marker', 'guise'];

/** What is on offer between nominations, kind by kind. */
interface Sayable {
  readonly nominations: readonly (readonly string[])[];
  readonly free: readonly (readonly string[])[];
  /** All of it, and what can be said in place of it. */
  readonly options: readonly string[];
}

function sayable(look: Look, seat: Seat): Sayable {
  const nominations = NOMINATIONS.map((kind) => kind.offers(look, seat));
  const free = FREE_ACTIONS.map((kind) => kind.offers(look, seat));
  const options: string[] = [];
  for (const some of nominations) for (const one of some) options.push(one);
  for (const some of free) for (const one of some) options.push(one);
  if (options.length > 0 || hidesAny(look, seat, SHOWN_FREELY)) options.push(...endings(look, seat));
  return { nominations, free, options };
}

/** FF-ACT-02, FF-ACT-05: what the player whose turn it is may say between nominations. */
export function nominateOptions(look: Look, seat: Seat): readonly string[] {
  return sayable(look, seat).options;
}

/** FF-ACT-16 steps 2 and 3: one nomination with its dice, or what is said in its place. */
export function nominateNext(cx: FaithCx): void {
  const { s } = cx;
  const seat = s.active;
  const offered = sayable(cx, seat);
  const { options } = offered;
  if (options.length === 0) {
    beginPhase(cx, 'end-of-turn');
    return;
  }
  const said = cx.ask('nominate', seat, { options, round: s.round });
  if (said === PASS) {
    cx.emit({ type: 'passed', rule: 'FF-ACT-05', seat });
    beginPhase(cx, 'end-of-turn');
  } else if (said === CONCEDE) concede(cx, seat);
  else if (said === TRUCE) offerTruce(cx, seat);
  else if (said === LAST_ROUND) callTime(cx, seat);
  else carryOut(cx, seat, said, offered);
  endIfDecided(cx);
}

function carryOut(cx: FaithCx, seat: Seat, said: string, { nominations, free }: Sayable): void {
  const freely = free.findIndex((some) => some.includes(said));
  if (freely >= 0) {
    FREE_ACTIONS[freely]!.perform(cx, seat, said);
    settle(cx);
    return;
  }
  const nominating = NOMINATIONS[nominations.findIndex((some) => some.includes(said))]!;
  const models = nominating.choose(cx, seat, said);
  if (nominating.gathers) beginGathering(cx, nominating.kind, models);
  else activate(cx, { kind: nominating.kind, models, leader: null });
}
