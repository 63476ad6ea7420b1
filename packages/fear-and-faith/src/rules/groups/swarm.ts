import { hasRule } from '../../data/rule-text.ts';
import type { FaithState, Model } from '../../state.ts';

/** FF-SPEC-56: all bases of one type of one party on the table. */
export function basesOf(s: FaithState, { party, profile }: Pick<Model, 'party' | 'profile'>): Model[] {
  return s.models.filter(
    (m) => m.standing === 'table' && m.party === party && m.profile === profile && hasRule(m.rules, 'swarm'),
  );
}
