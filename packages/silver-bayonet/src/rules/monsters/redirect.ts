import type { SilverCx } from '../../game.ts';
import { KEEP } from '../../option-ids.ts';
import type { Figure } from '../../state.ts';
import { canSpend, spend } from '../fate/pool.ts';
import { hasFreeHand, overruled } from './free-hand.ts';

/**
 * SB-MONA-08, window C of SB-FATE-14: before it shoots or moves, players in decision order may send a monster at
 * another target of the same kind. One Monster Die and one change in all.
 */
export function redirect<T extends { readonly id: string }>(
  cx: SilverCx,
  monster: Figure,
  intent: 'shoot' | 'move',
  chosen: T,
  targets: () => readonly T[],
): T {
  if (hasFreeHand(cx.s)) return overruled(cx, monster, intent, chosen, targets());
  const seats = cx.s.order.filter((seat) => canSpend(cx.s, seat, 'monster'));
  if (seats.length === 0) return chosen;
  const others = targets().filter(({ id }) => id !== chosen.id);
  const uses = cx.modify('monsterDieUses', monster, [], { intent });
  const changes = [...others.map(({ id }) => id), ...uses];
  if (changes.length === 0) return chosen;
  for (const seat of seats) {
    const use = cx.ask('monsterChoice', seat, {
      options: [KEEP, ...changes],
      figure: monster.id,
      target: chosen.id,
      purpose: intent,
      rule: 'SB-MONA-08',
    });
    if (use === KEEP) continue;
    spend(cx, seat, 'monster', { use: 'redirect', rule: 'SB-FATE-11', figure: monster.id });
    cx.react('monsterDieUsed', monster, { seat, intent, use });
    const other = others.find(({ id }) => id === use);
    if (other === undefined) return chosen;
    cx.emit({ type: 'redirected', rule: 'SB-MONA-08', figure: monster.id, target: other.id });
    return other;
  }
  return chosen;
}
