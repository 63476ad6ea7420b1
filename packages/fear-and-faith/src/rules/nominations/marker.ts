import { isMarker, model as modelOf, thisTurn } from '../../models.ts';
import type { Nominating } from './nomination.ts';

/** FF-SCN-31: counters are nominated as models are, each once a turn. */
export const marker: Nominating = {
  kind: 'marker',
  rule: 'FF-SCN-31',
  offers: ({ s }, seat) =>
    s.models
      .filter((m) => isMarker(m) && m.controller === seat && thisTurn(m, 'nominated') === 0)
      .map(({ id }) => id),
  choose: (cx, _seat, option) => [modelOf(cx.s, option)],
};
