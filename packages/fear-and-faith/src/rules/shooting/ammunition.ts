import { rangedWeapon } from '../../data/weapons/weapons.ts';
import type { FaithCx } from '../../game.ts';
import type { CombatDie } from '../../moments.ts';
import { D6 } from '../quality/quality.ts';

const RULE = 'FF-RNG-20';

/** FF-RNG-20: after a natural 1 of the shooter another die; a second 1, and the weapon is jammed or has no more. */
export function checkAmmunition(cx: FaithCx, { attack, role, face }: CombatDie): void {
  const { attacker, kind, weapon } = attack;
  if (role !== 'attacker' || kind !== 'shot' || face !== 1) return;
  if (attacker === null || weapon === null || weapon === 'spell') return;
  const die = cx.roll(D6, `ammunition of ${attacker.id}`);
  cx.emit({ type: 'rolled', rule: RULE, seat: null, model: attacker.id, die, purpose: 'ammunition' });
  const arm = attacker.arms.find((carried) => carried.weapon === weapon);
  if (die !== 1 || arm === undefined || arm.fault !== 'none') return;
  const forGood = arm.silver || rangedWeapon(weapon).onDoubleOne === 'empty';
  arm.fault = forGood ? 'lost' : 'mend';
  const change = forGood ? 'lost' : 'jammed';
  cx.emit({ type: 'weapon', rule: RULE, model: attacker.id, weapon, change });
}
