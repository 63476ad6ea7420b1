import type { Refusal } from '@vedette/engine';
import { type Names, unknownName, unknownNames } from '@vedette/scenario';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What an id can name. */
export type NamedKind =
  | 'chosen-edge'
  | 'number'
  | 'object'
  | 'option'
  | 'guest'
  | 'piece'
  | 'procedure'
  | 'role'
  | 'terrain'
  | 'zone';

const NAMES: Readonly<Record<string, NamedKind>> = {
  aim: 'role',
  guest: 'guest',
  ahead: 'role',
  by: 'role',
  object: 'object',
  objects: 'object',
  of: 'role',
  option: 'option',
  procedure: 'procedure',
  role: 'role',
  side: 'role',
  spread: 'piece',
  terrain: 'terrain',
  var: 'number',
  wins: 'role',
  zone: 'zone',
};

/** Parts of the document in which things are named; the rest declares them. */
const NAMING = [
  'actions',
  'aims',
  'alert',
  'deployment',
  'end',
  'exits',
  'limit',
  'objects',
  'pointShare',
  'procedures',
  'rules',
] as const;

/** Whatever is named must be there. */
export function referenceProblems(scenario: Playable): readonly Refusal[] {
  const names = namesIn(scenario);
  const { otherwise } = scenario.limit;
  return [
    ...NAMING.flatMap((key) => unknownNames({ path: `/${key}`, value: scenario[key] }, names, fault)),
    ...(otherwise === 'draw'
      ? []
      : unknownName(
          { path: '/limit/otherwise', value: otherwise },
          'role',
          { known: { ...names.known, role: [...names.known.role, 'draw'] } },
          fault,
        )),
  ];
}

function namesIn(scenario: Playable): Names<NamedKind> {
  const operations = allOperations(scenario).map(({ value }) => value);
  return {
    known: {
      'chosen-edge': operations.flatMap((one) => (one.op === 'choose-edge' ? [one.store] : [])),
      number: operations.flatMap((one) => (one.op === 'set' ? [one.name] : [])),
      guest: (scenario.guests ?? []).map(({ id }) => id),
      object: (scenario.objects ?? []).map(({ id }) => id),
      option: Object.keys(scenario.options ?? {}),
      piece: (scenario.terrain ?? []).map(({ id }) => id),
      procedure: Object.keys(scenario.procedures ?? {}),
      role: scenario.roles,
      terrain: (scenario.terrain ?? []).flatMap(({ id, group }) =>
        group === undefined ? [id] : [id, group],
      ),
      zone: Object.keys(scenario.zones ?? {}),
    },
    kindOf: (key) => (Object.hasOwn(NAMES, key) ? NAMES[key] : undefined),
    prefixes: { 'stored:': 'chosen-edge', 'opposite:': 'chosen-edge' },
  };
}
