import {
  type EntryItem,
  filledSections,
  knownFacts,
  type LibraryEntry,
  type LibrarySection,
} from '@vedette/engine';
import type { AttributeEntry } from '../data/attribute.ts';
import { ATTRIBUTES } from '../data/attributes.ts';
import { FORMS } from '../data/forms.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { TERROR_ROWS } from '../data/tables.ts';
import type { LibraryText } from '../words/library.ts';
import { attributeItem, monsterRef, nationNames, soldierRef } from './terms.ts';

const has = (texts: readonly string[], id: string): boolean =>
  texts.some((text) => text.split(':')[0] === id);

export function attributeEntries(words: LibraryText): readonly LibraryEntry[] {
  return [
    ...ATTRIBUTES.map((attribute) => entryOf(words, attribute)),
    ...TERROR_ROWS.map((row) => terrorEntry(words, row)),
  ];
}

function entryOf(words: LibraryText, attribute: AttributeEntry): LibraryEntry {
  const { books, facts, groups, listed, meanings, titles } = words;
  const { id, sources, officers, rule } = attribute;
  return {
    shelf: 'attributes',
    id,
    title: titles.attribute(id),
    group: officers === true ? groups.officers : groups.born,
    line: meanings.attribute[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: knownFacts([
      { label: facts.book, text: listed(sources.map((source) => books[source])) },
      { label: facts.choice, text: chosenBy(words, attribute) },
      attribute.argument === undefined
        ? null
        : { label: facts.named, text: argumentOf(words, attribute.argument) },
    ]),
    sections: filledSections([...forms(words, id), ...bearers(words, id)]),
  };
}

function chosenBy(words: LibraryText, { officers, nations }: AttributeEntry): string {
  const { listed, said } = words;
  if (officers !== true) return said.nobody;
  return nations === undefined ? said.officers : said.officersOf(listed(nationNames(words, nations)));
}

function argumentOf(
  { listed, said, term }: LibraryText,
  argument: NonNullable<AttributeEntry['argument']>,
): string {
  if (argument.kind === 'some') return said.argument.some(listed(argument.of.map(term)));
  return said.argument[argument.kind];
}

/** What a shifter of shapes may become. */
function forms(words: LibraryText, id: string): readonly LibrarySection[] {
  const { sections, signed, stats, titles } = words;
  if (id !== 'skinshift') return [];
  return FORMS.map(({ id: form, adds, attributes }) => ({
    title: `${sections.form}: ${titles.form(form)}`,
    items: [
      ...Object.entries(adds).map(([stat, by]): EntryItem => {
        return { text: `${stats[stat as keyof typeof adds]} ${signed(by)}` };
      }),
      ...attributes.map((text) => attributeItem(words, text)),
    ],
  }));
}

function bearers(words: LibraryText, id: string): readonly LibrarySection[] {
  const { sections } = words;
  const soldiers = SOLDIER_TYPES.filter(({ attributes }) => has(attributes, id));
  const monsters = MONSTER_TYPES.filter(({ attributes }) => has(attributes, id));
  return [
    {
      title: sections.soldiers,
      items: soldiers.map((type) => ({ to: soldierRef(words, type.id) })),
    },
    { title: sections.monstersWith, items: monsters.map((type) => ({ to: monsterRef(words, type.id) })) },
  ];
}

function terrorEntry(
  { facts, groups, meanings, said, titles }: LibraryText,
  { id, most, rule }: (typeof TERROR_ROWS)[number],
): LibraryEntry {
  return {
    shelf: 'attributes',
    id: `terror-${id}`,
    title: titles.fright(id),
    group: groups.terror,
    line: meanings.fright[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: [{ label: facts.total, text: most === 2 ? said.atMost(most) : said.between(most - 1, most) }],
    sections: [],
  };
}
