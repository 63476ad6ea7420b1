import { attempt } from './attempt.ts';
import { buildId } from './build.ts';
import type { Game } from './context.ts';
import { checkDocument } from './document.ts';
import { hashState } from './hash.ts';
import { type Json, sameJson } from './json.ts';
import {
  goOn,
  type Mark,
  type Match,
  marksOf,
  type Origin,
  type Retraced,
  retrace,
  takeUp,
} from './match.ts';
import { type Replay, recordProblems, type Save } from './record.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import type { Told } from './run.ts';
import { prepare } from './setup.ts';

function recordOf<G extends Game>({ ruleset, origin, begun, answers, forks }: Match<G>) {
  return { build: buildId(ruleset), begun, ruleset: ruleset.id, origin, answers, forks };
}

export function hashOf<G extends Game>(match: Match<G>): string {
  return hashState(match.state, match.ruleset.fixed);
}

/** The whole game. One whose past is not proved has no steps to show: it is of the older form, which proves its end. */
export function replayOf<G extends Game>(match: Match<G>): Replay<G> {
  const steps = marksOf(match);
  const end = { ...recordOf(match), hash: hashOf(match) };
  if (steps === null) return { format: 'vedette-replay', version: 1, ...end };
  return { format: 'vedette-replay', version: 2, ...end, steps };
}

export function saveOf<G extends Game>(match: Match<G>): Save<G> {
  const { state, at, told } = match.checkpoints[0]!;
  const { ruleset, floor } = match;
  return {
    format: 'vedette-save',
    schema: ruleset.schema,
    version: 1,
    ...recordOf(match),
    boundary: state,
    at,
    told: match.told.slice(0, told),
    floor,
  };
}

/** A match as whoever plays it keeps it for himself: with what he need not find out again. */
export interface Kept<G extends Game> {
  readonly save: Save<G>;
  /** Of every boundary from the beginning on; null: its past is not proved. */
  readonly trail: readonly Mark[] | null;
}

export function keptOf<G extends Game>(match: Match<G>): Kept<G> {
  return { save: saveOf(match), trail: match.trail };
}

/**
 * Opens what one has kept oneself, where nobody else can have been at it: nothing is checked, and only what was answered
 * since the boundary is played again. What another build has written is opened as if it came from outside.
 */
export function reopen<G extends Game>(ruleset: Ruleset<G>, { save, trail }: Kept<G>): Result<Retraced<G>> {
  const { build, schema, boundary: state, at, told, floor, begun } = save;
  if (save.ruleset !== ruleset.id || build !== buildId(ruleset) || schema !== ruleset.schema)
    return load(ruleset, save);
  const start = { state, at, told, floor, begun, trail };
  const taken = attempt(() => takeUp(ruleset, save.origin, save, start, save.answers.length));
  return 'value' in taken && taken.value.dropped === 0 ? accepted(taken.value) : load(ruleset, save);
}

const UNPROVED = refusal('save.unproved');

/** What whoever opens a game should know about its past; null where it was played again from its beginning. */
export function doubtAbout<G extends Game>({ trail }: Match<G>): Refusal | null {
  return trail === null ? UNPROVED : null;
}

/**
 * Opens a save, in which nothing is trusted. A match begun with this very build is played again from its beginning, every
 * answer checked. So is an older one, if that leads to its boundary; where the rules have changed since, it goes on from
 * the boundary, brought to the present form and checked, and `doubtAbout` the match says so. If an answer does not
 * stand any more, the match waits at that question and `dropped` says how many answers are lost.
 */
export function load<G extends Game>(ruleset: Ruleset<G>, save: Save<G>): Result<Retraced<G>> {
  const problems = problemsOf(ruleset, save, 'vedette-save');
  if (problems.length > 0) return refused(...problems);
  if (save.begun === buildId(ruleset) && save.schema === ruleset.schema) {
    const origin = checkOrigin(ruleset, save.origin);
    return origin.ok ? accepted(retrace(ruleset, origin.value, save, 0)) : origin;
  }
  const migrated = attempt(() => migrate(ruleset, save.boundary as unknown as Json, save.schema));
  if ('stumbled' in migrated) return refused(senseless(migrated.stumbled));
  const boundary = migrated.value;
  if (!boundary.ok) return boundary;
  const proven = playedTo(ruleset, save, boundary.value);
  return proven === null ? takenUp(ruleset, save, boundary.value) : accepted(proven);
}

/** Everything that is wrong with a state that somebody brings. */
function stateProblems<G extends Game>({ states }: Ruleset<G>, state: G['state']): readonly Refusal[] {
  const checked = attempt(() => checkDocument(states, state, '/boundary'));
  if ('stumbled' in checked) return [senseless(checked.stumbled)];
  return checked.value.ok ? [] : checked.value.refusals.map(damaged);
}

function damaged(problem: Refusal): Refusal {
  return { ...problem, code: 'save.damaged', says: problem.says ?? problem.code };
}

function senseless(stumbled: string): Refusal {
  return refusal('save.damaged', { fault: 'senseless', stumbled }, '/boundary');
}

