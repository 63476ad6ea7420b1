import { type Refusal, refusal } from './refusal.ts';

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;

interface OptionHead {
  readonly title: string;
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

/** Options that belong together, by the chapters of the rules that they switch. */
export interface OptionGroup {
  readonly title: string;
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
      const known = Object.keys(table).sort().join(', ') || 'none';
      return [refusal('option.unknown', `There is no option "${key}"; there are: ${known}.`, path)];
    }
    const spec = table[key]!;
    const wanted = unfit(spec, given[key]);
    return wanted === null ? [] : [refusal('option.bad-value', `"${key}" must be ${wanted}.`, path)];
  });
}

/** What the value should have been, or null when it fits. */
function unfit(spec: OptionSpec, value: OptionValue | undefined): string | null {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? null : 'true or false';
    case 'choice':
      return spec.values.some((known) => known === value) ? null : `one of ${spec.values.join(', ')}`;
    case 'number':
      return typeof value === 'number' &&
        value >= spec.min &&
        value <= spec.max &&
        (spec.whole !== true || Number.isInteger(value))
        ? null
        : `a ${spec.whole === true ? 'whole ' : ''}number from ${spec.min} to ${spec.max}`;
  }
}
