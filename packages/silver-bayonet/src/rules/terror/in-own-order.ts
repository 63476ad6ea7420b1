import { figure, stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { FigureId } from '../../state.ts';

/**
 * SB-EVT-04.R1: figures one by one, players in decision order, each taking his own in the order he likes; whoever has
 * no player comes last. Those who fall out meanwhile are passed over.
 */
export function inOwnOrder(
  cx: SilverCx,
  figures: readonly FigureId[],
  purpose: string,
  rule: string,
  each: (id: FigureId) => void,
): void {
  const take = (id: FigureId) => {
    if (cx.s.ended === null && stands(figure(cx.s, id))) each(id);
  };
  for (const seat of cx.s.order) {
    let left = figures.filter((id) => figure(cx.s, id).side === seat);
    while (left.length > 0 && cx.s.ended === null) {
      const [first] = left;
      const id = left.length === 1 ? first! : cx.ask('chooseFigure', seat, { options: left, purpose, rule });
      left = left.filter((other) => other !== id);
      take(id);
    }
  }
  for (const id of figures) if (figure(cx.s, id).side === null) take(id);
}
