import type { SilverCx } from '../game.ts';
import type { CheckKind } from '../moments.ts';
import { check, plainCheck } from '../rules/check/check.ts';
import type { Figure } from '../state.ts';
import type { Filter } from './format/who.ts';
import { contextOf } from './story/context.ts';
import { fits } from './story/filter.ts';

/** SB-OPS-11, -15: a Check that opens something; whoever fits a filter need not roll. */
interface Opening {
  readonly stat: 'speed' | 'melee' | 'accuracy' | 'courage' | null;
  readonly tn: number;
  readonly autoPass?: readonly Filter[] | undefined;
}

const KIND = { speed: 'speed', melee: 'melee', accuracy: 'shooting', courage: 'courage' } as const;

/** Whether this figure opens it: by what it is, or by its Check. */
export function opens(cx: SilverCx, figure: Figure, { stat, tn, autoPass }: Opening, rule: string): boolean {
  const context = contextOf({ actor: figure.id, player: figure.side });
  if (autoPass?.some((filter) => fits(cx, filter, figure, context))) return true;
  const kind: CheckKind = stat === null ? 'plain' : KIND[stat];
  return check(cx, plainCheck(figure, kind, tn, rule)).success === true;
}
