import type { FaithCx, SpecialRule } from '../../game.ts';
import { conditionAbility, relieve } from '../../kit.ts';
import type { Model } from '../../state.ts';

/** FF-SPEC-42: it looks up from its meal. */
export function stopFeeding(cx: FaithCx, model: Model): void {
  relieve(model, 'feeding');
  cx.emit({
    type: 'condition',
    rule: 'FF-SPEC-42',
    model: model.id,
    condition: 'feeding',
    begins: false,
  });
}

/** FF-SPEC-42: nothing else can be done until it stops, which being attacked sees to. */
export const feeding: SpecialRule = {
  id: conditionAbility('feeding'),
  rule: 'FF-SPEC-42',
  on: {
    offers: (offers) => offers.filter(({ action }) => action === 'snap-out'),
    attackDeclared({ role }, cx, bearer) {
      if (role === 'target') stopFeeding(cx, bearer);
    },
  },
};
