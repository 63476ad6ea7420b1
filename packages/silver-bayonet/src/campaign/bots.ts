import { type BotHelpers, reader } from '@vedette/engine';
import { sensible } from './choices/sensible.ts';
import type { SilverCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { powerRank } from './members.ts';

export const bots: BotHelpers<SilverCampaign> = {
  /** Whose unit has come furthest. */
  evaluate({ players }, seat) {
    const ranks = players.map(powerRank);
    const own = ranks[seat]!;
    const best = Math.max(...ranks.filter((_, other) => other !== seat), 0);
    return own + best === 0 ? 0 : (own - best) / (own + best);
  },
  thumb(asked) {
    const view = asked.view();
    const look = reader<SilverCampaign>({ hooks }, view);
    const legal = (idea: unknown) =>
      questions[asked.kind].check(asked.question as never, idea, look) === null;
    return sensible(asked, view).find(legal) ?? null;
  },
};
