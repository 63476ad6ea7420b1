import {
  ATTRIBUTE_MEANINGS,
  ATTRIBUTES,
  type Attribute,
  FORMS,
  MONSTER_TYPES,
  SOLDIER_TYPES,
  TERROR_MEANINGS,
  TERROR_ROWS,
} from '@vedette/silver-bayonet/library';
import { enLibrary, signed } from '../words/en-library.ts';
import { type Entry, filled, type Item, known, listed, type Section } from './entry.ts';
import { attributeItem, monsterRef, nationNames } from './silver-terms.ts';

const { books, facts, groups, said, sections, stats } = enLibrary;

const has = (texts: readonly string[], id: string): boolean =>
  texts.some((text) => text.split(':')[0] === id);

export function attributeEntries(): readonly Entry[] {
  return [...ATTRIBUTES.map(entryOf), ...TERROR_ROWS.map(terrorEntry)];
}

function entryOf(attribute: Attribute): Entry {
  const { id, title, sources, officers, rule } = attribute;
  return {
    shelf: 'attributes',
    id,
    title,
    game: 'silver-bayonet',
    group: officers === true ? groups.officers : groups.born,
    line: ATTRIBUTE_MEANINGS[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: known([
      { label: facts.book, text: listed(sources.map((source) => books[source])) },
      { label: facts.choice, text: chosenBy(attribute) },
      attribute.argument === undefined ? null : { label: facts.named, text: argumentOf(attribute.argument) },
    ]),
    sections: filled([...forms(id), ...bearers(id)]),
  };
}

function chosenBy({ officers, nations }: Attribute): string {
  if (officers !== true) return said.nobody;
  return nations === undefined ? said.officers : said.officersOf(listed(nationNames(nations)));
}

function argumentOf(argument: NonNullable<Attribute['argument']>): string {
  if (argument.kind === 'some')
    return said.argument.some(listed(argument.of.map((word) => word.replaceAll('-', ' '))));
  return said.argument[argument.kind];
}

/** What a shifter of shapes may become. */
function forms(id: string): readonly Section[] {
  if (id !== 'skinshift') return [];
  return FORMS.map(({ title, adds, attributes }) => ({
    title: `${sections.form}: ${title}`,
    items: [
      ...Object.entries(adds).map(([stat, by]): Item => {
        return { text: `${stats[stat as keyof typeof adds]} ${signed(by)}` };
      }),
      ...attributes.map(attributeItem),
    ],
  }));
}

function bearers(id: string): readonly Section[] {
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

function terrorEntry({ id, title, most, rule }: (typeof TERROR_ROWS)[number]): Entry {
  return {
    shelf: 'attributes',
    id: `terror-${id}`,
    title,
    game: 'silver-bayonet',
    group: groups.terror,
    line: TERROR_MEANINGS[id] ?? '',
    rule,
    page: null,
    stats: [],
    facts: [{ label: facts.total, text: most === 2 ? said.atMost(most) : said.between(most - 1, most) }],
    sections: [],
  };
}
