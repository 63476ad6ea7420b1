import { figure } from '../figures.ts';
import type { Attribute } from '../game.ts';
import { carries } from '../kit.ts';
import { carriesWhole } from '../rules/gear.ts';
import type { Figure } from '../state.ts';

const TOO_GOOD = [9, 10];
const TOO_BAD = [1, 2];

/** SB-ATT-77: luck turns for it and against its enemies, but not against the faithful. */
export const curseOfTheEvilEye: Attribute = {
  id: 'curse-of-the-evil-eye',
  rule: 'SB-ATT-77',
  on: {
    forcedRerolls(faces, { attacker, target }, look, bearer) {
      const other = figure(look.s, bearer.id === attacker ? target : attacker);
      if (isFaithful(other)) return faces;
      if (bearer.id === target) return [...faces, ...TOO_GOOD];
      return other.side === null ? faces : [...faces, ...TOO_BAD];
    },
  },
};

function isFaithful(other: Figure): boolean {
  return carries(other, 'great-faith') || carriesWhole(other, 'holy-symbol');
}
