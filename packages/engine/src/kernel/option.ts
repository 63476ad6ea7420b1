import type { OptionWanted } from './codes.ts';
import { type Refusal, refusal } from './refusal.ts';

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

interface OptionHead {
  /** Catalogue id of the rule it switches. */
  readonly rule: string;
}

/** A switch of the rules that players may set per match. */
export type OptionSpec = OptionHead &
  (
    | { readonly kind: 'switch'; readonly default: boolean }
    | { readonly kind: 'choice'; readonly default: string; readonly values: readonly string[] }
    | {
        readonly kind: 'number';
        readonly default: number;
        readonly min: number;
        readonly max: number;
        readonly whole?: true;
      }
  );

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** What options are called, by their names, and what their values are, where these are a choice. */
export type OptionWords = Readonly<Record<string, OptionTitle>>;

export interface OptionTitle {
  readonly title: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** The words that a table of options needs: every one a title, every choice the names of its values. */
export type OptionWordsOf<Table extends OptionTable> = {
  readonly [Key in keyof Table]: Table[Key] extends {
    readonly kind: 'choice';
    readonly values: readonly (infer Value extends string)[];
  }
    ? { readonly title: string; readonly values: Readonly<Record<Value, string>> }
    : { readonly title: string };
};

/** An option as it is laid before players. */
export type TitledOption = OptionSpec & {
  readonly title: string;
  /** What its values are called. */
  readonly valueTitles?: Readonly<Record<string, string>>;
};

export type TitledOptions = Readonly<Record<string, TitledOption>>;

/** Options that belong together, under their heading. */
export type TitledGroup = Omit<OptionGroup, 'id'> & { readonly title: string };

export function titledGroups(
  groups: readonly OptionGroup[] = [],
  titles: Readonly<Record<string, string>> = {},
): readonly TitledGroup[] {
  return groups.map(({ id, chapters }) => ({ title: titles[id]!, chapters }));
}

/** The options of a table with what they are called. */
export function titledOptions(table: OptionTable, words: OptionWords): TitledOptions {
  const entries = Object.entries(table).map(([key, spec]) => {
    const { title, values } = words[key]!;
    return [key, { ...spec, title, ...(values === undefined ? {} : { valueTitles: values }) }] as const;
  });
  return Object.fromEntries(entries);
}

/** Options that belong together, by the chapters of the rules that they switch. */
export interface OptionGroup {
  readonly id: string;
  /** The first two parts of rule ids. */
  readonly chapters: readonly string[];
}

type ValueOf<Spec> = Spec extends { readonly kind: 'switch' }
  ? boolean
  : Spec extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
    ? Value
    : number;

/** The options of a match by the table they stand in, all filled in. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Key in keyof Table]: ValueOf<Table[Key]>;
};

/** Every option as it is when nobody changes it. */
export function defaultsOf<Table extends OptionTable>(table: Table): OptionValues<Table> {
  const entries = Object.entries(table).map(([key, spec]) => [key, spec.default]);
  return Object.fromEntries(entries) as OptionValues<Table>;
}

/** The options as set, with the defaults for the rest. */
export function withDefaults(table: OptionTable, given: Options): Options {
  const keys = Object.keys(table).sort();
  // Made at one stroke: an object that grows to so many keys one by one is slow to read ever after.
  return Object.fromEntries(keys.map((key) => [key, given[key] ?? table[key]!.default]));
}

export function optionProblems(table: OptionTable, given: Options): readonly Refusal[] {
  return Object.keys(given).flatMap((key) => {
    const path = `/options/${key}`;
    if (!Object.hasOwn(table, key)) {
      return [refusal('option.unknown', { option: key, known: Object.keys(table).sort() }, path)];
    }
    const spec = table[key]!;
    return fits(spec, given[key])
      ? []
      : [refusal('option.bad-value', { option: key, wanted: wantedBy(spec) }, path)];
  });
}

function fits(spec: OptionSpec, value: OptionValue | undefined): boolean {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return spec.values.some((known) => known === value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= spec.min &&
        value <= spec.max &&
        (spec.whole !== true || Number.isInteger(value))
      );
  }
}

function wantedBy(spec: OptionSpec): OptionWanted {
  switch (spec.kind) {
    case 'switch':
      return { kind: 'switch' };
    case 'choice':
      return { kind: 'choice', values: spec.values };
    case 'number':
      return { kind: 'number', min: spec.min, max: spec.max, whole: spec.whole === true };
  }
}
