import { MOST_DICE } from '../../data/quality.ts';
import { throwOf } from './dice.ts';

/** Somebody who could be nominated, and what so many actions of his are worth: `gains[0]` is none. */
export interface Hopeful {
  readonly id: string;
  readonly needed: number;
  readonly automatic: number;
  readonly gains: readonly number[];
  /** FF-ACT-07: what so many dice cost by themselves; nothing where it is not said. */
  readonly peril?: readonly number[];
}

/** Whom to nominate with how many dice, and what that promises with all that may follow. */
export interface Bet {
  readonly id: string;
  readonly dice: number;
  readonly worth: number;
}

function expected(
  { needed, automatic, gains, peril }: Hopeful,
  dice: number,
): { gain: number; turnover: number } {
  const { successes, turnover } = throwOf(dice, needed, automatic);
  let gain = -(peril?.[dice] ?? 0);
  for (let n = 1; n <= MOST_DICE; n++) gain += successes[n]! * (gains[n] ?? 0);
  return { gain, turnover };
}

/**
 * FF-ACT-04: of what the others promise so much is lost with the turn. Not all of it: they go in their next turn, and
 * two who promise the same blow cannot both strike it.
 */
const LOST = 0.5;

/** What a nomination promises: its own actions, and whatever comes after it unless the turn is lost. */
function bestBet(hopeful: Hopeful, after: number, stake: number): Bet {
  let best: Bet = { id: hopeful.id, dice: 1, worth: Number.NEGATIVE_INFINITY };
  for (let dice = 1; dice <= MOST_DICE; dice++) {
    const { gain, turnover } = expected(hopeful, dice);
    const worth = gain + (1 - LOST * turnover) * after - turnover * stake;
    if (worth > best.worth) best = { id: hopeful.id, dice, worth };
  }
  return best;
}

/** What those who are left promise together, in a good order: who risks least for what he brings goes first. */
function promiseOf(ordered: readonly Hopeful[], without: Hopeful, stake: number): number {
  let sum = 0;
  for (let i = ordered.length - 1; i >= 0; i--) {
    if (ordered[i] === without) continue;
    sum = Math.max(sum, bestBet(ordered[i]!, sum, stake).worth);
  }
  return sum;
}

/**
 * FF-ACT-03: of two, the one goes first who brings more for each part of the turn that he puts at stake. Exact where
 * nobody's success changes what others can do.
 */
function inOrder(hopefuls: readonly Hopeful[]): Hopeful[] {
  const rate = (hopeful: Hopeful) => {
    const { gain, turnover } = expected(hopeful, 2);
    return gain / (turnover + 0.02);
  };
  return [...hopefuls].sort((a, b) => rate(b) - rate(a));
}

/**
 * FF-ACT-02, FF-ACT-04: every nomination with its best dice, the best first: a turnover ends all that was planned after
 * it, and costs the stake besides.
 */
export function betsOn(hopefuls: readonly Hopeful[], stake = 0): Bet[] {
  const ordered = inOrder(hopefuls);
  return ordered
    .map((one) => bestBet(one, promiseOf(ordered, one, stake), stake))
    .sort((a, b) => b.worth - a.worth);
}
