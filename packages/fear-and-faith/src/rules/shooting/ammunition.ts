import { rangedWeapon } from '../../data/weapons/weapons.ts';
import type { FaithCx } from '../../game.ts';
import type { CombatDie } from '../../moments.ts';
import type { Arm } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';
import { D6 } from '../quality/quality.ts';

const RULE = 'FF-RNG-20';

/** FF-RNG-20: the weapon that two ones of its shooter tell on; null: it is none that could fail him. */
function firedArm({ attacker, kind, weapon }: Attack): Arm | null {
  if (kind !== 'shot' || attacker === null || weapon === null || weapon === 'spell') return null;
  return attacker.arms.find((carried) => carried.weapon === weapon) ?? null;
}

/** FF-RNG-20: jammed, or without another shot for the game. */
function faultOf({ silver, weapon }: Arm): 'mend' | 'lost' {
  return silver || rangedWeapon(weapon).onDoubleOne === 'empty' ? 'lost' : 'mend';
}

/** FF-RNG-20: what two ones in a row would do to the weapon; null: nothing. */
export function faultBy(attack: Attack): 'mend' | 'lost' | null {
  const arm = firedArm(attack);
  return arm === null || arm.fault !== 'none' ? null : faultOf(arm);
}

/** FF-RNG-20: after a natural 1 of the shooter another die; a 1 that was rolled again counts no more (FF-SPEC-27). */
export function rollAmmunition(cx: FaithCx, die: CombatDie): void {
  const { attack, role, face } = die;
  const { attacker, kind } = attack;
  if (role !== 'attacker' || kind !== 'shot' || attacker === null || firedArm(attack) === null) return;
  die.second = face === 1 ? cx.roll(D6, `ammunition of ${attacker.id}`) : null;
  if (die.second === null) return;
  cx.emit({
    type: 'rolled',
    rule: RULE,
    seat: null,
    model: attacker.id,
    die: die.second,
    purpose: 'ammunition',
  });
}

/** FF-RNG-20: a second 1, and the weapon is jammed or has no more. */
export function spoilAmmunition(cx: FaithCx, { attack, role, face, second }: CombatDie): void {
  const arm = role === 'attacker' ? firedArm(attack) : null;
  if (arm === null || face !== 1 || second !== 1 || arm.fault !== 'none') return;
  arm.fault = faultOf(arm);
  const change = arm.fault === 'lost' ? 'lost' : 'jammed';
  cx.emit({ type: 'weapon', rule: RULE, model: attack.attacker!.id, weapon: arm.weapon, change });
}
