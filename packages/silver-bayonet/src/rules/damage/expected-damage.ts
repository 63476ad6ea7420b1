import type { Look } from '../../game.ts';
import type { AttackSubject, Modifier } from '../../moments.ts';
import { attackOdds } from '../../odds/attack-odds.ts';

/**
 * SB-MEL-02, SB-MONA-04.R2, SB-EQ-04.R2: the mean of what an attack does to this target, misses included, Armour and
 * reductions taken off.
 */
export function expectedDamage(look: Look, attack: AttackSubject, extra: readonly Modifier[]): number {
  return attackOdds(look, attack, extra).mean;
}
