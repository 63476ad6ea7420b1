import { relieve } from '../../kit.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-ACT-14, FF-MAG-10: all that the transfixed can do. */
export const breakFree: ActionKind = {
  id: 'break-free',
  rule: 'FF-ACT-14',
  offers(_look, { conditions }) {
    const cost = conditions.transfixed?.cost ?? null;
    return cost === null ? [] : [offer('break-free', cost)];
  },
  perform(cx, model) {
    relieve(model, 'transfixed');
    cx.emit({
      type: 'condition',
      rule: 'FF-MAG-10',
      model: model.id,
      condition: 'transfixed',
      begins: false,
    });
  },
};
