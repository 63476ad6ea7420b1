import { ACTION_COSTS } from '../../data/actions.ts';
import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import type { Model } from '../../state.ts';
import { rollQuality } from '../quality/quality.ts';

/** FF-MAG-09: a die for each point of power, and all must pass. */
export function resists(cx: FaithCx, target: Model, power: number, rule: string): boolean {
  return rollQuality(cx, [target], { purpose: 'resist', rule, dice: power }).failures === 0;
}

/** FF-MAG-10: held until it spends two actions. */
export function transfix(
  cx: FaithCx,
  target: Model,
  by: 'spell' | 'entangle',
  source: Model,
  rule: string,
): void {
  afflict(target, 'transfixed', { by, cost: ACTION_COSTS['break-transfix'], source: source.id });
  cx.emit({ type: 'condition', rule, model: target.id, condition: 'transfixed', begins: true });
}

/** FF-MAG-11: whose curse it is; null: its own. */
export function curse(cx: FaithCx, target: Model, by: Model | null): void {
  if (target.conditions.cursed !== undefined) return;
  afflict(target, 'cursed', { by: by?.id ?? null });
  cx.emit({ type: 'condition', rule: 'FF-MAG-11', model: target.id, condition: 'cursed', begins: true });
}
