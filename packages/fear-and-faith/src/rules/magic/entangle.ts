import type { Look } from '../../game.ts';
import { inPlay, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-SPEC-18: whoever can be held at all; what has no body, and Vampires, cannot. */
export function entangleable(look: Look, user: Model): readonly Model[] {
  return inPlay(look.s).filter(
    (target) =>
      target !== user &&
      !isTransfixed(target) &&
      !target.tags.includes('vampire') &&
      target.conditions.immaterial === undefined &&
      target.conditions.apparentlyDead === undefined &&
      // FF-SPEC-52
      look.modify('canBeTargeted', target, true, { by: user, with: 'spell' }),
  );
}
