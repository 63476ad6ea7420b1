import {
  type EntryFact,
  filledSections,
  knownFacts,
  type LibraryEntry,
  type LibrarySection,
} from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import type { Item as Kit } from '../data/armoury/item.ts';
import { DAMAGE_TYPES } from '../data/damage-types.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import type { LibraryText } from '../words/library.ts';
import { itemItem, monsterRef, soldierRef } from './terms.ts';

export function armouryEntries(words: LibraryText): readonly LibraryEntry[] {
  return [
    ...ITEMS.map((item) => entryOf(words, item)),
    ...DAMAGE_TYPES.map((type) => typeEntry(words, type)),
  ];
}

function entryOf(words: LibraryText, item: Kit): LibraryEntry {
  const { facts, groups, meanings, said, titles } = words;
  return {
    shelf: 'armoury',
    id: item.id,
    title: titles.item(item.id),
    group: groups[item.armoury],
    line: meanings.item[item.id] ?? '',
    rule: item.rule,
    page: item.page,
    stats: [],
    facts: knownFacts([
      item.slots === 0 ? null : { label: facts.slots, text: `${item.slots}` },
      item.most === undefined ? null : { label: facts.most, text: said.perFigure(item.most) },
      ...(item.shot === undefined ? [] : shotFacts(words, item.shot)),
      ...(item.melee === undefined ? [] : meleeFacts(words, item)),
      item.armour === undefined
        ? null
        : { label: facts.armour, text: said.worn(item.armour.level, item.armour.speed) },
      ...(item.special === undefined ? [] : specialFacts(words, item.special)),
    ]),
    sections: filledSections(around(words, item)),
  };
}

function shotFacts(words: LibraryText, shot: NonNullable<Kit['shot']>): readonly (EntryFact | null)[] {
  const { facts, listed, said, signed, term, titles } = words;
  const { range, damage, modifier, spread, targets, needs, loading } = shot;
  return [
    { label: facts.range, text: `${range}"` },
    {
      label: facts.damage,
      text: damage === null ? said.noDamage : said.damage(damage.die, damage.modifier),
    },
    modifier === 0 ? null : { label: facts.aim, text: signed(modifier) },
    spread === null ? null : { label: facts.targets, text: said.spread[spread](targets) },
    { label: facts.armour, text: said.ignoresArmour(shot.ignoresArmour) },
    {
      label: facts.reload,
      text: needs === null ? said.loading[loading] : said.loadingWith(titles.item(needs)),
    },
    { label: facts.mounted, text: said.mounted(shot.mounted) },
    shot.types.length === 0 ? null : { label: facts.type, text: listed(shot.types.map(term)) },
  ];
}

function meleeFacts(words: LibraryText, { melee }: Kit): readonly (EntryFact | null)[] {
  const { facts, listed, said, term } = words;
  const { as, damage, types } = melee!;
  return [
    {
      label: facts.inMelee,
      text: `${term(as)}, ${said.damage(damage.die, damage.modifier)}`,
    },
    types.length === 0 ? null : { label: facts.type, text: listed(types.map(term)) },
  ];
}

function specialFacts(
  { facts, listed, said, term, titles }: LibraryText,
  { type, use, hosts }: NonNullable<Kit['special']>,
): readonly (EntryFact | null)[] {
  return [
    type === null ? null : { label: facts.type, text: `${term(type)}, ${said.use[use]}` },
    hosts.length === 0 ? null : { label: facts.goesOn, text: listed(hosts.map(titles.item)) },
  ];
}

function around(words: LibraryText, { id }: Kit): readonly LibrarySection[] {
  const { sections } = words;
  const carries = (sets: readonly (readonly string[])[] | 'slots') =>
    sets !== 'slots' && sets.some((set) => set.includes(id));
  const soldiers = SOLDIER_TYPES.filter(({ equipment }) => carries(equipment));
  const monsters = MONSTER_TYPES.filter(({ equipment }) => carries(equipment));
  const upgrades = ITEMS.filter(({ special }) => special?.hosts.includes(id));
  return [
    { title: sections.upgrades, items: upgrades.map((upgrade) => itemItem(words, upgrade.id)) },
    {
      title: sections.carriedBy,
      items: [
        ...soldiers.map((type) => ({ to: soldierRef(words, type.id) })),
        ...monsters.map((type) => ({ to: monsterRef(words, type.id) })),
      ],
    },
  ];
}

function typeEntry(words: LibraryText, type: string): LibraryEntry {
  const { groups, meanings, sections, titles } = words;
  const made = ITEMS.filter(
    ({ special, shot, melee }) =>
      special?.type === type || shot?.types.includes(type) || melee?.types.includes(type),
  );
  const bane = MONSTER_TYPES.filter(({ attributes }) =>
    attributes.some((text) => text.startsWith('allergy:') && text.slice(8).split('/').includes(type)),
  );
  return {
    shelf: 'armoury',
    id: `type-${type}`,
    title: titles.material(type),
    group: groups.types,
    line: meanings.material[type] ?? '',
    rule: 'SB-EQ-28',
    page: null,
    stats: [],
    facts: [],
    sections: filledSections([
      { title: sections.madeBy, items: made.map(({ id }) => itemItem(words, id)) },
      { title: sections.bane, items: bane.map(({ id }) => ({ to: monsterRef(words, id) })) },
    ]),
  };
}