/** The match, played again from its beginning, if that leads to the very boundary of the save; else null. */
function playedTo<G extends Game>(
  ruleset: Ruleset<G>,
  save: Save<G>,
  boundary: G['state'],
): Retraced<G> | null {
  const origin = checkOrigin(ruleset, save.origin);
  if (!origin.ok) return null;
  const past = {
    answers: save.answers.slice(0, save.at),
    forks: save.forks.filter(({ at }) => at <= save.at),
  };
  const played = attempt(() => {
    const { match, dropped, refused: why } = retrace(ruleset, origin.value, past, 0);
    const newest = match.checkpoints.at(-1)!;
    const arrived = dropped === 0 && why === null && newest.at === save.at;
    return arrived && sameJson(newest.state, boundary) ? goOn(match, save) : null;
  });
  return 'value' in played ? played.value : null;
}

/** The match from its boundary on; how it came there nobody can tell. */
function takenUp<G extends Game>(ruleset: Ruleset<G>, save: Save<G>, state: G['state']): Result<Retraced<G>> {
  const problems = stateProblems(ruleset, state);
  if (problems.length > 0) return refused(...problems);
  const { at, floor, begun } = save;
  const taken = attempt(() => {
    const told = save.told.filter((line) => isTellable(ruleset, line, state));
    return takeUp(ruleset, save.origin, save, { state, at, told, floor, begun, trail: null }, at);
  });
  return 'value' in taken ? accepted(taken.value) : refused(senseless(taken.stumbled));
}

/** Whether there are still words for it. */
function isTellable<G extends Game>(ruleset: Ruleset<G>, { event }: Told<G>, state: G['state']): boolean {
  const tongue = ruleset.speech.in();
  const told = attempt(() => ({
    words: tongue.describe(event, state),
    telling: tongue.telling(event, state),
  }));
  return 'value' in told && typeof told.value.words === 'string';
}

/** An origin out of a file: as little to be trusted as any other setup or position. */
export function checkOrigin<G extends Game>(ruleset: Ruleset<G>, origin: Origin<G>): Result<Origin<G>> {
  const { dice } = origin;
  if ('setup' in origin) {
    const setup = prepare(ruleset, origin.setup);
    if (setup.ok) return accepted({ setup: setup.value, dice });
    return refused(
      ...setup.refusals.map((problem) => ({ ...problem, path: `/origin/setup${problem.path ?? ''}` })),
    );
  }
  const position = checkDocument(ruleset.positions, origin.position, '/origin/position');
  return position.ok ? accepted({ position: position.value, dice }) : position;
}

function problemsOf<G extends Game>(
  ruleset: Ruleset<G>,
  record: Replay<G> | Save<G>,
  format: 'vedette-replay' | 'vedette-save',
): readonly Refusal[] {
  const problems = recordProblems(record, format);
  if (problems.length > 0 || record.ruleset === ruleset.id) return problems;
  return [refusal('save.wrong-ruleset', { given: record.ruleset, wanted: ruleset.id })];
}

function migrate<G extends Game>(ruleset: Ruleset<G>, boundary: Json, form: number): Result<G['state']> {
  if (form > ruleset.schema) {
    return refused(refusal('save.newer'));
  }
  let state = boundary;
  for (let n = form; n < ruleset.schema; n++) {
    const step = ruleset.migrations[n];
    if (step === undefined) {
      return refused(refusal('save.no-migration', { form: n }));
    }
    state = step(state);
  }
  return accepted(state as unknown as G['state']);
}

/**
 * Plays a replay again, checking every answer, and compares every step and the end; of one without steps, the end alone.
 */
export function verify<G extends Game>(ruleset: Ruleset<G>, replay: Replay<G>): Result<Match<G>> {
  const problems = problemsOf(ruleset, replay, 'vedette-replay');
  if (problems.length > 0) return refused(...problems);
  const origin = checkOrigin(ruleset, replay.origin);
  if (!origin.ok) return origin;
  const { match, dropped, refused: why } = retrace(ruleset, origin.value, replay, 0);
  // Where an answer was refused, the game stands in the middle of a step of which nothing can be said.
  const whole = why === null && dropped === 0;
  const parted = partingOf(replay.steps, whole ? marksOf(match)! : match.trail!, whole);
  if (parted !== null)
    return refused(refusal('replay.different-step', { ...parted, ...builds(ruleset, replay) }));
  if (why !== null) {
    const given = match.answers.length;
    const lead = refusal('replay.answer', { answer: given + 1, step: match.trail!.length });
    return refused({ ...why, lead, path: `/answers/${given}` });
  }
  const hash = hashOf(match);
  if (dropped === 0 && hash === replay.hash) return accepted(match);
  const ends = { end: hash, said: replay.hash, ...builds(ruleset, replay) };
  return refused(refusal('replay.different-end', ends));
}

/** A step that does not go as the replay says, by its number, with the answers in it; step 0: the very beginning. */
interface Parting {
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/** The first such step; `whole`: whether all of its answers stood. */
function partingOf(
  said: readonly Mark[] | undefined,
  played: readonly Mark[],
  whole: boolean,
): Parting | null {
  if (said === undefined) return null;
  const length = whole ? Math.max(said.length, played.length) : played.length;
  for (let step = 0; step < length; step++) {
    const [here, there] = [said[step], played[step]];
    if (here?.at === there?.at && here?.hash === there?.hash) continue;
    const from = (played[step - 1]?.at ?? 0) + 1;
    return { step, from, to: Math.max(from, Math.min(here?.at ?? from, there?.at ?? from)) };
  }
  return null;
}

/** With what it was played, if that was another. */
function builds<G extends Game>(ruleset: Ruleset<G>, { build }: Replay<G>) {
  const ours = buildId(ruleset);
  return { build: build === ours ? null : build, ours };
}
