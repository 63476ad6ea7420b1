import { filledSections, knownFacts, type LibraryEntry, type LibrarySection } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '../data/officer.ts';
import { SOLDIER_TYPES, type SoldierType } from '../data/soldiers.ts';
import type { LibraryText } from '../words/library.ts';
import { attributeItem, gearItems, nationNames, statLine } from './terms.ts';

export function soldierEntries(words: LibraryText): readonly LibraryEntry[] {
  return [officer(words), ...SOLDIER_TYPES.map((type) => entryOf(words, type))];
}

function officer(words: LibraryText): LibraryEntry {
  const { facts, groups, portraits, said, sections, signed, stats } = words;
  return {
    shelf: 'soldiers',
    id: 'officer',
    title: said.officer,
    group: groups.officer,
    line: portraits.soldier['officer']!,
    rule: 'SB-UNIT-04',
    page: null,
    stats: [...statLine(words, OFFICER.stats), { label: stats.recruitment, text: `${OFFICER.recruitment}` }],
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

function entryOf(words: LibraryText, type: SoldierType): LibraryEntry {
  const { facts, groups, listed, portraits, said, sections, titles } = words;
  return {
    shelf: 'soldiers',
    id: type.id,
    title: titles.soldier(type.id),
    group: groups.recruits,
    line: portraits.soldier[type.id] ?? '',
    rule: type.rule,
    page: null,
    stats: statLine(words, type.stats),
    facts: knownFacts([
      { label: facts.cost, text: said.cost(type.cost) },
      { label: facts.nations, text: listed(nationNames(words, type.nations)) },
      type.mostPerUnit === undefined ? null : { label: facts.most, text: said.perUnit(type.mostPerUnit) },
    ]),
    sections: filledSections([
      {
        title: sections.attributes,
        items: [
          ...type.attributes.map((text) => attributeItem(words, text)),
          ...(type.choosesAttribute === true ? [{ text: said.andChoice }] : []),
        ],
      },
      ...equipment(words, type.equipment),
    ]),
  };
}

/** One set, sets to choose from, or slots to fill. */
export function equipment(words: LibraryText, sets: SoldierType['equipment']): readonly LibrarySection[] {
  const { listed, said, sections } = words;
  if (sets === 'slots') return [{ title: sections.weapons, items: [{ text: said.slotsLikeOfficer }] }];
  if (sets.length === 1) return [{ title: sections.weapons, items: gearItems(words, sets[0]!) }];
  return [
    {
      title: sections.oneOf,
      items: sets.map((set) => ({
        text: listed(gearItems(words, set).map(({ title, to }) => title ?? to!.title)),
      })),
    },
  ];
}
