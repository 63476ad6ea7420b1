import type { Refusal } from '@vedette/engine';
import {
  type Declared,
  edgesNamed,
  idleReserves,
  numbersRead,
  textsUnder,
  unused,
  type Waiting,
} from '@vedette/scenario';
import { CAPTIVE } from '../../rules/setup/captive.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { groundsOf } from './grounds.ts';
import { allOperations } from './operations-of.ts';
import { rolesMeant } from './roles-meant.ts';

/** What the document has and nothing in it ever brings, lays or asks for. */
export function forgotten(scenario: Scenario): readonly Refusal[] {
  return [
    ...unused([...comers(scenario), ...lists(scenario)], fault),
    ...idleReserves({ held: waiting(scenario, 'hold-back'), arriving: waiting(scenario, 'arrive') }, fault),
  ];
}

function comers(scenario: Scenario): readonly Declared[] {
  const { bestiary = {}, forces = {}, infecting = [], tokens = [] } = scenario;
  const operations = allOperations(scenario).map(({ value }) => value);
  const faces = tokens.flatMap((token) => Object.keys(token.faces ?? {}));
  return [
    ...Object.entries(bestiary).map(([id, { name }]) => ({
      path: `/bestiary/${id}`,
      id,
      comes: name,
      how: `{"op": "bring", "profile": "${id}", …}`,
      named: [
        ...operations.flatMap((one) => (one.op === 'bring' ? [one.profile] : [])),
        ...Object.values(forces).flatMap(({ profiles = [] }) => profiles),
        ...infecting.map(({ profile }) => profile),
      ],
    })),
    ...tokens.map(({ id, name }, i) => ({
      path: `/tokens/${i}`,
      id,
      comes: name,
      how: `{"op": "place-tokens", "token": "${id}", …}`,
      named: [
        CAPTIVE,
        ...faces,
        ...operations.flatMap((one) => (one.op === 'place-tokens' ? [one.token] : [])),
      ],
    })),
  ];
}

function lists(scenario: Scenario): readonly Declared[] {
  const { options = {}, procedures = {} } = scenario;
  const operations = allOperations(scenario);
  const kinds = new Set(groundsOf(scenario).flatMap(({ ground }) => ground.slots.map(({ kind }) => kind)));
  return [
    ...Object.keys(options).map((id) => ({
      path: `/options/${id}`,
      id,
      how: `{"option": "${id}", "is": …}`,
      named: textsUnder(scenario, ['option']),
    })),
    ...Object.keys(procedures).map((id) => ({
      path: `/procedures/${id}`,
      id,
      how: `{"op": "do", "procedure": "${id}"}`,
      named: operations.flatMap(({ value }) => (value.op === 'do' ? [value.procedure] : [])),
    })),
    ...[...kinds].map((id) => ({
      path: '/slots',
      id,
      how: `{"op": "take-slots", "slots": "${id}", …}`,
      named: textsUnder(scenario, ['slots', 'slot']),
    })),
    ...operations.flatMap(({ path, value }) => {
      if (value.op === 'choose-edge') {
        const how = `"stored:${value.store}" in place of an edge`;
        return [{ path: `${path}/store`, id: value.store, how, named: edgesNamed(scenario) }];
      }
      if (value.op !== 'set') return [];
      const how = `{"number": {"var": "${value.name}"}, "min": …}`;
      return [{ path: `${path}/name`, id: value.name, how, named: numbersRead(scenario) }];
    }),
  ];
}

function waiting(scenario: Scenario, op: 'arrive' | 'hold-back'): readonly Waiting[] {
  return allOperations(scenario).flatMap(({ path, value }) =>
    value.op === op ? [{ path, side: value.side, means: rolesMeant(scenario, value.side) }] : [],
  );
}
