import type { Attribute } from '../game.ts';
import { carries, give, take } from '../kit.ts';
import { carriesWhole } from '../rules/gear.ts';

/** SB-EQ-24: an action lights a torch; there are always more. */
export const oilAndTorches: Attribute = {
  id: 'oil-and-torches',
  rule: 'SB-EQ-24',
  on: {
    actions(options, _, { s }, bearer) {
      if (s.activation!.actionSpent || carries(bearer, 'lit-torch')) return options;
      return [...options, 'light-torch'];
    },
    acts({ action }, cx, bearer) {
      if (action !== 'light-torch') return;
      cx.s.activation!.actionSpent = true;
      give(bearer, 'lit-torch');
    },
    lostGear(_, __, bearer) {
      if (!carriesWhole(bearer, 'oil-and-torches')) take(bearer, 'oil-and-torches');
    },
  },
};
