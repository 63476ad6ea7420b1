import {
  accepted,
  type Game,
  type MatchSetup,
  type Replay,
  type Result,
  type Ruleset,
  refused,
  verify,
} from '@vedette/engine';
import { Host, type Players } from '@vedette/referee';

export interface Brought {
  readonly before: Replay<Game>;
  readonly setup: MatchSetup<Game>;
}

/** What somebody brings to be carried on: a game that goes as it says, and is not over. Nothing in it is trusted. */
export function brought(ruleset: Ruleset<Game>, replay: Replay<Game>): Result<Brought> {
  const played = verify(ruleset, replay);
  if (!played.ok) return played;
  const { origin, pending } = played.value;
  if (pending === null || !('setup' in origin) || !('seed' in origin.dice)) return refused();
  return accepted({ before: replay, setup: origin.setup });
}

/** The game as it was brought; from here on the dice of this match fall. */
export function carriedOn(
  ruleset: Ruleset<Game>,
  replay: Replay<Game>,
  seed: string,
  players: Players,
): Host {
  const played = verify(ruleset, replay);
  if (!played.ok) throw new Error(`What was played before does not stand: ${played.refusals[0]?.code}.`);
  const host = new Host(played.value, players);
  host.rewind(replay.answers.length, seed);
  return host;
}
