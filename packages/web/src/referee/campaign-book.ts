import type { Game, GameResult, Json, Match } from '@vedette/engine';
import { dispatchOf, type Question } from '@vedette/referee';
import { locale } from '../words/locale.ts';
import type { GameAnnal } from './campaign-annals.ts';
import type { CampaignBook } from './campaign-messages.ts';
import type { KnownCampaign } from './campaigns.ts';

/** What the campaign itself knows. */
type OwnBook = Omit<CampaignBook, 'id' | 'freshFrom' | 'undoRefusal' | 'concern' | 'sitters' | 'annals'>;

/** Whether the report of this game is in. */
export function isReported({ history, present }: OwnBook, number: number): boolean {
  return number <= history.length || (present?.number === number && present.result !== null);
}

/** Whoever watched a game knows better than its report who has won it. */
export function withWinners(book: OwnBook, annals: readonly GameAnnal[]): OwnBook {
  const told = <G extends { readonly number: number; readonly result: GameResult | null }>(game: G): G => {
    const winners = annals.find(({ number }) => number === game.number)?.winners ?? null;
    return game.result === null || winners === null ? game : { ...game, result: { ...game.result, winners } };
  };
  const { history, present } = book;
  return { ...book, history: history.map(told), present: present === null ? null : told(present) };
}

/** A campaign as it stands, in words where the rules have them. */
export function bookOf(campaign: KnownCampaign, match: Match<Game>): OwnBook {
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
