import { hasRule } from '../data/rule-text.ts';
import type { Look, SpecialRule } from '../game.ts';
import { thisGame } from '../models.ts';
import type { Model } from '../state.ts';

/** FF-SPEC-52, FF-MOV-13: at something that gives cover, a hill left out; not who was heard, nor who carries a motor. */
function isOutOfSight(look: Look, bearer: Model): boolean {
  // FF-SCN-30: nor who has fired where he was thought to be a tree.
  if (thisGame(bearer, 'loud') + thisGame(bearer, 'given-away') > 0 || hasRule(bearer.rules, 'chainsaw'))
    return false;
  return look.table.beside(bearer).some(({ flags }) => flags.includes('cover') && !flags.includes('slope'));
}

export const stealth: SpecialRule = {
  id: 'stealth',
  rule: 'FF-SPEC-52',
  on: { canBeTargeted: (can, _by, look, bearer) => can && !isOutOfSight(look, bearer) },
};
