import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friendsOf, isActive, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-SPEC-50: the strongest friend who has held a stake this turn against a Vampire in contact with both; this one or, by null, any. */
export function holderFor(look: Look, model: Model, vampire: Model | null): Model | null {
  const { s, table } = look;
  const holders = friendsOf(s, model).filter(
    (friend) => thisTurn(friend, 'held-stake') > 0 && isActive(friend) && hasRule(friend.rules, 'stakes'),
  );
  if (holders.length === 0) return null;
  const among = vampire === null ? enemiesOf(s, model) : [vampire];
  const foes = among.filter((foe) => foe.tags.includes('vampire') && table.touches(model, foe));
  let best: Model | null = null;
  for (const holder of holders)
    if ((best === null || holder.combat > best.combat) && foes.some((foe) => table.touches(holder, foe)))
      best = holder;
  return best;
}
