import { type EntryItem, filledSections, knownFacts, type LibraryEntry, type Shelf } from '@vedette/engine';
import { CLASSES, type TroopClass } from '../data/classes.ts';
import { DISTANCES } from '../data/distances.ts';
import { TROOP_TYPES, type TroopType } from '../data/troops.ts';
import { FIREARMS, type Firearm, MELEE_WEAPONS, type MeleeWeapon } from '../data/weapons.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { documents as SCENARIOS } from '../scenarios/documents.ts';
import { CLASS_PORTRAITS, TROOP_PORTRAITS, WEAPON_MEANINGS } from './portraits.ts';
import { libraryWords, signed } from './words.ts';

const { facts, groups, said, sections, stats } = libraryWords;

/** Other games have muskets, too: these ids are told apart by the game's name. */
const own = (id: string): string => `bayonet-point-${id}`;

export function entries(): readonly LibraryEntry[] {
  return [
    ...SCENARIOS.map(scenarioEntry),
    ...CLASSES.map(classEntry),
    ...TROOP_TYPES.map(armEntry),
    ...FIREARMS.map(firearmEntry),
    ...MELEE_WEAPONS.map(bladeEntry),
  ];
}

function entry(shelf: Shelf, id: string, title: string, rest: Partial<LibraryEntry>): LibraryEntry {
  return {
    shelf,
    id: own(id),
    title,
    group: 'Bayonet Point',
    line: '',
    rule: null,
    page: null,
    stats: [],
    facts: [],
    sections: [],
    ...rest,
  };
}

function classEntry(type: TroopClass): LibraryEntry {
  const { id, title, activation, morale, toHit, points, actions } = type;
  const gifts: EntryItem[] = [
    ...(type.alwaysActive ? [{ text: said.alwaysActive }] : []),
    ...(type.freeTarget ? [{ text: said.freeTarget }] : []),
    ...(type.outnumbered ? [] : [{ text: said.notOutnumbered }]),
  ];
  return entry('soldiers', id, title, {
    group: groups.classes,
    line: CLASS_PORTRAITS[id] ?? '',
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

function armEntry({ id, title, points, rates }: TroopType): LibraryEntry {
  const gaits = rates === null ? [] : Object.entries(rates);
  const pace = gaits.map(([gait, distance]) => said.band(gait, DISTANCES[distance]));
  return entry('soldiers', id, title, {
    group: groups.arms,
    line: TROOP_PORTRAITS[id] ?? '',
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

function firearmEntry({ id, title, points, ranges, roll, reload, bayonet }: Firearm): LibraryEntry {
  return entry('armoury', id, title, {
    group: groups.firearms,
    line: WEAPON_MEANINGS[id] ?? '',
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

function bladeEntry({ id, title, points, who, charging, fighting }: MeleeWeapon): LibraryEntry {
  return entry('armoury', id, title, {
    group: groups.blades,
    line: WEAPON_MEANINGS[id] ?? '',
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

function scenarioEntry(scenario: Scenario): LibraryEntry {
  const { id, name, premise = '', rule = null } = scenario;
  const diced = 'rows' in scenario;
  return entry('scenarios', id, name, {
    line: premise,
    rule,
    ...(diced ? dicedParts(scenario) : playedParts(scenario)),
    scenario: { id, diced },
  });
}

function dicedParts({ rows }: Extract<Scenario, { readonly rows: unknown }>): Partial<LibraryEntry> {
  const items = rows.map(({ range, scenario }) => {
    const title = SCENARIOS.find(({ id }) => id === scenario)?.name ?? scenario;
    return {
      to: { shelf: 'scenarios' as const, id: own(scenario), title },
      text: said.faces(...range),
    };
  });
  return { sections: [{ title: sections.rows, items }] };
}

function playedParts(scenario: Exclude<Scenario, { readonly rows: unknown }>): Partial<LibraryEntry> {
  const { players, boards, limit, end = [], objects = [] } = scenario;
  const turns = typeof limit.turns === 'number' ? `${limit.turns}` : said.diced;
  const endings = new Set(end.map(({ wins, text }) => said.wins(wins, text)));
  return {
    facts: [
      { label: facts.players, text: said.players(players.min, players.max) },
      { label: facts.table, text: boards.map(({ width, height }) => said.size(width, height, ' mm')).join() },
      { label: facts.turns, text: turns },
    ],
    sections: filledSections([
      {
        title: sections.ending,
        items: [...[...endings].map((text) => ({ text })), { text: said.atLimit(turns, limit.otherwise) }],
      },
      { title: sections.objects, items: objects.map((object) => ({ text: object.name })) },
    ]),
  };
}
