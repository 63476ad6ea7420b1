import type { Seat } from '@vedette/engine';
import { membersOf } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { dropAll } from '../../scenario/objects/carry.ts';
import { takeOut } from '../damage/at-zero.ts';

/** SB-END-06: those who are down count as lost, the others leave; what they carried stays where they stood. */
export function concede(cx: SilverCx, seat: Seat): void {
  cx.s.conceded.push(seat);
  for (const figure of cx.s.figures) {
    if (figure.home === seat && figure.standing === 'down') takeOut(cx, figure, 'removed', 'SB-END-06');
  }
  for (const figure of membersOf(cx.s, seat)) {
    dropAll(cx, figure, 'SB-END-06');
    takeOut(cx, figure, 'left', 'SB-END-06');
  }
}
