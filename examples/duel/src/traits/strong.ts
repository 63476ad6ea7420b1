import type { Trait } from '../game.ts';

/** DU-12: hits do more, by the trait's number. */
export const strong: Trait = {
  id: 'strong',
  rule: 'DU-12',
  on: (number) => ({ damage: (points) => points + Number(number) }),
};
