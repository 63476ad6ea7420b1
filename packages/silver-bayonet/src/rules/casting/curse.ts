import type { SilverCx } from '../../game.ts';
import { levelOf, setLevel } from '../../kit.ts';
import type { Figure } from '../../state.ts';
import { courageCheck } from '../check/courage-check.ts';

/** SB-ATT-39. */
const RESISTS = 18;
const DEEPEST = 2;

/** Whether a further Curse could still do anything to this figure. */
export function canBeCursed(figure: Figure): boolean {
  return levelOf(figure, 'cursed') < DEEPEST;
}

/** SB-ATT-39: a Courage Check against it, or -1 to everything; a second one deepens it to -2. */
export function curse(cx: SilverCx, victim: Figure): void {
  if (courageCheck(cx, victim, RESISTS, 'SB-ATT-39').success || !canBeCursed(victim)) return;
  const depth = levelOf(victim, 'cursed') + 1;
  setLevel(victim, 'cursed', depth);
  cx.emit({ type: 'marked', rule: 'SB-ATT-39', figure: victim.id, mark: 'cursed', value: depth });
}
