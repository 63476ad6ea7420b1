import type { Pending, Prompt, PromptOption } from '@vedette/engine';
import { dieKind, isFateDie } from '../../words/dice.ts';
import type { SilverCampaign } from '../game.ts';
import { memberOf } from '../members.ts';
import type { CampaignState } from '../state.ts';
import { words } from './now.ts';

/** A question in words. */
export function prompt(pending: Pending<SilverCampaign>, s: CampaignState): Prompt {
  const { kind, question } = pending;
  const offered: readonly string[] = 'options' in question ? question.options : [];
  return {
    title: words.prompt.title(pending, s),
    about: { figures: 'member' in question ? [question.member] : [] },
    options: offered.map((id) => ({
      id,
      words: words.prompt.option(pending, id, s),
      ...meansOf(kind, id, s),
    })),
  };
}

type Kind = Pending<SilverCampaign>['kind'];
type Means = Omit<PromptOption, 'id' | 'words' | 'note'>;

/** What cannot be lived down. */
const GRAVE: { readonly [K in Kind]?: Readonly<Record<string, Means>> } = {
  next: { end: { grave: true, ends: 'match' } },
  officer: { retire: { grave: true } },
  succession: { disband: { grave: true } },
};

/** SB-CAMP-03: a left-over die is spent; SB-CAMP-26, SB-OPS-45: one is noted, or struck out again. */
const SPENT: readonly Kind[] = ['reroll'];
const NOTED: readonly Kind[] = ['extraDice', 'studyDie'];

function meansOf(kind: Kind, id: string, s: CampaignState): Means {
  if (SPENT.includes(kind) && isFateDie(id)) return { spends: ['die'], die: dieKind(id) };
  if (NOTED.includes(kind) && isFateDie(id)) return { die: dieKind(id) };
  const member = s.players.some((player) => memberOf(player, id) !== null);
  return GRAVE[kind]?.[id] ?? (member ? { figure: id } : {});
}
