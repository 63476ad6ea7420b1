import { figure } from '../../figures.ts';
import type { Look } from '../../hooks.ts';
import type { DamageSubject, Modifier } from '../../moments.ts';

/** What a sum of damage comes to. */
export function totalOf(parts: readonly Modifier[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

/** Takes up to so much off a sum of damage, and never more than is there: nothing is told that took nothing. */
export function lessen(parts: Modifier[], by: string, rule: string, most: number): void {
  const value = Math.min(most, totalOf(parts));
  if (value > 0) parts.push({ by, rule, value: -value });
}

/** SB-EQ-30, steps 7 and 8: immunity and Damage Reduction, unless an Allergy cancels them. False: nothing hurts it. */
export function resist(look: Look, subject: DamageSubject, parts: Modifier[]): boolean {
  const victim = figure(look.s, subject.victim);
  const allergies = look.modify('allergies', victim, [], { figure: victim.id });
  if (subject.types.some((type) => allergies.includes(type))) return true;
  if (look.modify('immune', victim, false, subject)) {
    lessen(parts, 'immunity', 'SB-EQ-30', Number.POSITIVE_INFINITY);
    return false;
  }
  lessen(parts, 'reduction', 'SB-ATT-14', look.modify('damageReduction', victim, 0, subject));
  return true;
}
