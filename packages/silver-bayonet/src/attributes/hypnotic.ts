import type { Attribute } from '../game.ts';

const TARGET = 12;

/** SB-ATT-21: whoever would Move to Attack it needs the courage to strike as well. */
export const hypnotic: Attribute = {
  id: 'hypnotic',
  rule: 'SB-ATT-21',
  on: {
    dare: () => ({ target: TARGET, rule: 'SB-ATT-21' }),
  },
};
