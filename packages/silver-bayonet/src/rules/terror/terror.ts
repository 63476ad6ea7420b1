import { STEADY, TERROR_RECOVERY } from '../../data/play.ts';
import { TERROR_ROWS, type TerrorResult, terrorOn } from '../../data/tables.ts';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure, Terror } from '../../state.ts';
import { check, plainCheck } from '../check/check.ts';
import type { Checking } from '../check/checking.ts';
import { courageCheck } from '../check/courage-check.ts';
import { takeOut } from '../damage/at-zero.ts';

/** SB-TER-02. */
export const NO_EFFECT = STEADY;
/** SB-TER-05. */
export const RECOVERY = TERROR_RECOVERY;

type Row = Exclude<TerrorResult, 'no-effect'>;

/**
 * SB-TER-01: a Courage Check read from the table; `penalty` is the printed modifier, 0 or negative. Returns the row,
 * whether or not it takes the place of an old one.
 */
export function terrorCheck(
  cx: SilverCx,
  figure: Figure,
  penalty: number,
  by: string,
  rule: string,
): TerrorResult {
  const checked = check(cx, terrorChecking(figure, penalty, by, rule));
  const row = checked.bought ? 'no-effect' : terrorOn(checked.total);
  if (row === 'no-effect') cx.emit({ type: 'terror', rule: 'SB-TER-02', figure: figure.id, state: 'none' });
  else suffer(cx, figure, row);
  return row;
}

export function terrorChecking(figure: Figure, penalty: number, by: string, rule: string): Checking {
  const modifiers = penalty === 0 ? [] : [{ by, rule, value: penalty }];
  return { ...plainCheck(figure, 'terror', null, 'SB-TER-01'), modifiers, passesAt: NO_EFFECT };
}

/** SB-TER-03: only a result at least as bad takes the place of the one a figure is under. */
export function suffer(cx: SilverCx, figure: Figure, result: Row): void {
  if (!stands(figure)) return;
  if (result === 'collapse') {
    cx.emit({ type: 'terror', rule: 'SB-TER-04', figure: figure.id, state: 'collapse' });
    takeOut(cx, figure, 'collapsed', 'SB-TER-04');
    return;
  }
  if (figure.terror !== null && badness(result) < badness(figure.terror.kind)) {
    cx.emit({ type: 'terror', rule: 'SB-TER-03', figure: figure.id, state: 'unmoved' });
    return;
  }
  figure.terror = { kind: result, activations: 0 };
  cx.emit({ type: 'terror', rule: ruleOf(result), figure: figure.id, state: result });
  const stops = result === 'paralysed' || result === 'stunned';
  if (stops && cx.s.activation?.figure === figure.id) cx.s.activation.over = true;
}

function badness(row: Row): number {
  return TERROR_ROWS.length - TERROR_ROWS.findIndex(({ id }) => id === row);
}

function ruleOf(state: Terror): string {
  return TERROR_ROWS.find(({ id }) => id === state)!.rule;
}

/** SB-TER-05: whether a Paralysed figure wastes the activation that begins now. */
export function wastesActivation(cx: SilverCx, figure: Figure): boolean {
  const { terror } = figure;
  if (terror === null) return false;
  terror.activations++;
  if (terror.kind !== 'paralysed') return false;
  if (terror.activations === 1 || !courageCheck(cx, figure, RECOVERY, 'SB-TER-05').success) {
    cx.emit({ type: 'terror', rule: 'SB-TER-05', figure: figure.id, state: 'wasted' });
    return true;
  }
  figure.terror = { kind: 'shaken', activations: 1 };
  cx.emit({ type: 'terror', rule: 'SB-TER-05', figure: figure.id, state: 'shaken' });
  return false;
}

/** SB-TER-07, SB-TER-08: over when the first activation begun since has ended. */
export function calmDown(cx: SilverCx, figure: Figure): void {
  const { terror } = figure;
  if (terror === null || terror.activations === 0) return;
  if (terror.kind !== 'stunned' && terror.kind !== 'distracted') return;
  figure.terror = null;
  cx.emit({ type: 'terror', rule: ruleOf(terror.kind), figure: figure.id, state: 'recovered' });
}
