import { BREAK_FEAR, SCARED, type ScaredEffect } from '../../data/nerve.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { isTransfixed, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import { flee } from '../flight/flee.ts';
import { topple } from '../movement/topple.ts';
import { passesQuality } from '../quality/quality.ts';
import { rowOf, tableDie } from './table-die.ts';

const RULE = 'FF-FEAR-06';

/** FF-FEAR-06: a die on the table; the recoil of being scared is made already. */
export function scare(cx: FaithCx, model: Model, sum: number): void {
  const { effects } = rowOf(SCARED, tableDie(cx, model, 'scared', sum, RULE));
  for (const effect of effects) if (onTable(model)) EFFECTS[effect](cx, model);
}

const EFFECTS: Readonly<Record<ScaredEffect, (cx: FaithCx, model: Model) => void>> = {
  recoil: () => {},
  'flee-short': (cx, model) => flee(cx, model, { moves: 1, stick: 'short', goal: { kind: 'edge' } }),
  shaken(cx, model) {
    // FF-GEN-15: until the end of its controller's next turn.
    afflict(model, 'shaken', { until: cx.s.parties[model.controller]!.turns + 1 });
    cx.emit({ type: 'condition', rule: RULE, model: model.id, condition: 'shaken', begins: true });
  },
  fall: (cx, model) => topple(cx, model, RULE, null),
  'freezes-unless-steady'(cx, model) {
    if (passesQuality(cx, model, { purpose: 'scared', rule: RULE })) return;
    freeze(cx, model, BREAK_FEAR['freezes-unless-steady'], 'fear', RULE);
  },
  freezes: (cx, model) => freeze(cx, model, BREAK_FEAR.freezes, 'fear', RULE),
};

/** FF-MAG-10: rooted to the spot. */
export function freeze(cx: FaithCx, model: Model, cost: 1 | 2, by: 'fear' | 'insanity', rule: string): void {
  if (isTransfixed(model)) return;
  afflict(model, 'transfixed', { by, cost, source: null });
  cx.emit({ type: 'condition', rule, model: model.id, condition: 'transfixed', begins: true });
}
