import { standing } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { carries } from '../kit.ts';
import { raiseBones } from '../rules/monsters/bone-piles.ts';
import { raiseTheDead as raise } from '../rules/monsters/raise-the-dead.ts';
import { ORDER } from './order.ts';

/**
 * SB-ATT-83: something dead rises beside it. A necromancer's behaviour says when (SB-MON-10); anything else always
 * does it, unless Dark Gift decides. SB-ATT-85: its sight is what bone piles rise in.
 */
export const raiseTheDead: Attribute = {
  id: 'raise-the-dead',
  rule: 'SB-ATT-83',
  order: ORDER.necromancy,
  on: {
    keepsBonesUp: () => true,
    activationBegins({ wasted }, cx, raiser) {
      if (wasted || carries(raiser, 'necromancer') || carries(raiser, 'dark-gift')) return;
      raise(cx, raiser);
    },
    monsterPhase(_, cx, bearer) {
      const raisers = standing(cx.s).filter((other) => carries(other, 'raise-the-dead'));
      // Once for all of them, so that no player is asked twice about the same pile.
      if (raisers[0] === bearer) raiseBones(cx, raisers);
    },
  },
};
