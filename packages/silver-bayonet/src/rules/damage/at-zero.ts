import { areEnemies, figure, standing, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { dropAll, takeAlong } from '../../scenario/objects/carry.ts';
import { creditFor, notePutOut } from '../../scenario/score/credit.ts';
import { happened } from '../../scenario/story/happened.ts';
import type { Figure, FigureId, Standing } from '../../state.ts';
import { endIfDecided } from '../ending/end.ts';

/** SB-GEN-16: out at 0 or less; down instead at exactly 0 with a Medic about. SB-END-05: who is credited. */
export function atZero(cx: SilverCx, victim: Figure, by: FigureId | null): void {
  const killer = by === null ? null : figure(cx.s, by);
  notePutOut(cx, victim, creditFor(cx.s, killer, victim));
  if (killer !== null) cx.react('broughtDown', killer, { victim });
  happened(cx, { event: 'figure-down', figure: victim.id, source: by });
  // SB-OPS-43: another may stand in its place already.
  if (cx.s.ended !== null || !stands(victim)) return;
  cx.react('fallsAtZero', victim);
  takeOut(cx, victim, liesDown(cx, victim) ? 'down' : 'removed', 'SB-GEN-16');
}

/** SB-GEN-16.R1, SB-ATT-30: another standing figure of the side tends the fallen. */
function liesDown(cx: SilverCx, victim: Figure): boolean {
  if (victim.health !== 0 || victim.side === null) return false;
  return cx.s.figures.some(
    (friend) =>
      friend !== victim &&
      stands(friend) &&
      !areEnemies(cx.s, friend, victim) &&
      cx.modify('tendsFallen', friend, false),
  );
}

/** Takes a figure off its feet or off the table; the game may be over by it. */
export function takeOut(
  cx: SilverCx,
  figure: Figure,
  how: Exclude<Standing, 'standing' | 'waiting'>,
  rule: string,
): void {
  figure.standing = how;
  // SB-GEN-16.R2, SB-TER-04.R1: what is carried is dropped; off the table it goes along (SB-MOV-10.R1).
  if (how === 'left') takeAlong(cx, figure);
  else dropAll(cx, figure, rule);
  if (cx.s.activation?.figure === figure.id) cx.s.activation.over = true;
  cx.emit({ type: 'out', rule, figure: figure.id, how });
  endIfDecided(cx);
  for (const other of standing(cx.s)) {
    if (cx.s.ended !== null) return;
    if (stands(other)) cx.react('figureOut', other);
  }
}
