import type { SilverCx } from '../../game.ts';
import { takeAims } from '../../scenario/score/aims.ts';
import { happened } from '../../scenario/story/happened.ts';
import { placeStarting } from '../../scenario/story/monster.ts';
import { againstMonsters } from '../../sides.ts';
import { rollForOrder, takeSides } from './side-roll.ts';

/** SB-SET-01, step 4: the scenario's monsters, then its rules on the set-up; two together roll first (SB-OPS-17). */
export function layOut(cx: SilverCx): void {
  const { s } = cx;
  takeAims(cx);
  placeMonsters(cx);
  const together = againstMonsters(s) && s.sides.length > 1;
  if (together) rollForOrder(cx, 'placing', 'SB-COOP-05');
  happened(cx, { event: 'setup' });
  if (againstMonsters(s)) deployment(cx);
  else s.stage = 'sides';
}

function placeMonsters(cx: SilverCx): void {
  for (const monster of cx.s.scenario.monsters ?? []) placeStarting(cx, monster);
}

/** SB-SET-01, step 5. */
export function takeUpSides(cx: SilverCx): void {
  takeSides(cx);
  deployment(cx);
}

function deployment({ s }: SilverCx): void {
  s.deploying = [...s.order];
  s.stage = 'deployment';
}
