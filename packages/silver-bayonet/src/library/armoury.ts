import {
  type EntryFact,
  type EntrySection,
  filledSections,
  knownFacts,
  type LibraryEntry,
} from '@vedette/engine';
import { ITEMS } from '../data/armoury/armoury.ts';
import type { Item as Kit } from '../data/armoury/item.ts';
import { DAMAGE_TYPES } from '../data/damage-types.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../data/soldiers.ts';
import { listed } from './listed.ts';
import { DAMAGE_TYPE_MEANINGS, ITEM_MEANINGS } from './meanings.ts';
import { itemItem, itemTitle, monsterRef } from './terms.ts';
import { libraryWords, signed } from './words.ts';

const { facts, groups, said, sections } = libraryWords;

export function armouryEntries(): readonly LibraryEntry[] {
  return [...ITEMS.map(entryOf), ...DAMAGE_TYPES.map(typeEntry)];
}

const plain = (type: string): string => type.replaceAll('-', ' ');

function entryOf(item: Kit): LibraryEntry {
  return {
    shelf: 'armoury',
    id: item.id,
    title: item.title,
    group: groups[item.armoury],
    line: ITEM_MEANINGS[item.id] ?? '',
    rule: item.rule,
    page: item.page,
    stats: [],
    facts: knownFacts([
      item.slots === 0 ? null : { label: facts.slots, text: `${item.slots}` },
      item.most === undefined ? null : { label: facts.most, text: said.perFigure(item.most) },
      ...(item.shot === undefined ? [] : shotFacts(item.shot)),
      ...(item.melee === undefined ? [] : meleeFacts(item)),
      item.armour === undefined
        ? null
        : { label: facts.armour, text: said.worn(item.armour.level, item.armour.speed) },
      ...(item.special === undefined ? [] : specialFacts(item.special)),
    ]),
    sections: filledSections(around(item)),
  };
}

function shotFacts(shot: NonNullable<Kit['shot']>): readonly (EntryFact | null)[] {
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
      text: needs === null ? said.loading[loading] : said.loadingWith(itemTitle(needs)),
    },
    { label: facts.mounted, text: said.mounted(shot.mounted) },
    shot.types.length === 0 ? null : { label: facts.type, text: listed(shot.types.map(plain)) },
  ];
}

function meleeFacts({ melee }: Kit): readonly (EntryFact | null)[] {
  const { as, damage, types } = melee!;
  return [
    {
      label: facts.inMelee,
      text: `${itemTitle(as).toLowerCase()}, ${said.damage(damage.die, damage.modifier)}`,
    },
    types.length === 0 ? null : { label: facts.type, text: listed(types.map(plain)) },
  ];
}

function specialFacts({ type, use, hosts }: NonNullable<Kit['special']>): readonly (EntryFact | null)[] {
  return [
    type === null ? null : { label: facts.type, text: `${plain(type)}, ${said.use[use]}` },
    hosts.length === 0 ? null : { label: facts.goesOn, text: listed(hosts.map(itemTitle)) },
  ];
}

function around({ id }: Kit): readonly EntrySection[] {
  const carries = (sets: readonly (readonly string[])[] | 'slots') =>
    sets !== 'slots' && sets.some((set) => set.includes(id));
  const soldiers = SOLDIER_TYPES.filter(({ equipment }) => carries(equipment));
  const monsters = MONSTER_TYPES.filter(({ equipment }) => carries(equipment));
  const upgrades = ITEMS.filter(({ special }) => special?.hosts.includes(id));
  return [
    { title: sections.upgrades, items: upgrades.map((upgrade) => itemItem(upgrade.id)) },
    {
      title: sections.carriedBy,
      items: [
        ...soldiers.map((type) => ({
          to: { shelf: 'soldiers' as const, id: type.id, title: type.title },
        })),
        ...monsters.map((type) => ({ to: monsterRef(type.id) })),
      ],
    },
  ];
}

function typeEntry(type: string): LibraryEntry {
  const made = ITEMS.filter(
    ({ special, shot, melee }) =>
      special?.type === type || shot?.types.includes(type) || melee?.types.includes(type),
  );
  const bane = MONSTER_TYPES.filter(({ attributes }) =>
    attributes.some((text) => text.startsWith('allergy:') && text.slice(8).split('/').includes(type)),
  );
  const title = plain(type);
  return {
    shelf: 'armoury',
    id: `type-${type}`,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    group: groups.types,
    line: DAMAGE_TYPE_MEANINGS[type] ?? '',
    rule: 'SB-EQ-28',
    page: null,
    stats: [],
    facts: [],
    sections: filledSections([
      { title: sections.madeBy, items: made.map(({ id }) => itemItem(id)) },
      { title: sections.bane, items: bane.map(({ id }) => ({ to: monsterRef(id) })) },
    ]),
  };
}
