import type { Context } from './context.ts';
import { runIn } from './run.ts';
import type { World } from './world.ts';

/** SB-OPS-10, SB-SCN-GEN-09: what a card says, in its order; nothing for a card the scenario does not know. */
export function runCard(world: World, deck: string, card: string, context: Context): void {
  const cards = world.scenario.decks?.[deck]?.cards ?? [];
  const i = cards.findIndex((entry) => entry.card === card);
  if (i >= 0) runIn(world, cards[i]!.do, { ...context, trail: `/decks/${deck}/cards/${i}/do` });
}
