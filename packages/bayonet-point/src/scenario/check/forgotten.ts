import type { Refusal } from '@vedette/engine';
import { type Declared, edgesNamed, numbersRead, textsUnder, unused } from '@vedette/scenario';
import { say } from '../../refusals.ts';
import type { Filter } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';

/** What the document has and nothing in it ever brings or asks for. */
export function forgotten(scenario: Playable): readonly Refusal[] {
  return [
    ...unused([...comers(scenario), ...lists(scenario)], fault),
    ...waitingForEver(scenario),
    ...leftOut(scenario),
  ];
}

function comers(scenario: Playable): readonly Declared[] {
  const operations = allOperations(scenario).map(({ value }) => value);
  const { guests = [], objects = [] } = scenario;
  return [
    ...guests.map(({ id, name }, i) => ({
      path: `/guests/${i}`,
      id,
      comes: name,
      how: `{"op": "join", "guest": "${id}", …}`,
      named: operations.flatMap((one) => (one.op === 'join' ? [one.guest] : [])),
    })),
    ...objects.map(({ id, name }, i) => ({
      path: `/objects/${i}`,
      id,
      comes: name,
      how: `{"op": "place-objects", "object": "${id}", …}`,
      named: operations.flatMap((one) => (one.op === 'place-objects' ? [one.object] : [])),
    })),
  ];
}

function lists(scenario: Playable): readonly Declared[] {
  const { options = {}, procedures = {} } = scenario;
  const operations = allOperations(scenario);
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
    ...operations.flatMap(({ path, value }) =>
      value.op === 'choose-edge'
        ? [
            {
              path: `${path}/store`,
              id: value.store,
              how: `"stored:${value.store}" in place of an edge`,
              named: edgesNamed(scenario),
            },
          ]
        : [],
    ),
    ...operations.flatMap(({ path, value }) =>
      value.op === 'set'
        ? [
            {
              path: `${path}/name`,
              id: value.name,
              how: `{"var": "${value.name}", "min": …}`,
              named: numbersRead(scenario),
            },
          ]
        : [],
    ),
  ];
}

/** BP-SCN-07: whoever joins in play without a place waits beside the table, and there he stays unless his side may enter. */
function waitingForEver(scenario: Playable): readonly Refusal[] {
  const operations = allOperations(scenario);
  const entering = operations.flatMap(({ value }) => (value.op === 'enter' ? [value.side] : []));
  return operations.flatMap(({ path, value }) => {
    if (value.op !== 'join' || value.at !== undefined || path.startsWith('/deployment')) return [];
    if (entering.includes(value.side)) return [];
    const said = say('scenario.nobody-enters', { guest: value.guest, side: value.side });
    return [fault('never-comes', path, said, 'BP-SCN-07')];
  });
}

/** BP-SCN-07: arms that no deployment of their side takes, and that nothing brings on later. */
function leftOut(scenario: Playable): readonly Refusal[] {
  const operations = allOperations(scenario);
  return scenario.roles.flatMap((side) => {
    const own = operations.filter(({ value }) => takes(value) && Reflect.get(value, 'side') === side);
    const last = own.at(-1);
    const missing = ARMS.filter((arm) => !own.some(({ value }) => fits(value, arm)));
    if (last === undefined || missing.length === 0) return [];
    return [fault('never-comes', last.path, say('scenario.left-out', { side, missing }), 'BP-SCN-07')];
  });
}

const ARMS = ['infantry', 'light-cavalry', 'heavy-cavalry'] as const;
type Arm = (typeof ARMS)[number];

function takes({ op }: Operation): boolean {
  return op === 'deploy' || op === 'deploy-about' || op === 'enter';
}

/** What else a filter or a place may ask for, everybody can come to have. */
function fits(operation: Operation, arm: Arm): boolean {
  const { who, in: places } = operation as { readonly who?: Filter; readonly in?: readonly Taking[] };
  return takesArm(who, arm) && (places ?? [{}]).some((place) => takesArm(place.who, arm));
}

interface Taking {
  readonly who?: Filter;
}

function takesArm({ troops, mounted }: Filter = {}, arm: Arm): boolean {
  if (troops !== undefined && !troops.includes(arm)) return false;
  return mounted === undefined || mounted === (arm !== 'infantry');
}
