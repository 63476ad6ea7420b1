import { stopFeeding } from '../../abilities/conditions/feeding.ts';
import { ACTION_COSTS } from '../../data/actions.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-SPEC-42 */
export const snapOut: ActionKind = {
  id: 'snap-out',
  rule: 'FF-SPEC-42',
  offers: (_look, { conditions }) =>
    conditions.feeding === undefined ? [] : [offer('snap-out', ACTION_COSTS['snap-out-of-feeding'])],
  perform: stopFeeding,
};
