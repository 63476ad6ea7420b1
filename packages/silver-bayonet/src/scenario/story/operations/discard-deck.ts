import { atTable } from './operation.ts';

/** SB-OPS-58: the rest of a deck leaves the game. */
export const discardDeck = atTable<'discard-deck'>((cx, { deck }) => {
  const cards = cx.s.decks[deck] ?? [];
  if (cards.length === 0) return false;
  cards.length = 0;
  cx.emit({ type: 'deckDiscarded', rule: 'SB-OPS-58', deck });
  return true;
});
