import { item } from '../../data/armoury/armoury.ts';
import type { Damage } from '../../data/armoury/item.ts';
import { CRITICAL_DAMAGE } from '../../data/play.ts';
import { figure } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { AttackSubject, DamageSubject, Modifier } from '../../moments.ts';
import { creditFor, notePutOut } from '../../scenario/score/credit.ts';
import type { Checked } from '../check/check.ts';
import { tagsOf } from '../monsters/monster-in.ts';
import { takeOut } from './at-zero.ts';
import { afterwards } from './harm.ts';
import { inflict } from './inflict.ts';
import { lessen, type Resistance, resist, resistanceTo, totalOf } from './parts.ts';

/** SB-CRIT-02. */
const CRITICAL = CRITICAL_DAMAGE;

/** SB-EQ-30: what a hit does, in its order, up to the victim's Health and everything that follows before a reaction. */
export function damageOfHit(cx: SilverCx, aimed: AttackSubject, { power, skill }: Checked): void {
  const attacker = figure(cx.s, aimed.attacker);
  const target = figure(cx.s, aimed.target);
  const hits = hitsOf(cx, aimed);
  const attack = hits.length === 1 ? hits[0]! : cx.choose(hits, 'which of its effects counts');
  cx.react('lands', attacker, attack);
  cx.react('hit', target, attack);
  const roll = power === 10 && skill === 10 ? 'double-ten' : 'other';
  if (shatters(cx, attack, roll)) {
    notePutOut(cx, target, creditFor(cx.s, attacker, target));
    takeOut(cx, target, 'removed', 'SB-ATT-76');
    return;
  }
  const blow = blowOf(cx, attack);
  const parts = blow === null ? [] : hitParts(blow, blow.die === 'power' ? power : skill, roll);
  const subject = damageSubject(cx, attack);
  const points = inflict(cx, subject, parts, attack.mode === 'melee' ? 'SB-MEL-05' : 'SB-SHT-11');
  afterwards(cx, { ...subject, points });
  if (cx.s.ended === null) cx.react('hitDone', attacker, { ...subject, points });
}

/** SB-ATT-57: what a hit can turn out to be, one as likely as another. */
export function hitsOf(look: Look, aimed: AttackSubject): readonly AttackSubject[] {
  return look.modify('hitBecomes', figure(look.s, aimed.attacker), [aimed], aimed);
}

/** SB-CRIT-02: both dice at their best are something by themselves. */
type Roll = 'double-ten' | 'other';

/** SB-ATT-76: whether a hit destroys its target before there is any damage. */
export function shatters(look: Look, attack: AttackSubject, roll: Roll): boolean {
  const target = figure(look.s, attack.target);
  return look.modify('shatters', target, false, { attack, doubleTen: roll === 'double-ten' });
}

/** The weapon's entry in the armoury; null where it does no damage by itself. */
function weaponDamage({ mode, weapon }: AttackSubject): Damage | null {
  const { melee, shot } = item(weapon);
  return (mode === 'melee' ? melee?.damage : shot?.damage) ?? null;
}

function damageSubject(look: Look, attack: AttackSubject): DamageSubject {
  const { attacker: source, target: victim } = attack;
  return { victim, source, attack, types: typesOf(look, attack), points: 0, cause: 'attack' };
}

/** All that a hit's damage hangs on but the dice: the same for every face, so it is worked out once. */
export interface Blow {
  readonly die: 'power' | 'skill';
  /** The weapon's modifier and the attacker's bonuses. */
  readonly bonuses: readonly Modifier[];
  readonly rule: string;
  readonly cap: number;
  /** SB-EQ-25: salt that does nothing to this target. */
  readonly spared: boolean;
  readonly armour: number;
  readonly resistance: Resistance;
  /** What a double 10 adds. */
  readonly critical: number;
}

