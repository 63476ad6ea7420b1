import { useEffect, useState } from 'react';

/** Decisions a second. */
export const SPEEDS = [1, 3, 8] as const;

const USUAL = SPEEDS[1];

export interface Playback {
  /** So many decisions have been told. */
  readonly at: number;
  readonly speed: number;
  readonly playing: boolean;
  readonly goTo: (at: number) => void;
  readonly setSpeed: (speed: number) => void;
  /** Starts or stops; from the end it starts anew. */
  readonly toggle: () => void;
}

/** Where in a story of this length one is, and how fast it goes on; of null, nobody knows the length yet. */
export function usePlayback(length: number | null): Playback {
  const [at, setAt] = useState(0);
  /** Null: it stands still. */
  const [speed, setSpeed] = useState<number | null>(null);
  const over = length !== null && at >= length;
  const playing = speed !== null && !over;
  return {
    at,
    speed: speed ?? USUAL,
    playing,
    goTo: setAt,
    setSpeed,
    toggle() {
      if (over) setAt(0);
      setSpeed(playing ? null : (speed ?? USUAL));
    },
  };
}

/** What was shown is looked at for so much of the time of a decision before the next. */
const REST = 0.4;

/** Goes on by itself; not while the last decision is still being shown. */
export function useGoingOn(
  { at, speed, playing, goTo }: Playback,
  { shows, showing }: { readonly shows: boolean; readonly showing: boolean },
): void {
  useEffect(() => {
    if (!playing || showing) return;
    const timer = setTimeout(() => goTo(at + 1), ((shows ? REST : 1) * 1000) / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at, goTo, shows, showing]);
}
