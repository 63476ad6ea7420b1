import type { RuleText } from '../kernel/library.ts';

interface Shelved {
  readonly texts: Readonly<Record<string, RuleText>>;
  /** Every rule of the catalogue. */
  readonly rules: readonly string[];
  /** Those that are asked about in the middle of a game. */
  readonly play: RegExp;
  /** Cases for those that have none of their own. */
  readonly examples: Readonly<Record<string, string>>;
}

/** What is wrong with rules at length: about no rule, missing where people ask, naming no rule, with holes in a table. */
export function ruleTextFaults({ texts, rules, play, examples }: Shelved): readonly string[] {
  const known = new Set(rules);
  const strangers = Object.keys(texts).filter((rule) => !known.has(rule));
  const missing = rules.filter((rule) => play.test(rule) && texts[rule] === undefined);
  const bare = rules.filter(
    (rule) => play.test(rule) && texts[rule] !== undefined && texts[rule].example === undefined,
  );
  const idle = Object.keys(examples).filter((rule) => texts[rule]?.example !== examples[rule]);
  const within = Object.entries(texts).flatMap(([rule, { see = [], table }]) => [
    ...see
      .filter((other) => !known.has(other))
      .map((other) => `${rule} sends to ${other}, which there is not`),
    ...(table?.rows ?? [])
      .filter(({ cells }) => cells.length !== table!.columns.length)
      .map(({ cells }) => `${rule} has a row with holes: ${cells.join(' | ')}`),
  ]);
  return [
    ...strangers.map((rule) => `${rule} is told and is no rule`),
    ...missing.map((rule) => `${rule} is not told`),
    ...bare.map((rule) => `${rule} has no example`),
    ...idle.map(
      (rule) => `the example of ${rule} is not shown: its text has one of its own, or there is none`,
    ),
    ...within,
  ];
}
