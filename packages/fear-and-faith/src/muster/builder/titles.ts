import { argumentOf, type BanType, type LethalType, type RuleText, ruleOf } from '../../data/rule-text.ts';
import { specialRule } from '../../data/special-rules.ts';
import { type WeaponId, weapon } from '../../data/weapons/weapons.ts';
import type { MusterText } from '../../words/en/muster.ts';

/** A special rule by name, with what is said besides. */
export function ruleTitle(words: MusterText, text: RuleText): string {
  const id = ruleOf(text);
  const argument = argumentOf(text);
  if (argument === null) return words.titled(specialRule(id).title);
  if (id === 'ban') return words.banTitle(argument as BanType);
  if (id === 'lethal') return words.lethalTitle(argument as LethalType);
  return words.titled(specialRule(id).title);
}

export function rulesLine(words: MusterText, rules: readonly RuleText[]): string {
  return rules.map((text) => ruleTitle(words, text)).join(', ');
}

export function weaponTitle(words: MusterText, id: WeaponId): string {
  return words.titled(weapon(id).title);
}

/** What a weapon does, in numbers. */
export function armsWords({ arms }: MusterText, id: WeaponId): string {
  const arm = weapon(id);
  switch (arm.kind) {
    case 'blast':
      return [arms.blast(arm.rings[0]!.combat), arms.range(arm.range)].join(', ');
    case 'close':
      return [...(arm.bonus === 0 ? [] : [arms.bonus(arm.bonus)]), arms.hands(arm.hands)].join(', ');
    case 'ranged': {
      const [near, , far] = arm.bonus;
      return [
        ...(near === far ? (near === 0 ? [] : [arms.bonus(near)]) : [arms.bonusFar(near, far)]),
        arms.range(arm.range),
        arms.hands(arm.hands),
        ...(arm.reload === 0 ? [] : [arms.loads(arm.reload)]),
        ...(arm.moveAndFire ? [arms.onTheMove] : []),
        ...(arm.fire === 'auto' ? [arms.burst] : arm.fire === 'select' ? [arms.burstOrNot] : []),
        ...(arm.spread === null ? [] : [arms.spread]),
      ].join(', ');
    }
  }
}
