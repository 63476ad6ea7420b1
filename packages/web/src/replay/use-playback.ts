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

/** Goes through a story of this length by itself; of null, nobody knows the length yet. */
export function usePlayback(length: number | null): Playback {
  const [at, setAt] = useState(0);
  /** Null: it stands still. */
  const [speed, setSpeed] = useState<number | null>(null);
  useEffect(() => {
    if (speed === null || length === null || at >= length) return;
    const timer = setTimeout(() => setAt(Math.min(at + 1, length)), 1000 / speed);
    return () => clearTimeout(timer);
  }, [speed, at, length]);
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
