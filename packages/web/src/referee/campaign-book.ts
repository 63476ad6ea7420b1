import type { Game, Json, Match } from '@vedette/engine';
import type { CampaignBook } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';
import { dispatchOf } from './dispatch.ts';
import type { Question } from './messages.ts';

/** A campaign as it stands, in words where the rules have them. */
export function bookOf(
  campaign: KnownCampaign,
  match: Match<Game>,
): Omit<CampaignBook, 'id' | 'freshFrom' | 'canUndo' | 'concern'> {
  const { ruleset, told, answers, pending, state } = match;
  return {
    ...campaign.ledger(state),
    game: campaign.game,
    words: campaign.words,
    seq: answers.length,
    question: questionIn(match),
    asking: pending === null ? null : campaign.asking(pending, state),
    match: campaign.matchOf(state),
    dispatches: told.map(({ event }, i) => ({
      ...dispatchOf(ruleset, event, i, state),
      opens: campaign.opens(event),
    })),
  };
}

function questionIn({ ruleset, pending, state }: Match<Game>): Question | null {
  if (pending === null) return null;
  const { title, options, notes = {} } = ruleset.prompt(pending, state);
  return {
    kind: pending.kind,
    form: ruleset.questions[pending.kind]!.form,
    seat: pending.seat,
    title,
    options: Object.entries(options).map(([id, words]) => ({
      id,
      words,
      note: notes[id] ?? null,
      odds: null,
    })),
    foregone: null,
    denied: [],
    facts: pending.question as Readonly<Record<string, Json>>,
  };
}
