import type { Walk } from '@vedette/engine';
import { useMemo, useState } from 'react';
import type { Beat } from '../play/stage/beat.ts';
import { wantsStillness } from '../play/stage/still.ts';
import type { Frame } from '../referee/messages.ts';
import { afterwards, stagingOf } from './staging.ts';
import type { Playback } from './use-playback.ts';

export interface Staging {
  readonly walks: readonly Walk[];
  readonly beats: readonly Beat[];
  /** There is, or was, something to be seen of the last decision. */
  readonly shows: boolean;
  readonly showing: boolean;
  /** It was seen to its end, or skipped. */
  readonly onWalked: () => void;
}

const NONE: readonly never[] = [];

/** What is to be seen of the last decision while a story goes on: shots, blows and falls as at the table, and the walks. */
export function useStaging(frame: Frame | null, before: Frame | null, { playing, speed }: Playback): Staging {
  /** What was seen to its end. */
  const [seen, setSeen] = useState<Frame | null>(null);
  const beats = useMemo(
    () => (frame === null || !playing ? NONE : stagingOf(before, frame, speed)),
    [frame, before, playing, speed],
  );
  const over = useMemo(() => afterwards(beats, wantsStillness()), [beats]);
  const shows = frame !== null && (frame.walks.length > 0 || beats.length > 0);
  const showing = shows && playing && seen !== frame;
  return {
    walks: frame === null || seen === frame ? NONE : frame.walks,
    beats: seen === frame ? over : beats,
    shows,
    showing,
    onWalked: () => setSeen(frame),
  };
}
