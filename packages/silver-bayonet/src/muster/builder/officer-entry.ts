import type { Entry, FieldBlock } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '../../data/officer.ts';
import { officerCarrying } from '../carrying.ts';
import { LONGEST_NAME, type OfficerEntry, type Unit } from '../unit.ts';
import { untaken } from './advice.ts';
import { equipmentBlock, specialBlock } from './armoury-blocks.ts';
import { signed } from './arms.ts';
import { attributeField } from './attribute-field.ts';
import { badgeOf, mayRide, mounted, officerLine, statCells } from './figures.ts';
import { nameField } from './name-field.ts';
import { words } from './words.ts';

const AT = '/officer';

/** SB-UNIT-04 to -08: the Officer as he is made. */
export function officerEntry(unit: Unit): Entry {
  const { officer } = unit;
  const carrying = officerCarrying(officer);
  const line = officerLine(officer);
  return {
    at: AT,
    title: words.officer,
    called: officer.name,
    badge: badgeOf('officer', unit),
    fields: [
      {
        kind: 'text',
        at: `${AT}/rank`,
        label: words.rank,
        value: officer.rank ?? '',
        most: LONGEST_NAME,
        suggest: words.anotherRank,
      },
      nameField(officer.name, AT),
    ],
    stats: line === null ? [] : statCells(line.stats),
    ...(line === null ? {} : mounted({ rides: mayRide(line.attributes), stats: line.stats })),
    terms: [],
    blocks: [
      increases(officer),
      attributes(officer, unit.nation),
      equipmentBlock(carrying, AT),
      specialBlock(officer.name, carrying, AT),
    ],
    notes: untaken(carrying),
  };
}

/** SB-UNIT-05: one of each pair; the place of a pair is called by its first. */
function increases({ increases }: OfficerEntry): FieldBlock {
  return {
    at: `${AT}/increases`,
    title: words.increases,
    rows: [
      INCREASE_PAIRS.map((pair) => ({
        kind: 'one' as const,
        at: `${AT}/increases/${pair[0].stat}`,
        label: pair.map(({ stat }) => words.stats[stat]).join(', '),
        value: pair.find(({ stat }) => increases.includes(stat))?.stat ?? '',
        offers: pair.map(({ stat, by }) => ({ id: stat, title: `${words.stats[stat]} ${signed(by)}` })),
        shown: 'buttons' as const,
      })),
    ],
  };
}

/** SB-UNIT-06 */
function attributes({ name, attributes }: OfficerEntry, nation: string): FieldBlock {
  const places = Math.max(OFFICER.attributes, attributes.length);
  const by = { who: name, role: 'officer', nation } as const;
  return {
    at: `${AT}/attributes`,
    title: words.attributes,
    rows: [
      Array.from({ length: places }, (_, i) =>
        attributeField(words.attributeNumber(i + 1), attributes[i] ?? '', by, `${AT}/attributes/${i}`),
      ),
    ],
  };
}
