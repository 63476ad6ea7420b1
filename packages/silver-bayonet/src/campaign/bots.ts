import { type BotHelpers, type Pending, reader } from '@vedette/engine';
import { ready } from '../muster/ready.ts';
import { plainOfficer } from './choices/officer.ts';
import type { SilverCampaign } from './game.ts';
import { hooks } from './hooks.ts';
import { questions } from './judges.ts';
import { powerRank } from './members.ts';
import type { CampaignState } from './state.ts';

/** Answers that come to mind; a report is not for a bot to make up. */
function ideas({ kind, question }: Pending<SilverCampaign>, view: CampaignState): readonly unknown[] {
  if (kind === 'equip') return [{ equipment: question.equipment, special: question.special }];
  if (kind === 'recruits') return [[]];
  if (kind === 'newOfficer') return [plainOfficer(question.nation, view)];
  if (kind === 'newUnit') return ready;
  if (!('options' in question)) return [];
  if (!('max' in question)) return question.options;
  const { options, min, max } = question;
  return Array.from({ length: max - min + 1 }, (_, n) => options.slice(0, max - n));
}

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
    return ideas(asked, view).find(legal) ?? null;
  },
};
