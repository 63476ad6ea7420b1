import { type EntryItem, filledSections, knownFacts, type LibraryEntry, type Shelf } from '@vedette/engine';
import { CLASSES, type TroopClass } from '../data/classes.ts';
import { DISTANCES } from '../data/distances.ts';
import { TROOP_TYPES, type TroopType } from '../data/troops.ts';
import { FIREARMS, type Firearm, MELEE_WEAPONS, type MeleeWeapon } from '../data/weapons.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { documents as SCENARIOS } from '../scenarios/documents.ts';
import type { LibraryText } from '../words/library.ts';
import { ownLibraryId } from './ids.ts';

export function entriesIn(words: LibraryText): readonly LibraryEntry[] {
  return [
    ...SCENARIOS.map((scenario) => scenarioEntry(words, scenario)),
    ...CLASSES.map((type) => classEntry(words, type)),
    ...TROOP_TYPES.map((type) => armEntry(words, type)),
    ...FIREARMS.map((firearm) => firearmEntry(words, firearm)),
    ...MELEE_WEAPONS.map((blade) => bladeEntry(words, blade)),
  ];
}

function entry(shelf: Shelf, id: string, title: string, rest: Partial<LibraryEntry>): LibraryEntry {
  return {
    shelf,
    id: ownLibraryId(id),
    title,
    group: '',
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...rest,
  };
}

function classEntry(words: LibraryText, type: TroopClass): LibraryEntry {
  const { groups, portraits, said, sections, stats, titles } = words;
  const { id, activation, morale, toHit, points, actions } = type;
  const gifts: EntryItem[] = [
    ...(type.alwaysActive ? [{ text: said.alwaysActive }] : []),
    ...(type.freeTarget ? [{ text: said.freeTarget }] : []),
    ...(type.outnumbered ? [] : [{ text: said.notOutnumbered }]),
  ];
  return entry('soldiers', id, titles.class(id), {
    group: groups.classes,
    line: portraits.class[id] ?? '',
    rule: 'BP-CLS-02',
    stats: [
      { label: stats.activation, text: `${activation}` },
      { label: stats.morale, text: `${morale}` },
      { label: stats.toHit, text: `${toHit}` },
      { label: stats.actions, text: `${actions}` },
      { label: stats.points, text: `${points}` },
    ],
    sections: filledSections([{ title: sections.attributes, items: gifts }]),
  });
}

function armEntry(words: LibraryText, { id, points, rates }: TroopType): LibraryEntry {
  const { facts, groups, portraits, said, term, titles } = words;
  const gaits = rates === null ? [] : Object.entries(rates);
  const pace = gaits.map(([gait, distance]) => said.band(term(gait), DISTANCES[distance]));
  return entry('soldiers', id, titles.troop(id), {
    group: groups.arms,
    line: portraits.troop[id] ?? '',
    rule: rates === null ? 'BP-ARMY-11' : 'BP-CAV-01',
    facts: [
      { label: facts.cost, text: said.points(points) },
      {
        label: facts.rates,
        text: pace.length === 0 ? said.band(said.march, DISTANCES.infantry) : pace.join(', '),
      },
    ],
  });
}

function firearmEntry(
  { facts, groups, meanings, said, signed, titles }: LibraryText,
  { id, points, ranges, roll, reload, bayonet }: Firearm,
): LibraryEntry {
  return entry('armoury', id, titles.weapon(id), {
    group: groups.firearms,
    line: meanings.weapon[id] ?? '',
    rule: 'BP-SHT-04',
    facts: knownFacts([
      { label: facts.cost, text: said.points(points) },
      {
        label: facts.range,
        text: ranges.map(([band, distance]) => said.band(said.bands[band], DISTANCES[distance])).join(', '),
      },
      roll === 0 ? null : { label: facts.roll, text: signed(roll) },
      { label: facts.reload, text: said.halfTurns(reload) },
      { label: facts.bayonet, text: said.mounted(bayonet) },
    ]),
  });
}

function bladeEntry(
  { facts, groups, meanings, said, titles }: LibraryText,
  { id, points, who, charging, fighting }: MeleeWeapon,
): LibraryEntry {
  return entry('armoury', id, titles.weapon(id), {
    group: groups.blades,
    line: meanings.weapon[id] ?? '',
    rule: 'BP-MEL-18',
    facts: knownFacts([
      { label: facts.cost, text: said.points(points) },
      { label: facts.who, text: said.who[who] },
      charging === 0 && fighting === 0
        ? null
        : { label: facts.roll, text: `${said.charging(charging)}, ${said.fighting(fighting)}` },
    ]),
  });
}

function scenarioEntry(words: LibraryText, scenario: Scenario): LibraryEntry {
  const { id, rule = null } = scenario;
  const diced = 'rows' in scenario;
  return entry('scenarios', id, words.scenario.name(scenario), {
    group: words.game,
    line: words.scenario.premise(scenario) ?? '',
    rule,
    ...(diced ? dicedParts(words, scenario) : playedParts(words, scenario)),
    scenario: { id, diced },
  });
}

function dicedParts(
  { said, scenario: printed, sections }: LibraryText,
  { rows }: Extract<Scenario, { readonly rows: unknown }>,
): Partial<LibraryEntry> {
  const items = rows.map(({ range, scenario }) => {
    const drawn = SCENARIOS.find(({ id }) => id === scenario);
    const title = drawn === undefined ? scenario : printed.name(drawn);
    return {
      to: { shelf: 'scenarios' as const, id: ownLibraryId(scenario), title },
      text: said.faces(...range),
    };
  });
  return { sections: [{ title: sections.rows, items }] };
}

function playedParts(
  { facts, said, scenario: printed, sections, term }: LibraryText,
  scenario: Exclude<Scenario, { readonly rows: unknown }>,
): Partial<LibraryEntry> {
  const { players, boards, limit, end = [], objects = [] } = scenario;
  const turns = typeof limit.turns === 'number' ? `${limit.turns}` : said.diced;
  const endings = new Set(end.map(({ wins, text }) => said.wins(term(wins), printed.text(text))));
  return {
    facts: [
      { label: facts.players, text: said.players(players.min, players.max) },
      { label: facts.table, text: boards.map(({ width, height }) => said.size(width, height, ' mm')).join() },
      { label: facts.turns, text: turns },
    ],
    sections: filledSections([
      {
        title: sections.ending,
        items: [
          ...[...endings].map((text) => ({ text })),
          {
            text:
              limit.otherwise === 'draw'
                ? said.drawAtLimit(turns)
                : said.wonAtLimit(turns, term(limit.otherwise)),
          },
        ],
      },
      { title: sections.objects, items: objects.map((object) => ({ text: printed.text(object.name) })) },
    ]),
  };
}
