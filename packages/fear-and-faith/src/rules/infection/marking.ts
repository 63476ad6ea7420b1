import type { FaithCx } from '../../game.ts';
import { afflict } from '../../kit.ts';
import { isGood, onTable } from '../../models.ts';
import { isKind } from '../../scenario/story/kind.ts';
import type { Conditions, FaithState, Model } from '../../state.ts';

/** FF-CAMP-07: a good and living model, knocked down by something infectious; the first mark stays. */
export function markVictim(cx: FaithCx, victim: Model, by: Model | null): void {
  const { s } = cx;
  if (by === null || !onTable(victim)) return;
  if (!isGood(s, victim) || isGood(s, by) || !victim.tags.includes('living')) return;
  const caught = infectionOf(s, by);
  if (caught === null || 'bitten' in victim.conditions || 'infected' in victim.conditions) return;
  afflict(victim, 'bitten', caught);
  cx.emit({ type: 'condition', rule: 'FF-CAMP-07', model: victim.id, condition: 'bitten', begins: true });
}

/** What somebody infects with; FF-CAMP-11: within one game also what the scenario has agreed on. */
function infectionOf(s: FaithState, by: Model): NonNullable<Conditions['bitten']> | null {
  const type = s.infectious.find((one) => by.tags.includes(one));
  if (type !== undefined) return { type };
  if (!s.options['instant-infection']) return null;
  const other = s.story.document.infecting?.find(({ who }) => isKind(s, who, by));
  return other === undefined ? null : { type: 'other', profile: other.profile };
}
