/** A finder by id; asking for an id that is not there is a mistake of code, so it throws. */
export function finder<T extends { readonly id: string }>(
  what: string,
  list: readonly T[],
): (id: string) => T {
  const byId = new Map(list.map((entry) => [entry.id, entry]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`There is no ${what} "${id}".`);
    return found;
  };
}
