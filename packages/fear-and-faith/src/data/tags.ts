import { isAnimal } from './rule-bonds.ts';
import type { RuleText } from './rule-text.ts';

/** FF-PARTY-22 */
export const TAGS = [
  'animal',
  'authority',
  'civilian',
  'clawed',
  'coiling',
  'demon',
  'hoofed',
  'human',
  'living',
  'monster',
  'mummy',
  'vampire',
  'werewolf',
  'zombie',
] as const;
export type Tag = (typeof TAGS)[number];

/** Those that its builder sets; the others a profile has by its rules. */
export const CHOSEN_TAGS = [
  'authority',
  'civilian',
  'clawed',
  'coiling',
  'hoofed',
  'human',
  'living',
  'monster',
  'mummy',
] as const satisfies readonly Tag[];
export type ChosenTag = (typeof CHOSEN_TAGS)[number];

/** FF-PARTY-22: all tags of a profile, sorted. */
export function tagsOf(rules: readonly RuleText[], chosen: readonly ChosenTag[]): readonly Tag[] {
  const has = new Set<Tag>(chosen);
  for (const id of ['demon', 'vampire', 'werewolf', 'zombie'] as const) if (rules.includes(id)) has.add(id);
  if (isAnimal(rules)) has.add('animal');
  if (rules.includes('mounted')) has.add('hoofed');
  return TAGS.filter((tag) => has.has(tag));
}
