import { DEAD_AT } from '../data/quality.ts';
import { hasRule } from '../data/rule-text.ts';
import type { Tag } from '../data/tags.ts';
import type { FaithCx, SpecialRule } from '../game.ts';
import { onTable } from '../models.ts';
import { isStruck } from '../rules/combat/attack.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { D6, lastingQuality } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

const RULE = 'FF-SPEC-41';

const PROOF: readonly Tag[] = ['demon', 'vampire', 'werewolf', 'zombie'];

/** FF-SPEC-41: what has no blood, or blood of another kind. */
function canBePoisoned({ tags, rules, conditions }: Model): boolean {
  if (conditions.immaterial !== undefined || hasRule(rules, 'artificial')) return false;
  return !PROOF.some((tag) => tags.includes(tag));
}

function sicken(cx: FaithCx, victim: Model, by: Model): void {
  victim.losses = { ...victim.losses, poison: victim.losses.poison + 1 };
  const quality = lastingQuality(cx, victim);
  cx.emit({ type: 'lost-quality', rule: RULE, model: victim.id, cause: 'poison', quality });
  if (quality >= DEAD_AT) leave(cx, victim, 'killed', by, RULE);
}

/** FF-SPEC-41: whoever it beats and who lives, in attack or defence, sickens on a six. */
export const poison: SpecialRule = {
  id: 'poison',
  rule: RULE,
  on: {
    sickens: (does, { attack, loser }) => does || (isStruck(attack) && canBePoisoned(loser)),
    beat({ attack, loser }, cx, bearer) {
      if (!isStruck(attack) || !onTable(loser) || !canBePoisoned(loser)) return;
      const die = cx.roll(D6, `poison of ${bearer.id}`);
      cx.emit({ type: 'rolled', rule: RULE, seat: null, model: bearer.id, die, purpose: 'poison' });
      if (die === D6) sicken(cx, loser, bearer);
    },
  },
};
