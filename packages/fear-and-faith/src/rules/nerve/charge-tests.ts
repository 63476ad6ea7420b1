import { FEAR_MODIFIERS } from '../../data/nerve.ts';
import type { FaithCx } from '../../game.ts';
import { onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { passesQuality } from '../quality/quality.ts';
import { fearTest } from './fear-test.ts';
import { FRIGHTENED } from './insanity.ts';
import { hasFearTrait } from './who-tests.ts';

/** FF-MOV-04 step 2, FF-FEAR-08 (6): the frightened must pull themselves together; whether they do. */
export function daresToCharge(cx: FaithCx, charger: Model, targets: readonly Model[]): boolean {
  if (charger.conditions.insane?.number !== FRIGHTENED || !targets.some(hasFearTrait)) return true;
  return passesQuality(cx, charger, { purpose: 'scared', rule: 'FF-FEAR-08' });
}

/** FF-MOV-04 step 3, FF-FEAR-01 (1): one who is charged tests; from ambush it is worse (FF-HTH-07). */
export function chargeTests(cx: FaithCx, charger: Model, target: Model): void {
  if (!onTable(target) || !onTable(charger)) return;
  const ambush = charger.startedHidden && charger.controller === cx.s.active;
  const { x, y, z } = charger;
  const tested = fearTest(cx, target, {
    cause: 'charge',
    source: charger,
    at: { x, y, z },
    modifier: ambush ? FEAR_MODIFIERS.ambush : 0,
  });
  if (tested !== null) cx.react('frightenedByCharge', charger, { victim: target });
}
