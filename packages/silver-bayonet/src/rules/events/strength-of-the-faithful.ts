import { FAITH_HEALS } from '../../data/play.ts';
import { standing } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { heal } from '../damage/heal.ts';
import { carriesWhole } from '../gear.ts';

/** SB-EVT-08. */
const HEALED = FAITH_HEALS;

/** SB-EVT-08: whoever carries a holy symbol regains up to 3. */
export function strengthOfTheFaithful(cx: SilverCx): void {
  for (const figure of standing(cx.s)) {
    if (carriesWhole(figure, 'holy-symbol')) heal(cx, figure, HEALED, 'SB-EVT-08');
  }
}
