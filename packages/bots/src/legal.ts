import { type Asked, type Game, type Ruleset, refusalOf } from '@vedette/engine';

/** Whether the answer would be taken. */
export function isLegal<G extends Game>(ruleset: Ruleset<G>, asked: Asked<G>, answer: unknown): boolean {
  return refusalOf(ruleset, asked, answer, asked.view()) === null;
}
