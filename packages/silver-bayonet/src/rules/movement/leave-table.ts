import type { SilverCx } from '../../game.ts';
import { exit, openEdges } from '../../scenario/boards/exit.ts';
import type { Edge } from '../../scenario/format/words.ts';
import type { Figure } from '../../state.ts';

const ASKED = { purpose: 'exit', rule: 'SB-MOV-10' } as const;

/** SB-MOV-10: a unit member whose Move or Sprint has ended at an edge may leave; in a corner by either of two. */
export function leaveTable(cx: SilverCx, mover: Figure): void {
  if (mover.side === null || cx.s.activation?.over === true) return;
  const edges = openEdges(cx.s, mover);
  if (edges.length === 0) return;
  const choice = cx.ask('leave', mover.side, { options: ['stay', 'leave'], figure: mover.id });
  if (choice === 'stay') return;
  const question = { options: edges, figure: mover.id, ...ASKED };
  const edge = edges.length === 1 ? edges[0]! : (cx.ask('chooseItem', mover.side, question) as Edge);
  exit(cx, mover, edge, 'SB-MOV-10');
}
