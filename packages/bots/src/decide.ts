import type { Progress, Thinking } from './player.ts';

/**
 * Thinks to the end: the same seed and budget give the same answer on every machine. Where somebody says that it is
 * `enough`, the best answer so far must do.
 */
export function decide(thinking: Thinking, enough: () => boolean = () => false): unknown {
  for (;;) {
    const { done, value } = thinking.next(enough() ? 'enough' : 'go-on');
    if (done) return value;
  }
}

export interface Clock {
  /** Milliseconds after which the best answer so far must do. */
  readonly limit: number;
  /** Milliseconds of thinking before others get their turn. */
  readonly portion: number;
  now(): number;
  /** Lets others have their turn. */
  breathe(): Promise<void>;
}

/** Thinks until it is done, the time is up or the signal says stop; the page stays alive meanwhile. */
export async function decideInTime(
  thinking: Thinking,
  clock: Clock,
  signal: { readonly aborted: boolean } | null = null,
  watch: (progress: Progress) => void = () => {},
): Promise<unknown> {
  const began = clock.now();
  let breath = began;
  for (;;) {
    const enough = signal?.aborted === true || clock.now() - began >= clock.limit;
    const { done, value } = thinking.next(enough ? 'enough' : 'go-on');
    if (done) return value;
    if (clock.now() - breath < clock.portion) continue;
    watch(value);
    await clock.breathe();
    breath = clock.now();
  }
}
