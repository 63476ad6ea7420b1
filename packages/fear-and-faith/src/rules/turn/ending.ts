import type { Seat } from '@vedette/engine';
import { SAFETY_ROUNDS } from '../../data/clock.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isWaiting, onTable } from '../../models.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { unheard } from '../../scenario/story/heard.ts';
import { leadersIn, scoreOf } from '../../scenario/story/score.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import type { FaithState, Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { discloseAll } from '../secrets/concealed.ts';

/** FF-SET-13: on the table, in reserve, or kept in play by a rule of its own. */
function countsInPlay(look: Look, model: Model): boolean {
  if (onTable(model) || isWaiting(model)) return true;
  return look.handles('countsInPlay', model) && look.modify('countsInPlay', model, false);
}

function seatsInPlay(look: Look): readonly Seat[] {
  const { s } = look;
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.parties.length; seat++)
    if (s.models.some((m) => m.controller === seat && countsInPlay(look, m))) seats.push(seat);
  return seats;
}

/** When somebody looks whether it is over. */
type Moment = 'at-once' | 'turn-end';

/** FF-SCN, FF-SET-13: by the scenario; else when one side, of those that are left, has nobody in play. */
export function endIfDecided(cx: FaithCx, moment: Moment = 'at-once'): void {
  const { s } = cx;
  if (s.ended !== null) return;
  const { document } = s.story;
  const heard = unheard(s.story);
  for (const { id, when = 'at-once', if: decides, wins, text } of document.end ?? []) {
    if ((when !== 'at-once' && when !== moment) || !isTrue(cx, decides, heard)) continue;
    end(cx, id, winnersOf(s, wins), heard.rule, text);
    return;
  }
  const left = seatsInPlay(cx);
  if (left.length > 1) return;
  // FF-SCN-01: where points decide, they decide here as well.
  const winners = document.limit?.otherwise === 'points' ? leadersIn(s) : left;
  end(cx, left.length === 0 ? 'both-gone' : 'wiped-out', winners, 'FF-SET-13');
}

/** FF-SCN-01: a side, nobody, or whoever has more points. */
function winnersOf(s: FaithState, wins: string): readonly Seat[] {
  if (wins === 'points') return leadersIn(s);
  return wins === 'draw' ? [] : seatsOf(s, wins);
}

function end(
  cx: FaithCx,
  reason: string,
  winners: readonly Seat[],
  rule: string,
  text: string | null = null,
): void {
  const { s } = cx;
  const sharing = winners.length === 0 ? s.parties.map((_, seat) => seat) : winners;
  s.ended = { reason, shares: s.parties.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0)) };
  discloseAll(cx);
  cx.emit({
    type: 'ended',
    rule,
    reason,
    winners: winners.length === s.parties.length ? [] : winners,
    text,
    points: s.parties.map((_, seat) => victoryPoints(s, seat)),
  });
}

/** FF-SET-14: the round after which it ends, unless it was agreed on otherwise. */
export function lastRound({ rounds, story }: FaithState): number {
  return Math.min(rounds ?? story.document.limit?.rounds ?? SAFETY_ROUNDS, SAFETY_ROUNDS);
}

/** FF-SET-14, FF-SCN-06: after the last round, as the scenario has it, or by points. */
export function endByRounds(cx: FaithCx): boolean {
  const { s } = cx;
  const { limit } = s.story.document;
  if (s.round < lastRound(s)) return false;
  const heard = unheard(s.story);
  const decided = limit?.cases?.find((one) => isTrue(cx, one.if, heard))?.wins;
  end(cx, 'time-up', winnersOf(s, decided ?? limit?.otherwise ?? 'points'), 'FF-SET-14');
  return true;
}

/** FF-SCN-01, FF-CAMP-02: what a seat has earned, as it stands or as it ended. */
export function victoryPoints(s: FaithState, seat: Seat): number {
  const shares = s.ended?.shares ?? [];
  const won = shares.flatMap((share, other) => (share > 0 ? [other] : []));
  return scoreOf(s, seat, won.length < s.parties.length ? won : []);
}

/** FF-SET-13: what is left of a party that gives up counts as routed. */
export function concede(cx: FaithCx, seat: Seat): void {
  const { s } = cx;
  s.parties[seat]!.conceded = true;
  for (const model of s.models) {
    if (model.controller !== seat || !(onTable(model) || isWaiting(model))) continue;
    leave(cx, model, 'routed', null, 'FF-SET-13');
  }
  s.queue = [];
  s.activation = null;
  endIfDecided(cx);
  if (s.ended === null) s.phase = 'end-of-turn';
}

/** FF-SET-13: an end that everybody agrees to. */
export function offerTruce(cx: FaithCx, seat: Seat): void {
  if (agreed(cx, seat, 'now')) end(cx, 'truce', stillPlaying(cx), 'FF-SET-13');
}

/** FF-SET-14: minutes are kept outside the rules; when they are over, the round in progress is the last. */
export function callTime(cx: FaithCx, seat: Seat): void {
  if (agreed(cx, seat, 'round')) cx.s.rounds = cx.s.round;
}

function stillPlaying({ s }: FaithCx): readonly Seat[] {
  return s.order.filter((seat) => !s.parties[seat]!.conceded);
}

function agreed(cx: FaithCx, seat: Seat, how: 'now' | 'round'): boolean {
  const others = stillPlaying(cx).filter((other) => other !== seat);
  const yes = others.every(
    (other) => cx.ask('truce', other, { end: how, options: ['agree', 'refuse'] }) === 'agree',
  );
  const rule = how === 'now' ? 'FF-SET-13' : 'FF-SET-14';
  cx.emit({ type: 'truce', rule, seat, agreed: yes, end: how });
  return yes;
}
