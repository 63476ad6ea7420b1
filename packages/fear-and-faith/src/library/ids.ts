import { type RuleText, ruleOf } from '../data/rule-text.ts';

/** Other games have pistols, too: these ids are told apart by the game's name. */
export const ownLibraryId = (id: string): string => `fear-and-faith-${id}`;

/** A special rule's entry in the library. */
export function libraryId(text: RuleText): string {
  return ownLibraryId(ruleOf(text));
}
