import type { ReferencePageWords } from '../words/en/reference.ts';
import { namesEvents } from './inside.ts';
import type { JsonSchema } from './json-schema.ts';
import type { ReferenceEntry } from './reference.ts';
import { REFERENCE_KINDS } from './words-of.ts';

/** Ids of printed things that a scenario may name. */
export interface NameList {
  readonly title: string;
  readonly ids: readonly string[];
}

/** The reference of a game as a page of Markdown. */
export function pageOf(
  title: string,
  entries: readonly ReferenceEntry[],
  names: readonly NameList[],
  words: ReferencePageWords,
): string {
  const parts = REFERENCE_KINDS.flatMap((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    if (own.length === 0) return [];
    return [`## ${words.kinds[kind]}`, words.about[kind], ...own.map((entry) => entryText(entry, words))];
  });
  const lists = names.flatMap((list) => [`### ${list.title}`, list.ids.map((id) => `\`${id}\``).join(', ')]);
  const all = [
    `# ${words.title(title)}`,
    words.lead,
    ...parts,
    `## ${words.names}`,
    words.aboutNames,
    ...lists,
  ];
  return `${all.join('\n\n')}\n`;
}

/** One word of it. */
export function entryText(
  { id, says, places, keys, example }: ReferenceEntry,
  words: ReferencePageWords,
): string {
  const where = places.length === 0 ? [] : [words.stands(places.map((place) => words.places[place]))];
  const table =
    keys.length === 0
      ? []
      : [
          [
            `| ${words.columns.join(' | ')} |`,
            '|---|---|---|',
            ...keys.map(
              (key) =>
                `| \`${key.key}\`${key.needed ? '' : ` ${words.optional}`} | ${cell(formText(key.form, words))} | ${key.says ?? ''} |`,
            ),
          ].join('\n'),
        ];
  return [`### ${id}`, says, ...where, ...table, `\`\`\`json\n${jsonText(example)}\n\`\`\``].join('\n\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

const SHORT = 100;

/** JSON in one line where that is short, else with a line for each part. */
export function jsonText(value: unknown, indent = ''): string {
  const flat = oneLine(value);
  if (flat.length + indent.length <= SHORT || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((part) => `${inner}${jsonText(part, inner)}`).join(',\n')}\n${indent}]`;
  const lines = Object.entries(value).map(
    ([key, part]: [string, unknown]) => `${inner}${JSON.stringify(key)}: ${jsonText(part, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(
    ([key, part]: [string, unknown]) => `${JSON.stringify(key)}: ${oneLine(part)}`,
  );
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const MOST_WORDS = 12;

/** What may stand under a key, in brief. */
export function formText(form: JsonSchema, words: ReferencePageWords, depth = 0): string {
  if (form.$ref !== undefined) return words.named(form.$ref.replace('#/$defs/', ''));
  if (form.const !== undefined) return code(form.const);
  if (form.enum !== undefined)
    return form.enum.length <= MOST_WORDS
      ? form.enum.map(code).join(', ')
      : words.oneOfMany(form.enum.length);
  const forms = form.anyOf ?? form.oneOf;
  if (namesEvents(form)) return words.named('Event');
  if (forms !== undefined)
    return depth > 1
      ? words.several
      : [...new Set(forms.map((one) => formText(one, words, depth + 1)))].join(` ${words.or} `);
  if (form.prefixItems !== undefined) return words.list(words.tuple(form.prefixItems.length));
  if (form.type === 'array')
    return words.list(form.items === undefined ? '' : formText(form.items, words, depth + 1));
  if (form.type === 'object') {
    const keys = Object.keys(form.properties ?? {});
    if (keys.length === 0 && typeof form.additionalProperties === 'object')
      return words.eachByName(formText(form.additionalProperties, words, depth + 1));
    return keys.length === 0 ? words.byName : `{ ${keys.map((key) => `\`${key}\``).join(', ')} }`;
  }
  if (form.type === 'integer' || form.type === 'number') return range(form, words);
  return typeof form.type === 'string' ? (words.types[form.type] ?? form.type) : words.several;
}

function range({ type, minimum, maximum }: JsonSchema, words: ReferencePageWords): string {
  const kind = words.types[type as string]!;
  const wide = minimum === undefined || maximum === undefined || Math.abs(minimum) > 1e6;
  return wide ? kind : words.range(kind, minimum, maximum);
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
