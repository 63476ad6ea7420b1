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
import { isLegal } from './legal.ts';

/** Whether this question is the one that the intent waits for, and would take its answer. */
export function fits<G extends Game>(ruleset: Ruleset<G>, intent: Intent, asked: Asked<G>): boolean {
  if (intent.kind !== asked.kind) return false;
  const question = asked.question as Readonly<Record<string, Json>>;
  for (const [name, fact] of Object.entries(intent.facts ?? {})) {
    if (!sameJson(question[name] ?? null, fact)) return false;
  }
  return isLegal(ruleset, asked, intent.answer);
}

/** Gives a seat's answers of a line as they are asked for, passing over what is not; everything else is left to the other policy. */
export function following<G extends Game>(
  ruleset: Ruleset<G>,
  seat: Seat,
  line: readonly Intent[],
  otherwise: Policy<G>,
): Policy<G> {
  let next = 0;
  return (asked) => {
    if (asked.seat !== seat || next >= line.length) return otherwise(asked);
    const found = line.findIndex((intent, i) => i >= next && fits(ruleset, intent, asked));
    if (found < 0) return otherwise(asked);
    next = found + 1;
    return line[found]!.answer;
  };
}
