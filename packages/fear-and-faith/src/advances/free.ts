import { type AdvanceId, advance } from '../data/advances.ts';
import type { FaithCx, Look, SpecialRule } from '../game.ts';
import { advanceAbility } from '../kit.ts';
import { model as modelOf } from '../models.ts';
import type { Model, Party } from '../state.ts';
import { left, seatOf } from './uses.ts';

interface Free {
  readonly id: AdvanceId;
  /** For whom it may be used now; nobody: it may not. */
  candidates(look: Look, party: Party): readonly Model[];
  use(cx: FaithCx, party: Party, model: Model): void;
}

/** FF-ACT-12: an advance that is played between nominations in the own turn, for somebody. */
export function freeAdvance({ id, candidates, use }: Free): SpecialRule {
  return {
    id: advanceAbility(id),
    rule: advance(id).rule,
    on: {
      mayUse: (ids, _subject, look, party) =>
        left(party, id) > 0 && candidates(look, party).length > 0 ? [...ids, id] : ids,
      uses(said, cx, party) {
        if (said.advance !== id) return;
        const options = candidates(cx, party).map((model) => model.id);
        const chosen = cx.ask('advanceFor', seatOf(cx.s, party), { advance: id, options });
        use(cx, party, modelOf(cx.s, chosen));
      },
    },
  };
}
