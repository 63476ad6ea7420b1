import { type Estimate, Z } from './wilson.ts';

/** What a share comes to: known to be more or less than even, or not yet. */
export interface Verdict {
  readonly is: 'ahead' | 'behind' | 'open';
  /** About so many games more would tell, should it go on like this; null: it is known, or there is nothing to find. */
  readonly more: number | null;
}

/** More than anybody would wait for: what takes so many games makes no difference. */
const MOST = 100_000;

/** `even`: what the share would be if nothing were in it. */
export function verdictOn({ share, low, high, games }: Estimate, even = 0.5): Verdict {
  if (games > 0 && low > even) return { is: 'ahead', more: null };
  if (games > 0 && high < even) return { is: 'behind', more: null };
  return { is: 'open', more: moreGames(games, share - even, even * (1 - even)) };
}

/** So many that an interval of that share would leave out what is even; `variance` of one game. */
export function moreGames(games: number, difference: number, variance: number): number | null {
  if (games === 0 || difference === 0) return null;
  const wanted = (Z * Z * variance) / (difference * difference);
  return wanted > MOST ? null : rounded(Math.max(1, wanted - games));
}

/** Two figures say all that such a guess knows. */
function rounded(number: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.ceil(number / unit) * unit;
}

/** In a few words: `ahead, sure`, `too close: about 900 more games`. */
export function inWords({ is, more }: Verdict, what = 'games'): string {
  if (is !== 'open') return `${is}, sure`;
  if (more === null) return 'too close: level so far';
  return `too close: about ${more.toLocaleString('en')} more ${more === 1 ? what.replace(/s$/, '') : what}`;
}
