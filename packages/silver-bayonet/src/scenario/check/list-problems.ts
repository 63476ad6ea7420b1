import type { Refusal } from '@vedette/engine';
import {
  duplicates as duplicatesIn,
  gapsIn,
  idleRings,
  loopsIn,
  openAims,
  unknownValues,
} from '@vedette/scenario';
import { say } from '../../refusals.ts';
import type { Condition } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault, type Part } from './finding.ts';
import { allOperations, everyOperation, operationLists } from './operations-of.ts';

/** SB-OPS-30: names used twice, decks too small, tables with gaps, procedures that call themselves. */
export function listProblems(scenario: Scenario): readonly Refusal[] {
  return [
    ...duplicates(scenario),
    ...smallDecks(scenario),
    ...gaps(scenario),
    ...idle(scenario),
    ...known(scenario),
    ...loops(scenario.procedures ?? {}),
    ...endless(scenario),
    ...misplaced(scenario),
    ...heldBackTooLate(scenario),
    ...unknownValues({ path: '', value: scenario }, scenario.options ?? {}, fault, 'SB-OPS-15'),
  ];
}

function duplicates(scenario: Scenario): readonly Refusal[] {
  const { boards, terrain, links, clues, objects, emplacements, rules, actions, rewards, aims, aftermath } =
    scenario;
  const { decks, guests } = scenario;
  const lists = { boards, terrain, links, clues, objects, guests, emplacements, rules, actions, aftermath };
  const plain = Object.entries(lists).flatMap(([key, list]) =>
    duplicatesIn(
      (list ?? []).map(({ id }) => id),
      (i) => `/${key}/${i}/id`,
      fault,
    ),
  );
  // A side's aim stands among its rewards.
  const points = duplicatesIn(
    [...(rewards ?? []), ...(aims ?? [])].map(({ id }) => id),
    (i) => (i < (rewards ?? []).length ? `/rewards/${i}/id` : `/aims/${i - (rewards ?? []).length}/id`),
    fault,
  );
  const cards = Object.entries(decks ?? {}).flatMap(([deck, { cards: all }]) =>
    duplicatesIn(
      all.map(({ card }) => card),
      (i) => `/decks/${deck}/cards/${i}/card`,
      fault,
    ),
  );
  return [...plain, ...points, ...cards];
}

/** SB-OPS-10. */
function smallDecks({ decks, clues }: Scenario): readonly Refusal[] {
  return Object.entries(decks ?? {}).flatMap(([deck, { cards }]) => {
    const markers = (clues ?? []).filter((clue) => clue.deck === deck).length;
    const count = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
    if (markers <= count) return [];
    const said = say('scenario.deck-too-small', { markers, deck, count });
    return [fault('deck-too-small', `/decks/${deck}/cards`, said, 'SB-OPS-10')];
  });
}

/** SB-OPS-59: every face in one row. */
function gaps(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'table') return [];
    return gapsIn({ path, value: { die: value.die ?? FACES, rows: value.rows } }, fault, 'SB-OPS-59');
  });
}

/** SB-OPS-52: every ring of a blast has somebody to reach. */
function idle(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'blast'
      ? idleRings({ path: `${path}/rings`, value: value.rings }, (within) => within, fault, 'SB-OPS-52')
      : [],
  );
}

/** SB-OPS-26: every side draws of one pack, and no other may know which. */
function known({ aims, players, mode }: Scenario): readonly Refusal[] {
  const ids = (aims ?? []).map(({ id }) => id);
  const sides = mode === 'solo' ? 1 : players.max;
  return openAims({ path: '/aims', value: [{ ids, sides, of: null }] }, fault, 'SB-OPS-26');
}

/** Of a table that names no die. */
const FACES = 10;

type Procedures = NonNullable<Scenario['procedures']>;

/** SB-OPS-67. */
export function loops(procedures: Procedures): readonly Refusal[] {
  const calls = (name: string) =>
    everyOperation({ path: '', value: procedures[name] ?? [] }).flatMap(({ value }) =>
      value.op === 'do' ? [value.procedure] : [],
    );
  return loopsIn(Object.keys(procedures), calls, fault, 'SB-OPS-67');
}

/** Operations that one list may come to with all that it calls: more than any story needs. */
const MOST = 1000;

