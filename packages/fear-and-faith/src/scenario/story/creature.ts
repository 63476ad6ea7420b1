import { type Profile, profileFrom, profile as profileOf } from '../../data/profiles/profiles.ts';
import type { Scenario } from '../format/scenario.ts';

/** What only the scenario knows; null: no creature of its own has that id. */
export function ownCreature({ bestiary = {} }: Pick<Scenario, 'bestiary'>, id: string): Profile | null {
  const own = Object.hasOwn(bestiary, id) ? bestiary[id] : undefined;
  if (own === undefined) return null;
  const { name: title, quality, combat, rules = [], tags = [] } = own;
  return profileFrom({
    id,
    title,
    list: null,
    side: 'neutral',
    points: 0,
    quality,
    combat,
    rules,
    tags,
  });
}

/** Of the scenario's own bestiary, or printed. */
export function creature(scenario: Scenario, id: string): Profile {
  return ownCreature(scenario, id) ?? profileOf(id);
}
