import type { Seat } from '@vedette/engine';
import { SAFETY_ROUNDS } from '../../data/clock.ts';
import { LEAVING } from '../../data/leaving.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isWaiting, onTable, thisGame } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { discloseAll } from '../secrets/concealed.ts';
import { worthOf } from '../secrets/guises.ts';

/** FF-CAMP-02: points of enemies lost that make a victory point. */
const POINTS_PER_VP = 25;

/** FF-SET-13: on the table, in reserve, or kept in play by a rule of its own. */
function countsInPlay(look: Look, model: Model): boolean {
  if (onTable(model) || isWaiting(model)) return true;
  return look.handles('countsInPlay', model) && look.modify('countsInPlay', model, false);
}

function seatsInPlay(look: Look): readonly Seat[] {
  const { s } = look;
  return s.parties
    .map((_, seat) => seat)
    .filter((seat) => s.models.some((m) => m.controller === seat && countsInPlay(look, m)));
}

/** FF-SET-13: over when one side, of those that are left, has nobody in play. */
export function endIfDecided(cx: FaithCx): void {
  const { s } = cx;
  if (s.ended !== null) return;
  const left = seatsInPlay(cx);
  if (left.length <= 1) end(cx, left.length === 0 ? 'both-gone' : 'wiped-out', left, 'FF-SET-13');
}

function end(cx: FaithCx, reason: string, winners: readonly Seat[], rule: string): void {
  const { s } = cx;
  const sharing = winners.length === 0 ? s.parties.map((_, seat) => seat) : winners;
  s.ended = { reason, shares: s.parties.map((_, seat) => (sharing.includes(seat) ? 1 / sharing.length : 0)) };
  discloseAll(cx);
  cx.emit({ type: 'ended', rule, reason, winners: winners.length === s.parties.length ? [] : winners });
}

/** FF-SET-14, FF-CAMP-02: after the last round, by the points of enemies lost. */
export function endByRounds(cx: FaithCx): boolean {
  const { s } = cx;
  const last = Math.min(s.rounds ?? SAFETY_ROUNDS, SAFETY_ROUNDS);
  if (s.round < last) return false;
  const earned = s.parties.map((_, seat) => victoryPoints(s, seat));
  const most = Math.max(...earned);
  const best = s.parties.map((_, seat) => seat).filter((seat) => earned[seat] === most);
  end(cx, 'time-up', best, 'FF-SET-14');
  return true;
}

/** FF-CAMP-02: for enemies that were killed or driven off. */
export function victoryPoints(s: FaithState, seat: Seat): number {
  let points = 0;
  for (const model of s.models) {
    const { home, left, origin } = model;
    if (home !== seat && left !== null && LEAVING[left].scores !== false && origin === 'roster')
      points += worthOf(s, model);
  }
  // FF-SPEC-29: a point for prey that its Hunter took alone.
  const taken = s.models.reduce((sum, m) => sum + (m.home === seat ? thisGame(m, 'prey-taken') : 0), 0);
  return Math.floor(points / POINTS_PER_VP) + taken;
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
