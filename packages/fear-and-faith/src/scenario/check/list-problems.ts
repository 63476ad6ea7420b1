import type { Refusal } from '@vedette/engine';
import {
  duplicates,
  everyOperation,
  gapsIn,
  idleRings,
  loopsIn,
  openAims,
  type Part,
  unknownValues,
} from '@vedette/scenario';
import { refusal } from '../../refusal.ts';
import { D6 } from '../../rules/quality/quality.ts';
import { BEFORE_PLAY, type Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { millimetres } from '../story/filter.ts';
import { fault } from './finding.ts';
import { groundsOf } from './grounds.ts';
import { allOperations, innerLists, operationLists } from './operations-of.ts';

/** Names used twice, tables with gaps, procedures that call themselves, deployment in mid-game, sides that never come. */
export function listProblems(scenario: Scenario): readonly Refusal[] {
  const {
    boards = [],
    tokens = [],
    rules = [],
    actions = [],
    end = [],
    layouts = [],
    aims = [],
    procedures = {},
  } = scenario;
  const lists = { boards, tokens, rules, actions, end, layouts, aims };
  const calls = (name: string) =>
    everyOperation({ path: '', value: procedures[name] ?? [] }, innerLists).flatMap(({ value }) =>
      value.op === 'do' ? [value.procedure] : [],
    );
  return [
    ...Object.entries(lists).flatMap(([key, list]) =>
      duplicates(
        list.map(({ id }) => id),
        (i) => `/${key}/${i}/id`,
        fault,
      ),
    ),
    ...groundsOf(scenario).flatMap(({ path, ground }) => {
      const things = [
        ...ground.terrain,
        ...ground.doors,
        ...ground.rooms,
        ...ground.slots,
        ...ground.captives,
      ];
      return duplicates(
        things.map(({ id }) => id),
        () => `${path}/terrain`,
        fault,
      );
    }),
    ...allOperations(scenario).flatMap(gaps),
    ...allOperations(scenario).flatMap(idle),
    ...loopsIn(Object.keys(procedures), calls, fault),
    ...misplaced(scenario),
    ...unknownValues({ path: '', value: scenario }, scenario.options ?? {}, fault),
    ...countedTwice(scenario),
    ...known(scenario),
    ...strangers(scenario),
  ];
}

/** FF-RNG-24: every ring of a blast has somebody to reach. */
function idle({ path, value }: Part<Operation>): readonly Refusal[] {
  if (value.op !== 'blast') return [];
  return idleRings({ path: `${path}/rings`, value: value.rings }, millimetres, fault, 'FF-RNG-24');
}

function gaps({ path, value }: Part<Operation>): readonly Refusal[] {
  if (value.op !== 'table') return [];
  return gapsIn({ path, value: { die: value.die ?? D6, rows: value.rows } }, fault);
}

/** What belongs before the first turn stays there, whatever procedure it hides in. */
function misplaced(scenario: Scenario): readonly Refusal[] {
  const { procedures = {} } = scenario;
  return operationLists(scenario).flatMap((list) => {
    if (list.of !== 'rule' && list.of !== 'action') return [];
    return everyOperation(list, innerLists).flatMap(({ path, value }) => {
      const called = value.op === 'do' ? (procedures[value.procedure] ?? []) : [];
      const all = [
        value,
        ...everyOperation({ path: '', value: called }, innerLists).map((part) => part.value),
      ];
      const early = all.find(({ op }) => BEFORE_PLAY.includes(op));
      if (early === undefined) return [];
      return [{ ...refusal('scenario.not-allowed-here', 'FF-SCN-01', { op: early.op }), path }];
    });
  });
}

/** FF-GEN-19: nobody may know what another has drawn; of what is for everybody the others may hold one. */
function known({ aims = [], players, forces = {} }: Scenario): readonly Refusal[] {
  const roles = Object.entries(forces).map(([role, { side, as }]) => ({ of: role, names: [role, side, as] }));
  const named = [...new Set(aims.map(({ side }) => side))].filter((side) => side !== EVERYBODY);
  const drawers =
    roles.length > 0 ? roles : (named.length > 0 ? named : [EVERYBODY]).map((of) => ({ of, names: [of] }));
  const value = drawers.map(({ of, names }) => {
    const own = aims.filter(({ side }) => side === EVERYBODY || names.includes(side));
    const shared = own.some(({ side }) => side === EVERYBODY);
    return { of, ids: own.map(({ id }) => id), sides: shared ? (players?.max ?? TWO) : 1 };
  });
  return openAims({ path: '/aims', value }, fault, 'FF-GEN-19').slice(0, 1);
}

const EVERYBODY = 'everybody';
const TWO = 2;

/** FF-SCN-01: a line counts points or heads, and nothing without those who count. */
function countedTwice({ victory = [] }: Scenario): readonly Refusal[] {
  return victory.flatMap(({ per, every, for: counted }, i) => {
    if (every === undefined) return [];
    const path = `/victory/${i}/every`;
    if (per !== undefined) return [refusal('scenario.points-or-heads', 'FF-SCN-01', {}, path)];
    return counted === undefined ? [refusal('scenario.heads-of-whom', 'FF-SCN-01', {}, path)] : [];
  });
}

/** FF-SET-11: every side is brought to the table somewhere. */
function strangers({ deployment, forces = {}, ...scenario }: Scenario): readonly Refusal[] {
  const steps = deployment?.steps;
  if (steps === undefined || steps.includes('deploy-attacker')) return [];
  const brought = allOperations({ ...scenario, deployment, forces }).flatMap(({ value }) =>
    BRINGS.includes(value.op) && 'side' in value ? [value.side] : [],
  );
  // Whoever he is, he is one of these two.
  const both = ['attacker', 'defender'].every((name) => brought.includes(name));
  return Object.entries(forces).flatMap(([role, { side, as }]) => {
    if (both || [role, side, as ?? role].some((name) => brought.includes(name))) return [];
    return [{ ...refusal('scenario.nobody-comes', 'FF-SET-11', { role }), path: '/deployment/steps' }];
  });
}

const BRINGS: readonly string[] = ['deploy', 'hide', 'take-slots', 'arrive', 'bring'];
