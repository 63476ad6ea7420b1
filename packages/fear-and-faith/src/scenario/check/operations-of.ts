import { everyOperation, type InnerLists, type Part } from '@vedette/scenario';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';

/** A list of operations: where it stands and what it belongs to. */
export interface OperationList extends Part<readonly Operation[]> {
  readonly of: 'deployment' | 'procedure' | 'rule' | 'action';
}

/** Every list of operations that the scenario starts from. */
export function operationLists(scenario: Scenario): readonly OperationList[] {
  const { deployment, procedures = {}, rules = [], actions = [] } = scenario;
  return [
    // Tasks of every game stand between them, and places are counted with those.
    ...(deployment?.steps ?? []).flatMap((step, i) =>
      typeof step === 'string'
        ? []
        : [{ of: 'deployment' as const, path: `/deployment/steps/${i}`, value: [step] }],
    ),
    ...Object.entries(procedures).map(([name, value]) => ({
      of: 'procedure' as const,
      path: `/procedures/${name}`,
      value,
    })),
    ...rules.map((rule, i) => ({ of: 'rule' as const, path: `/rules/${i}/do`, value: rule.do })),
    ...actions.map((action, i) => ({ of: 'action' as const, path: `/actions/${i}/do`, value: action.do })),
  ];
}

export const innerLists: InnerLists<Operation> = (operation) => {
  switch (operation.op) {
    case 'if':
      // biome-ignore lint/suspicious/noThenProperty: the word of the format; nobody awaits a list of lists.
      return { then: operation.then, else: operation.else };
    case 'table':
      return Object.fromEntries(operation.rows.map((row, i) => [`rows/${i}/do`, row.do]));
    case 'each':
    case 'may':
      return { do: operation.do };
    case 'quality':
      return { pass: operation.pass, fail: operation.fail };
    default:
      return {};
  }
};

/** Every operation of the scenario. */
export function allOperations(scenario: Scenario): readonly Part<Operation>[] {
  return operationLists(scenario).flatMap((list) =>
    everyOperation(list, innerLists).map(({ path, value }) => ({
      path: list.of === 'deployment' ? path.replace(`${list.path}/0`, list.path) : path,
      value,
    })),
  );
}
