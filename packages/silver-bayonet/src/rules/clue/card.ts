import type { SilverCx } from '../../game.ts';
import { cardText } from '../../scenario/story/card.ts';
import { contextOf } from '../../scenario/story/context.ts';
import { run } from '../../scenario/story/run.ts';
import type { ClueMarker, Figure } from '../../state.ts';

/** SB-CLUE-03, SB-SCN-GEN-08, -09: what a card does is the scenario's to say; null when the deck is empty. */
export function resolveCard(cx: SilverCx, figure: Figure, clue: ClueMarker, card: string | null): void {
  cx.emit({ type: 'investigated', rule: 'SB-CLUE-03', figure: figure.id, clue: clue.id, card });
  if (card === null) return;
  const { operations, trail } = cardText(cx.s.scenario, clue.deck, card);
  run(cx, operations, contextOf({ actor: figure.id, clue: clue.id, player: figure.side, trail }));
}
