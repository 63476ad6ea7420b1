import type { Attribute } from '../game.ts';
import { give } from '../kit.ts';

/** SB-ATT-53: whoever it brings down heals badly after the game. */
export const infectious: Attribute = {
  id: 'infectious',
  rule: 'SB-ATT-53',
  on: {
    broughtDown({ victim }, cx) {
      if (victim.side === null) return;
      give(victim, 'infected');
      cx.emit({ type: 'marked', rule: 'SB-ATT-53', figure: victim.id, mark: 'infected', value: 1 });
    },
  },
};
