import { HEART, INSANITIES, INSANITY } from '../../data/nerve.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { rollQuality } from '../quality/quality.ts';
import { freeze } from './scared.ts';
import { rowOf, tableDie } from './table-die.ts';

const RULE = 'FF-FEAR-08';

/** Numbers on the table, by which they are told apart and compared (FF-FEAR-09). */
export const TRANSFIXED = 1;
export const SHAKY = 2;
const PARANOID = 3;
export const MANIC = 4;
export const DEPRESSIVE = 5;
export const FRIGHTENED = 6;
export const VERGE_ONES = 7;
export const VERGE_FAILURES = 8;
const FAINT = 9;

/** FF-FEAR-08 (3): it does nothing together with others, but a swarm is one creature. */
export function isParanoid({ conditions }: Model): boolean {
  return conditions.insane?.number === PARANOID;
}

/** FF-FEAR-08: a die on the insanity table, and what it does at once. */
export function goMad(cx: FaithCx, model: Model, sum: number): void {
  if (!cx.modify('canGoMad', model, true)) return;
  const { insanity } = rowOf(INSANITY, tableDie(cx, model, 'insanity', sum, RULE));
  suffer(cx, model, INSANITIES.indexOf(insanity) + 1);
}

/** FF-SPEC-31: a die without modifiers, for good. */
export function affliction(cx: FaithCx, model: Model): void {
  goMad(cx, model, 0);
}

/** FF-FEAR-09: one insanity at a time; only a worse one counts, and shaky upon shaky. */
export function isWorse({ conditions }: Model, number: number): boolean {
  const had = conditions.insane;
  return had === undefined || number > had.number || (number === SHAKY && had.number === SHAKY);
}

function suffer(cx: FaithCx, model: Model, number: number): void {
  const had = model.conditions.insane;
  const shaky = had?.number === SHAKY ? had.shaky : 0;
  if (!isWorse(model, number)) return;
  setInsanity(cx, model, number, number === SHAKY ? shaky + 1 : 0);
  if (number === TRANSFIXED) freeze(cx, model, 2, 'insanity', RULE);
  if (number >= FAINT) collapse(cx, model, number > FAINT);
}

export function setInsanity(cx: FaithCx, model: Model, number: number, shaky = 0): void {
  afflict(model, 'insane', { number, shaky });
  cx.emit({ type: 'condition', rule: RULE, model: model.id, condition: 'insane', begins: true });
}

/** FF-FEAR-08 (9) and (10+): out of the game, and perhaps out of life. */
export function collapse(cx: FaithCx, model: Model, faintHeart = false): void {
  const dies =
    faintHeart &&
    rollQuality(cx, [model], { purpose: 'insanity', rule: RULE, dice: HEART.dice }).failures >= HEART.deadly;
  leave(cx, model, dies ? 'killed' : 'collapsed', null, RULE);
}
