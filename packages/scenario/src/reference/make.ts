import type { LibraryEntry, ScenarioReference } from '@vedette/engine';
import type { z } from 'zod';
import type { ReferencePageWords } from '../words/en/reference.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { entryText, formText, jsonText, type NameList, pageOf } from './page.ts';
import {
  described,
  entriesOf,
  fileSchema,
  type OperationPlace,
  type ReferenceEntry,
  type ReferenceExamples,
  type ReferenceWords,
} from './reference.ts';
import { type FormatWord, wordsOf } from './words-of.ts';

interface Made {
  readonly ruleset: string;
  readonly schema: z.ZodType;
  readonly says: ReferenceWords;
  readonly examples: ReferenceExamples;
  readonly sample: object;
  /** Words that are no part of the schema: types of terrain, tags. */
  readonly more: readonly Pick<FormatWord, 'kind' | 'id'>[];
  /** Printed things that a scenario may name. */
  readonly names: readonly NameList[];
  readonly pageWords: ReferencePageWords;
  places(op: string): readonly OperationPlace[];
}

/** A game's reference, made of its schema, its words and its examples. */
export function makeReference({
  schema,
  says: own,
  examples,
  sample,
  more,
  names,
  places,
  pageWords,
  ruleset,
}: Made): ScenarioReference {
  const root = jsonSchemaOf(schema);
  const says = { ...own, keys: { ...pageWords.keys, ...own.keys } };
  const words = [...wordsOf(root), ...more.map((word) => ({ ...word, form: {} }))];
  const entries = entriesOf({ words, says, examples, places });
  return {
    page: (title) => pageOf(title, entries, names, pageWords),
    schema: () => fileSchema(ruleset, described(root, says)),
    entries: entries.map((entry) => libraryEntry(ruleset, entry, pageWords)),
    words: entries.map((entry) => ({ ...entry, text: withoutLinks(entryText(entry, pageWords)) })),
    sample,
  };
}

function withoutLinks(text: string): string {
  return text.replaceAll(/\[(\*\w+\*)\]\(#[\w-]+\)/g, '$1');
}

function libraryEntry(ruleset: string, entry: ReferenceEntry, words: ReferencePageWords): LibraryEntry {
  const { kind, id, says, keys, example, places } = entry;
  const where =
    places.length === 0 ? words.about[kind] : words.stands(places.map((place) => words.places[place]));
  return {
    shelf: 'writing',
    id: `${ruleset}-${kind}-${id}`,
    title: id,
    group: words.kinds[kind],
    line: says,
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [
      { title: words.where, items: [{ text: where }] },
      {
        title: words.belongs,
        items: keys.map((key) => ({
          title: key.needed ? `\`${key.key}\`` : `\`${key.key}\` ${words.optional}`,
          text: [withoutLinks(formText(key.form, words)).replaceAll('*', ''), key.says]
            .filter((text) => text !== null)
            .join('. '),
        })),
      },
      { title: words.example, items: [{ text: `\`${jsonText(example)}\`` }] },
    ].filter(({ items }) => items.length > 0),
  };
}
