/** All who hang together with the first of them, itself among them. */
function chainFrom<T>(first: T, among: readonly T[], linked: (a: T, b: T) => boolean): T[] {
  const chain = [first];
  for (let i = 0; i < chain.length; i++)
    for (const other of among) if (!chain.includes(other) && linked(chain[i]!, other)) chain.push(other);
  return chain;
}

/** FF-GRP-01: whether each can be reached from each. */
export function hangTogether<T>(all: readonly T[], linked: (a: T, b: T) => boolean): boolean {
  return all.length === 0 || chainFrom(all[0]!, all, linked).length === all.length;
}

/** FF-GRP-03: the parts that hang together, each in the order of the list. */
export function chains<T>(all: readonly T[], linked: (a: T, b: T) => boolean): readonly (readonly T[])[] {
  const found: (readonly T[])[] = [];
  for (const one of all) {
    if (found.some((chain) => chain.includes(one))) continue;
    const chain = chainFrom(one, all, linked);
    found.push(all.filter((other) => chain.includes(other)));
  }
  return found;
}
