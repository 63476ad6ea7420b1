import { everyOperation as everyOperationIn, type InnerLists } from '@vedette/scenario';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import type { Part } from './finding.ts';

/** A list of operations: where it stands and what it belongs to. */
export interface OperationList extends Part<readonly Operation[]> {
  /** An action of the scenario's own, a card of a deck, a procedure, a rule or a step after the game. */
  readonly of: 'action' | 'card' | 'procedure' | 'rule' | 'aftermath';
}

/** Every list of operations that the scenario starts from. */
export function operationLists(scenario: Scenario): readonly OperationList[] {
  const cards = Object.entries(scenario.decks ?? {}).flatMap(([deck, { cards: all }]) =>
    all.map((card, i) => ({ of: 'card' as const, path: `/decks/${deck}/cards/${i}/do`, value: card.do })),
  );
  const procedures = Object.entries(scenario.procedures ?? {}).map(([name, value]) => ({
    of: 'procedure' as const,
    path: `/procedures/${name}`,
    value,
  }));
  const rules = (scenario.rules ?? []).map((rule, i) => ({
    of: 'rule' as const,
    path: `/rules/${i}/do`,
    value: rule.do,
  }));
  const actions = (scenario.actions ?? []).map((action, i) => ({
    of: 'action' as const,
    path: `/actions/${i}/do`,
    value: action.do,
  }));
  const after = (scenario.aftermath ?? []).map((step, i) => ({
    of: 'aftermath' as const,
    path: `/aftermath/${i}/do`,
    value: step.do,
  }));
  return [...cards, ...procedures, ...rules, ...actions, ...after];
}

/** Every list of operations, those inside others too. */
export function everyList(scenario: Scenario): readonly Part<readonly Operation[]>[] {
  return operationLists(scenario).flatMap((list) => [
    { path: list.path, value: list.value },
    ...everyOperation(list).flatMap(({ path, value }) =>
      Object.entries(innerLists(value)).flatMap(([key, inner]) =>
        inner === undefined ? [] : [{ path: `${path}/${key}`, value: inner }],
      ),
    ),
  ]);
}

/** The operations of a list and of every list inside it, outer ones first. */
export function everyOperation(list: Part<readonly Operation[]>): readonly Part<Operation>[] {
  return everyOperationIn(list, innerLists);
}

const innerLists: InnerLists<Operation> = (operation) => {
  const lists: Record<string, readonly Operation[] | undefined> = {};
  if (operation.op === 'check') for (const key of ['pass', 'fail'] as const) lists[key] = operation[key];
  if (operation.op === 'if') for (const key of ['then', 'else'] as const) lists[key] = operation[key];
  if (operation.op === 'terror') {
    for (const [result, list] of Object.entries(operation.on ?? {})) lists[`on/${result}`] = list;
  }
  if (operation.op === 'table') {
    operation.rows.forEach((row, i) => {
      lists[`rows/${i}/do`] = row.do;
    });
  }
  return lists;
};

/** Every operation of the scenario. */
export function allOperations(scenario: Scenario): readonly Part<Operation>[] {
  return operationLists(scenario).flatMap(everyOperation);
}
