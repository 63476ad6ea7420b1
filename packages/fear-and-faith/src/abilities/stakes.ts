import type { Look, SpecialRule } from '../game.ts';
import { model as modelOf } from '../models.ts';
import { isReady } from '../rules/combat/arms.ts';
import type { Attack } from '../rules/combat/attack.ts';
import { holderFor } from '../rules/combat/held-stake.ts';
import { combatOf } from '../rules/combat/reckoning.ts';
import type { Arm, Model } from '../state.ts';

const RULE = 'FF-SPEC-50';

/** A stake that is not in hand: it takes a friend to hold it. */
function sheathed(look: Look, { arms }: Model): Arm | undefined {
  return arms.find((arm) => arm.weapon === 'stake' && arm.fault === 'none' && !isReady(look, arm));
}

/** FF-SPEC-50: by how much the friend who holds it is the weaker of the two. */
function weakerBy(look: Look, bearer: Model, { target, weapon, kind }: Attack): number {
  if (weapon !== 'stake' || kind !== 'close' || sheathed(look, bearer) === undefined) return 0;
  const holder = holderFor(look, bearer, target);
  return holder === null ? 0 : Math.min(0, combatOf(look, holder) - combatOf(look, bearer));
}

/** FF-SPEC-50: a stake that a friend holds need not be readied; what else a stake does is in the tables of FF-HTH. */
export const stakes: SpecialRule = {
  id: 'stakes',
  rule: RULE,
  on: {
    closeArms(arms, _subject, look, bearer) {
      const stake = sheathed(look, bearer);
      if (stake === undefined || holderFor(look, bearer, null) === null) return arms;
      const { weapon, silver, wooden, familiar } = stake;
      return [...arms, { weapon, silver, wooden, familiar }];
    },
    offers: (offers, _subject, look, bearer) =>
      sheathed(look, bearer) === undefined
        ? offers
        : offers.filter(
            ({ action, weapon, target }) =>
              weapon !== 'stake' ||
              target === undefined ||
              !action.endsWith('strike') ||
              holderFor(look, bearer, modelOf(look.s, target)) !== null,
          ),
    fightModifiers(modifiers, { attack, role }, look, bearer) {
      const value = role === 'attacker' ? weakerBy(look, bearer, attack) : 0;
      return value === 0 ? modifiers : [...modifiers, { by: 'held-stake', rule: RULE, value }];
    },
  },
};
