import type { Refusal } from '@vedette/engine';
import {
  duplicates,
  everyOperation,
  gapsIn,
  idleRings,
  loopsIn,
  openAims,
  type Part,
  unknownName,
  unknownValues,
} from '@vedette/scenario';
import { WEAPON_IDS } from '../../data/weapons.ts';
import { armsProblems } from '../../muster/force-problems.ts';
import { say } from '../../refusals.ts';
import { D10 } from '../../rules/test/test.ts';
import type { Operation } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import type { Distance } from '../format/words.ts';
import { fault } from './finding.ts';
import { allOperations, innerLists, operationLists } from './operations-of.ts';

/** Names used twice, tables with gaps, procedures that call themselves, deployment in mid-battle, sides that never come. */
export function listProblems(scenario: Playable): readonly Refusal[] {
  const { boards, terrain = [], objects = [], rules = [], actions = [], aims = [] } = scenario;
  const { guests = [], roles, procedures = {} } = scenario;
  const lists = { boards, terrain, objects, guests, rules, actions, aims };
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
    ...duplicates(roles, (i) => `/roles/${i}`, fault),
    ...allOperations(scenario).flatMap(gaps),
    ...allOperations(scenario).flatMap(idle),
    ...loopsIn(Object.keys(procedures), calls, fault),
    ...misplaced(scenario),
    ...unknownValues({ path: '', value: scenario }, scenario.options ?? {}, fault),
    ...guests.flatMap(armsOf),
    ...known(scenario),
    ...earlyAims(scenario),
    ...strangers(scenario),
  ];
}

/** BP-ARMY-13: what a guest carries; of what there is not, an author is told what there is. */
function armsOf(guest: NonNullable<Playable['guests']>[number], i: number): readonly Refusal[] {
  const names = { known: { weapon: WEAPON_IDS } };
  const unknown = guest.weapons.flatMap((value, n) =>
    unknownName({ path: `/guests/${i}/weapons/${n}`, value }, 'weapon', names, fault),
  );
  return unknown.length > 0 ? unknown : armsProblems(guest, `/guests/${i}`);
}

/** BP-HIT-01: every ring of a blast has somebody to reach, in large millimetres. */
function idle({ path, value }: Part<Operation>): readonly Refusal[] {
  if (value.op !== 'blast') return [];
  const far = (within: Distance) =>
    typeof within === 'number' ? within : 'times' in within ? null : within.large;
  return idleRings({ path: `${path}/rings`, value: value.rings }, far, fault, 'BP-HIT-01');
}

function gaps({ path, value }: Part<Operation>): readonly Refusal[] {
  if (value.op !== 'table' && value.op !== 'dice-terrain') return [];
  return gapsIn({ path, value: { die: value.die ?? D10, rows: value.rows } }, fault);
}

/** What belongs in play and nowhere else. */
export const IN_PLAY: readonly Operation['op'][] = ['blast', 'damage'];

/** What belongs before the first turn and nowhere else. */
export const BEFORE_PLAY: readonly Operation['op'][] = ['roll-off', 'deploy', 'deploy-about', 'dice-terrain'];

function misplaced(scenario: Playable): readonly Refusal[] {
  const { procedures = {} } = scenario;
  return operationLists(scenario).flatMap((list) => {
    if (list.of === 'procedure') return [];
    const wrong = list.of === 'deployment' ? IN_PLAY : BEFORE_PLAY;
    const code = list.of === 'deployment' ? 'scenario.only-in-play' : 'scenario.not-allowed-here';
    return everyOperation(list, innerLists).flatMap(({ path, value }) => {
      const called = value.op === 'do' ? (procedures[value.procedure] ?? []) : [];
      const all = [
        value,
        ...everyOperation({ path: '', value: called }, innerLists).map((part) => part.value),
      ];
      const strange = all.find(({ op }) => wrong.includes(op));
      return strange === undefined ? [] : [fault('not-allowed-here', path, say(code, { op: strange.op }))];
    });
  });
}

/** BP-SCN-09: neither side may know what the other has drawn. */
function known({ aims = [], roles }: Playable): readonly Refusal[] {
  const value = roles.map((of) => ({
    of,
    ids: aims.flatMap(({ id, side }) => (side === of ? [id] : [])),
    sides: 1,
  }));
  return openAims({ path: '/aims', value }, fault, 'BP-SCN-09');
}

/** BP-SCN-09: whoever asks for a secret before time is up tells it. */
function earlyAims(scenario: Playable): readonly Refusal[] {
  const look = ({ path, value }: Part<unknown>): readonly Refusal[] => {
    if (typeof value !== 'object' || value === null) return [];
    const asks = 'aim' in value && typeof value.aim === 'string';
    const said = asks ? [fault('not-allowed-here', path, say('scenario.aim-too-early'), 'BP-SCN-09')] : [];
    return [
      ...said,
      ...Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
        look({ path: `${path}/${key}`, value: inner }),
      ),
    ];
  };
  return Object.entries(scenario).flatMap(([key, value]) =>
    key === 'limit' ? [] : look({ path: `/${key}`, value }),
  );
}

/** BP-SCN-04, BP-SCN-07: every side is brought to the table somewhere. */
function strangers(scenario: Playable): readonly Refusal[] {
  const brought = allOperations(scenario).flatMap(({ value }) =>
    value.op === 'deploy' || value.op === 'deploy-about' || value.op === 'enter' ? [value.side] : [],
  );
  return scenario.roles.flatMap((role) => {
    if (brought.includes(role)) return [];
    const said = say('scenario.nobody-comes', { role });
    return [fault('nobody-comes', '/deployment/steps', said, 'BP-SCN-07')];
  });
}
