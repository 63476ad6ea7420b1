import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { carries, give, take } from '../kit.ts';
import { carriesWhole } from '../rules/gear.ts';

/** SB-EQ-24: an action lights a torch; there are always more. */
export const oilAndTorches: Attribute = {
  id: 'oil-and-torches',
  rule: 'SB-EQ-24',
  on: {
    actions(options, { figure: id }, cx) {
      if (cx.s.activation!.actionSpent || carries(figure(cx.s, id), 'lit-torch')) return options;
      return [...options, 'light-torch'];
    },
    acts({ figure: id, action }, cx) {
      if (action !== 'light-torch') return;
      cx.s.activation!.actionSpent = true;
      give(figure(cx.s, id), 'lit-torch');
    },
    lostGear({ figure: id }, cx) {
      if (!carriesWhole(figure(cx.s, id), 'oil-and-torches')) take(figure(cx.s, id), 'oil-and-torches');
    },
  },
};
