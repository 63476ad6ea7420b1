import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { DamageSubject, Modifier } from '../../moments.ts';
import { creditFor, noteWound } from '../../scenario/score/credit.ts';
import { HURT } from '../../scenario/story/filter.ts';
import { happened } from '../../scenario/story/happened.ts';
import type { Figure } from '../../state.ts';
import { negate } from '../fate/negate.ts';
import { atZero } from './at-zero.ts';
import { resist, resistanceTo, totalOf } from './parts.ts';

/** SB-EQ-30, steps 10 and 11: Fate Dice, then Health. Damage that came to nothing is told too. Returns the points taken. */
export function inflict(
  cx: SilverCx,
  { victim: id, source, cause }: DamageSubject,
  parts: readonly Modifier[],
  rule: string,
): number {
  const victim = figure(cx.s, id);
  if (!stands(victim) || parts.length === 0) return 0;
  const coming = totalOf(parts);
  const negated = coming > 0 ? negate(cx, victim, coming) : 0;
  const points = coming - negated;
  victim.health -= points;
  const { health } = victim;
  cx.emit({ type: 'damaged', rule, figure: id, points, health, cause, by: source, parts, negated });
  if (points > 0) victim.marks[HURT] = 1;
  if (points > 0)
    noteWound(cx, victim, creditFor(cx.s, source === null ? null : figure(cx.s, source), victim));
  if (points > 0 && health <= 0) atZero(cx, victim, source);
  return points;
}

/** SB-ATT-04: what follows for a figure that lost Health to one source and still stands, once it has not fallen. */
export function consequences(cx: SilverCx, taken: DamageSubject): void {
  const victim = figure(cx.s, taken.victim);
  const source = taken.source === null ? null : figure(cx.s, taken.source);
  const goesOn = () => stands(victim) && cx.s.ended === null;
  if (taken.points > 0 && goesOn() && source !== null && taken.attack !== null)
    cx.react('didDamage', source, taken);
  if (taken.points > 0 && goesOn()) cx.react('tookDamage', victim, taken);
  if (goesOn() && source !== null && taken.attack !== null) cx.react('landedHit', source, taken.attack);
  if (taken.points > 0 && goesOn()) cx.react('afterDamage', victim, taken);
  if (taken.points > 0 && goesOn())
    happened(cx, { event: 'damaged', figure: victim.id, source: taken.source });
}

export interface Harm {
  readonly points: number;
  /** 'fall', 'strain', 'event', 'fire', 'drowning'… */
  readonly cause: string;
  readonly rule: string;
  readonly source?: string | null;
  readonly types?: readonly string[];
}

/** SB-EQ-31: damage that is no attack: no Armour, but immunity, reduction and Fate Dice. What was taken, to go on from. */
export function bare(
  cx: SilverCx,
  victim: Figure,
  { points, cause, rule, source = null, types = [] }: Harm,
): DamageSubject {
  const subject = { victim: victim.id, source, attack: null, types, points: 0, cause };
  const parts: Modifier[] = [{ by: cause, rule, value: points }];
  resist(parts, resistanceTo(cx, subject));
  return { ...subject, points: inflict(cx, subject, parts, rule) };
}
