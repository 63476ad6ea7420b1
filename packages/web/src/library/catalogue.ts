import bayonetPoint from '../../../../docs/rules/bayonet-point.json' with { type: 'json' };
import fearAndFaith from '../../../../docs/rules/fear-and-faith.json' with { type: 'json' };
import silverBayonet from '../../../../docs/rules/silver-bayonet.json' with { type: 'json' };
import type { GameId } from './entry.ts';

/** A rule as its catalogue names it. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly page: string | null;
}

export const BOOKS: readonly (readonly [GameId, readonly Rule[]])[] = [
  ['silver-bayonet', silverBayonet],
  ['bayonet-point', bayonetPoint],
  ['fear-and-faith', fearAndFaith],
];

const rules = new Map(BOOKS.flatMap(([, list]) => list.map((rule) => [rule.id, rule] as const)));

/** A ruling upon a rule (SB-MOV-12.R2) is found with the rule itself. */
export function ruleOf(id: string): Rule | null {
  return rules.get(id.replace(/\.R\d+$/, '')) ?? null;
}
