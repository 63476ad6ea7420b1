import type { Faces } from '../../data/clock.ts';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { D6 } from '../quality/quality.ts';

/** FF-FEAR-06, FF-FEAR-08: a die less the sum of the test's modifiers: a test at -2 gives +2 here. */
export function tableDie(
  cx: FaithCx,
  model: Model,
  purpose: 'scared' | 'insanity',
  sum: number,
  rule: string,
): number {
  const die = cx.roll(D6, `${purpose} of ${model.id}`);
  cx.emit({ type: 'rolled', rule, seat: null, model: model.id, die, purpose });
  return die - sum;
}

/** The row of a table that a number falls into. */
export function rowOf<Row extends { readonly faces: Faces }>(table: readonly Row[], number: number): Row {
  return table.find(
    ({ faces: [least, most] }) => (least === null || number >= least) && (most === null || number <= most),
  )!;
}
