import {
  diceLeft,
  type Game,
  hashOf,
  type Match,
  type Pending,
  type Prompt,
  type Result,
  type Ruleset,
} from '@vedette/engine';
import { tongueOf } from '../locale.ts';
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
  const prompt = promptOf(tongueOf(ruleset).prompt(pending, view));
  return { kind, seat, question, form: ruleset.questions[kind]!.form, prompt };
}

/** As the ruleset gives it; words and notes by id as well, as they were given before options said more. */
function promptOf({ options, ...prompt }: Prompt) {
  const notes = options.flatMap(({ id, note }) => (note === undefined ? [] : [[id, note] as const]));
  return {
    ...prompt,
    choices: [...options],
    options: Object.fromEntries(options.map(({ id, words }) => [id, words])),
    ...(notes.length === 0 ? {} : { notes: Object.fromEntries(notes) }),
  };
}

/** An event with its words and what it is to those who follow the match. */
export function toldOf(ruleset: Ruleset<Game>, event: Game['event'], view: Game['state']) {
  const tongue = tongueOf(ruleset);
  return {
    event: { ...event },
    words: tongue.describe(event, view),
    telling: tongue.telling(event, view),
  };
}

/** How a match stands, and what is asked next. */
export function playOf(id: string, match: Match<Game>) {
  const { ruleset, state, pending } = match;
  const view = pending === null ? state : ruleset.view(state, pending.seat);
  return { ...standingOf(id, match), pending: questionOf(ruleset, pending, view) };
}

/** The value, or an error reply that says everything that was refused. */
export function granted<T>(ruleset: Ruleset<Game>, result: Result<T>): T {
  if (!result.ok) throw refusedBy(tongueOf(ruleset).refusals, result.refusals);
  return result.value;
}
