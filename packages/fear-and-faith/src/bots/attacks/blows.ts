import type { Look } from '../../game.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { canFight } from '../../rules/combat/engaged.ts';
import type { Model } from '../../state.ts';
import { blowWith, type Force } from './blow-with.ts';
import { attackWorth } from './harm.ts';

/** What the best blow at somebody promises from where both stand; with nothing to strike with, nothing. */
export function bestBlow(
  look: Look,
  attacker: Model,
  target: Model,
  force: Force,
  worthOf: typeof attackWorth = attackWorth,
): number {
  if (!canFight(look, attacker, target)) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const arm of closeArms(look, attacker))
    best = Math.max(best, worthOf(look, blowWith(attacker, target, arm, force)));
  return best;
}
