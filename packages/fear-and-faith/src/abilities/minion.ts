import { QUALITY_MODIFIERS } from '../data/quality.ts';
import { LENGTH } from '../data/sticks.ts';
import type { Look, SpecialRule } from '../game.ts';
import { model as modelOf, onTable } from '../models.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { passesQuality } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

const RULE = 'FF-SPEC-36';

/** FF-SPEC-36: awake and himself; a fallen or transfixed Master is still one. */
function commands(look: Look, minion: Model): boolean {
  if (minion.master === null) return false;
  const master = modelOf(look.s, minion.master);
  const { asleep, apparentlyDead, possessing } = master.conditions;
  if (!onTable(master) || master.party !== minion.party) return false;
  if (asleep !== undefined || apparentlyDead !== undefined || possessing !== undefined) return false;
  // FF-RNG-07: an enemy between hides a Master, though not a Leader.
  return look.table.inRange(master, minion, LENGTH.long) && look.table.sight(minion, master).visible;
}

/** FF-SPEC-36; a Leader’s bonus takes the place of this one (FF-GEN-13). */
export const minion: SpecialRule = {
  id: 'minion',
  rule: RULE,
  on: {
    qualityModifiers(modifiers, { purpose }, look, bearer) {
      if (purpose !== 'activation' || !commands(look, bearer)) return modifiers;
      const { rule, value } = QUALITY_MODIFIERS.master;
      return [...modifiers, { by: 'master', rule, value }];
    },
    leftPlay({ model }, cx, bearer) {
      if (model.id !== bearer.master || !onTable(bearer)) return;
      bearer.master = null;
      if (!passesQuality(cx, bearer, { purpose: 'orphan', rule: RULE }))
        leave(cx, bearer, 'routed', null, RULE);
    },
  },
};
