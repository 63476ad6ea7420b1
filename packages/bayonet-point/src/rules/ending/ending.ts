import type { Seat } from '@vedette/engine';
import { isLost, unit } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { Playable } from '../../scenario/format/scenario.ts';
import { showAims } from '../../scenario/story/aims.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { playable, seatOf } from '../../scenario/story/playable.ts';
import { type Counting, isAhead, lostOf } from '../../scenario/story/tally.ts';
import type { BayonetPointState, Figure, TurnStep } from '../../state.ts';

interface Verdict {
  readonly reason: string;
  readonly rule: string;
  /** What the scenario says to it. */
  readonly text?: string;
  readonly level?: 'minor';
}

const DRAW: readonly number[] = [0.5, 0.5];

function end(cx: PointCx, shares: readonly number[], { reason, rule, text, level }: Verdict): void {
  if (cx.s.ended !== null) return;
  cx.s.ended = { reason, shares };
  showAims(cx);
  const winner = shares === DRAW ? null : shares.indexOf(1);
  cx.emit({ type: 'ended', rule, reason, winner, text: text ?? null, minor: level === 'minor' });
}

/** Shares of a win for one of two seats. */
function winFor(seat: Seat): readonly number[] {
  return seat === 0 ? [1, 0] : [0, 1];
}

/** BP-SCN-09: still in the fight: on the table with a rally open if he flees, or waiting to come on. */
function counts(s: BayonetPointState, f: Figure): boolean {
  if (f.standing === 'waiting') return true;
  if (f.standing !== 'table' || isLost(f)) return false;
  return !f.fleeing || unit(s, f.unit).flight?.final !== true;
}

const BEFORE_PLAY: readonly TurnStep[] = ['armies', 'terrain', 'deployment'];

/** BP-SCN-09: checked at the end of every activation and step: what the scenario ends at once by, and a side with nobody left. */
export function endIfDecided(cx: PointCx): void {
  const { s } = cx;
  if (s.ended !== null || BEFORE_PLAY.includes(s.step)) return;
  judge(cx, 'at-once', 'in-play');
  if (s.ended !== null) return;
  const there = [0, 1].map((side) => s.figures.some((f) => f.side === side && counts(s, f)));
  if (there[0] === true && there[1] === true) return;
  nobodyLeft(cx, there.map((stands) => !stands) as [boolean, boolean]);
}

/** BP-SCN-09: with roles, whoever has done what he came for has won even so; else those who are still there. */
function nobodyLeft(cx: PointCx, gone: readonly [boolean, boolean]): void {
  const { s } = cx;
  const { limit } = playable(s);
  const verdict: Verdict = { reason: 'nobody-left', rule: 'BP-SCN-09' };
  if (limit.otherwise !== 'draw') {
    const holder = seatOf(s, limit.otherwise);
    const done = met(s, 'turn-end', 'in-play').find(({ wins }) => seatOf(s, wins) !== holder);
    if (gone[1 - holder] === true && done !== undefined) end(cx, winFor(1 - holder), verdictOf(done));
    else end(cx, winFor(gone[holder] === true && gone[1 - holder] === false ? 1 - holder : holder), verdict);
  } else if (gone[0] && gone[1]) end(cx, DRAW, verdict);
  else end(cx, winFor(gone[0] ? 1 : 0), verdict);
}

type End = NonNullable<Playable['end']>[number];

function met(s: BayonetPointState, when: End['when'], counting: Counting): readonly End[] {
  return (playable(s).end ?? []).filter((entry) => entry.when === when && isTrue(s, entry.if, counting));
}

function verdictOf({ id, text }: End): Verdict {
  return { reason: id, rule: 'BP-SCN-09', text };
}

/** BP-SCN-09: whoever has fulfilled his objective wins; if both have, the larger share lost loses. */
function judge(cx: PointCx, when: End['when'], counting: Counting): void {
  const { s } = cx;
  const found = met(s, when, counting);
  const winners = [0, 1].filter((seat) => found.some(({ wins }) => seatOf(s, wins) === seat));
  if (winners.length === 0) return;
  if (winners.length === 1) {
    end(cx, winFor(winners[0]!), verdictOf(found[0]!));
    return;
  }
  const [first, second] = [lostOf(s, 0, counting), lostOf(s, 1, counting)];
  const level = isAhead(first, second, [0, 1]) && isAhead(second, first, [0, 1]);
  end(cx, level ? DRAW : winFor(isAhead(first, second, [0, 1]) ? 0 : 1), verdictOf(found[0]!));
}

/** BP-SEQ-06, BP-SCN-09: at the end of a turn; every fleer counts at the limit. */
export function objectives(cx: PointCx, counting: Counting): void {
  judge(cx, 'turn-end', counting);
}

/** BP-SCN-05, BP-DIG-02: at the limit the scenario says who has won. */
export function timeUp(cx: PointCx): void {
  const { s } = cx;
  if (s.turn < s.battle.turns) return;
  objectives(cx, 'at-limit');
  const { cases = [], otherwise } = playable(s).limit;
  const found = cases.find((entry) => isTrue(s, entry.if, 'at-limit'));
  const verdict: Verdict = { reason: 'time-up', rule: 'BP-DIG-02' };
  if (found?.level === 'minor') end(cx, winFor(seatOf(s, found.wins)), { ...verdict, level: 'minor' });
  else if (found !== undefined) end(cx, winFor(seatOf(s, found.wins)), verdict);
  else end(cx, otherwise === 'draw' ? DRAW : winFor(seatOf(s, otherwise)), verdict);
}

/** BP-DIG-16 */
export function concede(cx: PointCx, side: Seat): void {
  end(cx, winFor(1 - side), { reason: 'conceded', rule: 'BP-DIG-16' });
}
