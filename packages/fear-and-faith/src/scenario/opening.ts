import type { Seat } from '@vedette/engine';
import type { Clock, SetupTask, Story } from '../state.ts';
import type { Operation } from './format/operation.ts';
import type { Scenario } from './format/scenario.ts';
import { AIMS_TASK, FIRST_TASKS, STANDARD_TASKS } from './format/tasks.ts';
import { millimetres } from './story/filter.ts';

/** A story of which nothing has been told. */
export function storyOf(document: Scenario, seats: number, roles: Readonly<Record<string, Seat>>): Story {
  return {
    document,
    roles,
    layout: null,
    variables: {},
    edges: {},
    ran: {},
    held: [],
    slots: {},
    drawn: {},
    immune: [],
    scores: Array.from({ length: seats }, () => 0),
  };
}

/** FF-SET-09, FF-SET-15: what is so before any die. */
export function clockOf({ environment = {} }: Scenario): Clock {
  const { outdoors = true, sight } = environment;
  return {
    time: 'fixed',
    day: environment.time !== 'night',
    moon: false,
    weather: 'normal',
    outdoors,
    sight: sight === undefined ? null : millimetres(sight),
    clouds: false,
  };
}

/** FF-SET-01: what is done before the first turn: the scenario's own list, or everybody's. */
export function tasksOf(
  { deployment, aims, forces = {} }: Scenario,
  roles: Readonly<Record<string, Seat>>,
): SetupTask[] {
  const steps = deployment?.steps ?? STANDARD_TASKS;
  const names = Object.keys(forces);
  // FF-SCN-01: where each could play either part, FF-SET-02 decides before anything else.
  const undecided = names.some((name) => !(name in roles)) && !steps.includes('roles');
  const gifts = names.flatMap((side) =>
    (forces[side]!.gifts ?? []).map(({ rule, models: n }): Operation => ({ op: 'gift', side, rule, n })),
  );
  const draws = aims === undefined ? [] : ([AIMS_TASK] as const);
  const first = [...FIRST_TASKS, ...(undecided ? (['roles'] as const) : [])];
  // Aims may be for whoever attacks, and that may be rolled for among the steps.
  const cast = steps.indexOf('roles') + 1;
  return [...first, ...gifts, ...steps.slice(0, cast), ...draws, ...steps.slice(cast)];
}
