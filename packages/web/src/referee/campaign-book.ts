import type { Game, Json, Match } from '@vedette/engine';
import { dispatchOf, type Question } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import type { CampaignBook } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';

/** A campaign as it stands, in words where the rules have them. */
export function bookOf(
  campaign: KnownCampaign,
  match: Match<Game>,
): Omit<CampaignBook, 'id' | 'freshFrom' | 'undoRefusal' | 'concern'> {
  const { ruleset, told, answers, pending, state } = match;
  const tongue = ruleset.speech.in(locale);
  return {
    ...campaign.ledger(state),
    game: campaign.game,
    words: campaign.words,
    seq: answers.length,
    question: questionIn(match),
    asking: pending === null ? null : campaign.asking(pending, state),
    match: campaign.matchOf(state),
    dispatches: told.map(({ event }, i) => ({
      ...dispatchOf(tongue, event, i, state),
      opens: campaign.opens(event),
    })),
  };
}

function questionIn({ ruleset, pending, state }: Match<Game>): Question | null {
  if (pending === null) return null;
  const prompt = ruleset.speech.in(locale).prompt(pending, state);
  return {
    ...prompt,
    kind: pending.kind,
    form: ruleset.questions[pending.kind]!.form,
    seat: pending.seat,
    options: prompt.options.map((option) => ({ ...option, odds: null })),
    foregone: null,
    denied: [],
    facts: pending.question as Readonly<Record<string, Json>>,
  };
}
