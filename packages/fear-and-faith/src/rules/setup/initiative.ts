import type { FaithCx } from '../../game.ts';
import { seatsOf } from '../../scenario/story/sides.ts';
import { beginPhase } from '../turn/begin-phase.ts';
import { rollOff } from './roll-off.ts';

/** FF-ACT-01: once a game; with several players by the roll, descending. */
export function rollInitiative(cx: FaithCx): void {
  const { s } = cx;
  const seats = s.parties.map((_, seat) => seat);
  const { first } = s.story.document.deployment ?? {};
  // FF-SCN-09: where the scenario says who begins, nobody rolls.
  const begins = first === undefined ? [] : seatsOf(s, first);
  s.order =
    begins.length > 0
      ? [...begins, ...seats.filter((seat) => !begins.includes(seat))]
      : [...rollOff(cx, seats, { purpose: 'initiative', rule: 'FF-ACT-01' })];
  s.active = s.order[0]!;
  cx.emit({ type: 'initiative', rule: 'FF-ACT-01', order: [...s.order] });
  beginPhase(cx, 'turn');
}
