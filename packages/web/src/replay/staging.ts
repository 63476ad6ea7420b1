import type { Beat } from '../play/stage/beat.ts';
import { isWalk } from '../play/stage/beat.ts';
import { beatsOf } from '../play/stage/beats.ts';
import type { Frame } from '../referee/messages.ts';

/** Decisions a second beyond which nobody could follow a gesture. */
const FASTEST = 3;
const NONE: readonly never[] = [];

/** What was told by the last decision, as a show; of a leap through the story there is none. */
export function stagingOf(before: Frame | null, frame: Frame, speed: number): readonly Beat[] {
  if (before === null || frame.number !== before.number + 1 || speed > FASTEST) return NONE;
  return beatsOf({
    before: before.scene,
    after: frame.scene,
    dispatches: frame.dispatches.slice(before.dispatches.length),
    walks: frame.walks,
  });
}

/** What is left of a show that is over: for whoever wants no motion its picture. */
export function afterwards(beats: readonly Beat[], still: boolean): readonly Beat[] {
  return still ? beats.filter((beat) => !isWalk(beat)) : NONE;
}
