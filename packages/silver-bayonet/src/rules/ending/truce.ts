import type { Seat } from '@vedette/engine';
import type { SilverCx } from '../../game.ts';
import { TRUCE } from '../../option-ids.ts';
import { end } from './end.ts';

/** SB-SCN-GEN-31.R2: between two activations; if everybody agrees, everything stands as it is. */
export function proposeTruce(cx: SilverCx, seat: Seat): void {
  const question = { options: ['yes', 'no'], figure: null, purpose: TRUCE, rule: 'SB-SCN-GEN-31' } as const;
  for (const other of cx.s.order) {
    if (other !== seat && cx.ask('confirm', other, question) === 'no') return;
  }
  end(cx, 'truce', 'SB-SCN-GEN-31');
}
