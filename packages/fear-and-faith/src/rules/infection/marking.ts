import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { isGood, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';

/** FF-CAMP-07: a good and living model, knocked down by something infectious; the first mark stays. */
export function markVictim(cx: FaithCx, victim: Model, by: Model | null): void {
  const { s } = cx;
  if (by === null || s.infectious.length === 0 || !onTable(victim)) return;
  if (!isGood(s, victim) || isGood(s, by) || !victim.tags.includes('living')) return;
  const type = s.infectious.find((one) => by.tags.includes(one));
  if (type === undefined || 'bitten' in victim.conditions || 'infected' in victim.conditions) return;
  afflict(victim, 'bitten', { type });
  cx.emit({ type: 'condition', rule: 'FF-CAMP-07', model: victim.id, condition: 'bitten', begins: true });
}
