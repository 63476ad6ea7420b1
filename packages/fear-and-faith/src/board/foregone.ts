import type { Asked, Foregone } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { D6 } from '../rules/quality/quality.ts';
import type { BoardWords } from './board-words.ts';

const KEEP = 'keep';

/** FF-SPEC-27, FF-CAMP-14, -22: where no other roll could be better than the dice as they lie. */
export function foregone(asked: Asked<FearAndFaith>, words: BoardWords): Foregone | null {
  if (asked.kind !== 'reroll') return null;
  const { dice, fight } = asked.question;
  // FF-HTH-05: in a fight nothing beats a six.
  if (fight === null || !dice.every((face) => face === D6)) return null;
  return { answer: KEEP, because: 'gains-nothing', words: words.foregone };
}
