import type { Refusal } from '@vedette/engine';
import { type Names, unknownName, unknownNames } from '@vedette/scenario';
import { PROFILES, SPECIAL_PROFILES } from '../../data/profiles/profiles.ts';
import { options } from '../../options.ts';
import { CAPTIVE } from '../../rules/setup/captive.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { groundsOf } from './grounds.ts';
import { allOperations } from './operations-of.ts';
import { rolesMeant } from './roles-meant.ts';

/** What an id can name. */
export type NamedKind =
  | 'anchor'
  | 'chosen-edge'
  | 'creature'
  | 'layout'
  | 'number'
  | 'option'
  | 'piece'
  | 'procedure'
  | 'profile'
  | 'room'
  | 'setting'
  | 'side'
  | 'slot'
  | 'token'
  | 'winner'
  | 'zone';

const NAMES: Readonly<Record<string, NamedKind>> = {
  anchor: 'anchor',
  anchors: 'anchor',
  by: 'side',
  carrying: 'token',
  first: 'side',
  layout: 'layout',
  option: 'option',
  procedure: 'procedure',
  profile: 'creature',
  profiles: 'profile',
  room: 'room',
  setting: 'setting',
  side: 'side',
  slot: 'slot',
  slots: 'slot',
  terrain: 'piece',
  thing: 'token',
  token: 'token',
  tokens: 'token',
  turn: 'side',
  turnovers: 'side',
  turns: 'side',
  var: 'number',
  whose: 'side',
  zone: 'zone',
};

/** Parts of the document in which things are named; the rest declares them. */
const NAMING = [
  'actions',
  'aims',
  'deployment',
  'end',
  'environment',
  'exits',
  'infecting',
  'layout',
  'limit',
  'procedures',
  'rules',
] as const;

/** Words for sides that mean somebody in every scenario. */
const SIDES = ['good', 'evil', 'attacker', 'defender', 'active', 'actor', 'everybody'];

/** Whatever is named must be there. */
export function referenceProblems(scenario: Scenario): readonly Refusal[] {
  return unknownIn(scenario, namesIn(scenario, SIDES));
}

/** FF-SCN-01: good and evil, attacker and defender, where nobody can be that. */
export function nobodysSides(scenario: Scenario): readonly Refusal[] {
  return unknownIn(
    scenario,
    namesIn(
      scenario,
      SIDES.filter((name) => rolesMeant(scenario, name).length > 0),
    ),
  );
}

function unknownIn(scenario: Scenario, names: Names<NamedKind>): readonly Refusal[] {
  const { limit, end = [], forces = {} } = scenario;
  const wins = [
    ...end.map(({ wins: value }, i) => ({ path: `/end/${i}/wins`, value })),
    ...(limit === undefined ? [] : [{ path: '/limit/otherwise', value: limit.otherwise }]),
    ...(limit?.cases ?? []).map(({ wins: value }, i) => ({ path: `/limit/cases/${i}/wins`, value })),
  ];
  return [
    ...NAMING.flatMap((key) => unknownNames({ path: `/${key}`, value: scenario[key] }, names, fault)),
    ...unknownNames(
      { path: '/victory', value: scenario.victory },
      { ...names, known: { ...names.known, side: [...names.known.side, 'winner'] } },
      fault,
    ),
    ...(scenario.layouts ?? []).flatMap((layout, i) =>
      unknownNames({ path: `/layouts/${i}/if`, value: layout.if }, names, fault),
    ),
    ...Object.entries(forces).flatMap(([role, { profiles, limits }]) =>
      unknownNames({ path: `/forces/${role}`, value: { profiles, limits } }, names, fault),
    ),
    ...wins.flatMap((part) => unknownName(part, 'winner', names, fault)),
  ];
}

function namesIn(scenario: Scenario, sides: readonly string[]): Names<NamedKind> {
  const operations = allOperations(scenario).map(({ value }) => value);
  const grounds = groundsOf(scenario).map(({ ground }) => ground);
  const tokens = scenario.tokens ?? [];
  return {
    known: {
      anchor: grounds.flatMap(({ anchors }) => Object.keys(anchors)),
      'chosen-edge': operations.flatMap((one) => (one.op === 'choose-edge' ? [one.store] : [])),
      creature: [...Object.keys(scenario.bestiary ?? {}), ...PROFILES.map(({ id }) => id)],
      layout: (scenario.layouts ?? []).map(({ id }) => id),
      number: operations.flatMap((one) => (one.op === 'set' ? [one.name] : [])),
      option: Object.keys(scenario.options ?? {}),
      piece: grounds.flatMap(({ terrain, doors }) => [...terrain, ...doors].map(({ id }) => id)),
      procedure: Object.keys(scenario.procedures ?? {}),
      profile: [
        ...Object.keys(scenario.bestiary ?? {}),
        ...[...PROFILES, ...SPECIAL_PROFILES].map(({ id }) => id),
      ],
      room: grounds.flatMap(({ rooms }) => rooms.map(({ id }) => id)),
      setting: Object.keys(options),
      side: [...Object.keys(scenario.forces ?? {}), ...sides],
      winner: [...Object.keys(scenario.forces ?? {}), ...sides, 'points', 'draw'],
      slot: grounds.flatMap(({ slots }) => slots.map(({ kind }) => kind)),
      token: [
        CAPTIVE,
        ...tokens.map(({ id }) => id),
        ...tokens.flatMap(({ faces }) => Object.keys(faces ?? {})),
      ],
      zone: grounds.flatMap(({ zones }) => Object.keys(zones)),
    },
    kindOf: (key, part) => kindOf(key, part as Readonly<Record<string, unknown>>),
    prefixes: { 'stored:': 'chosen-edge', 'opposite:': 'chosen-edge' },
  };
}

function kindOf(key: string, part: Readonly<Record<string, unknown>>): NamedKind | undefined {
  // "at" names anchors only where tokens are laid; everywhere else it is a place of its own form.
  if (key === 'at') return part['op'] === 'place-tokens' ? 'anchor' : undefined;
  // "to" names a piece of the ground only where something must be near it.
  if (key === 'to') return 'within' in part ? 'piece' : undefined;
  // "turns" of an event is a list of numbers.
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
