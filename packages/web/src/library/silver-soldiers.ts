import {
  INCREASE_PAIRS,
  OFFICER,
  SOLDIER_PORTRAITS,
  SOLDIER_TYPES,
  type SoldierType,
} from '@vedette/silver-bayonet/library';
import { enLibrary, signed } from '../words/en-library.ts';
import { type Entry, filled, known, listed, type Section } from './entry.ts';
import { attributeItem, gearItems, nationNames, statLine } from './silver-terms.ts';

const { facts, groups, said, sections, stats } = enLibrary;

export function soldierEntries(): readonly Entry[] {
  return [officer(), ...SOLDIER_TYPES.map(entryOf)];
}

function officer(): Entry {
  return {
    shelf: 'soldiers',
    id: 'officer',
    title: 'Officer',
    game: 'silver-bayonet',
    group: groups.officer,
    line: SOLDIER_PORTRAITS['officer']!,
    rule: 'SB-UNIT-04',
    page: null,
    stats: [...statLine(OFFICER.stats), { label: stats.recruitment, text: `${OFFICER.recruitment}` }],
    facts: [
      { label: facts.slots, text: `${OFFICER.slots}` },
      { label: sections.attributes, text: `${OFFICER.attributes}` },
    ],
    sections: [
      {
        title: sections.increases,
        items: INCREASE_PAIRS.map((pair) => ({
          text: pair.map(({ stat, by }) => `${stats[stat]} ${signed(by)}`).join(' / '),
        })),
      },
    ],
  };
}

function entryOf(type: SoldierType): Entry {
  return {
    shelf: 'soldiers',
    id: type.id,
    title: type.title,
    game: 'silver-bayonet',
    group: groups.recruits,
    line: SOLDIER_PORTRAITS[type.id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(type.stats),
    facts: known([
      { label: facts.cost, text: said.cost(type.cost) },
      { label: facts.nations, text: listed(nationNames(type.nations)) },
      type.mostPerUnit === undefined ? null : { label: facts.most, text: said.perUnit(type.mostPerUnit) },
    ]),
    sections: filled([
      {
        title: sections.attributes,
        items: [
          ...type.attributes.map(attributeItem),
          ...(type.choosesAttribute === true ? [{ text: said.andChoice }] : []),
        ],
      },
      ...equipment(type.equipment),
    ]),
  };
}

/** One set, sets to choose from, or slots to fill. */
export function equipment(sets: SoldierType['equipment']): readonly Section[] {
  if (sets === 'slots') return [{ title: sections.weapons, items: [{ text: said.slotsLikeOfficer }] }];
  if (sets.length === 1) return [{ title: sections.weapons, items: gearItems(sets[0]!) }];
  return [
    {
      title: sections.oneOf,
      items: sets.map((set) => ({
        text: listed(gearItems(set).map(({ title, to }) => title ?? to!.title)),
      })),
    },
  ];
}
