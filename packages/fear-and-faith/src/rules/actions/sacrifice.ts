import { ACTION_COSTS } from '../../data/actions.ts';
import { LEAVING } from '../../data/leaving.ts';
import { SACRIFICE_BONUS } from '../../data/magic.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { friendsOf, inPlay, isActive, isGood, model as modelOf } from '../../models.ts';
import type { Conditions, Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { isEngaged } from '../combat/engaged.ts';
import { leave } from '../leaving/leaving.ts';
import { magicOf } from '../magic/spells.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-MAG-14';

type Promised = NonNullable<Conditions['sacrifice']>;

/** FF-MAG-14: alive, and neither beast nor made by hand. */
function isVictim({ tags, rules, conditions }: Model): boolean {
  // FF-SPEC-24: whoever seems to be dead has no life to give.
  if (conditions.apparentlyDead !== undefined) return false;
  return tags.includes('living') && !tags.includes('animal') && !hasRule(rules, 'artificial');
}

/** FF-MAG-14: a living friend beside it, whatever that friend is worth. */
export const sacrifice: ActionKind = {
  id: 'sacrifice',
  rule: RULE,
  offers(look: Look, model) {
    if (magicOf(model).length === 0 || !isActive(model) || isEngaged(look, model)) return [];
    return look.table
      .contact(model, friendsOf(look.s, model))
      .filter(isVictim)
      .map(({ id: target }) => offer('sacrifice', ACTION_COSTS.sacrifice, { target }));
  },
  perform(cx, model, { target }) {
    const victim = modelOf(cx.s, target!);
    const bonus = SACRIFICE_BONUS.find(({ points }) => victim.points >= points)?.bonus ?? 0;
    const { turns } = cx.s.parties[model.controller]!;
    if (bonus > 0) afflict(model, 'sacrifice', promised(model.conditions.sacrifice, bonus, turns));
    horrify(cx, victim);
    leave(cx, victim, 'sacrificed', model, RULE);
  },
};

/** Of two in one turn the better counts; what an earlier one gave for this turn goes on till its end. */
function promised(had: Promised | undefined, bonus: number, turns: number): Promised {
  const next = { bonus, turn: turns + 1 };
  if (had === undefined) return next;
  if (had.turn === turns) return { ...next, running: had.bonus };
  return had.bonus >= bonus ? had : { ...had, bonus };
}

/** FF-MAG-14: as at a gruesome death, but for the good of any party. */
function horrify({ s, table }: FaithCx, victim: Model): void {
  const good = inPlay(s).filter((other) => other !== victim && isGood(s, other));
  const seeing = table
    .within(victim, LENGTH.long, good)
    .filter((other) => table.sight(other, victim, 'witness').visible);
  if (seeing.length === 0) return;
  const { x, y, z } = victim;
  const models = table.inOrder(victim, seeing).flat();
  raise(s, {
    kind: 'fear',
    cause: 'sacrifice',
    models: models.map(({ id }) => id),
    source: victim.id,
    at: { x, y, z },
    modifier: LEAVING['killed-gruesome'].fearModifier,
  });
}
