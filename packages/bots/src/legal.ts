import type { Asked, Game, Ruleset } from '@vedette/engine';

/** Whether the answer would be taken. */
export function isLegal<G extends Game>(ruleset: Ruleset<G>, asked: Asked<G>, answer: unknown): boolean {
  return ruleset.questions[asked.kind]!.check(asked.question, answer, asked.view()) === null;
}
