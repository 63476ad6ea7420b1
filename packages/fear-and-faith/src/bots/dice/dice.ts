import { MOST_DICE, TURNOVER_FAILURES } from '../../data/quality.ts';
import { D6, passes } from '../../rules/quality/quality.ts';

/** FF-GEN-12: how likely one die is to succeed. */
export function chanceOf(needed: number): number {
  let good = 0;
  for (let face = 1; face <= D6; face++) if (passes(face, needed)) good++;
  return good / D6;
}

/** What so many dice may show. */
interface Throw {
  /** Chance of exactly 0, 1, 2, 3 successes. */
  readonly successes: readonly number[];
  /** FF-ACT-04: chance that the turn is lost. */
  readonly turnover: number;
}

const known = new Map<string, Throw>();

/** FF-ACT-03, FF-ACT-06: exact; there are not many of them. */
export function throwOf(dice: number, needed: number, automatic = 0): Throw {
  const sure = Math.min(dice, automatic);
  const chance = chanceOf(needed);
  const key = `${dice} ${chance} ${sure}`;
  let found = known.get(key);
  if (found === undefined) {
    found = reckoned(dice, chance, sure);
    known.set(key, found);
  }
  return found;
}

function reckoned(dice: number, chance: number, sure: number): Throw {
  const successes = Array.from({ length: MOST_DICE + 1 }, () => 0);
  const rolled = dice - sure;
  for (let good = 0; good <= rolled; good++)
    successes[sure + good] = choose(rolled, good) * power(chance, good) * power(1 - chance, rolled - good);
  let turnover = 0;
  for (const [count, part] of successes.entries())
    if (count <= dice && dice - count >= TURNOVER_FAILURES) turnover += part;
  return { successes, turnover };
}

/** So many times the same chance. */
export function power(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** How likely so many actions are, with the dice that a sensible player would throw for them. */
export function chanceOfActions(needed: number, automatic: number, actions: number): number {
  const { successes } = throwOf(actions > 2 ? 3 : 2, needed, automatic);
  let sum = 0;
  for (let n = actions; n <= MOST_DICE; n++) sum += successes[n]!;
  return sum;
}
