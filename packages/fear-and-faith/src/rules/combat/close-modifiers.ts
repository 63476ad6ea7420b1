import { SIZES } from '../../data/bodies.ts';
import { FIGHT_MODIFIERS, type FightModifierId } from '../../data/fighting.ts';
import { hasRule } from '../../data/rule-text.ts';
import { closeWeapon, type WeaponId } from '../../data/weapons/weapons.ts';
import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import { isFallen, isHelpless } from '../../models.ts';
import type { Model } from '../../state.ts';
import { defendsWith } from './arms.ts';
import type { Attack } from './attack.ts';
import { engaging } from './engaged.ts';

const RULE = 'FF-HTH-06';

type Role = 'attacker' | 'target';

const NONE: readonly Modifier[] = [];

/** A row of the table, where it applies. */
function row(holds: boolean, by: FightModifierId, rule = RULE): readonly Modifier[] {
  return holds ? [{ by, rule, value: FIGHT_MODIFIERS[by] }] : NONE;
}

/** FF-HTH-06: what hand-to-hand adds to one side, special rules left out. */
export function closeModifiers(look: Look, attack: Attack, role: Role): readonly Modifier[] {
  const { attacker, target } = attack;
  const own = role === 'attacker' ? attacker : target;
  const foe = role === 'attacker' ? target : attacker;
  if (own === null || foe === null) return [];
  return [
    ...outnumbered(look, own),
    ...row(role === 'attacker' && (isFallen(foe) || isHelpless(foe)), 'foe-fallen-or-transfixed'),
    ...row(role === 'target' && attack.careful, 'powerful-attack', 'FF-ACT-11'),
    ...row(rides(own) && !rides(foe) && !isLarger(foe, own), 'mounted-vs-foot'),
    ...row(isLarger(own, foe), 'larger-size'),
    ...row(role === 'attacker' && ambushes(look, attack), 'ambush', 'FF-HTH-07'),
    ...position(look, own, foe, role),
    ...row(own.conditions.stunned !== undefined, 'stunned', 'FF-RNG-11'),
    ...row(own.conditions.shaken !== undefined, 'shaken', 'FF-FEAR-06'),
    ...(role === 'attacker' ? staking(attack) : NONE),
  ];
}

function rides({ rules }: Model): boolean {
  return hasRule(rules, 'mounted');
}

/** FF-HTH-09 */
function isLarger(a: Model, b: Model): boolean {
  return SIZES.indexOf(a.size) > SIZES.indexOf(b.size);
}

/** FF-HTH-07: only in attacks of one's own turn; FF-SPEC-13 takes the bonus, not the situation. */
export function ambushes(look: Look, attack: Attack): boolean {
  return attack.ambush && look.modify('canBeAmbushed', attack.target, true, { attack });
}

/** FF-SPEC-50: clumsy against anything but a Vampire, and for whoever never learnt it. */
function staking({ attacker, target, weapon }: Attack): readonly Modifier[] {
  if (weapon === null || weapon === 'spell' || closeWeapon(weapon).againstOthers === 0) return NONE;
  return [
    ...row(!target.tags.includes('vampire'), 'stake-vs-non-vampire', 'FF-SPEC-50'),
    ...row(attacker?.rules.includes('stakes') !== true, 'stake-without-rule', 'FF-SPEC-50'),
  ];
}

/** Active enemies that engage it, beyond the first. */
function outnumbered(look: Look, own: Model): readonly Modifier[] {
  const beyond = engaging(look, own).length - 1;
  return beyond > 0 ? [{ by: 'outnumbered', rule: RULE, value: beyond * FIGHT_MODIFIERS.outnumbered }] : NONE;
}

/** Once, even if it is both behind an obstacle and higher. */
function position(look: Look, own: Model, foe: Model, role: Role): readonly Modifier[] {
  const higher = row(look.table.above(own, foe), 'higher-position');
  if (higher.length > 0) return higher;
  return row(role === 'target' && look.table.across(own, foe), 'defending-obstacle');
}

/** FF-PARTY-02, FF-HTH-21: what the weapon in hand gives, less where it is unfamiliar. */
export function weaponBonus(look: Look, attack: Attack, role: Role): readonly Modifier[] {
  const { attacker, target, weapon, combat } = attack;
  if (attacker === null) return NONE;
  if (role === 'attacker') {
    if (combat !== null || weapon === null || weapon === 'spell') return NONE;
    const arm = attacker.arms.find((carried) => carried.weapon === weapon);
    return bonusOf(weapon, arm?.familiar ?? true);
  }
  // FF-SPEC-11: no other weapon helps in defence.
  const { weapon: held, familiar } = defendsWith(look, target, attacker);
  return held !== 'chainsaw' || look.s.options['chainsaw-attack-only'] ? NONE : bonusOf(held, familiar);
}

function bonusOf(weapon: WeaponId, familiar: boolean): readonly Modifier[] {
  const { bonus } = closeWeapon(weapon);
  const value = familiar ? bonus : Math.max(0, bonus + FIGHT_MODIFIERS.unfamiliar);
  return value === 0 ? NONE : [{ by: weapon, rule: 'FF-PARTY-02', value }];
}
