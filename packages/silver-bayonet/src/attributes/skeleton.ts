import { standing, stands } from '../figures.ts';
import type { Attribute, Look, SilverCx } from '../game.ts';
import { takeOut } from '../rules/damage/at-zero.ts';
import { BONE_PILE } from '../rules/monsters/bone-piles.ts';
import type { Figure } from '../state.ts';

const RULE = 'SB-ATT-85';

/** SB-ATT-85: leaves a pile of bones, and falls into one when nobody is left to hold it up. */
export const skeleton: Attribute = {
  id: 'skeleton',
  rule: RULE,
  on: {
    fallsAtZero(_, __, bearer) {
      bearer.marks[BONE_PILE] = 1;
    },
    figureOut: (_, cx, bearer) => collapse(cx, bearer),
    activationBegins: (_, cx, bearer) => collapse(cx, bearer),
  },
};

function isHeldUp(look: Look): boolean {
  return standing(look.s).some((other) => look.modify('keepsBonesUp', other, false));
}

/** R1: nobody's kill. */
function collapse(cx: SilverCx, bones: Figure): void {
  if (isHeldUp(cx) || !stands(bones)) return;
  bones.marks[BONE_PILE] = 1;
  takeOut(cx, bones, 'removed', RULE);
}
