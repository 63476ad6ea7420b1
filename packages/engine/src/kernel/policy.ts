import { type Random, random } from '../dice/generator.ts';
import type { Game } from './context.ts';
import { Fault } from './refusal.ts';
import type { Pending, Ruleset } from './ruleset.ts';

/**
 * A question as a policy gets it. The object is used again for the next question: do not keep it.
 * `view` is all a policy may know.
 */
export type Asked<G extends Game> = Pending<G> & { view(): G['state'] };

/** A player that answers at once. */
export type Policy<G extends Game> = (asked: Asked<G>) => unknown;

/** Any legal answer, by its own chance. */
export function randomPolicy<G extends Game>(ruleset: Ruleset<G>, seed: string | Random): Policy<G> {
  const source = typeof seed === 'string' ? random(seed) : seed;
  return (asked) => {
    const answer = ruleset.questions[asked.kind]!.sample(asked.question, source, () => asked.view());
    if (answer === null) throw new Fault('question.dead-end', `"${asked.kind}" has no legal answer.`);
    return answer;
  };
}
