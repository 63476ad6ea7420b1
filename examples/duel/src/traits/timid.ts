import type { Trait } from '../game.ts';

/** DU-13: never strikes back. */
export const timid: Trait = {
  id: 'timid',
  rule: 'DU-13',
  on: { mayStrikeBack: () => false },
};
