import type { PlayedGame } from './play-one.ts';
import { type Estimate, wilson } from './wilson.ts';

/** Somebody who plays games by their numbers, here or elsewhere. */
export interface Hand {
  /** Null when sent away before the game was over. */
  play(number: number): Promise<PlayedGame | null>;
}

export interface Crew {
  readonly hands: readonly Hand[];
  /** Sends everybody away, in the middle of a game or not. */
  dismiss(): Promise<void>;
}

export interface BatchPlan {
  readonly games: number;
  /** Enough when the win share of a is known to so much on either side; null: all games are played. */
  readonly within: number | null;
}

export interface Batch {
  /** The first games of the contest, none left out. */
  readonly records: readonly PlayedGame[];
  readonly ended: 'complete' | 'narrow' | 'cancelled';
}

/** A whole number of rounds of seats and units, so that an early end finds them even: for two players, and for more. */
const LOOK_EVERY = { two: 20, more: 120 };

/**
 * Plays games until all are played, the crew is dismissed, or the interval is narrow enough. That is looked at after
 * fixed numbers of games, with just these and none of the later ones that some hand has finished already: so the
 * result does not depend on who was how fast.
 */
export async function playBatch(
  { hands }: Pick<Crew, 'hands'>,
  { games, within }: BatchPlan,
  progress: (played: number, share: Estimate) => void = () => {},
): Promise<Batch> {
  const records: PlayedGame[] = [];
  const early = new Map<number, PlayedGame>();
  let next = 0;
  let points = 0;
  let ended: Batch['ended'] = 'complete';
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });

  const settle = (): void => {
    for (let record = early.get(records.length); record !== undefined; record = early.get(records.length)) {
      if (ended === 'narrow') return;
      early.delete(records.length);
      records.push(record);
      points += record.shareOfA;
      const share = wilson(points, records.length);
      progress(records.length, share);
      const every = record.shares.length > 2 ? LOOK_EVERY.more : LOOK_EVERY.two;
      const look = within !== null && records.length % every === 0 && records.length < games;
      if (look && (share.high - share.low) / 2 <= within) {
        ended = 'narrow';
        stop();
      }
    }
  };
  const work = async (hand: Hand): Promise<void> => {
    while (next < games && ended === 'complete') {
      const number = next++;
      const record = await hand.play(number);
      if (record === null) {
        if (ended === 'complete') ended = 'cancelled';
        return;
      }
      early.set(number, record);
      settle();
    }
  };
  // Games that nobody needs any more are not waited for.
  await Promise.race([Promise.all(hands.map(work)), stopped]);
  return { records, ended };
}
