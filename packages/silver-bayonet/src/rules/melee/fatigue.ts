import { MOST_FATIGUE } from '../../data/play.ts';
import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';

/** How many tokens a figure can have. */
export function fatigueLimit(look: Look, figure: Figure): number {
  return look.modify('fatigueLimit', figure, MOST_FATIGUE);
}

/** SB-MEL-12: one token for a figure still on the table, within its limit. */
export function tire(cx: SilverCx, figure: Figure, rule: string): void {
  if (!stands(figure) || figure.fatigue >= fatigueLimit(cx, figure)) return;
  figure.fatigue++;
  cx.emit({ type: 'tired', rule, figure: figure.id, fatigue: figure.fatigue });
}
