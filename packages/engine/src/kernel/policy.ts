import { type Random, random } from '../dice/generator.ts';
import { sampleOf } from './answering.ts';
import type { Game } from './context.ts';
import { Fault } from './fault.ts';
import type { Asked } from './pending.ts';
import type { Ruleset } from './ruleset.ts';

/** A player that answers at once. */
export type Policy<G extends Game> = (asked: Asked<G>) => unknown;

/** Any legal answer, by its own chance. */
export function randomPolicy<G extends Game>(ruleset: Ruleset<G>, seed: string | Random): Policy<G> {
  const source = typeof seed === 'string' ? random(seed) : seed;
  return (asked) => {
    const answer = sampleOf(ruleset, asked, source, () => asked.view());
    if (answer === null) throw new Fault('question.dead-end', `"${asked.kind}" has no legal answer.`);
    return answer;
  };
}