/** What the attack brings to a hit; null where the weapon does no damage by itself. */
export function blowOf(look: Look, attack: AttackSubject): Blow | null {
  const damage = weaponDamage(attack);
  if (damage === null) return null;
  const { rule } = item(attack.weapon);
  const attacker = figure(look.s, attack.attacker);
  const weapon = damage.modifier === 0 ? [] : [{ by: attack.weapon, rule, value: damage.modifier }];
  return {
    die: damage.die,
    bonuses: [...weapon, ...look.modify('damageBonus', attacker, ridingBonus(look, attack), attack)],
    rule,
    cap: look.modify('damageCap', attacker, Number.POSITIVE_INFINITY, attack),
    spared: saltSpares(look, attack),
    armour: armourOf(look, attack),
    resistance: resistanceTo(look, damageSubject(look, attack)),
    critical: look.s.options.criticals ? CRITICAL : 0,
  };
}

/** SB-EQ-30, steps 1 to 9: what a hit comes to when the weapon's die shows this face, part by part. */
export function hitParts(blow: Blow, face: number, roll: Roll): readonly Modifier[] {
  const { die, bonuses, rule, cap, resistance } = blow;
  const parts: Modifier[] = [{ by: die, rule, value: face }, ...bonuses];
  lessen(parts, 'limit', 'SB-ATT-70', totalOf(parts) - cap);
  if (blow.spared) {
    lessen(parts, 'salt', 'SB-EQ-25', Number.POSITIVE_INFINITY);
    return parts;
  }
  const critical = roll === 'double-ten' && totalOf(parts) > 0 ? blow.critical : 0;
  lessen(parts, 'armour', 'SB-EQ-19', blow.armour);
  resist(parts, resistance);
  const more = resistance.immune ? 0 : Math.min(critical, cap - totalOf(parts));
  if (more > 0) parts.push({ by: 'critical', rule: 'SB-CRIT-02', value: more });
  return parts;
}

/** SB-CAV-09. */
function ridingBonus(look: Look, { attacker, target, mode }: AttackSubject): readonly Modifier[] {
  const charges = mode === 'melee' && figure(look.s, attacker).mounted && !figure(look.s, target).mounted;
  return charges ? [{ by: 'mounted', rule: 'SB-CAV-09', value: 1 }] : [];
}

/** SB-EQ-28, SB-EQ-29: the load and every type granted to the weapon or the figure. */
export function typesOf(look: Look, attack: AttackSubject): readonly string[] {
  const attacker = figure(look.s, attack.attacker);
  const own = attack.load === 'plain' ? [] : [attack.load];
  const granted = attacker.gear[attack.gear]?.types ?? [];
  const { melee, shot } = item(attack.weapon);
  const innate = (attack.mode === 'melee' ? melee?.types : shot?.types) ?? [];
  return look.modify('attackTypes', attacker, [...own, ...granted, ...innate], attack);
}

/** SB-EQ-25.R1: salt hurts only those allergic to it; with the option other unnatural things too. */
function saltSpares(look: Look, attack: AttackSubject): boolean {
  if (attack.load !== 'salt') return false;
  const target = figure(look.s, attack.target);
  if (look.modify('allergies', target, []).includes('salt')) return false;
  return !(look.s.options['salt-hurts-undead'] && tagsOf(look.s, target).some(isUnnatural));
}

/** Tags of what salt hurts with the option. */
const UNNATURAL: readonly string[] = ['undead', 'spirit', 'demon'];

function isUnnatural(tag: string): boolean {
  return UNNATURAL.includes(tag);
}

/** Step 6, SB-EQ-19: Armour less what the attack ignores. */
function armourOf(look: Look, attack: AttackSubject): number {
  const weapon = item(attack.weapon);
  const target = figure(look.s, attack.target);
  const firearm = attack.mode === 'shooting' && weapon.class === 'firearm';
  // SB-EQ-06: any firearm ignores a breastplate altogether; the best piece counts.
  const worn = target.gear.reduce((best, { item: id, state }) => {
    const { armour } = item(id);
    const helps = armour !== undefined && state === 'whole' && (armour.againstFirearms || !firearm);
    return helps ? Math.max(best, armour.level) : best;
  }, 0);
  const shot = attack.mode === 'shooting' ? weapon.shot : undefined;
  const base = shot?.ignoresArmour === 'all' ? Number.POSITIVE_INFINITY : (shot?.ignoresArmour ?? 0);
  const ignored = look.modify('armourIgnored', figure(look.s, attack.attacker), base, attack);
  return Math.max(0, worn - ignored);
}
