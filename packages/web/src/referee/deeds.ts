import type { Seat } from '@vedette/engine';
import type { Dispatch } from '@vedette/referee';

/** What the log of a game tells of one figure. */
export interface Deeds {
  /** Whom it struck down, by name, in their order; never one of its own, and everybody once in a game. */
  readonly felled: string[];
  /** Health that it took from others, and lost. */
  dealt: number;
  taken: number;
  /** The turn in which its side lost it; null: it did not, or had it back. */
  lostIn: number | null;
}

interface Known {
  readonly id: string;
  readonly name: string;
  /** Null: nobody's. */
  readonly side: Seat | null;
}

/** The deeds of everybody who was there, from what was told. */
export function deedsOf(
  dispatches: readonly Pick<Dispatch, 'telling'>[],
  figures: readonly Known[],
): ReadonlyMap<string, Deeds> {
  const known = new Map(figures.map((figure) => [figure.id, figure]));
  const deeds = new Map(
    figures.map(({ id }): [string, Deeds] => [id, { felled: [], dealt: 0, taken: 0, lostIn: null }]),
  );
  const hurtBy = new Map<string, string | null>();
  // Whoever lies there and is then gone for good was struck down once; got up and struck down again, by the last.
  const struckBy = new Map<string, string>();
  const areEnemies = (one: string, other: string) =>
    one !== other && known.get(one)?.side !== known.get(other)?.side;
  let turn = 0;
  for (const { telling } of dispatches) {
    turn = telling.turn ?? turn;
    const { hurt, lost, regained, struck } = telling;
    if (regained !== undefined && deeds.has(regained)) deeds.get(regained)!.lostIn = null;
    if (hurt !== undefined) {
      const { figure, by, points } = hurt;
      hurtBy.set(figure, by);
      add(deeds.get(figure), 'taken', points);
      if (by !== null && areEnemies(by, figure)) add(deeds.get(by), 'dealt', points);
    }
    if (lost === undefined) continue;
    const victim = deeds.get(lost);
    if (victim !== undefined) victim.lostIn ??= turn;
    if (struck === undefined) continue;
    const by = struck.by === undefined ? (hurtBy.get(lost) ?? null) : struck.by;
    if (by !== null && areEnemies(by, lost)) struckBy.set(lost, by);
  }
  for (const [victim, by] of struckBy) deeds.get(by)?.felled.push(known.get(victim)?.name ?? victim);
  return deeds;
}

function add(deeds: Deeds | undefined, what: 'dealt' | 'taken', points: number): void {
  if (deeds !== undefined) deeds[what] += points;
}
