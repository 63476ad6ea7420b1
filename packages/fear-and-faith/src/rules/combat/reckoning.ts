import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { sumOf } from '../quality/quality.ts';
import { rangedModifiers } from '../shooting/modifiers.ts';
import type { Attack } from './attack.ts';
import { isStruck } from './attack.ts';
import { closeModifiers, weaponBonus } from './close-modifiers.ts';

/** What one side adds to its die. */
export interface Side {
  readonly combat: number;
  readonly modifiers: readonly Modifier[];
  /** All of it. */
  readonly adds: number;
}

export interface Reckoning {
  readonly attacker: Side;
  readonly target: Side;
}

/** FF-HTH-02, FF-RNG-06: who adds what, before the dice. */
export function reckon(look: Look, attack: Attack): Reckoning {
  return { attacker: attackersSide(look, attack), target: targetsSide(look, attack) };
}

function side(combat: number, modifiers: readonly Modifier[]): Side {
  return { combat, modifiers, adds: combat + sumOf(modifiers) };
}

/** FF-PARTY-01 */
export function combatOf(look: Look, model: Model): number {
  return look.modify('combat', model, model.combat);
}

function attackersSide(look: Look, attack: Attack): Side {
  const { attacker, combat, extra } = attack;
  const own = combat ?? (attacker === null ? 0 : combatOf(look, attacker));
  if (attacker === null) return side(own, [...extra]);
  const plain = isStruck(attack)
    ? [...weaponBonus(look, attack, 'attacker'), ...closeModifiers(look, attack, 'attacker')]
    : rangedModifiers(look, attack);
  return side(own, withAbilities(look, attack, 'attacker', [...plain, ...extra]));
}

function targetsSide(look: Look, attack: Attack): Side {
  const { target, extraOnTarget } = attack;
  const plain = isStruck(attack)
    ? [...weaponBonus(look, attack, 'target'), ...closeModifiers(look, attack, 'target')]
    : [];
  return side(combatOf(look, target), withAbilities(look, attack, 'target', [...plain, ...extraOnTarget]));
}

/** What special rules and conditions of both add to this side. */
function withAbilities(
  look: Look,
  attack: Attack,
  role: 'attacker' | 'target',
  modifiers: readonly Modifier[],
): readonly Modifier[] {
  const { attacker, target } = attack;
  const own = role === 'attacker' ? attacker : target;
  const other = role === 'attacker' ? target : attacker;
  const mine = own === null ? modifiers : look.modify('fightModifiers', own, modifiers, { attack, role });
  if (other === null) return mine;
  const others = role === 'attacker' ? 'target' : 'attacker';
  return look.modify('opponentModifiers', other, mine, { attack, role: others });
}
