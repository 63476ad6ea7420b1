import { item } from '../../data/armoury/armoury.ts';
import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import type { Checked } from '../check/check.ts';
import { tagsOf } from '../monsters/monster-in.ts';
import { afterwards, inflict } from './inflict.ts';

/** SB-EQ-30: what a hit does, in its order, up to the victim's Health and everything that follows before a reaction. */
export function damageOfHit(cx: SilverCx, aimed: AttackSubject, { power, skill }: Checked): void {
  const attacker = figure(cx.s, aimed.attacker);
  const target = figure(cx.s, aimed.target);
  const attack = cx.modify('hitBecomes', attacker, aimed, aimed);
  const double = power === 10 && skill === 10;
  cx.react('hit', target, { ...attack, critical: double });
  if (!stands(target) || cx.s.ended !== null) return;

  const cap = cx.modify('damageCap', attacker, Number.POSITIVE_INFINITY, attack);
  const types = typesOf(cx, attack);
  const raw = Math.min(cap, bareDamage(cx, attack, power, skill));
  const spared = saltSpares(cx, attack);
  const subject = {
    victim: target.id,
    source: attacker.id,
    attack,
    types,
    points: spared ? 0 : Math.max(0, raw - armourOf(cx, attack)),
    cause: 'attack',
  };
  const critical = double && cx.s.options.criticals && raw > 0 && !spared;
  const rule = attack.mode === 'melee' ? 'SB-MEL-05' : 'SB-SHT-11';
  const points = inflict(cx, { ...subject, critical, cap, rule });
  afterwards(cx, { ...subject, points });
  if (cx.s.ended === null) cx.react('hitDone', attacker, { ...subject, points });
}

/** Steps 1 to 3: the weapon's die, its modifier, the attacker's bonuses; never below 0. */
function bareDamage(cx: SilverCx, attack: AttackSubject, power: number, skill: number): number {
  const attacker = figure(cx.s, attack.attacker);
  const damage =
    attack.mode === 'melee' ? item(attack.weapon).melee?.damage : item(attack.weapon).shot?.damage;
  if (damage === undefined || damage === null) return 0;
  const face = damage.die === 'power' ? power : skill;
  const bonuses = cx.modify('damageBonus', attacker, ridingBonus(cx, attack), attack);
  return Math.max(
    0,
    bonuses.reduce((sum, { value }) => sum + value, face + damage.modifier),
  );
}

/** SB-CAV-09. */
function ridingBonus(cx: SilverCx, { attacker, target, mode }: AttackSubject): readonly Modifier[] {
  const charges = mode === 'melee' && figure(cx.s, attacker).mounted && !figure(cx.s, target).mounted;
  return charges ? [{ by: 'mounted', rule: 'SB-CAV-09', value: 1 }] : [];
}

/** SB-EQ-28, SB-EQ-29: the load and every type granted to the weapon or the figure. */
function typesOf(cx: SilverCx, attack: AttackSubject): readonly string[] {
  const attacker = figure(cx.s, attack.attacker);
  const own = attack.load === 'plain' ? [] : [attack.load];
  const granted = attacker.gear[attack.gear]?.types ?? [];
  const { melee, shot } = item(attack.weapon);
  const innate = (attack.mode === 'melee' ? melee?.types : shot?.types) ?? [];
  return cx.modify('attackTypes', attacker, [...own, ...granted, ...innate], attack);
}

/** SB-EQ-25.R1: salt hurts only those allergic to it; with the option other unnatural things too. */
function saltSpares(cx: SilverCx, attack: AttackSubject): boolean {
  if (attack.load !== 'salt') return false;
  const target = figure(cx.s, attack.target);
  if (cx.modify('allergies', target, [], { figure: target.id }).includes('salt')) return false;
  return !(cx.s.options['salt-hurts-undead'] && tagsOf(cx.s, target).some(isUnnatural));
}

/** Tags of what salt hurts with the option. */
const UNNATURAL: readonly string[] = ['undead', 'spirit', 'demon'];

function isUnnatural(tag: string): boolean {
  return UNNATURAL.includes(tag);
}

/** Step 6, SB-EQ-19: Armour less what the attack ignores. */
function armourOf(cx: SilverCx, attack: AttackSubject): number {
  const weapon = item(attack.weapon);
  const target = figure(cx.s, attack.target);
  const firearm = attack.mode === 'shooting' && weapon.class === 'firearm';
  // SB-EQ-06: any firearm ignores a breastplate altogether; the best piece counts.
  const worn = target.gear.reduce((best, { item: id, state }) => {
    const { armour } = item(id);
    const helps = armour !== undefined && state === 'whole' && (armour.againstFirearms || !firearm);
    return helps ? Math.max(best, armour.level) : best;
  }, 0);
  const armour = cx.modify('armour', target, worn, attack);
  const shot = attack.mode === 'shooting' ? weapon.shot : undefined;
  const base = shot?.ignoresArmour === 'all' ? Number.POSITIVE_INFINITY : (shot?.ignoresArmour ?? 0);
  const ignored = cx.modify('armourIgnored', figure(cx.s, attack.attacker), base, attack);
  return Math.max(0, armour - ignored);
}
