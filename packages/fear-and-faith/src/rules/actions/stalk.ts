import { ACTION_COSTS } from '../../data/actions.ts';
import { MARKER } from '../../data/markers.ts';
import { LENGTH } from '../../data/sticks.ts';
import { countTurn, isMarker } from '../../models.ts';
import { DUMMY } from '../../state.ts';
import { oneMove } from '../movement/one-move.ts';
import { truthOf } from '../secrets/concealed.ts';
import { turnUp } from '../secrets/turn-up.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SCN-31';

/** FF-SCN-31: a counter moves Long, and into contact with nobody. */
export const stalk: ActionKind = {
  id: 'stalk',
  rule: RULE,
  offers: (_look, model) => (isMarker(model) ? [offer('stalk', ACTION_COSTS.move)] : []),
  perform(cx, marker) {
    countTurn(marker, 'moves');
    oneMove(cx, marker, { reach: LENGTH[MARKER.movement], targets: [] });
  },
};

/** FF-SCN-31: somebody real shows himself in the middle of his activation, and goes on with what is left of it. */
export const show: ActionKind = {
  id: 'show',
  rule: RULE,
  offers: ({ s }, model) =>
    isMarker(model) && truthOf(s, 'marker', model.id) !== DUMMY ? [offer('show', 0)] : [],
  perform: (cx, marker) => void turnUp(cx, marker, null),
};
