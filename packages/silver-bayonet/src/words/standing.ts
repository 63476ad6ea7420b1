import type { Pending, StandingOrder } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { words } from './now.ts';

/** The answers on offer that can be given for good. */
export function standingOn(
  kind: Pending<SilverBayonet>['kind'],
  options: readonly string[],
): { readonly standing?: StandingOrder } {
  const order = words.prompt.standing[kind];
  if (order === undefined) return {};
  const answers = Object.entries(order.answers).filter(([id]) => options.includes(id));
  return answers.length === 0 ? {} : { standing: { ...order, answers: Object.fromEntries(answers) } };
}
