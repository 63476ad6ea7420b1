import { hasRule } from '../../data/rule-text.ts';
import type { Model } from '../../state.ts';

/** Everybody counts for something: the last one standing has won. */
const A_BODY = 6;
/** What whoever holds a party together is worth besides (FF-MOR-01). */
const HEAD = 15;

/** What it would mean to lose this model, in points. */
export function worthOf({ points, rules }: Model): number {
  const leads = hasRule(rules, 'leader') || hasRule(rules, 'spiritual-leader');
  return points + A_BODY + (leads ? HEAD : 0);
}
