import { formsOf, type JsonSchema, partNamed } from './json-schema.ts';

/** What there is to look up when one writes a scenario. */
export const REFERENCE_KINDS = [
  'part',
  'operation',
  'event',
  'condition',
  'tally',
  'who',
  'filter',
  'number',
  'place',
  'target',
  'terrain',
  'tag',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A word of the format, by the form it stands in. */
export interface FormatWord {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly form: JsonSchema;
}

/** Named parts of the schema whose forms are words of one kind. */
const PARTS: Readonly<Record<string, ReferenceKind>> = {
  Condition: 'condition',
  Who: 'who',
  Player: 'who',
  Number: 'number',
  Place: 'place',
  Target: 'target',
};

/** Every word of a format that its schema knows: nothing can be added to it without being found here. */
export function wordsOf(root: JsonSchema): readonly FormatWord[] {
  const defs = root.$defs ?? {};
  const words: FormatWord[] = [
    ...partsOf(root).map(([id, form]): FormatWord => ({ kind: 'part', id, form })),
    ...operationsIn(root),
    ...eventsIn(root),
    ...Object.entries(PARTS).flatMap(([name, kind]) =>
      defs[name] === undefined ? [] : formWords(root, defs[name], kind),
    ),
    ...Object.entries(defs['Filter']?.properties ?? {}).map(
      ([id, form]): FormatWord => ({ kind: 'filter', id, form }),
    ),
  ];
  const met = new Set<string>();
  return words.filter(({ kind, id }) => !met.has(`${kind} ${id}`) && met.add(`${kind} ${id}`));
}

/** The keys of a scenario, of every form that one has. */
function partsOf(root: JsonSchema): readonly [string, JsonSchema][] {
  return formsOf(root, root).flatMap(({ properties = {} }) => Object.entries(properties));
}

function operationsIn(root: JsonSchema): readonly FormatWord[] {
  const forms = formsOf(root, root.$defs?.['Operation'] ?? {});
  return forms.map((form) => ({ kind: 'operation', id: String(form.properties?.['op']?.const), form }));
}

function eventsIn(root: JsonSchema): readonly FormatWord[] {
  const rules = partsOf(root).find(([key]) => key === 'rules')?.[1].items ?? {};
  const forms = formsOf(root, rules.properties?.['when'] ?? {});
  return forms.map((form) => ({ kind: 'event', id: String(form.properties?.['event']?.const), form }));
}

/** Forms by the key or word that tells them apart. */
function formWords(root: JsonSchema, part: JsonSchema, kind: ReferenceKind): readonly FormatWord[] {
  return namedForms(root, part, kind).flatMap((form): readonly FormatWord[] => {
    const tally = form.properties?.['tally'];
    if (tally !== undefined) {
      const ids = tally.enum ?? [tally.const];
      return ids.map((id) => ({ kind: 'tally', id: String(id), form }));
    }
    if (form.enum !== undefined) return form.enum.map((id) => ({ kind, id: String(id), form }));
    if (form.properties !== undefined)
      return [{ kind, id: kind === 'target' ? targetOf(form) : idOf(form), form }];
    if (form.pattern !== undefined) return [{ kind, id: 'stored', form }];
    return [{ kind, id: 'plain', form }];
  });
}

/** Forms of a part; those that have a name of their own stand by themselves. */
function namedForms(root: JsonSchema, part: JsonSchema, kind: ReferenceKind): readonly JsonSchema[] {
  const forms = part.anyOf ?? part.oneOf ?? [part];
  return forms.flatMap((form) => {
    if (form.$ref === '#/$defs/Filter') return [{ properties: { filter: form } }];
    if (form.$ref === '#/$defs/Place' && kind === 'target') return [];
    if (form.$ref !== undefined) return namedForms(root, partNamed(root, form.$ref), kind);
    return form.anyOf === undefined && form.oneOf === undefined ? [form] : namedForms(root, form, kind);
  });
}

/** One of several at random is another thing than that one. */
function targetOf(form: JsonSchema): string {
  const id = idOf(form);
  return form.properties?.[id]?.const === 'random' ? `random-${id}` : id;
}

/** An object by the first key that it cannot do without. */
function idOf({ properties = {}, required = [] }: JsonSchema): string {
  return required[0] ?? Object.keys(properties)[0] ?? '';
}
