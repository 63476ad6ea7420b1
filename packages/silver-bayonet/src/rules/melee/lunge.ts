import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { meleeAttack } from './melee-attack.ts';

/** It takes no courage at that distance. */
const DARED = true;

/** SB-ATT-60: a Melee Attack across a gap; no Move, so nobody forces it and nobody need dare it. */
export function lunge(cx: SilverCx, attacker: Figure, target: Figure): void {
  cx.emit({ type: 'acted', rule: 'SB-ATT-60', figure: attacker.id, action: 'lunge', at: target.id });
  const reach = cx.modify('lungeReach', attacker, 0);
  meleeAttack(cx, attacker, target, DARED, reach);
}
