import {
  type Asked,
  type Game,
  type Intent,
  type Json,
  type Policy,
  type Ruleset,
  type Seat,
  sameJson,
} from '@vedette/engine';
import { isLegal } from './instant.ts';

/** Whether this question is the one that the intent waits for, and would take its answer. */
export function fits<G extends Game>(ruleset: Ruleset<G>, intent: Intent, asked: Asked<G>): boolean {
  if (intent.kind !== asked.kind) return false;
  const question = asked.question as Readonly<Record<string, Json>>;
  for (const [name, fact] of Object.entries(intent.facts ?? {})) {
    if (!sameJson(question[name] ?? null, fact)) return false;
  }
  return isLegal(ruleset, asked, intent.answer);
}

/** Gives a seat's answers of a line as they are asked for; everything else is left to the other policy. */
export function following<G extends Game>(
  ruleset: Ruleset<G>,
  seat: Seat,
  line: readonly Intent[],
  otherwise: Policy<G>,
): Policy<G> {
  let next = 0;
  return (asked) => {
    const intent = asked.seat === seat ? line[next] : undefined;
    if (intent === undefined || !fits(ruleset, intent, asked)) return otherwise(asked);
    next++;
    return intent.answer;
  };
}
