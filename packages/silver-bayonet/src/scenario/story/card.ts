import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';

/** What a card says, and where in the document it says it. */
interface CardText {
  readonly operations: readonly Operation[];
  readonly trail: string;
}

/** SB-OPS-10, SB-SCN-GEN-09: what a card says, in its order; nothing for a card the scenario does not know. */
export function cardText({ decks }: Scenario, deck: string, card: string): CardText {
  const cards = decks?.[deck]?.cards ?? [];
  const i = cards.findIndex((entry) => entry.card === card);
  return { operations: cards[i]?.do ?? [], trail: `/decks/${deck}/cards/${i}/do` };
}
