import { mark } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';

/** Mark of a figure that failed against a Powerful Enchantment this turn (SB-EVT-09). */
export const SPELLBOUND = 'spellbound';

/** Whether a figure may Move to Attack: not spellbound, and nothing it carries forbids it. */
export function mayMoveToAttack(look: Look, figure: Figure): boolean {
  return look.modify('mayMoveToAttack', figure, mark(figure, SPELLBOUND) === 0);
}

/** Whether a figure may take a Shoot action. */
export function mayShoot(look: Look, figure: Figure): boolean {
  return look.modify('mayShoot', figure, mark(figure, SPELLBOUND) === 0);
}
