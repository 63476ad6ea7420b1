import type { Refusal } from '@vedette/engine';
import {
  type Declared,
  idleReserves,
  numbersRead,
  storedRead,
  textsUnder,
  unused,
  type Waiting,
} from '@vedette/scenario';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations, everyOperation, operationLists } from './operations-of.ts';

/** SB-OPS-30: what the document has and nothing in it ever brings, draws or asks for. */
export function forgotten(scenario: Scenario): readonly Refusal[] {
  return [
    ...unused([...comers(scenario), ...lists(scenario)], fault),
    ...idleReserves({ held: held(scenario), arriving: arriving(scenario) }, fault, 'SB-SET-01'),
  ];
}

type Op = Operation['op'];

function namesOf(scenario: Scenario, ops: readonly Op[], key: string): readonly string[] {
  return allOperations(scenario).flatMap(({ value }) =>
    ops.includes(value.op) ? textsUnder({ [key]: Reflect.get(value, key) as unknown }, [key]) : [],
  );
}

/** Kinds of monsters that the scenario brings in some way. */
export function monstersBrought(scenario: Scenario): readonly string[] {
  return [
    ...(scenario.monsters ?? []).map(({ monster }) => monster),
    ...namesOf(scenario, ['place-monster'], 'monster'),
    ...namesOf(scenario, ['replace'], 'with'),
  ];
}

function comers(scenario: Scenario): readonly Declared[] {
  const { bestiary = [], guests = [], objects = [] } = scenario;
  return [
    ...bestiary.map(({ id, name }, i) => ({
      path: `/bestiary/${i}`,
      id,
      comes: name,
      how: `{"op": "place-monster", "monster": "${id}", …}`,
      named: monstersBrought(scenario),
    })),
    ...guests.map(({ id, name }, i) => ({
      path: `/guests/${i}`,
      id,
      comes: name,
      how: `{"op": "join", "guest": "${id}", …}`,
      named: namesOf(scenario, ['join'], 'guest'),
    })),
    ...objects.map(({ id, name }, i) => ({
      path: `/objects/${i}`,
      id,
      comes: name,
      how: `{"op": "place-object", "object": "${id}", …} or {"op": "give-object", "object": "${id}", …}`,
      named: namesOf(scenario, ['place-object', 'give-object'], 'object'),
    })),
  ];
}

function lists(scenario: Scenario): readonly Declared[] {
  const { decks = {}, options = {}, procedures = {}, statuses = {}, clues = [] } = scenario;
  const numbers = allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'set' ? [{ path: `${path}/name`, id: value.name }] : [],
  );
  // What brings somebody may as well give him a name; these do nothing else.
  const stores = allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'roll-off' || value.op === 'pick' ? [{ path: `${path}/store`, id: value.store }] : [],
  );
  return [
    ...Object.keys(decks).map((id) => ({
      path: `/decks/${id}`,
      id,
      how: `"deck": "${id}" at a marker in "clues"`,
      named: [...clues.map(({ deck }) => deck), ...namesOf(scenario, ['draw'], 'deck')],
    })),
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
      named: namesOf(scenario, ['do'], 'procedure'),
    })),
    ...stores.map(({ path, id }) => ({
      path,
      id,
      how: `"stored:${id}"`,
      named: storedRead(scenario),
    })),
    ...Object.keys(statuses).map((id) => ({
      path: `/statuses/${id}`,
      id,
      how: `{"op": "status", "add": "${id}", …}`,
      named: namesOf(scenario, ['status'], 'add'),
    })),
    ...numbers.map(({ path, id }) => ({
      path,
      id,
      how: `{"var": "${id}", "min": …}`,
      named: numbersRead(scenario),
    })),
  ];
}

/** SB-SET-01: who waits beside the table; a guest who joins in play without a place does, too. */
function held(scenario: Scenario): readonly Waiting[] {
  const setups = (scenario.rules ?? []).flatMap(({ when: { event } }, i) =>
    event === 'setup' ? [`/rules/${i}/do`] : [],
  );
  const joining = operationLists(scenario)
    .filter(({ of, path }) => of !== 'procedure' && !setups.includes(path))
    .flatMap(everyOperation)
    .filter(({ value }) => value.op === 'join' && value.at === undefined);
  const back = allOperations(scenario).filter(({ value }) => value.op === 'hold-back');
  return [...back, ...joining].flatMap(({ path, value }) =>
    value.op === 'hold-back' || value.op === 'join' ? [{ path, side: value.side, means: ANYBODY }] : [],
  );
}

function arriving(scenario: Scenario): readonly Waiting[] {
  return allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'arrive' ? [{ path, side: value.side, means: ANYBODY }] : [],
  );
}

/** Whom a word for players means is settled in play. */
const ANYBODY = ['anybody'];
