import { createHash } from 'node:crypto';
import type { Game, MatchSetup, Save } from '@vedette/engine';

/**
 * What many matches have alike (a table, a scenario, a company) is kept once: what is in memory is marked whenever
 * the memory is cleared up, and whatever was measured on a table holds for every match on it. Hence whatever hangs on
 * the identity of a fixed key may read that key and nothing else of a state: what reads two hangs on both.
 */
export class Alike {
  private readonly kept = new Map<string, WeakRef<object>>();
  private readonly gone = new FinalizationRegistry((hash: string) => {
    if (this.kept.get(hash)?.deref() === undefined) this.kept.delete(hash);
  });

  setup<G extends Game>(setup: MatchSetup<G>): MatchSetup<G> {
    const { seats, ...rest } = setup;
    const its = seats.map((seat) => ({ ...seat, unit: this.one(seat.unit) }));
    return { ...setup, ...this.each(rest), seats: its };
  }

  /** With a setup and a state whose fixed keys hold what others hold. */
  save<G extends Game>(save: Save<G>, fixed: readonly string[]): Save<G> {
    const { origin, boundary } = save;
    const those = Object.fromEntries(Object.entries(boundary).filter(([key]) => fixed.includes(key)));
    return {
      ...save,
      origin: 'setup' in origin ? { ...origin, setup: this.setup(origin.setup) } : origin,
      boundary: { ...boundary, ...this.each(those) },
    };
  }

  private each<T extends object>(values: T): T {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.one(value)])) as T;
  }

  private one<T>(value: T): T {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('base64');
    const known = this.kept.get(hash)?.deref();
    if (known !== undefined) return known as T;
    // Whoever changed it in place would change it for others.
    const first = JSON.parse(text, (_, part: unknown) => Object.freeze(part)) as T & object;
    this.kept.set(hash, new WeakRef<object>(first));
    this.gone.register(first, hash);
    return first;
  }
}
