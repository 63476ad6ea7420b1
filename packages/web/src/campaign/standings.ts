import type { Ledger } from '@vedette/engine';

/** How one player stood: at the start, then after each game; who stays at home keeps his place. */
export type StandingLine = readonly number[];

/** A line for each player. Everybody starts from nothing: a campaign begins with new units. */
export function standingLines({
  units,
  history,
}: Pick<Ledger, 'units' | 'history'>): readonly StandingLine[] {
  return units.map((_, seat) => {
    const line = [0];
    for (const { sides } of history) {
      line.push(sides.find((side) => side.seat === seat)?.standing ?? line.at(-1)!);
    }
    return line;
  });
}
