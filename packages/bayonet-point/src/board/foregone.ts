import type { Asked, Foregone } from '@vedette/engine';
import { figure, unitOf } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { words } from '../words/now.ts';

/** Answers that cost nothing and close no other way, or after which nothing of weight is left to be done. */
export function foregone(asked: Asked<BayonetPoint>): Foregone | null {
  const { kind, question } = asked;
  // BP-VIS-12: to look takes no time, and whoever is seen need not be shot at.
  if (kind === 'lookFor')
    return { answer: 'everybody', because: 'gains-nothing', words: words.board.foregone.look };
  if (kind !== 'leaderAction') return null;
  // BP-ACT-10: his unit would not stir, so that he could go for a walk within its reach, and that is all.
  const alone = unitOf(asked.view(), figure(asked.view(), question.figure)).test === 'failed';
  const idle = question.options.every((id) => IDLE.includes(id));
  return alone && idle
    ? { answer: 'no-more', because: 'gains-nothing', words: words.board.foregone.alone }
    : null;
}

const IDLE: readonly string[] = ['move', 'errand', 'no-more'];
