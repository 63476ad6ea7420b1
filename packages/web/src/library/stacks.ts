import rulingsText from '../../../../docs/rulings.md?raw';
import { enLibrary } from '../words/en-library.ts';
import { bayonetPointEntries } from './bayonet-point.ts';
import { type Entry, filled, SHELVES, type Shelf } from './entry.ts';
import { pageOf, ruleEntries, rulingsByRule } from './rules.ts';
import { rulingEntries } from './rulings.ts';
import { cataloguing } from './search.ts';
import { armouryEntries } from './silver-armoury.ts';
import { attributeEntries } from './silver-attributes.ts';
import { monsterEntries } from './silver-monsters.ts';
import { scenarioEntries } from './silver-scenarios.ts';
import { soldierEntries } from './silver-soldiers.ts';

const rulings = rulingEntries(rulingsText);

const things = [
  ...scenarioEntries(),
  ...soldierEntries(),
  ...monsterEntries(),
  ...armouryEntries(),
  ...attributeEntries(),
  ...bayonetPointEntries(),
];

/** Everything there is to look up. */
export const ENTRIES: readonly Entry[] = [
  ...withRulings(things),
  ...ruleEntries(things, rulings),
  ...rulings,
];

export const CATALOGUE = cataloguing(ENTRIES);

const byPlace = new Map(ENTRIES.map((entry) => [place(entry.shelf, entry.id), entry]));

function place(shelf: Shelf, id: string): string {
  return `${shelf}/${id.toLowerCase()}`;
}

export function entryAt(shelf: Shelf, id: string): Entry | null {
  return byPlace.get(place(shelf, id)) ?? null;
}

/** The entry of a rule as the log names it: a ruling upon it is found with the rule itself. */
export function entryOfRule(rule: string): Entry | null {
  return entryAt('rules', rule.replace(/\.R\d+$/, ''));
}

const shelves = new Map(
  SHELVES.map((shelf) => [shelf, ENTRIES.filter((entry) => entry.shelf === shelf)] as const),
);

export function onShelf(shelf: Shelf): readonly Entry[] {
  return shelves.get(shelf)!;
}

/** Each thing shows what was decided about its rule, and the page that its rule is on. */
function withRulings(entries: readonly Entry[]): readonly Entry[] {
  const decided = rulingsByRule(rulings);
  return entries.map((entry) => {
    if (entry.rule === null) return entry;
    const items = decided.get(entry.rule) ?? [];
    return {
      ...entry,
      page: entry.page ?? pageOf(entry.rule),
      sections: filled([...entry.sections, { title: enLibrary.sections.rulings, items }]),
    };
  });
}
