/** Ways that something can come about, by what it is: whole numbers over the `of` that is told with them. */
export type Ways<Key extends string> = Readonly<Partial<Record<Key, number>>>;

export const FACES = 6;
/** Ways of two dice. */
export const PAIRS = FACES * FACES;

/** So many of so many equally likely ways, as a number. */
export function chance(ways: number | undefined, of: number): number {
  return (ways ?? 0) / of;
}
