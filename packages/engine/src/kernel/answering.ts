import type { Random } from '../dice/generator.ts';
import type { Game } from './context.ts';
import { reader } from './reader.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';

/** A question without the seat that it is for. */
interface Put {
  readonly kind: string;
  readonly question: object;
}

/** Why this answer cannot be taken as things stand, or null. */
export function refusalOf<G extends Game>(
  ruleset: Ruleset<G>,
  { kind, question }: Put,
  answer: unknown,
  state: G['state'],
): Refusal | null {
  const { questions } = ruleset;
  const look = reader<G>(ruleset, state);
  return questions[kind as keyof typeof questions].check(question as never, answer, look);
}

/** Some legal answer by chance; null where there is none. */
export function sampleOf<G extends Game>(
  ruleset: Ruleset<G>,
  { kind, question }: Put,
  random: Random,
  state: () => G['state'],
): unknown {
  const { questions } = ruleset;
  const look = () => reader<G>(ruleset, state());
  return questions[kind as keyof typeof questions].sample(question as never, random, look);
}
