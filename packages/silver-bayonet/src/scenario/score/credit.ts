import type { Seat } from '@vedette/engine';
import { mark } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { onOneSide } from '../../sides.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { noteDeed } from './note-deed.ts';

/** Mark of a monster that came by the table of unexpected encounters, not by the scenario (SB-ENC-04). */
export const ENCOUNTER = 'encounter';

/** SB-END-05: the player to whom belongs what a figure did to another; null: nobody. */
export function creditFor(s: SilverBayonetState, by: Figure | null, victim: Figure): Seat | null {
  return by === null || onOneSide(s, by.side, victim.home) ? null : by.side;
}

/** SB-OPS-25: damage above 0 that a player's figure has caused. */
export function noteWound(cx: SilverCx, victim: Figure, seat: Seat | null): void {
  note(cx, 'wounded', victim, seat);
}

/** SB-END-05: a figure has been put out of action, and this player is credited with it; null: nobody is. */
export function notePutOut(cx: SilverCx, victim: Figure, seat: Seat | null): void {
  victim.fallenTo = seat;
  note(cx, 'put-out', victim, seat);
}

function note(cx: SilverCx, what: 'wounded' | 'put-out', victim: Figure, seat: Seat | null): void {
  if (seat === null) return;
  const monster = victim.home === null ? victim.type : null;
  noteDeed(cx, { what, seat, victim: victim.id, monster, encounter: mark(victim, ENCOUNTER) > 0 });
}
