import type { Pending, Prompt, PromptOption } from '@vedette/engine';
import type { FaithCampaign } from '../game.ts';
import { anybody } from '../members.ts';
import type { CampaignState } from '../state.ts';
import type { Words } from './index.ts';

type Asked = Pending<FaithCampaign>;

/** A question in words. */
export function promptIn({ prompt }: Words): (pending: Asked, s: CampaignState) => Prompt {
  return (pending, s) => {
    const { question } = pending;
    const offered: readonly string[] = 'options' in question ? question.options : [];
    return {
      title: prompt.title(pending, s),
      about: { figures: 'member' in question ? [question.member] : [] },
      options: offered.map((id) => ({
        id,
        words: prompt.option(pending, id, s),
        ...meansOf(pending.kind, id, s),
      })),
    };
  };
}

function meansOf(kind: Asked['kind'], id: string, s: CampaignState): Partial<PromptOption> {
  if (kind === 'next' && id === 'end') return { grave: true, ends: 'match' };
  return anybody(s, id) === null ? {} : { figure: id };
}
