import { everyOperation, type InnerLists, type Part } from '@vedette/scenario';
import type { Operation } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';

/** A list of operations: where it stands and what it belongs to. */
export interface OperationList extends Part<readonly Operation[]> {
  readonly of: 'action' | 'deployment' | 'procedure' | 'rule';
}

/** Every list of operations that the scenario starts from. */
export function operationLists({
  deployment,
  procedures,
  rules,
  actions,
}: Playable): readonly OperationList[] {
  return [
    { of: 'deployment', path: '/deployment/steps', value: deployment.steps },
    ...Object.entries(procedures ?? {}).map(([name, value]) => ({
      of: 'procedure' as const,
      path: `/procedures/${name}`,
      value,
    })),
    ...(rules ?? []).map((rule, i) => ({ of: 'rule' as const, path: `/rules/${i}/do`, value: rule.do })),
    ...(actions ?? []).map((action, i) => ({
      of: 'action' as const,
      path: `/actions/${i}/do`,
      value: action.do,
    })),
  ];
}

export const innerLists: InnerLists<Operation> = (operation) => {
  if (operation.op === 'if')
    // biome-ignore lint/suspicious/noThenProperty: the word of the format; nobody awaits a list of lists.
    return { then: operation.then, else: operation.else };
  if (operation.op !== 'table') return {};
  return Object.fromEntries(operation.rows.map((row, i) => [`rows/${i}/do`, row.do]));
};

/** Every operation of the scenario. */
export function allOperations(scenario: Playable): readonly Part<Operation>[] {
  return operationLists(scenario).flatMap((list) => everyOperation(list, innerLists));
}
