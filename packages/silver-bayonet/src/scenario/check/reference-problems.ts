import type { Refusal } from '@vedette/engine';
import { type Names, unknownName, unknownNames } from '@vedette/scenario';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What an id can name. */
export type NamedKind =
  | 'anchor'
  | 'attribute'
  | 'board'
  | 'card'
  | 'deck'
  | 'group'
  | 'guest'
  | 'item'
  | 'monster'
  | 'object'
  | 'option'
  | 'piece'
  | 'procedure'
  | 'status'
  | 'stored-name'
  | 'terrain-group'
  | 'terrain-type'
  | 'weapon'
  | 'zone';

type Known = Names<NamedKind>['known'];

/** Parts of the document whose keys name other things, and what each key names there. */
const NAMES: Readonly<Record<string, NamedKind>> = {
  anchor: 'anchor',
  attribute: 'attribute',
  board: 'board',
  cards: 'card',
  carrying: 'object',
  deck: 'deck',
  deckHas: 'deck',
  decks: 'deck',
  enemyInZone: 'zone',
  group: 'group',
  guest: 'guest',
  item: 'item',
  monster: 'monster',
  notStored: 'stored-name',
  object: 'object',
  objects: 'object',
  option: 'option',
  procedure: 'procedure',
  revealed: 'card',
  stored: 'stored-name',
  weapon: 'weapon',
  with: 'monster',
  zone: 'zone',
  zones: 'zone',
};

/** Keys of the scenario that hold nothing but names of their own, or are looked at by themselves. */
const DECLARING = [
  'bestiary',
  'boards',
  'guests',
  'id',
  'mounted',
  'name',
  'options',
  'specialRules',
  'statuses',
  'terrain',
  'terrainTypes',
];

/** SB-OPS-12. */
const EMPLACED = ['swivel-gun'];

/** SB-OPS-30 `unknown-id`: whatever is named must be there. */
export function referenceProblems(scenario: Scenario): readonly Refusal[] {
  const names: Names<NamedKind> = {
    known: knownIds(scenario),
    kindOf,
    prefixes: { 'stored:': 'stored-name' },
  };
  const found = Object.entries(scenario).flatMap(([key, value]) =>
    DECLARING.includes(key) ? [] : unknownNames({ path: `/${key}`, value }, names, fault),
  );
  const check = (kind: NamedKind, value: string, path: string): void => {
    found.push(...unknownName({ path, value }, kind, names, fault));
  };
  (scenario.terrain ?? []).forEach(({ type, board, ignoredBy }, i) => {
    check('terrain-type', type, `/terrain/${i}/type`);
    if (board !== undefined) check('board', board, `/terrain/${i}/board`);
    (ignoredBy ?? []).forEach((monster, n) => {
      check('monster', monster, `/terrain/${i}/ignoredBy/${n}`);
    });
  });
  if (typeof scenario.mounted === 'object') {
    scenario.mounted.structures.forEach((group, i) => {
      check('terrain-group', group, `/mounted/structures/${i}`);
    });
  }
  return found;
}

function kindOf(key: string, part: object): NamedKind | undefined {
  if (key === 'terrain' && 'op' in part) return 'terrain-group';
  if (key === 'leaves') return 'terrain-type';
  if (key === 'terrain') return Object(part).terrain === 'random' ? undefined : 'piece';
  if (key === 'type' && 'terrain' in part) return 'terrain-type';
  if ((key === 'add' || key === 'remove' || key === 'status') && !('at' in part)) return 'status';
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}

function knownIds(scenario: Scenario): Known {
  const operations = allOperations(scenario).map(({ value }) => value);
  const placed = operations.flatMap((operation) => (operation.op === 'place-monster' ? [operation] : []));
  const ids = (list: readonly { readonly id: string }[] | undefined) => (list ?? []).map(({ id }) => id);
  const decks = Object.values(scenario.decks ?? {});
  return {
    anchor: ['centre', ...Object.keys(scenario.anchors ?? {})],
    attribute: ids(ATTRIBUTES),
    board: ids(scenario.boards),
    card: decks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    deck: Object.keys(scenario.decks ?? {}),
    group: [...(scenario.monsters ?? []), ...placed].flatMap(({ group }) => group ?? []),
    guest: ids(scenario.guests),
    item: ids(ITEMS),
    monster: [...ids(MONSTER_TYPES), ...ids(scenario.bestiary)],
    object: ids(scenario.objects),
    option: Object.keys(scenario.options ?? {}),
    piece: ids(scenario.terrain),
    procedure: Object.keys(scenario.procedures ?? {}),
    status: Object.keys(scenario.statuses ?? {}),
    'stored-name': operations.flatMap((operation) => ('store' in operation ? (operation.store ?? []) : [])),
    'terrain-group': (scenario.terrain ?? []).flatMap(({ id, group }) => [
      id,
      ...(group === undefined ? [] : [group]),
    ]),
    'terrain-type': [...ids(TERRAIN_TYPES), ...Object.keys(scenario.terrainTypes ?? {})],
    weapon: EMPLACED,
    zone: Object.keys(scenario.zones ?? {}),
  };
}
