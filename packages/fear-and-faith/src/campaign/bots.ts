import { type BotHelpers, reader } from '@vedette/engine';
import { sensible } from './choices/sensible.ts';
import type { FaithCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';

export const bots: BotHelpers<FaithCampaign> = {
  /** Who has banked most. */
  evaluate({ players }, seat) {
    const own = players[seat]!.earned;
    const best = Math.max(...players.filter((_, other) => other !== seat).map(({ earned }) => earned), 0);
    return own + best === 0 ? 0 : (own - best) / (own + best);
  },
  thumb(asked) {
    const view = asked.view();
    const look = reader<FaithCampaign>({ hooks }, view);
    const legal = (idea: unknown) =>
      questions[asked.kind].check(asked.question as never, idea, look) === null;
    return sensible(asked, view).find(legal) ?? null;
  },
};
