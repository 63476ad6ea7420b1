import { insideOf } from './inside.ts';
import type { JsonSchema } from './json-schema.ts';
import { type FormatWord, REFERENCE_KINDS, type ReferenceKind } from './words-of.ts';

/**
 * What each word means, by kind and id; `keys` by key, by `word.key` where it means something else there, and by
 * `kind/word.key` where two words of one name differ.
 */
export type ReferenceWords = Readonly<Record<ReferenceKind, Readonly<Record<string, string>>>> & {
  readonly keys: Readonly<Record<string, string>>;
};

/** An example of each word, by kind and id, as JSON. */
export type ReferenceExamples = Readonly<Record<ReferenceKind, Readonly<Record<string, unknown>>>>;

/** Where an operation may stand. */
export type OperationPlace = 'setting-up' | 'play' | 'after';

/** One word of a game's format: what it does, where it may stand, what belongs to it. */
export interface ReferenceEntry {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly says: string;
  /** Of operations; of the others it is one for the kind. */
  readonly places: readonly OperationPlace[];
  readonly keys: readonly ReferenceKey[];
  readonly example: unknown;
}

interface ReferenceKey {
  readonly key: string;
  readonly needed: boolean;
  readonly form: JsonSchema;
  readonly says: string | null;
}

interface Sources {
  readonly words: readonly FormatWord[];
  readonly says: ReferenceWords;
  readonly examples: ReferenceExamples;
  places(op: string): readonly OperationPlace[];
}

/** Every word of the format with its explanation and example, in the order of the kinds. */
export function entriesOf({ words, says, examples, places }: Sources): readonly ReferenceEntry[] {
  return REFERENCE_KINDS.flatMap((kind) =>
    words
      .filter((word) => word.kind === kind)
      .map(({ id, form }) => ({
        kind,
        id,
        says: says[kind][id] ?? '',
        places: kind === 'operation' ? places(id) : [],
        keys: kind === 'part' ? insideKeys(id, form, says) : keysOf(kind, id, form, says),
        example: examples[kind][id],
      })),
  );
}

/** Words that say of themselves what they are. */
const TELLING = ['op', 'event', 'tally'];

function keysOf(
  kind: ReferenceKind,
  id: string,
  { properties = {}, required = [] }: JsonSchema,
  says: ReferenceWords,
) {
  return Object.entries(properties).flatMap(([key, form]): readonly ReferenceKey[] =>
    TELLING.includes(key)
      ? []
      : [
          {
            key,
            needed: required.includes(key),
            form,
            says: says.keys[`${kind}/${id}.${key}`] ?? says.keys[`${id}.${key}`] ?? says.keys[key] ?? null,
          },
        ],
  );
}

function insideKeys(id: string, form: JsonSchema, says: ReferenceWords): readonly ReferenceKey[] {
  return insideOf(form).map(({ path, needed, form: of }) => {
    const steps = path.split('.');
    const text = [`${id}.${path}`, steps.slice(-2).join('.'), steps.at(-1)!]
      .map((key) => says.keys[key])
      .find((one) => one !== undefined);
    return { key: path, needed, form: of, says: text ?? null };
  });
}

/** The schema with what its words mean, so that an editor can tell while one writes. */
export function described(root: JsonSchema, says: ReferenceWords): JsonSchema {
  const look = (schema: JsonSchema, of: string): JsonSchema => {
    const { properties } = schema;
    const told = TELLING.map((key) => properties?.[key]?.const).find((word) => typeof word === 'string');
    const id = told ?? of;
    const own =
      told === undefined ? undefined : (says.operation[id] ?? says.event[id] ?? says.tally[id] ?? undefined);
    const inner = Object.fromEntries(
      Object.entries(schema).map(([key, value]: [string, unknown]) => [key, below(key, value, id)]),
    );
    return own === undefined || properties === undefined ? inner : { ...inner, description: own };
  };
  const below = (key: string, value: unknown, id: string): unknown => {
    if (key === 'properties' || key === '$defs')
      return Object.fromEntries(
        Object.entries(value as Readonly<Record<string, JsonSchema>>).map(([name, part]) => [
          name,
          key === 'properties' ? withWords(look(part, name), id, name) : look(part, name),
        ]),
      );
    // What stands in a list, or is one of several forms, goes by the key that it stands under.
    if (Array.isArray(value)) return value.map((part: unknown) => (isSchema(part) ? look(part, id) : part));
    return isSchema(value) && key !== 'const' ? look(value, id) : value;
  };
  const withWords = (schema: JsonSchema, id: string, key: string): JsonSchema => {
    const kind = id === ROOT ? says.part : id === 'Filter' ? says.filter : {};
    const text = kind[key] ?? says.keys[`${id}.${key}`] ?? says.keys[key];
    return text === undefined ? schema : { ...schema, description: text };
  };
  return look(root, ROOT);
}

const ROOT = 'scenario';

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A file of scenarios, as editors check it. */
export function fileSchema(ruleset: string, scenario: JsonSchema): object {
  const { $defs = {}, ...whole } = scenario;
  const { $schema: _, ...own } = whole as JsonSchema & { readonly $schema?: string };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      format: { const: 'vedette-scenarios' },
      version: { const: 1 },
      ruleset: { const: ruleset },
      scenarios: { type: 'array', minItems: 1, items: { $ref: '#/$defs/Scenario' } },
      ...Object.fromEntries(
        ['terrainTypes', 'bestiary'].flatMap((key) =>
          own.properties?.[key] === undefined ? [] : [[key, own.properties[key]]],
        ),
      ),
    },
    required: ['format', 'version', 'ruleset', 'scenarios'],
    $defs: { Scenario: own, ...$defs },
  };
}
