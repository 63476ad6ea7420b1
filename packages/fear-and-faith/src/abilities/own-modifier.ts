import type { Modifier, QualityPurpose } from '../events.ts';
import type { QualitySubject } from '../moments.ts';

/** A modifier of the bearer's own Quality rolls for one purpose. */
export function ownModifier(purpose: QualityPurpose, modifier: Modifier) {
  return (modifiers: readonly Modifier[], subject: QualitySubject): readonly Modifier[] =>
    subject.purpose === purpose ? [...modifiers, modifier] : modifiers;
}
