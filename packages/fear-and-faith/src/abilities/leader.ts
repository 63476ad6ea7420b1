import { QUALITY_MODIFIERS } from '../data/quality.ts';
import { hasRule } from '../data/rule-text.ts';
import { LENGTH } from '../data/sticks.ts';
import type { SpecialRule } from '../game.ts';
import { isFallen } from '../models.ts';
import type { Model } from '../state.ts';

/** FF-SPEC-32: not while he lies, is held, seems dead or sleeps, and not as a beast. */
function inspires(leader: Model): boolean {
  const { transfixed, apparentlyDead, asleep, form } = leader.conditions;
  return !(isFallen(leader) || transfixed || apparentlyDead || asleep || form);
}

/** FF-SPEC-32; FF-GEN-13: several do not add up, nor does a Master with a Leader. */
export const leader: SpecialRule = {
  id: 'leader',
  rule: 'FF-SPEC-32',
  on: {
    friendQuality(modifiers, { friend }, look, bearer) {
      if (modifiers.some(({ by }) => by === 'leader') || !inspires(bearer)) return modifiers;
      // FF-SPEC-35: the Mindless look up to nobody.
      if (hasRule(friend.rules, 'mindless')) return modifiers;
      if (!look.table.inRange(bearer, friend, LENGTH.long)) return modifiers;
      if (!look.table.sight(friend, bearer, 'leader').visible) return modifiers;
      const { value, rule } = QUALITY_MODIFIERS.leader;
      return [...modifiers.filter(({ by }) => by !== 'master'), { by: 'leader', rule, value }];
    },
    shakesParty: () => true,
  },
};
