import { figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { DamageSubject, Modifier } from '../../moments.ts';

/** What a sum of damage comes to. */
export function totalOf(parts: readonly Modifier[]): number {
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += parts[i]!.value;
  return sum;
}

/** Takes up to so much off a sum of damage, and never more than is there: nothing is told that took nothing. */
export function lessen(parts: Modifier[], by: string, rule: string, most: number): void {
  if (most <= 0) return;
  const value = Math.min(most, totalOf(parts));
  if (value > 0) parts.push({ by, rule, value: -value });
}

/** How a figure takes damage of a kind: it is immune, or so much is taken off. */
export interface Resistance {
  readonly immune: boolean;
  readonly reduction: number;
}

const NONE: Resistance = { immune: false, reduction: 0 };
const IMMUNE: Resistance = { immune: true, reduction: 0 };

/** SB-EQ-30, steps 7 and 8: immunity and Damage Reduction, unless an Allergy cancels them. */
export function resistanceTo(look: Look, subject: DamageSubject): Resistance {
  const victim = figure(look.s, subject.victim);
  const allergies = look.modify('allergies', victim, []);
  if (subject.types.some((type) => allergies.includes(type))) return NONE;
  if (look.modify('immune', victim, false, subject)) return IMMUNE;
  const reduction = look.modify('damageReduction', victim, 0, subject);
  return reduction === 0 ? NONE : { immune: false, reduction };
}

/** Takes off what the victim resists. */
export function resist(parts: Modifier[], { immune, reduction }: Resistance): void {
  if (immune) lessen(parts, 'immunity', 'SB-EQ-30', Number.POSITIVE_INFINITY);
  else lessen(parts, 'reduction', 'SB-ATT-14', reduction);
}
