import { ADVANCE_IDS } from '../../data/advances.ts';
import type { FreeAction } from './free-action.ts';

const ID = 'advance';

/** FF-ACT-12, FF-CAMP-12: an advance is played. */
export const useAdvance: FreeAction = {
  id: ID,
  rule: 'FF-CAMP-12',
  offers: (look, seat) => look.modify('mayUse', look.s.parties[seat]!, []).map((id) => `${ID}/${id}`),
  perform(cx, seat, option) {
    const advance = ADVANCE_IDS.find((id) => `${ID}/${id}` === option)!;
    cx.react('uses', cx.s.parties[seat]!, { advance });
  },
};
