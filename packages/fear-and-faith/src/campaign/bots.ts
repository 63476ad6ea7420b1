import { type BotHelpers, type Pending, reader } from '@vedette/engine';
import type { FaithCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';

/** Answers that come to mind, first the one that costs nothing; a report is not for a bot to make up. */
function ideas({ question }: Pending<FaithCampaign>): readonly unknown[] {
  if (!('options' in question)) return [];
  const { options } = question;
  if ('max' in question) return [options.slice(0, question.max)];
  return options.includes('none' as never) ? ['none'] : options;
}

export const bots: BotHelpers<FaithCampaign> = {
  /** Who has banked most. */
  evaluate({ players }, seat) {
    const own = players[seat]!.earned;
    const best = Math.max(...players.filter((_, other) => other !== seat).map(({ earned }) => earned), 0);
    return own + best === 0 ? 0 : (own - best) / (own + best);
  },
  thumb(asked) {
    const look = reader<FaithCampaign>({ hooks }, asked.view());
    const legal = (idea: unknown) =>
      questions[asked.kind].check(asked.question as never, idea, look) === null;
    return ideas(asked).find(legal) ?? null;
  },
};
