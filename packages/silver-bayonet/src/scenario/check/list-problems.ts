import type { Refusal } from '@vedette/engine';
import type { Operation, OperationOf } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault, type Part } from './finding.ts';
import { allOperations, everyOperation, operationLists } from './operations-of.ts';

/** SB-OPS-30: names used twice, decks too small, tables with gaps, procedures that call themselves. */
export function listProblems(scenario: Scenario): readonly Refusal[] {
  return [
    ...duplicates(scenario),
    ...smallDecks(scenario),
    ...gaps(scenario),
    ...loops(scenario),
    ...misplaced(scenario),
    ...unknownValues(scenario),
  ];
}

function duplicates(scenario: Scenario): readonly Refusal[] {
  const { boards, terrain, links, clues, objects, emplacements, rules, rewards, aftermath, decks } = scenario;
  const lists = { boards, terrain, links, clues, objects, emplacements, rules, rewards, aftermath };
  const found: Refusal[] = [];
  const look = (names: readonly string[], path: (i: number) => string) => {
    names.forEach((name, i) => {
      if (names.indexOf(name) === i) return;
      found.push(fault('duplicate-id', path(i), `"${name}" is taken already. Each needs a name of its own.`));
    });
  };
  for (const [key, list] of Object.entries(lists)) {
    look(
      (list ?? []).map(({ id }) => id),
      (i) => `/${key}/${i}/id`,
    );
  }
  for (const [deck, { cards }] of Object.entries(decks ?? {})) {
    look(
      cards.map(({ card }) => card),
      (i) => `/decks/${deck}/cards/${i}/card`,
    );
  }
  return found;
}

/** SB-OPS-10. */
function smallDecks({ decks, clues }: Scenario): readonly Refusal[] {
  return Object.entries(decks ?? {}).flatMap(([deck, { cards }]) => {
    const markers = (clues ?? []).filter((clue) => clue.deck === deck).length;
    const count = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
    if (markers <= count) return [];
    const message = `${markers} markers draw from "${deck}", which has ${count} cards. Add cards or copies.`;
    return [fault('deck-too-small', `/decks/${deck}/cards`, message, 'SB-OPS-10')];
  });
}

/** SB-OPS-59: every face in one row. */
function gaps(scenario: Scenario): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) =>
    value.op === 'table' ? gapsIn(value, path) : [],
  );
}

function gapsIn({ die = 10, rows }: OperationOf<'table'>, path: string): readonly Refusal[] {
  const faces = Array.from({ length: die }, (_, i) => i + 1);
  const rowsOf = (face: number) => rows.filter(({ range: [from, to] }) => from <= face && face <= to).length;
  const none = faces.filter((face) => rowsOf(face) === 0);
  const twice = faces.filter((face) => rowsOf(face) > 1);
  const found: Refusal[] = [];
  if (none.length > 0)
    found.push(fault('table-gap', `${path}/rows`, `No row has ${none.join(', ')}.`, 'SB-OPS-59'));
  if (twice.length > 0) {
    found.push(fault('table-gap', `${path}/rows`, `Two rows have ${twice.join(', ')}.`, 'SB-OPS-59'));
  }
  rows.forEach(({ range: [from, to] }, i) => {
    if (from >= 1 && from <= to && to <= die) return;
    const message = `A row goes from a low face to a high one, between 1 and ${die}.`;
    found.push(fault('table-gap', `${path}/rows/${i}/range`, message, 'SB-OPS-59'));
  });
  return found;
}

/** SB-OPS-67. */
function loops({ procedures }: Scenario): readonly Refusal[] {
  const all = procedures ?? {};
  const calls = (name: string) =>
    everyOperation({ path: '', value: all[name] ?? [] }).flatMap(({ value }) =>
      value.op === 'do' ? [value.procedure] : [],
    );
  const reaches = (from: string, seen: readonly string[]): boolean =>
    calls(from).some((next) => next === seen[0] || (!seen.includes(next) && reaches(next, [...seen, next])));
  return Object.keys(all).flatMap((name) => {
    if (!reaches(name, [name])) return [];
    const message = `"${name}" comes back to itself; a procedure must come to an end.`;
    return [fault('procedure-loop', `/procedures/${name}`, message, 'SB-OPS-67')];
  });
}

/** SB-OPS-28. */
const AFTER_THE_GAME: readonly Operation['op'][] = [
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

/** SB-OPS-28, SB-OPS-66: what may be done only after the game, and what may not. */
function misplaced(scenario: Scenario): readonly Refusal[] {
  return operationLists(scenario).flatMap((list) => {
    // A procedure may be called from either side; it is judged where it is called from.
    if (list.of === 'procedure') return [];
    const operations = everyOperation(list).flatMap((part) => [part, ...called(scenario, part)]);
    return operations.flatMap(({ path, value }) => misplacedIn(list.of === 'aftermath', path, value));
  });
}

function misplacedIn(after: boolean, path: string, operation: Operation): readonly Refusal[] {
  if (after) {
    if (operation.op === 'fate' && operation.nextGame !== true) {
      const message = 'The game is over: dice can only be noted for the next one ("nextGame": true).';
      return [fault('not-allowed-here', path, message, 'SB-OPS-28')];
    }
    if (AFTER_THE_GAME.includes(operation.op)) return [];
    const message = `"${operation.op}" needs a table. After the game there are: ${AFTER_THE_GAME.join(', ')}.`;
    return [fault('not-allowed-here', path, message, 'SB-OPS-28')];
  }
  const early = operation.op === 'madness' || (operation.op === 'fate' && operation.nextGame === true);
  return early ? [fault('not-allowed-here', path, 'This belongs in the aftermath.', 'SB-OPS-28')] : [];
}

function called(scenario: Scenario, { value }: Part<Operation>): readonly Part<Operation>[] {
  if (value.op !== 'do') return [];
  const procedure = scenario.procedures?.[value.procedure];
  if (procedure === undefined) return [];
  // One level is enough: what it calls in turn is found when that call is looked at; loops are told elsewhere.
  return everyOperation({ path: `/procedures/${value.procedure}`, value: procedure });
}

/** SB-OPS-15, SB-OPS-24: a condition asks an option for a value that it can have. */
function unknownValues(scenario: Scenario): readonly Refusal[] {
  const found: Refusal[] = [];
  const search = (part: unknown, path: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const { option, is } = part as { readonly option?: unknown; readonly is?: unknown };
    const values = typeof option === 'string' ? scenario.options?.[option]?.values : undefined;
    if (values !== undefined && typeof is === 'string' && !values.includes(is)) {
      const message = `"${option}" can be ${values.join(' or ')}, not "${is}".`;
      found.push(fault('unknown-id', `${path}/is`, message, 'SB-OPS-15'));
    }
    for (const [key, value] of Object.entries(part)) search(value, `${path}/${key}`);
  };
  search(scenario, '');
  return found;
}
