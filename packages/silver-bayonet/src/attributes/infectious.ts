import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { give } from '../kit.ts';

/** SB-ATT-53: whoever it brings down heals badly after the game. */
export const infectious: Attribute = {
  id: 'infectious',
  rule: 'SB-ATT-53',
  on: {
    broughtDown({ victim }, cx) {
      const fallen = figure(cx.s, victim);
      if (fallen.side === null) return;
      give(fallen, 'infected');
      cx.emit({ type: 'marked', rule: 'SB-ATT-53', figure: victim, mark: 'infected', value: 1 });
    },
  },
};
