import type { Trait } from '../game.ts';

/** DU-11: may spend a fate die and stand at 1 health instead of falling. */
export const stubborn: Trait = {
  id: 'stubborn',
  rule: 'DU-11',
  on: {
    aboutToFall({ seat }, cx, owner) {
      if (owner.fate === 0 || cx.ask('standFast', seat, { options: ['spend', 'fall'] }) === 'fall') return;
      owner.fate--;
      owner.health = 1;
      cx.emit({ type: 'stoodFast', rule: 'DU-11', seat, fate: owner.fate });
    },
  },
};
