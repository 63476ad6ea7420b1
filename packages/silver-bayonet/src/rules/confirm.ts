import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../game.ts';
import type { FigureId } from '../state.ts';

/** A yes or no about one figure: whether its player, or whoever decides for it, wants what a rule offers. */
export function confirms(cx: SilverCx, seat: Seat, figure: FigureId, purpose: string, rule: string): boolean {
  return cx.ask('confirm', seat, { options: ['yes', 'no'], figure, purpose, rule }) === 'yes';
}
