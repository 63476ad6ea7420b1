import { model as modelOf, onTable } from '../../models.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'drop';

/** FF-ACT-12: an item is put down where its bearer stands. */
export const drop: FreeAction = {
  id: ID,
  rule: 'FF-ACT-12',
  offers({ s }, seat) {
    const carried = s.tokens.filter(({ carrier }) => {
      const bearer = carrier === null ? null : modelOf(s, carrier);
      return bearer !== null && bearer.controller === seat && onTable(bearer);
    });
    return carried.map(({ id }) => `${ID}/${id}`);
  },
  perform(cx, _seat, option) {
    const { s } = cx;
    const token = s.tokens.find(({ id }) => `${ID}/${id}` === option)!;
    const bearer = modelOf(s, token.carrier!);
    s.tokens = s.tokens.map((one) =>
      one === token ? { ...one, carrier: null, x: bearer.x, y: bearer.y, z: bearer.z } : one,
    );
    cx.emit({ type: 'acted', rule: 'FF-ACT-12', model: bearer.id, action: ID, target: null });
  },
};
