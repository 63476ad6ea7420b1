import { FEAR_MODIFIERS } from '../../data/nerve.ts';
import type { FaithCx } from '../../game.ts';
import { onTable, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { fearTest } from './fear-test.ts';

/** FF-MOV-04 step 3, FF-FEAR-01 (1): one who is charged tests; from ambush it is worse (FF-HTH-07). */
export function chargeTests(cx: FaithCx, charger: Model, target: Model): 'stays' | 'fled' {
  if (!onTable(target) || !onTable(charger)) return 'stays';
  const fled = thisTurn(target, 'fled');
  const ambush = charger.startedHidden && charger.controller === cx.s.active;
  const { x, y, z } = charger;
  const tested = fearTest(cx, target, {
    cause: 'charge',
    source: charger,
    at: { x, y, z },
    modifier: ambush ? FEAR_MODIFIERS.ambush : 0,
  });
  if (tested !== null) cx.react('frightenedByCharge', charger, { victim: target });
  return thisTurn(target, 'fled') > fled ? 'fled' : 'stays';
}
