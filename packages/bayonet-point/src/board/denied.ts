import type { Asked, Denied, Refusal } from '@vedette/engine';
import { isFirearm } from '../data/weapons.ts';
import { figure as find, unit as findUnit, members } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { whyLeaderHolds, whyNoFire } from '../rules/shooting/no-shot.ts';
import type { Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-SHT-01: a shot that those with guns might look for among the answers in vain, and what stands in the way. */
export function denied(asked: Asked<BayonetPoint>): readonly Denied[] {
  const s = asked.view();
  const { kind, question } = asked;
  const missing = (id: string, men: readonly Figure[], why: Refusal): readonly Denied[] =>
    men.some(({ weapons }) => weapons.some(isFirearm))
      ? [{ id, words: words.prompt.option(id, s), problem: why }]
      : [];
  if (kind === 'order' && !question.options.includes('fire'))
    return missing('fire', members(s, findUnit(s, question.unit)), whyNoFire(s, question.unit));
  if (kind === 'leaderAction' && !question.options.includes('shoot'))
    return missing('shoot', [find(s, question.figure)], whyLeaderHolds(s, question.figure));
  return [];
}
