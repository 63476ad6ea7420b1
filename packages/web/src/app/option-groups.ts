import type { OptionTable, OptionValue, TitledGroup, TitledOption, TitledOptions } from '@vedette/engine';

export type Chosen = Readonly<Record<string, OptionValue>>;

/** Options under one heading; null: those that belong nowhere else. */
interface OptionSection {
  readonly title: string | null;
  readonly options: readonly (readonly [key: string, spec: TitledOption])[];
}

/** "XX-MOV" of "XX-MOV-12". */
function chapterOf({ rule }: TitledOption): string {
  return rule.split('-').slice(0, 2).join('-');
}

/** By the ruleset's groups; those that bear all the words, or all when there are none. */
export function optionSections(
  table: TitledOptions,
  groups: readonly TitledGroup[],
  words: string,
): readonly OptionSection[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.entries(table).filter(([key, { title, rule }]) => {
    const text = `${key} ${title} ${rule}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  const groupOf = (spec: TitledOption) => groups.find(({ chapters }) => chapters.includes(chapterOf(spec)));
  return [...groups, undefined]
    .map((group) => ({
      title: group?.title ?? null,
      options: found.filter(([, spec]) => groupOf(spec) === group),
    }))
    .filter(({ options }) => options.length > 0);
}

/** With this one set; what is as the book has it is not worth a word. */
export function withOption(table: OptionTable, chosen: Chosen, key: string, value: OptionValue): Chosen {
  const { [key]: _, ...others } = chosen;
  return value === table[key]?.default ? others : { ...others, [key]: value };
}

/** Those of the table that are not as the book has them. */
export function changedOptions(table: OptionTable, chosen: Chosen): readonly string[] {
  return Object.keys(chosen).filter(
    (key) => Object.hasOwn(table, key) && chosen[key] !== table[key]!.default,
  );
}
