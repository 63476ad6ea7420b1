import type { Part } from './finding.ts';

/** Lists of operations inside one: the way to each from the operation, and the list. */
export type InnerLists<Operation> = (
  operation: Operation,
) => Readonly<Record<string, readonly Operation[] | undefined>>;

/** The operations of a list and of every list inside it, outer ones first. */
export function everyOperation<Operation>(
  { path, value }: Part<readonly Operation[]>,
  inner: InnerLists<Operation>,
): readonly Part<Operation>[] {
  return value.flatMap((operation, i) => {
    const at = `${path}/${i}`;
    const below = Object.entries(inner(operation)).flatMap(([key, list]) =>
      list === undefined ? [] : everyOperation({ path: `${at}/${key}`, value: list }, inner),
    );
    return [{ path: at, value: operation }, ...below];
  });
}
