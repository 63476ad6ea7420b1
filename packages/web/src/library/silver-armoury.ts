import {
  DAMAGE_TYPE_MEANINGS,
  DAMAGE_TYPES,
  ITEM_MEANINGS,
  ITEMS,
  type Item as Kit,
  MONSTER_TYPES,
  SOLDIER_TYPES,
} from '@vedette/silver-bayonet/library';
import { enLibrary, signed } from '../words/en-library.ts';
import { type Entry, type Fact, filled, known, listed, type Section } from './entry.ts';
import { itemItem, itemTitle, monsterRef } from './silver-terms.ts';

const { facts, groups, said, sections } = enLibrary;

export function armouryEntries(): readonly Entry[] {
  return [...ITEMS.map(entryOf), ...DAMAGE_TYPES.map(typeEntry)];
}

const plain = (type: string): string => type.replaceAll('-', ' ');

function entryOf(item: Kit): Entry {
  return {
    shelf: 'armoury',
    id: item.id,
    title: item.title,
    game: 'silver-bayonet',
    group: groups[item.armoury],
    line: ITEM_MEANINGS[item.id] ?? '',
    rule: item.rule,
    page: item.page,
    stats: [],
    facts: known([
      item.slots === 0 ? null : { label: facts.slots, text: `${item.slots}` },
      item.most === undefined ? null : { label: facts.most, text: said.perFigure(item.most) },
      ...(item.shot === undefined ? [] : shotFacts(item.shot)),
      ...(item.melee === undefined ? [] : meleeFacts(item)),
      item.armour === undefined
        ? null
        : { label: facts.armour, text: said.worn(item.armour.level, item.armour.speed) },
      ...(item.special === undefined ? [] : specialFacts(item.special)),
    ]),
    sections: filled(around(item)),
  };
}

function shotFacts(shot: NonNullable<Kit['shot']>): readonly (Fact | null)[] {
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

function meleeFacts({ melee }: Kit): readonly (Fact | null)[] {
  const { as, damage, types } = melee!;
  return [
    {
      label: facts.inMelee,
      text: `${itemTitle(as).toLowerCase()}, ${said.damage(damage.die, damage.modifier)}`,
    },
    types.length === 0 ? null : { label: facts.type, text: listed(types.map(plain)) },
  ];
}

function specialFacts({ type, use, hosts }: NonNullable<Kit['special']>): readonly (Fact | null)[] {
  return [
    type === null ? null : { label: facts.type, text: `${plain(type)}, ${said.use[use]}` },
    hosts.length === 0 ? null : { label: facts.goesOn, text: listed(hosts.map(itemTitle)) },
  ];
}

function around({ id }: Kit): readonly Section[] {
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

function typeEntry(type: string): Entry {
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
    game: 'silver-bayonet',
    group: groups.types,
    line: DAMAGE_TYPE_MEANINGS[type] ?? '',
    rule: 'SB-EQ-28',
    page: null,
    stats: [],
    facts: [],
    sections: filled([
      { title: sections.madeBy, items: made.map(({ id }) => itemItem(id)) },
      { title: sections.bane, items: bane.map(({ id }) => ({ to: monsterRef(id) })) },
    ]),
  };
}
