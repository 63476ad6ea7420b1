import { deskOf } from './desk.ts';
import { type Engine, engineAt } from './engine.ts';
import { LIMITS } from './limits.ts';
import { openMatches } from './matches.ts';
import type { Shelf } from './shelf.ts';

/** An engine in this thread. Only what looks at the clock keeps to the time; `stdio/` has the one that always does. */
export function createEngine(shelf: Shelf, milliseconds: number = LIMITS.milliseconds): Engine {
  return engineAt(
    deskOf({ shelf, matches: openMatches(shelf), allowed: { ...LIMITS, milliseconds } }),
    milliseconds,
  );
}
