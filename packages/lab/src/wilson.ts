/** A share of the wins, and between what it lies with 95 % certainty. */
export interface Estimate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Normal quantile of 95 %, both sides. */
export const Z = 1.959964;

/** Wilson's interval; draws are half a win, which makes it wider than need be, never narrower. */
export function wilson(wins: number, games: number): Estimate {
  if (games === 0) return { games, share: 0.5, low: 0, high: 1 };
  const share = wins / games;
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { games, share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
