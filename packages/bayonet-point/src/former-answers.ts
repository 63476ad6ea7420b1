import type { Pending } from '@vedette/engine';
import type { BayonetPoint } from './game.ts';

/** Up to version 2 the points of BP-SCN-11 were counted. */
const COUNTED = /^point-([1-9])$/;

/** The option of today that an answer of an older version meant; undefined: none. */
export function formerAnswer({ kind, question }: Pending<BayonetPoint>, answer: unknown): unknown {
  if (kind !== 'whichPoint' || typeof answer !== 'string') return undefined;
  const [, number] = COUNTED.exec(answer) ?? [];
  return number === undefined ? undefined : question.options[Number(number) - 1];
}
