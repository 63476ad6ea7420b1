import type { SpecialRule } from '../game.ts';
import { friends, inPlay } from '../models.ts';
import { leave } from '../rules/leaving/leaving.ts';
import { spellModifiers } from './magic-user.ts';

/** FF-SPEC-15: his creatures vanish with him; summoning is `actions/summon.ts`. */
export const demonologist: SpecialRule = {
  id: 'demonologist',
  rule: 'FF-SPEC-15',
  on: {
    qualityModifiers: spellModifiers,
    gone(_left, cx, bearer) {
      for (const demon of inPlay(cx.s))
        if (demon.origin === 'summoned' && demon.master === bearer.id && friends(demon, bearer))
          leave(cx, demon, 'dismissed', null, 'FF-SPEC-15');
    },
  },
};
