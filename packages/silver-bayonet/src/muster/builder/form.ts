import type { Entry, OneField, Section, TextField } from '@vedette/engine';
import { NATIONS } from '../../data/nations.ts';
import { LONGEST_NAME, type Unit } from '../unit.ts';
import { withStrange } from './armoury-blocks.ts';
import { officerEntry } from './officer-entry.ts';
import { recruitSection } from './recruits.ts';
import { soldierEntry } from './soldier-entry.ts';
import { words } from './words.ts';

/** The whole unit, part by part. */
export function formOf(unit: Unit): readonly Section[] {
  return [
    { kind: 'entry', id: 'company', title: words.company, entry: companyEntry(unit) },
    { kind: 'entry', id: 'officer', title: words.officer, entry: officerEntry(unit) },
    {
      kind: 'roll',
      id: 'soldiers',
      title: words.soldiers,
      at: '/soldiers',
      entries: unit.soldiers.map((soldier, i) => soldierEntry(unit, soldier, `/soldiers/${i}`)),
      empty: words.noSoldiers,
    },
    recruitSection(unit),
  ];
}

function companyEntry({ name, nation, country }: Unit): Entry {
  const nations = NATIONS.map(({ id }) => ({ id, title: words.nationTitle(id) }));
  const nationField: OneField = {
    kind: 'one',
    at: '/nation',
    label: words.nation,
    value: nation,
    offers: withStrange(nations, nation, (id) => id),
    shown: 'list',
  };
  const countryField: TextField = {
    kind: 'text',
    at: '/country',
    label: words.country,
    value: country ?? '',
    most: LONGEST_NAME,
    placeholder: words.countryNote(words.nationTitle(nation)),
  };
  return {
    at: '',
    title: words.company,
    called: name,
    fields: [
      {
        kind: 'text',
        at: '/name',
        label: words.name,
        value: name,
        most: LONGEST_NAME,
        suggest: words.anotherName(words.muster.unnamed),
      },
      nationField,
      countryField,
    ],
    stats: [],
    terms: [],
    blocks: [],
    notes: [],
  };
}