/** SB-OPS-67: procedures that call one another over and over come to no end that anybody would wait for. */
function endless(scenario: Scenario): readonly Refusal[] {
  const procedures = scenario.procedures ?? {};
  if (loops(procedures).length > 0) return [];
  const lengths = new Map<string, number>();
  const lengthOf = (list: readonly Operation[]): number =>
    everyOperation({ path: '', value: list }).reduce(
      (sum, { value }) => sum + 1 + (value.op === 'do' ? lengthOfCalled(value.procedure) : 0),
      0,
    );
  const lengthOfCalled = (name: string): number => {
    const known = lengths.get(name) ?? lengthOf(procedures[name] ?? []);
    lengths.set(name, known);
    return known;
  };
  return operationLists(scenario).flatMap(({ path, value }) => {
    if (lengthOf(value) <= MOST) return [];
    const said = say('scenario.endless', { most: MOST });
    return [fault('procedure-loop', path, said, 'SB-OPS-67')];
  });
}

/** SB-OPS-28. */
export const AFTER_THE_GAME: readonly Operation['op'][] = [
  'terror',
  'check',
  'xp',
  'madness',
  'fate',
  'if',
  'do',
  'pick',
  'table',
];

/** SB-OPS-66. */
export const ONLY_AFTER_THE_GAME: readonly Operation['op'][] = ['madness'];

/** SB-OPS-28, SB-OPS-66: what may be done only after the game, and what may not. */
function misplaced(scenario: Scenario): readonly Refusal[] {
  const { procedures = {} } = scenario;
  // A procedure may be called from either side; it is judged where it is called from.
  const lists = operationLists(scenario).filter(({ of }) => of !== 'procedure');
  const early = lists.filter(({ of }) => of !== 'aftermath');
  const late = lists.filter(({ of }) => of === 'aftermath');
  return [...misplacedIn(early, procedures, 'at-the-table'), ...misplacedIn(late, procedures, 'after')];
}

/** SB-SET-01: who is kept back is kept back before anybody deploys. */
function heldBackTooLate(scenario: Scenario): readonly Refusal[] {
  const { procedures = {}, rules = [] } = scenario;
  const setups = rules.flatMap(({ when: { event } }, i) => (event === 'setup' ? [`/rules/${i}/do`] : []));
  const late = operationLists(scenario).filter(
    ({ of, path }) => of !== 'procedure' && !setups.includes(path),
  );
  return withCalled(late, procedures).flatMap(({ path, value: { op } }) =>
    op === 'hold-back' ? [fault('not-allowed-here', path, say('scenario.held-back-late'), 'SB-SET-01')] : [],
  );
}

/** The same for lists that run at the table, or after the game. */
export function misplacedIn(
  lists: readonly Part<readonly Operation[]>[],
  procedures: Procedures,
  when: 'at-the-table' | 'after',
): readonly Refusal[] {
  return withCalled(lists, procedures).flatMap(({ path, value }) =>
    misplacement(when === 'after', path, value),
  );
}

/** SB-OPS-28: whether a condition asks for what is only known while the game lasts. */
function needsTable(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(needsTable);
  if ('any' in condition) return condition.any.some(needsTable);
  if ('not' in condition) return needsTable(condition.not);
  return !('option' in condition) && !('count' in condition);
}

function misplacement(after: boolean, path: string, operation: Operation): readonly Refusal[] {
  if (after) {
    if (operation.op === 'fate' && operation.nextGame !== true) {
      const said = say('scenario.dice-later');
      return [fault('not-allowed-here', path, said, 'SB-OPS-28')];
    }
    if (operation.op === 'if' && needsTable(operation.cond)) {
      const said = say('scenario.table-gone');
      return [fault('not-allowed-here', `${path}/cond`, said, 'SB-OPS-28')];
    }
    if (AFTER_THE_GAME.includes(operation.op)) return [];
    const said = say('scenario.needs-table', { op: operation.op, afterTheGame: AFTER_THE_GAME });
    return [fault('not-allowed-here', path, said, 'SB-OPS-28')];
  }
  const early =
    ONLY_AFTER_THE_GAME.includes(operation.op) || (operation.op === 'fate' && operation.nextGame === true);
  return early ? [fault('not-allowed-here', path, say('scenario.in-aftermath'), 'SB-OPS-28')] : [];
}

/** The operations of these lists and of every procedure they call, straight or by way of others, each once. */
function withCalled(
  lists: readonly Part<readonly Operation[]>[],
  procedures: Procedures,
): readonly Part<Operation>[] {
  const found = lists.flatMap(everyOperation);
  const called: string[] = [];
  // Grows while it is read.
  for (const { value } of found) {
    if (value.op !== 'do' || called.includes(value.procedure)) continue;
    called.push(value.procedure);
    const list = procedures[value.procedure] ?? [];
    found.push(...everyOperation({ path: `/procedures/${value.procedure}`, value: list }));
  }
  return found;
}
