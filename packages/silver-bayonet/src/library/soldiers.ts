import { type EntrySection, filledSections, knownFacts, type LibraryEntry } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
import { SOLDIER_TYPES, type SoldierType } from '../data/soldiers.ts';
import { listed } from './listed.ts';
import { SOLDIER_PORTRAITS } from './portraits.ts';
import { attributeItem, gearItems, nationNames, statLine } from './terms.ts';
import { libraryWords, signed } from './words.ts';

const { facts, groups, said, sections, stats } = libraryWords;

export function soldierEntries(): readonly LibraryEntry[] {
  return [officer(), ...SOLDIER_TYPES.map(entryOf)];
}

function officer(): LibraryEntry {
  return {
    shelf: 'soldiers',
    id: 'officer',
    title: 'Officer',
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

function entryOf(type: SoldierType): LibraryEntry {
  return {
    shelf: 'soldiers',
    id: type.id,
    title: type.title,
    group: groups.recruits,
    line: SOLDIER_PORTRAITS[type.id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(type.stats),
    facts: knownFacts([
      { label: facts.cost, text: said.cost(type.cost) },
      { label: facts.nations, text: listed(nationNames(type.nations)) },
      type.mostPerUnit === undefined ? null : { label: facts.most, text: said.perUnit(type.mostPerUnit) },
    ]),
    sections: filledSections([
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
export function equipment(sets: SoldierType['equipment']): readonly EntrySection[] {
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
