import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { carries, give } from '../kit.ts';
import type { Figure } from '../state.ts';
import { ORDER } from './order.ts';

/** SB-ATT-63: its blows knock down whoever is smaller. */
export const trample: Attribute = {
  id: 'trample',
  rule: 'SB-ATT-63',
  order: ORDER.trample,
  on: {
    landedHit({ target, mode }, cx, bearer) {
      const victim = figure(cx.s, target);
      if (mode !== 'melee' || sizeOf(victim) >= sizeOf(bearer)) return;
      give(victim, 'knocked-down');
      cx.emit({ type: 'marked', rule: 'SB-ATT-63', figure: target, mark: 'knocked-down', value: 1 });
    },
  },
};

/** SB-MON-03. */
function sizeOf(body: Figure): number {
  if (body.mounted || carries(body, 'large')) return 2;
  return carries(body, 'small') ? 0 : 1;
}
