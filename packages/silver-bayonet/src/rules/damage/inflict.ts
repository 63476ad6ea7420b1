import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { DamageSubject } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { negate } from '../fate/negate.ts';
import { dangerOfFalling } from '../movement/danger-of-falling.ts';
import { atZero } from './at-zero.ts';

/** SB-CRIT-02. */
const CRITICAL = 2;

/** Points that go in: after bonuses, cap, salt and Armour (steps 1 to 6 of SB-EQ-30). */
export interface Incoming extends DamageSubject {
  readonly critical: boolean;
  /** Most the attacker can do, Infinity without a cap. */
  readonly cap: number;
  readonly rule: string;
}

/** SB-EQ-30 from step 7 on: immunity, reduction, critical, negation, Health. Returns the points taken. */
export function inflict(cx: SilverCx, incoming: Incoming): number {
  const victim = figure(cx.s, incoming.victim);
  const coming = stands(victim) ? reduced(cx, victim, incoming) : 0;
  if (coming <= 0) return 0;
  const negated = negate(cx, victim, coming);
  const points = coming - negated;
  victim.health -= points;
  cx.emit({
    type: 'damaged',
    rule: incoming.rule,
    figure: victim.id,
    points,
    health: victim.health,
    cause: incoming.cause,
    by: incoming.source,
    negated,
  });
  if (points > 0 && victim.health <= 0) atZero(cx, victim, incoming.source);
  return points;
}

function reduced(cx: SilverCx, victim: Figure, incoming: Incoming): number {
  const allergies = cx.modify('allergies', victim, [], { figure: victim.id });
  const allergic = incoming.types.some((type) => allergies.includes(type));
  if (!allergic && cx.modify('immune', victim, false, incoming)) return 0;
  const reduction = allergic ? 0 : cx.modify('damageReduction', victim, 0, incoming);
  const left = Math.max(0, incoming.points - reduction);
  return incoming.critical ? Math.min(left + CRITICAL, incoming.cap) : left;
}

/** SB-ATT-04: what follows for a figure that lost Health to one source and still stands, before any reaction. */
export function afterwards(cx: SilverCx, taken: DamageSubject): void {
  const victim = figure(cx.s, taken.victim);
  const source = taken.source === null ? null : figure(cx.s, taken.source);
  const goesOn = () => stands(victim) && cx.s.ended === null;
  if (taken.points > 0 && goesOn() && taken.cause !== 'fall') dangerOfFalling(cx, victim, taken.source);
  if (taken.points > 0 && goesOn() && source !== null && taken.attack !== null)
    cx.react('didDamage', source, taken);
  if (taken.points > 0 && goesOn()) cx.react('tookDamage', victim, taken);
  if (goesOn() && source !== null && taken.attack !== null) cx.react('landedHit', source, taken.attack);
  if (taken.points > 0 && goesOn()) cx.react('afterDamage', victim, taken);
}

/** Damage that is no attack (SB-EQ-31): no Armour, but immunity, reduction and Fate Dice. */
export function harm(
  cx: SilverCx,
  victim: Figure,
  points: number,
  cause: string,
  rule: string,
  { source = null, types = [] }: { readonly source?: string | null; readonly types?: readonly string[] } = {},
): number {
  const subject = { victim: victim.id, source, attack: null, types, points: Math.max(0, points), cause };
  const taken = inflict(cx, { ...subject, critical: false, cap: Number.POSITIVE_INFINITY, rule });
  afterwards(cx, { ...subject, points: taken });
  return taken;
}
