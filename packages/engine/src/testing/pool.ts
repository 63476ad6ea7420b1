import type { Random } from '../dice/generator.ts';

/** Deals names from pools, those used least first, so that a fuzzer comes round to everything. */
export interface Pools {
  pick(pool: string): string;
  /** How often each name of each pool was used. */
  readonly uses: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** "pool/name" of everything never used. */
  unused(): readonly string[];
}

export function pools(names: Readonly<Record<string, readonly string[]>>, random: Random): Pools {
  const uses = new Map(
    Object.entries(names).map(([pool, list]) => [pool, new Map(list.map((name) => [name, 0]))]),
  );
  return {
    uses,
    pick(pool) {
      const counts = uses.get(pool);
      if (counts === undefined || counts.size === 0) throw new Error(`There is no pool "${pool}".`);
      const least = Math.min(...counts.values());
      const rare = [...counts.keys()].filter((name) => counts.get(name) === least);
      const name = rare[random.below(rare.length)]!;
      counts.set(name, least + 1);
      return name;
    },
    unused: () =>
      [...uses].flatMap(([pool, counts]) =>
        [...counts].filter(([, count]) => count === 0).map(([name]) => `${pool}/${name}`),
      ),
  };
}
