import {
  diceLeft,
  type Game,
  hashOf,
  type Match,
  type Pending,
  type Result,
  type Ruleset,
} from '@vedette/engine';
import { refusedBy } from './errors.ts';

/** How a match stands, for the referee. */
export function standingOf(id: string, match: Match<Game>) {
  const { ruleset, pending, state } = match;
  return {
    match: id,
    ruleset: ruleset.id,
    seq: match.answers.length,
    waitingFor: pending?.seat ?? null,
    asks: pending?.kind ?? null,
    outcome: ruleset.outcome(state),
    diceLeft: diceLeft(state.dice),
    hash: hashOf(match),
  };
}

/** A question with its form and its words. */
export function questionOf(ruleset: Ruleset<Game>, pending: Pending<Game> | null, view: Game['state']) {
  if (pending === null) return null;
  const { kind, seat } = pending;
  const question = pending.question as Readonly<Record<string, unknown>>;
  return { kind, seat, question, form: ruleset.questions[kind]!.form, prompt: ruleset.prompt(pending, view) };
}

/** How a match stands, and what is asked next. */
export function playOf(id: string, match: Match<Game>) {
  const { ruleset, state, pending } = match;
  const view = pending === null ? state : ruleset.view(state, pending.seat);
  return { ...standingOf(id, match), pending: questionOf(ruleset, pending, view) };
}

/** The value, or an error reply that says everything that was refused. */
export function granted<T>(result: Result<T>): T {
  if (!result.ok) throw refusedBy(result.refusals);
  return result.value;
}
