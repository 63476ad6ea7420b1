import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { courageCheck } from '../rules/check/courage-check.ts';

const TARGET = 12;

/** SB-ATT-21: whoever would Move to Attack it needs the courage to strike as well. */
export const hypnotic: Attribute = {
  id: 'hypnotic',
  rule: 'SB-ATT-21',
  on: {
    fought(fought, { attacker, moving }, cx) {
      if (!fought || !moving) return fought;
      return courageCheck(cx, figure(cx.s, attacker), TARGET, 'SB-ATT-21').success;
    },
  },
};
