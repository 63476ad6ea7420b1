import type { FaithCx, SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';
import type { Model } from '../../state.ts';

function end(cx: FaithCx, bearer: Model): void {
  relieve(bearer, 'sureFooted');
  const rule = 'FF-CAMP-16';
  cx.emit({ type: 'condition', rule, model: bearer.id, condition: 'sureFooted', begins: false });
}

/** FF-CAMP-16: for one activation, in this turn; what difficult ground is to it is in `difficult.ts`. */
export const sureFooted: SpecialRule = {
  id: conditionAbility('sureFooted'),
  rule: 'FF-CAMP-16',
  on: {
    acted: (_subject, cx, bearer) => end(cx, bearer),
    turnOver: (_subject, cx, bearer) => end(cx, bearer),
  },
};
