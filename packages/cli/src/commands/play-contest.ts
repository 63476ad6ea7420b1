import process from 'node:process';
import { type Batch, type BatchPlan, type Contest, percent, playBatch } from '@vedette/lab';
import type { Entrant } from '../outsiders/outsider.ts';
import type { Arena } from './arena.ts';

export interface PlayedContest extends Batch {
  readonly seconds: number;
  /** What ended it early, and is nobody's wish. */
  readonly fault: Error | null;
}

/** Milliseconds between two lines of progress. */
const PACE = 100;

/** Plays a contest with its progress on the terminal; an interrupt ends it with what was played so far. */
export async function playContest(
  arena: Arena,
  contest: Contest<Entrant>,
  plan: BatchPlan,
  title: string,
): Promise<PlayedContest> {
  const began = performance.now();
  const crew = await arena.crew(contest);
  const interrupt = () => void crew.dismiss();
  process.once('SIGINT', interrupt);
  const seconds = () => (performance.now() - began) / 1000;
  let shown = began;
  try {
    const batch = await playBatch(crew, plan, (played, { share, low, high }) => {
      if (!process.stderr.isTTY || performance.now() - shown < PACE) return;
      shown = performance.now();
      const standing = `${percent(share)} (${percent(low)} to ${percent(high)})`;
      const speed = `${(played / seconds()).toFixed(1)} games a second`;
      process.stderr.write(`\r\x1b[K${title}: ${played} of ${plan.games}, a ${standing}, ${speed}`);
    });
    return { ...batch, seconds: seconds(), fault: crew.fault ?? null };
  } finally {
    process.off('SIGINT', interrupt);
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    await crew.dismiss();
  }
}

/** What the command ends with: the fault is said last, after what was played so far. */
export function exitCodeOf({ ended, fault }: Pick<PlayedContest, 'ended' | 'fault'>): number {
  if (fault !== null) {
    process.stderr.write(`${fault.message}\n`);
    return 1;
  }
  return ended === 'cancelled' ? INTERRUPTED : 0;
}

/** What a shell expects of a command that was interrupted. */
const INTERRUPTED = 130;
