import { figure } from '../../../figures.ts';
import { noteDeed } from '../../score/note-deed.ts';
import { cardText } from '../card.ts';
import { atTable } from './operation.ts';

/** SB-OPS-57: a card that nobody Investigated; it counts as revealed by `actor-player`. */
export const draw = atTable<'draw'>((cx, { deck }, context, world) => {
  const cards = cx.s.decks[deck] ?? [];
  if (cards.length === 0) return false;
  const card = cx.draw(cards, 'which card of a deck');
  const { actor, player } = context;
  cx.emit({ type: 'cardDrawn', rule: 'SB-OPS-57', deck, card });
  if (player !== null) {
    const by = actor !== null && figure(cx.s, actor).side === player ? actor : null;
    noteDeed(cx, { what: 'revealed', seat: player, figure: by, card });
  }
  const { operations, trail } = cardText(cx.s.scenario, deck, card);
  world.run(operations, { ...context, trail });
  return true;
});
