import type { DiceState } from '../dice/dice.ts';
import { buildId } from './build.ts';
import type { Game } from './context.ts';
import { checkDocument } from './document.ts';
import { hashState } from './hash.ts';
import type { Json } from './json.ts';
import { type Floor, type Match, type Origin, type Retraced, retrace, takeUp } from './match.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { ForkPoint, Told } from './run.ts';
import { prepare } from './setup.ts';

interface GameRecord<G extends Game> {
  readonly version: 1;
  readonly build: string;
  /** The build under which the match began; a match goes on under newer ones. */
  readonly begun: string;
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
  /** Everything told before it, so that the log outlives a change of the rules. */
  readonly told: readonly Told<G>[];
  readonly floor: Floor;
}

function recordOf<G extends Game>({ ruleset, origin, begun, answers, forks }: Match<G>): GameRecord<G> {
  return { version: 1, build: buildId(ruleset), begun, ruleset: ruleset.id, origin, answers, forks };
}

export function hashOf<G extends Game>(match: Match<G>): string {
  return hashState(match.state, match.ruleset.fixed);
}

export function replayOf<G extends Game>(match: Match<G>): Replay<G> {
  return { format: 'vedette-replay', ...recordOf(match), hash: hashOf(match) };
}

export function saveOf<G extends Game>(match: Match<G>): Save<G> {
  const { state, at, told } = match.checkpoints[0]!;
  const { ruleset, floor } = match;
  return {
    format: 'vedette-save',
    schema: ruleset.schema,
    ...recordOf(match),
    boundary: state,
    at,
    told: match.told.slice(0, told),
    floor,
  };
}

/**
 * Opens a save. A match begun with this very build is played again from its beginning, every answer checked, so that
 * nothing in the file need be trusted; an older one goes on from its boundary, brought to the present form. If an answer does
 * not stand any more, the match waits at that question and `dropped` says how many answers are lost.
 */
export function load<G extends Game>(ruleset: Ruleset<G>, save: Save<G>): Result<Retraced<G>> {
  const stranger = notOurs(ruleset, save, 'vedette-save');
  if (stranger !== null) return refused(stranger);
  if (save.begun === buildId(ruleset) && save.schema === ruleset.schema) {
    const origin = checkOrigin(ruleset, save.origin);
    return origin.ok ? accepted(retrace(ruleset, origin.value, save, 0)) : origin;
  }
  const migrated = migrate(ruleset, save.boundary as unknown as Json, save.schema);
  if (!migrated.ok) return migrated;
  if (!rollable(migrated.value.dice))
    return refused(refusal('save.damaged', 'The dice of this game are broken.'));
  return accepted(takeUp(ruleset, save.origin, save, { ...save, state: migrated.value }, save.at));
}

/** An origin out of a file: as little to be trusted as any other setup or position. */
function checkOrigin<G extends Game>(ruleset: Ruleset<G>, origin: Origin<G>): Result<Origin<G>> {
  const { dice } = origin;
  if ('setup' in origin) {
    const setup = prepare(ruleset, origin.setup);
    return setup.ok ? accepted({ setup: setup.value, dice }) : setup;
  }
  const position = checkDocument(ruleset.positions, origin.position);
  return position.ok ? accepted({ position: position.value, dice }) : position;
}

function notOurs<G extends Game>(
  ruleset: Ruleset<G>,
  record: Replay<G> | Save<G>,
  format: string,
): Refusal | null {
  if (record.format !== format || record.version !== 1) {
    return refusal('save.wrong-format', `This is no ${format} of version 1.`);
  }
  if (record.ruleset === ruleset.id) return null;
  return refusal('save.wrong-ruleset', `This is a game of "${record.ruleset}", not of "${ruleset.id}".`);
}

/** Whether dice can be rolled at all: a generator whose words are all zero shows the same face for ever. */
function rollable(dice: DiceState | undefined): boolean {
  const words: readonly unknown[] = dice?.words ?? [];
  return words.length === 4 && words.every(Number.isInteger) && words.some((word) => word !== 0);
}

function migrate<G extends Game>(ruleset: Ruleset<G>, boundary: Json, form: number): Result<G['state']> {
  if (!Number.isInteger(form))
    return refused(refusal('save.damaged', 'This game does not say what form it has.'));
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
  const stranger = notOurs(ruleset, replay, 'vedette-replay');
  if (stranger !== null) return refused(stranger);
  const origin = checkOrigin(ruleset, replay.origin);
  if (!origin.ok) return origin;
  const { match, dropped, refused: why } = retrace(ruleset, origin.value, replay, 0);
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
