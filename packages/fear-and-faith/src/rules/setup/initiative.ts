import type { FaithCx } from '../../game.ts';
import { beginPhase } from '../turn/begin-phase.ts';
import { rollOff } from './roll-off.ts';

/** FF-ACT-01: once a game; with several players by the roll, descending. */
export function rollInitiative(cx: FaithCx): void {
  const { s } = cx;
  s.order = [
    ...rollOff(
      cx,
      s.parties.map((_, seat) => seat),
      { purpose: 'initiative', rule: 'FF-ACT-01' },
    ),
  ];
  s.active = s.order[0]!;
  cx.emit({ type: 'initiative', rule: 'FF-ACT-01', order: [...s.order] });
  beginPhase(cx, 'turn');
}
