import { type Muster, random, speaking, spoken } from '@vedette/engine';
import { NATIONS } from '../../data/nations.ts';
import { OFFICER } from '../../data/officer.ts';
import { budget, unitCost } from '../cost.ts';
import { type Unit, unitSchema } from '../unit.ts';
import { units } from '../units.ts';
import { compared } from './comparison.ts';
import { blankUnit } from './draft.ts';
import { editUnit } from './edit.ts';
import { badgeOf, nationTitle, spent } from './figures.ts';
import { findingsOf } from './findings.ts';
import { formOf } from './form.ts';
import { nameFor, rankFor, unitNameFor } from './names.ts';
import { readText } from './read-text.ts';
import { sheetOf } from './sheet.ts';
import { asText } from './text.ts';
import { tongues, use, words } from './words.ts';

/** Companies: an Officer and up to seven soldiers of a nation's list. */
export const makeMuster = (): Muster<Unit> => ({
  ruleset: 'silver-bayonet',
  title: words.game,
  words: words.muster,
  format: 'vedette-unit',
  schema: unitSchema,
  ready: units.ready.map((unit) => ({ id: unit.nation, unit })),
  beginnings: NATIONS.map(({ id }) => ({
    id,
    title: words.nationTitle(id),
    label: words.raiseFor(words.nationTitle(id)),
    badge: badgeOf('officer', { nation: id }),
  })),
  begin(nation, seed) {
    const chance = random(seed);
    const name = unitNameFor(nation, '', chance);
    return blankUnit(nation, name, nameFor(nation, 'officer', [], chance), rankFor(nation, '', chance));
  },
  renamed: (unit, name) => ({ ...unit, name }),
  summary: (unit) => ({
    name: unit.name,
    badge: badgeOf('officer', unit),
    line: [
      nationTitle(unit),
      `${unit.officer.rank ?? words.officer} ${unit.officer.name}`,
      spent(unit),
      words.strength(unit.soldiers.length),
    ].join(' · '),
  }),
  form: formOf,
  edit: editUnit,
  tally: (unit) => [
    { title: words.tally.points, value: unitCost(unit), most: budget(unit.officer) },
    { title: words.tally.soldiers, value: unit.soldiers.length, most: OFFICER.mostSoldiers },
  ],
  findings: findingsOf,
  sheet: sheetOf,
  compare: compared,
  text: asText,
  read: readText,
});

/** In every language that it has. */
export const musters = spoken(tongues, speaking(use, makeMuster));
