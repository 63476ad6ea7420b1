import { finder } from '@vedette/engine';
import { type Body, bodyOf } from '../bodies.ts';
import { type RuleText, ruleOf } from '../rule-text.ts';
import { specialRule } from '../special-rules.ts';
import { type ChosenTag, type Tag, tagsOf } from '../tags.ts';
import { LISTS, type ListId, type PrintedId, rowsOf } from './lists.ts';
import type { Side } from './profile.ts';

/** FF-PARTY-01: what a model is before anybody chose anything for it. */
export interface Profile extends Body {
  readonly id: string;
  readonly title: string;
  /** Null: its owner wrote it (FF-PARTY-15), or no list has it. */
  readonly list: ListId | null;
  readonly side: Side;
  readonly points: number;
  /** The number before the plus. */
  readonly quality: number;
  readonly combat: number;
  /** Sorted. */
  readonly rules: readonly RuleText[];
  readonly tags: readonly Tag[];
  /** FF-PARTY-05 */
  readonly personality: boolean;
}

/** FF-PARTY-01 */
export const QUALITIES = { best: 2, worst: 6 } as const;
export const COMBATS = { least: 0, most: 6 } as const;

interface Given {
  readonly id: string;
  readonly title: string;
  readonly list: ListId | null;
  readonly side: Side;
  readonly points: number;
  readonly quality: number;
  readonly combat: number;
  readonly rules: readonly RuleText[];
  readonly tags: readonly ChosenTag[];
}

/** A profile with all that follows from its rules. */
export function profileFrom({ rules: given, tags, ...rest }: Given): Profile {
  const rules = [...given].sort();
  return { ...rest, rules, tags: tagsOf(rules, tags), personality: isPersonality(rules), ...bodyOf(rules) };
}

/** FF-PARTY-05, FF-SPEC-61: the traits decide; so does a package that will bring Tough. */
function isPersonality(rules: readonly RuleText[]): boolean {
  return rules.some(
    (text) => specialRule(ruleOf(text)).personality || text === 'transformation:tough-and-savage',
  );
}

/** The 146 that are printed, by list, in the order of their lists. */
export const PROFILES: readonly (Profile & { readonly id: PrintedId })[] = LISTS.flatMap((list) =>
  rowsOf(list.id).map(([id, title, points, quality, combat, rules, tags, side = list.side]) => ({
    ...profileFrom({ id, title, list: list.id, side, points, quality, combat, rules, tags }),
    id,
  })),
);

const ofNoList = (
  id: SpecialProfileId,
  title: string,
  side: Side,
  points: number,
  numbers: readonly [quality: number, combat: number],
  rules: readonly RuleText[],
  tags: readonly ChosenTag[],
): Profile => {
  const [quality, combat] = numbers;
  return profileFrom({ id, title, list: null, side, points, quality, combat, rules, tags });
};

export type SpecialProfileId = 'minor-demon' | 'bat-form' | 'wolf-form' | 'human-captive';

/** FF-PARTY-19: never bought. Forms keep the tags and the side of whoever wears them (FF-HTH-05). */
export const SPECIAL_PROFILES: readonly Profile[] = [
  ofNoList('minor-demon', 'Minor Demon', 'evil', 104, [3, 3], ['demon', 'fearful', 'flying'], ['monster']),
  ofNoList('bat-form', 'Bat Form', 'neutral', 0, [3, 0], ['difficult-target', 'flying'], []),
  ofNoList('wolf-form', 'Wolf Form', 'neutral', 0, [3, 3], ['forester', 'long-move'], []),
  ofNoList('human-captive', 'Human Captive', 'neutral', 0, [5, 0], ['short-move'], ['human', 'living']),
];

export const profile = finder('profile', [...PROFILES, ...SPECIAL_PROFILES]);

const PRINTED: ReadonlySet<string> = new Set(PROFILES.map(({ id }) => id));

export function isPrinted(id: string): id is PrintedId {
  return PRINTED.has(id);
}
