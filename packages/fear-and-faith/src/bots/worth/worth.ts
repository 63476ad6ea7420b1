import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { onTable } from '../../models.ts';
import type { FaithState, Model, ModelId } from '../../state.ts';
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

const reckoned = new WeakMap<Look, Map<ModelId, number>>();

/**
 * The same, reckoned once for each look at a table: whoever thinks about a question weighs the same few again and again.
 * It hangs on nothing that may be supposed of a model (place, posture, arms).
 */
export function worthIn(look: Look, model: Model): number {
  let known = reckoned.get(look);
  if (known === undefined) {
    known = new Map();
    reckoned.set(look, known);
  }
  let worth = known.get(model.id);
  if (worth === undefined) {
    worth = worthOf(look.s, model);
    known.set(model.id, worth);
  }
  return worth;
}
