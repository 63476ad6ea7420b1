import { item } from '../data/armoury/armoury.ts';
import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { takeOut } from '../rules/damage/at-zero.ts';
import { creditFor, notePutOut } from '../scenario/score/credit.ts';

/** SB-ATT-76: a heavy blow or a perfect hit shatters it outright. */
export const brittle: Attribute = {
  id: 'brittle',
  rule: 'SB-ATT-76',
  on: {
    hit({ attacker, target, mode, weapon, critical }, cx) {
      const heavy = mode === 'melee' && item(weapon).melee?.as === 'heavy-weapon';
      if (!heavy && !critical) return;
      const bearer = figure(cx.s, target);
      notePutOut(cx, bearer, creditFor(cx.s, figure(cx.s, attacker), bearer));
      takeOut(cx, bearer, 'removed', 'SB-ATT-76');
    },
  },
};
