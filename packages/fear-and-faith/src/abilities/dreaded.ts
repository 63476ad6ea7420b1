import { type SpecialRuleId, specialRule } from '../data/special-rules.ts';
import type { Modifier } from '../events.ts';
import type { SpecialRule } from '../game.ts';
import type { FearCause } from '../state.ts';

/** FF-SPEC-19: tests that the monster itself causes, not those for what it has done to somebody. */
const BY_ITSELF: readonly FearCause[] = ['charge', 'aura', 'revival', 'transformation', 'scenario'];

/** FF-FEAR-04: what a trait puts on the tests that its bearer causes. */
export function traitModifiers(
  modifiers: readonly Modifier[],
  cause: FearCause,
  id: SpecialRuleId,
): readonly Modifier[] {
  if (!BY_ITSELF.includes(cause)) return modifiers;
  const { rule, fear } = specialRule(id);
  return [...modifiers, { by: id, rule, value: fear }];
}

/** A trait that makes Fear tests harder, and does nothing else. */
export function dreaded(id: 'fearful' | 'very-fearful'): SpecialRule {
  return {
    id,
    rule: specialRule(id).rule,
    on: { frightens: (modifiers, { cause }) => traitModifiers(modifiers, cause, id) },
  };
}
