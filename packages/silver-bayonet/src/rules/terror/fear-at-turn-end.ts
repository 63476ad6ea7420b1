import { stands, unitOf } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { terrorCheck } from './terror.ts';

/** SB-ATT-55.R1: unit members in decision order, each against the worst that frightens it, once. */
export function fearAtTurnEnd(cx: SilverCx): void {
  for (const seat of cx.s.order) {
    for (const member of unitOf(cx.s, seat)) {
      if (cx.s.ended !== null || !stands(member)) continue;
      const worst = worstFear(cx, member);
      if (worst !== null) terrorCheck(cx, member, -worst, 'sow-fear', 'SB-ATT-55');
    }
  }
}

function worstFear(look: Look, member: Figure): number | null {
  let worst: number | null = null;
  for (const other of look.s.figures) {
    // Looked at first: whom nothing frightens need not be seen or measured from.
    if (other === member || !stands(other) || !look.handles('fearAtTurnEnd', other)) continue;
    worst = look.modify('fearAtTurnEnd', other, worst, { victim: member });
  }
  return worst;
}
