import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { check, PLAIN } from '../rules/check/check.ts';

const TARGET = 12;

/** SB-ATT-21: whoever would Move to Attack it needs the courage to strike as well. */
export const hypnotic: Attribute = {
  id: 'hypnotic',
  rule: 'SB-ATT-21',
  on: {
    fought(fought, { attacker, moving }, cx) {
      if (!fought || !moving) return fought;
      const mover = figure(cx.s, attacker);
      const { success } = check(cx, {
        ...PLAIN,
        figure: mover,
        check: 'courage',
        target: TARGET,
        rule: 'SB-ATT-21',
      });
      return success === true;
    },
  },
};
