import { hashOf, type Replay, verify } from '@vedette/engine';
import type { Duel } from './game.ts';
import duel from './index.ts';

export { freshGames } from './fresh-games.spec-support.ts';

/** The final hash of each replay, or why it has none. */
export function endings(replays: readonly Replay<Duel>[]): readonly string[] {
  return replays.map((replay) => {
    const match = verify(duel, replay);
    return match.ok ? hashOf(match.value) : JSON.stringify(match.refusals);
  });
}
