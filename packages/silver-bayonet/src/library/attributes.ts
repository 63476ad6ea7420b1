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
import { listed } from './listed.ts';
import { ATTRIBUTE_MEANINGS, TERROR_MEANINGS } from './meanings.ts';
import { attributeItem, monsterRef, nationNames } from './terms.ts';
import { libraryWords, signed } from './words.ts';

const { books, facts, groups, said, sections, stats } = libraryWords;

const has = (texts: readonly string[], id: string): boolean =>
  texts.some((text) => text.split(':')[0] === id);

export function attributeEntries(): readonly LibraryEntry[] {
  return [...ATTRIBUTES.map(entryOf), ...TERROR_ROWS.map(terrorEntry)];
}

function entryOf(attribute: AttributeEntry): LibraryEntry {
  const { id, title, sources, officers, rule } = attribute;
  return {
    shelf: 'attributes',
    id,
    title,
    group: officers === true ? groups.officers : groups.born,
    line: ATTRIBUTE_MEANINGS[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: knownFacts([
      { label: facts.book, text: listed(sources.map((source) => books[source])) },
      { label: facts.choice, text: chosenBy(attribute) },
      attribute.argument === undefined ? null : { label: facts.named, text: argumentOf(attribute.argument) },
    ]),
    sections: filledSections([...forms(id), ...bearers(id)]),
  };
}

function chosenBy({ officers, nations }: AttributeEntry): string {
  if (officers !== true) return said.nobody;
  return nations === undefined ? said.officers : said.officersOf(listed(nationNames(nations)));
}

function argumentOf(argument: NonNullable<AttributeEntry['argument']>): string {
  if (argument.kind === 'some')
    return said.argument.some(listed(argument.of.map((word) => word.replaceAll('-', ' '))));
  return said.argument[argument.kind];
}

/** What a shifter of shapes may become. */
function forms(id: string): readonly LibrarySection[] {
  if (id !== 'skinshift') return [];
  return FORMS.map(({ title, adds, attributes }) => ({
    title: `${sections.form}: ${title}`,
    items: [
      ...Object.entries(adds).map(([stat, by]): EntryItem => {
        return { text: `${stats[stat as keyof typeof adds]} ${signed(by)}` };
      }),
      ...attributes.map(attributeItem),
    ],
  }));
}

function bearers(id: string): readonly LibrarySection[] {
  const soldiers = SOLDIER_TYPES.filter(({ attributes }) => has(attributes, id));
  const monsters = MONSTER_TYPES.filter(({ attributes }) => has(attributes, id));
  return [
    {
      title: sections.soldiers,
      items: soldiers.map((type) => ({ to: { shelf: 'soldiers', id: type.id, title: type.title } })),
    },
    { title: sections.monstersWith, items: monsters.map((type) => ({ to: monsterRef(type.id) })) },
  ];
}

function terrorEntry({ id, title, most, rule }: (typeof TERROR_ROWS)[number]): LibraryEntry {
  return {
    shelf: 'attributes',
    id: `terror-${id}`,
    title,
    group: groups.terror,
    line: TERROR_MEANINGS[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: [{ label: facts.total, text: most === 2 ? said.atMost(most) : said.between(most - 1, most) }],
    sections: [],
  };
}
