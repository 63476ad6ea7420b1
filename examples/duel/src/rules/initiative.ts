import type { DuelCx } from '../game.ts';

/** DU-04 */
export function rollInitiative(cx: DuelCx): void {
  const { s } = cx;
  let rolls = [cx.roll(10), cx.roll(10)];
  while (rolls[0] === rolls[1]) rolls = [cx.roll(10), cx.roll(10)];
  const first = rolls[0]! > rolls[1]! ? 0 : 1;
  s.order = [first, 1 - first];
  s.next = 0;
  s.phase = 'turn';
  cx.emit({ type: 'initiative', rule: 'DU-04', seat: first, rolls });
}
