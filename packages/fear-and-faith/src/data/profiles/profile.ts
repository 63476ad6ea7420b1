import type { RuleText } from '../rule-text.ts';
import type { ChosenTag } from '../tags.ts';

export type Side = 'good' | 'evil' | 'neutral';

/**
 * A printed profile in one line: id, title, points (FF-PARTY-17), Quality, Combat, special rules, the tags that do not
 * follow from its rules (FF-PARTY-22), and its side where that is not its list's (FF-PARTY-06).
 */
export type ProfileRow = readonly [
  id: string,
  title: string,
  points: number,
  quality: number,
  combat: number,
  rules: readonly RuleText[],
  tags: readonly ChosenTag[],
  side?: Side,
];
