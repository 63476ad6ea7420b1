import { known, opened, type Random, type Seat } from '@vedette/engine';
import { type AimPack, drawAims, imaginedAims } from '@vedette/scenario';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState } from '../../state.ts';
import { playable, seatOf } from './playable.ts';

const RULE = 'BP-SCN-09';

/** Each side draws of its own. */
function packsIn(s: BayonetPointState): readonly AimPack[] {
  const { aims = [] } = playable(s);
  return s.sides.map((_, seat) => ({
    seats: [seat],
    ids: aims.flatMap(({ id, side }) => (seatOf(s, side) === seat ? [id] : [])),
  }));
}

/** BP-SCN-09: once, as soon as it is known who has which role. */
export function takeAims(cx: PointCx): void {
  const { s } = cx;
  if (playable(s).aims === undefined || s.aims !== undefined) return;
  s.aims = drawAims(packsIn(s), (faces) => cx.roll(faces));
  for (const { seats, aim } of s.aims)
    cx.whisper(seats, { type: 'aimTaken', rule: RULE, seat: seats[0]!, aim: known(aim) });
}

/** They lie open from now on; of everybody, unless it says so. */
export function showAims(cx: PointCx, whose?: readonly Seat[]): void {
  const { s } = cx;
  const hidden = (s.aims ?? []).filter(
    ({ seats, aim }) => aim.secret !== 'all' && (whose === undefined || whose.includes(seats[0]!)),
  );
  if (hidden.length === 0) return;
  s.aims = s.aims!.map((held) => (hidden.includes(held) ? { ...held, aim: opened(cx, held.aim) } : held));
  for (const { seats, aim } of hidden)
    cx.emit({ type: 'aimShown', rule: RULE, seat: seats[0]!, aim: known(aim) });
}

/** What a seat cannot know, as it might be. */
export function imagineAims(s: BayonetPointState, seat: Seat, random: Random): void {
  if (s.aims !== undefined) s.aims = imaginedAims(s.aims, packsIn(s), seat, random);
}
