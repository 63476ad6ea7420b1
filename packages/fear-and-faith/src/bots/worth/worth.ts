import { hasRule } from '../../data/rule-text.ts';
import { onTable } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import { decides } from './decides.ts';

/** Everybody counts for something: the last one standing has won. */
const A_BODY = 6;
/** FF-MOR-01: when a Leader is killed all the others check; so much of them is lost by it. */
const SHAKEN = 0.15;
/** FF-SPEC-36: when a Master is lost his Minions may run. */
const ORPHANED = 0.4;

/** What it would mean to lose this model, in points. */
export function worthOf(s: FaithState, model: Model): number {
  const { points, rules, party, id } = model;
  const leads = hasRule(rules, 'leader') || hasRule(rules, 'spiritual-leader');
  let worth = points + A_BODY + (s.story.document.end === undefined ? 0 : decides(s, model));
  for (const other of s.models) {
    if (other.party !== party || other.id === id || !onTable(other)) continue;
    if (leads) worth += SHAKEN * other.points;
    if (other.master === id) worth += ORPHANED * other.points;
  }
  return worth;
}
