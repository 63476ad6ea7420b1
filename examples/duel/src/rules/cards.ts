import { known, opened, type Seat, secretFor } from '@vedette/engine';
import type { DuelCx } from '../game.ts';
import { CARDS, type Card, duellist, FULL_HEALTH } from '../state.ts';

/** DU-03: each picks a card that nobody else may know. */
export function chooseCards(cx: DuelCx): void {
  for (let seat = 0; seat < cx.s.seats; seat++) {
    const card = cx.ask('chooseCard', seat, { options: CARDS });
    duellist(cx.s, seat).card = secretFor([seat], card);
    cx.whisper([seat], { type: 'cardChosen', rule: 'DU-03', seat, card });
  }
  cx.s.phase = 'initiative';
}

/**
 * DU-08: offers the owner of this card to play it now; true if it is played, and everybody sees it. Whoever still
 * hides a card is asked, whichever it is: only asking those who could play would tell the table what they hold.
 */
export function plays(cx: DuelCx, seat: Seat, card: Card): boolean {
  const owner = duellist(cx.s, seat);
  if (owner.card === null) return false;
  const held = known(owner.card);
  const options = held === card ? (['keep', 'play'] as const) : (['keep'] as const);
  if (cx.ask('playCard', seat, { options, card: held }) === 'keep') return false;
  opened(cx, owner.card);
  owner.card = null;
  cx.emit({ type: 'cardPlayed', rule: 'DU-08', seat, card });
  return true;
}

/** DU-08: a draught at the start of the turn. */
export function drinkDraught(cx: DuelCx, seat: Seat): void {
  const owner = duellist(cx.s, seat);
  if (owner.health === FULL_HEALTH || !plays(cx, seat, 'draught')) return;
  const points = Math.min(3, FULL_HEALTH - owner.health);
  owner.health += points;
  cx.emit({ type: 'healed', rule: 'DU-08', seat, points, health: owner.health });
}
