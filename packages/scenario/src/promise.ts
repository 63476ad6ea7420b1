interface AnyOperation {
  readonly op: string;
}

interface Setting extends AnyOperation {
  readonly name: string;
  readonly value: unknown;
}

/** Names of the numbers that conditions anywhere in a part of a document ask for. */
export function numbersAsked(part: unknown): ReadonlySet<string> {
  const asked = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = (value as { readonly var?: unknown }).var;
    if (typeof name === 'string') asked.add(name);
    for (const inner of Object.values(value)) look(inner);
  };
  look(part);
  return asked;
}

/** All operations of a list, those of lists inside it and of procedures that it calls. */
export function operationsWithin(
  part: unknown,
  procedures: Readonly<Record<string, unknown>> = {},
  called: readonly string[] = [],
): readonly AnyOperation[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap((value) => operationsWithin(value, procedures, called));
  const { op, procedure } = part as { readonly op?: unknown; readonly procedure?: unknown };
  if (typeof op !== 'string') return inner;
  const follows =
    op === 'do' && typeof procedure === 'string' && !called.includes(procedure)
      ? operationsWithin(procedures[procedure], procedures, [...called, procedure])
      : [];
  return [part as AnyOperation, ...inner, ...follows];
}

/** Whether one of these operations would make another number of one that is asked for. */
export function changesNumbers(
  operations: readonly AnyOperation[],
  asked: ReadonlySet<string>,
  now: Readonly<Record<string, number>>,
): boolean {
  return operations.some((operation) => {
    if (operation.op !== 'set') return false;
    const { name, value } = operation as Setting;
    return asked.has(name) && (now[name] ?? 0) !== value;
  });
}
