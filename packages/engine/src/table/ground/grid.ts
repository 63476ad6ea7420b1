/**
 * Positions live on a fixed grid, so that two machines can never drift apart by a last bit.
 * `grid` is the number of grid steps to one unit of the ruleset (1000: thousandths of an inch).
 */
export function snap(value: number, grid: number): number {
  // `+ 0` turns -0 into 0: a state must survive JSON unchanged.
  return Math.round(value * grid) / grid + 0;
}
