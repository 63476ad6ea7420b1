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

/** FF-RNG-20: after a natural 1 of the shooter another die; a second 1, and the weapon is jammed or has no more. */
export function checkAmmunition(cx: FaithCx, { attack, role, face }: CombatDie): void {
  const { attacker, kind, weapon } = attack;
  if (role !== 'attacker' || kind !== 'shot' || face !== 1) return;
  if (attacker === null || weapon === null || weapon === 'spell') return;
  const die = cx.roll(D6, `ammunition of ${attacker.id}`);
  cx.emit({ type: 'rolled', rule: RULE, seat: null, model: attacker.id, die, purpose: 'ammunition' });
  const arm = firedArm(attack);
  if (die !== 1 || arm === null || arm.fault !== 'none') return;
  arm.fault = faultOf(arm);
  const change = arm.fault === 'lost' ? 'lost' : 'jammed';
  cx.emit({ type: 'weapon', rule: RULE, model: attacker.id, weapon, change });
}
