import type { SilverCx } from '../../game.ts';
import type { ClueMarker, Figure } from '../../state.ts';

/** SB-CLUE-03: what a card does is the scenario's to say; null when the deck is empty. */
export function resolveCard(cx: SilverCx, figure: Figure, clue: ClueMarker, card: string | null): void {
  cx.emit({ type: 'investigated', rule: 'SB-CLUE-03', figure: figure.id, clue: clue.id, card });
}
