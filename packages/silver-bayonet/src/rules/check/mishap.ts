import { item } from '../../data/armoury/armoury.ts';
import type { SilverCx } from '../../game.ts';
import type { AttackSubject } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { loseGear } from '../gear.ts';
import { jamSwivel } from '../loading/swivel-gun.ts';
import { spoilerOf } from './verdict.ts';

/** SB-EQ-21, -22: two natural 1s foul or break it. */
export function spoilGear(cx: SilverCx, attacker: Figure, attack: AttackSubject): void {
  const { special, rule } = spoilerOf(attack)!;
  if (attack.gear >= 0) loseGear(cx, attacker, attack.gear, special!.spoils!, rule);
}

/** SB-CRIT-04, SB-CRIT-05: the weapon is lost, or cannot shoot again. */
export function failGear(cx: SilverCx, attacker: Figure, attack: AttackSubject): void {
  const { mode, weapon, emplacement } = attack;
  if (emplacement !== undefined) jamSwivel(cx, attacker, emplacement, 'SB-CRIT-05');
  const gear = attack.gear >= 0 ? attack.gear : supplyOf(attacker, weapon);
  if (gear < 0) return;
  if (mode === 'shooting') {
    loseGear(cx, attacker, gear, 'fouled', 'SB-CRIT-05');
    return;
  }
  const bayonet = item(weapon).shot !== undefined && cx.s.options['lose-bayonet-only'];
  loseGear(cx, attacker, gear, bayonet ? 'broken' : 'lost', 'SB-CRIT-04');
}

/** SB-CRIT-04.R1: the item that a weapon in hand comes from, by place; -1 for what is no item (SB-EQ-18.R1). */
function supplyOf({ gear }: Figure, weapon: string): number {
  const { from, unlosable } = item(weapon);
  if (unlosable) return -1;
  return gear.findIndex((piece) => piece.item === from && piece.state !== 'lost');
}
