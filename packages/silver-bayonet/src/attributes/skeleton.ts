import { figure, standing, stands } from '../figures.ts';
import type { Attribute, Look } from '../game.ts';
import { takeOut } from '../rules/damage/at-zero.ts';
import { BONE_PILE } from '../rules/monsters/bone-piles.ts';
import type { Figure } from '../state.ts';

const RULE = 'SB-ATT-85';

/** SB-ATT-85: leaves a pile of bones, and falls into one when nobody is left to hold it up. */
export const skeleton: Attribute = {
  id: 'skeleton',
  rule: RULE,
  on: {
    fallsAtZero({ figure: id }, cx) {
      figure(cx.s, id).marks[BONE_PILE] = 1;
    },
    figureOut({ bearer }, cx) {
      const bones = figure(cx.s, bearer);
      if (!isHeldUp(cx)) collapse(bones, () => takeOut(cx, bones, 'removed', RULE));
    },
    activationBegins({ figure: id }, cx) {
      const bones = figure(cx.s, id);
      if (!isHeldUp(cx)) collapse(bones, () => takeOut(cx, bones, 'removed', RULE));
    },
  },
};

function isHeldUp(look: Look): boolean {
  return standing(look.s).some((other) => look.modify('keepsBonesUp', other, false, { figure: other.id }));
}

/** R1: nobody's kill. */
function collapse(bones: Figure, out: () => void): void {
  if (!stands(bones)) return;
  bones.marks[BONE_PILE] = 1;
  out();
}
