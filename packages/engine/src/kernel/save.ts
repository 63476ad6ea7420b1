import { buildId } from './build.ts';
import type { Game } from './context.ts';
import { hashState } from './hash.ts';
import type { Json } from './json.ts';
import { type Floor, type Match, type Origin, type Retraced, retrace, takeUp } from './match.ts';
import { accepted, type Result, refusal, refused } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { ForkPoint } from './run.ts';

interface GameRecord<G extends Game> {
  readonly version: 1;
  readonly build: string;
  readonly ruleset: string;
  readonly origin: Origin<G>;
  readonly answers: readonly unknown[];
  readonly forks: readonly ForkPoint[];
}

/** A whole game, from its beginning: same build, same replay, same end. */
export interface Replay<G extends Game> extends GameRecord<G> {
  readonly format: 'vedette-replay';
  /** Of the state after the last answer. */
  readonly hash: string;
}

/** A game to go on with: the boundary before the undo floor, and every answer. */
export interface Save<G extends Game> extends GameRecord<G> {
  readonly format: 'vedette-save';
  /** Form of `boundary`, see `Ruleset.migrations`. */
  readonly schema: number;
  readonly boundary: G['state'];
  /** Answers given before the boundary. */
  readonly at: number;
  readonly floor: Floor;
}

function recordOf<G extends Game>({ ruleset, origin, answers, forks }: Match<G>): GameRecord<G> {
  return { version: 1, build: buildId(ruleset), ruleset: ruleset.id, origin, answers, forks };
}

export function hashOf<G extends Game>(match: Match<G>): string {
  return hashState(match.state, match.ruleset.fixed);
}

export function replayOf<G extends Game>(match: Match<G>): Replay<G> {
  return { format: 'vedette-replay', ...recordOf(match), hash: hashOf(match) };
}

export function saveOf<G extends Game>(match: Match<G>): Save<G> {
  const { state, at } = match.checkpoints[0]!;
  const { ruleset, floor } = match;
  return { format: 'vedette-save', schema: ruleset.schema, ...recordOf(match), boundary: state, at, floor };
}

/**
 * Opens a save, of this or an older form. If the rules have changed since and an answer does not stand any
 * more, the match waits at that question and `dropped` says how many answers are lost.
 */
export function load<G extends Game>(ruleset: Ruleset<G>, save: Save<G>): Result<Retraced<G>> {
  if (save.ruleset !== ruleset.id) {
    return refused(
      refusal('save.wrong-ruleset', `This is a game of "${save.ruleset}", not of "${ruleset.id}".`),
    );
  }
  const migrated = migrate(ruleset, save.boundary as unknown as Json, save.schema);
  if (!migrated.ok) return migrated;
  const boundary = { at: save.at, told: 0, state: migrated.value };
  return accepted(takeUp(ruleset, save.origin, save, boundary, save.floor, save.at));
}

function migrate<G extends Game>(ruleset: Ruleset<G>, boundary: Json, form: number): Result<G['state']> {
  if (form > ruleset.schema) {
    return refused(
      refusal('save.newer', 'This game was saved by a newer Vedette; update this one to open it.'),
    );
  }
  let state = boundary;
  for (let n = form; n < ruleset.schema; n++) {
    const step = ruleset.migrations[n];
    if (step === undefined) {
      return refused(refusal('save.no-migration', `Games saved in form ${n} cannot be opened any more.`));
    }
    state = step(state);
  }
  return accepted(state as unknown as G['state']);
}

/** Plays a replay again, checking every answer, and compares the end. */
export function verify<G extends Game>(ruleset: Ruleset<G>, replay: Replay<G>): Result<Match<G>> {
  if (replay.ruleset !== ruleset.id) {
    return refused(
      refusal('save.wrong-ruleset', `This is a game of "${replay.ruleset}", not of "${ruleset.id}".`),
    );
  }
  const { match, dropped, refused: why } = retrace(ruleset, replay.origin, replay, 0);
  if (why !== null) return refused(why);
  const hash = hashOf(match);
  if (dropped === 0 && hash === replay.hash) return accepted(match);
  const other =
    replay.build === buildId(ruleset)
      ? ''
      : ` It was played with ${replay.build}; this is ${buildId(ruleset)}.`;
  return refused(
    refusal('replay.different-end', `The game ends as ${hash}, the replay says ${replay.hash}.${other}`),
  );
}
