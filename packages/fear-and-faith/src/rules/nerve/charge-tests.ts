import { FEAR_MODIFIERS } from '../../data/nerve.ts';
import type { FaithCx, Look } from '../../game.ts';
import { onTable, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { type Fright, fearTest } from './fear-test.ts';

/** FF-MOV-04 step 3, FF-FEAR-01 (1): what there is to fear of a charge; from ambush it is worse (FF-HTH-07). */
export function frightOfCharge({ s }: Look, charger: Model): Fright {
  const ambush = charger.startedHidden && charger.controller === s.active;
  const { x, y, z } = charger;
  return {
    cause: 'charge',
    source: charger,
    at: { x, y, z },
    modifier: ambush ? FEAR_MODIFIERS.ambush : 0,
  };
}

/** FF-MOV-04 step 3: one who is charged tests. */
export function chargeTests(cx: FaithCx, charger: Model, target: Model): 'stays' | 'fled' {
  if (!onTable(target) || !onTable(charger)) return 'stays';
  const fled = thisTurn(target, 'fled');
  const tested = fearTest(cx, target, frightOfCharge(cx, charger));
  if (tested !== null) cx.react('frightenedByCharge', charger, { victim: target });
  return thisTurn(target, 'fled') > fled ? 'fled' : 'stays';
}
