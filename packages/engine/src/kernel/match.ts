import { type DiceSource, diceFrom } from '../dice/dice.ts';
import { refusalOf } from './answering.ts';
import { buildId } from './build.ts';
import { cloneState, frozen } from './clone.ts';
import type { Game } from './context.ts';
import { Fault } from './fault.ts';
import { hashJson, hashState } from './hash.ts';
import type { Pending } from './pending.ts';
import type { Policy } from './policy.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';
import type { MatchSetup, Ruleset } from './ruleset.ts';
import { branch, type FloorCause, type ForkPoint, type Journal, JournalRun, type Told } from './run.ts';
import { type Simulated, type SimulateLimits, simulate } from './simulate.ts';
import type { MatchState, Seat } from './state.ts';

/** Where a match began: a scenario with its seats, or a position laid out by hand. */
export type Origin<G extends Game> =
  | { readonly setup: MatchSetup<G>; readonly dice: DiceSource }
  | { readonly position: G['position']; readonly dice: DiceSource };

/** A complete state between two steps. */
interface Checkpoint<G extends Game> {
  /** Answers given before it. */
  readonly at: number;
  /** Events told before it. */
  readonly told: number;
  readonly state: G['state'];
}

/** The last moment at which a die fell or a secret was shown, or the oldest boundary kept: undo stops there. */
export interface Floor {
  readonly at: number;
  readonly cause: FloorCause | null;
}

/** A boundary, by what it can be known again. */
export interface Mark {
  /** Answers given before it. */
  readonly at: number;
  /** Of its state, and of the answers since the mark before. */
  readonly hash: string;
}

/**
 * A match that waits for an answer, or is over. A value: answering makes a new one, and whoever still holds
 * the old one holds an unchanged match.
 */
export interface Match<G extends Game> {
  readonly ruleset: Ruleset<G>;
  readonly origin: Origin<G>;
  /** Build id under which it began; under another one its answers may lead elsewhere. */
  readonly begun: string;
  /** Every answer since the beginning. */
  readonly answers: readonly unknown[];
  readonly forks: readonly ForkPoint[];
  /** Where it stands now, in the middle of a step when a question is pending. For reading only. */
  readonly state: G['state'];
  readonly pending: Pending<G> | null;
  readonly told: readonly Told<G>[];
  /** Boundaries from the one before the floor up to the newest. */
  readonly checkpoints: readonly Checkpoint<G>[];
  /** Who gave each answer since the first of them: whoever takes something back may want to know whose it was. */
  readonly deciders: readonly Seat[];
  readonly floor: Floor;
  /** Every boundary from the beginning on; null when the game was taken up in its middle and its past is not proved. */
  readonly trail: readonly Mark[] | null;
}

/** How to play a fork on. */
export interface PlayOut<G extends Game> {
  readonly seed: string;
  /** Whose secrets stay true; null: everybody's. */
  readonly seat: Seat | null;
  readonly policy: Policy<G>;
  readonly limits?: SimulateLimits;
  /** `step`: new dice for each step, so that two forks that differ at first roll the same where they do the same later. */
  readonly diceBy?: 'step';
}

/** Steps without any question after which a match is called endless. */
const MOST_SILENT_STEPS = 100_000;

/** Boundaries that undo can go back over where dice do not stop it. */
const KEPT_STEPS = 64;

/** The state before the first step, ready for `simulate`. */
export function initialState<G extends Game>(ruleset: Ruleset<G>, origin: Origin<G>): G['state'] {
  const dice = diceFrom(origin.dice);
  return 'setup' in origin
    ? ruleset.begin(origin.setup, dice)
    : ruleset.positions.arrange(origin.position, dice);
}

export function begin<G extends Game>(ruleset: Ruleset<G>, origin: Origin<G>): Match<G> {
  return retrace(ruleset, origin, NO_JOURNAL, 0).match;
}

/** A match taken up again, and why it stopped short of its journal, if it did. */
export interface Retraced<G extends Game> {
  readonly match: Match<G>;
  /** Answers of the journal that did not stand any more. */
  readonly dropped: number;
  readonly refused: Refusal | null;
}

/** Plays a journal from the very beginning; answers from number `trusted` on are checked. */
export function retrace<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  journal: Journal,
  trusted: number,
): Retraced<G> {
  const state = initialState(ruleset, origin);
  return takeUp(
    ruleset,
    origin,
    journal,
    { at: 0, told: [], state, floor: NO_FLOOR, begun: buildId(ruleset), trail: [] },
    trusted,
  );
}

/** A boundary to go on from. */
export interface Start<G extends Game> {
  readonly state: G['state'];
  /** Answers given before it. */
  readonly at: number;
  /** What was told before it. */
  readonly told: readonly Told<G>[];
  readonly floor: Floor;
  /** Build id under which the match began. */
  readonly begun: string;
  /** Of the boundaries before it; null: nobody can tell. */
  readonly trail: readonly Mark[] | null;
}

/** Takes a match up from a boundary. */
export function takeUp<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  journal: Journal,
  { state, at, told, floor, begun, trail }: Start<G>,
  trusted: number,
): Retraced<G> {
  const answers = frozen(journal.answers);
  const checkpoints = [{ at, told: told.length, state }];
  const { forks } = journal;
  const begins = { ruleset, origin, begun, answers, forks, state, told, checkpoints, floor, trail };
  return resume({ ...begins, pending: null, deciders: [] }, trusted);
}

const NO_JOURNAL: Journal = { answers: [], forks: [] };
const NO_FLOOR: Floor = { at: 0, cause: null };

/** Re-executes from the newest boundary with the answers given so far, up to the first open question. */
function resume<G extends Game>(match: Match<G>, trusted: number): Retraced<G> {
  const { ruleset } = match;
  const checkpoints = [...match.checkpoints];
  const newest = checkpoints.at(-1)!;
  const run = new JournalRun(ruleset, cloneState(newest.state, ruleset.fixed), newest.at, match, trusted);
  for (let silent = 0; ; silent++) {
    const step = ruleset.rules(run.s);
    if (step === null) break;
    if (silent > MOST_SILENT_STEPS) throw new Fault('match.endless', `${silent} steps without a question.`);
    const before = run.given;
    if (!run.finishes(step)) break;
    if (run.given > before) silent = 0;
    // After a step in which nobody was asked there is nothing more to take back: one boundary is enough.
    if (checkpoints.at(-1)!.at === run.given) checkpoints.pop();
    checkpoints.push({
      at: run.given,
      told: newest.told + run.told.length,
      state: cloneState(run.s, ruleset.fixed),
    });
  }
  const newFloor =
    ruleset.undo === 'last-steps' ? floorByAge(checkpoints, match.floor) : floorByRun(run, match.floor);
  // An answer that does not stand any more takes with it what came after: forks, and the floor.
  const floor = newFloor.at <= run.given ? newFloor : { at: run.given, cause: newFloor.cause };
  const kept = since(checkpoints, floor.at);
  const first = match.checkpoints[0]!.at;
  const resumed = {
    ...match,
    answers: run.answers.slice(0, run.given),
    forks: match.forks.filter((point) => point.at <= run.given),
    state: run.s,
    pending: run.pending,
    told: [...match.told.slice(0, newest.told), ...run.told],
    checkpoints: kept,
    deciders: [...match.deciders.slice(0, newest.at - first), ...run.deciders].slice(kept[0]!.at - first),
    floor,
    trail: marked(match, newest, checkpoints),
  };
  return { match: resumed, dropped: match.answers.length - run.given, refused: run.refused };
}

/** The trail up to the newest boundary, after a run from an older one. */
function marked<G extends Game>(
  { ruleset, answers, trail }: Match<G>,
  from: Checkpoint<G>,
  checkpoints: readonly Checkpoint<G>[],
): readonly Mark[] | null {
  if (trail === null) return null;
  const stands = checkpoints.includes(from);
  const marks = trail.filter(({ at }) => at < from.at || (stands && at === from.at));
  for (const { at, state } of checkpoints) {
    const before = marks.at(-1);
    if (before === undefined || at > before.at)
      marks.push({ at, hash: markOf(state, ruleset.fixed, answers.slice(before?.at ?? 0, at)) });
  }
  return marks;
}

function markOf(state: MatchState, fixed: readonly string[], since: readonly unknown[]): string {
  return hashJson([hashState(state, fixed), since]);
}

/** The marks of a whole game: every boundary, and where it stands now. */
export function marksOf<G extends Game>({
  ruleset,
  state,
  answers,
  trail,
}: Match<G>): readonly Mark[] | null {
  if (trail === null) return null;
  const at = answers.length;
  const before = trail.at(-1)?.at ?? 0;
  return at > before ? [...trail, { at, hash: markOf(state, ruleset.fixed, answers.slice(before)) }] : trail;
}

function floorByRun<G extends Game>({ floor, cause }: JournalRun<G>, before: Floor): Floor {
  return floor >= before.at ? { at: floor, cause } : before;
}

function floorByAge<G extends Game>(checkpoints: readonly Checkpoint<G>[], before: Floor): Floor {
  const oldest = checkpoints.at(-KEPT_STEPS);
  return oldest === undefined || oldest.at <= before.at ? before : { at: oldest.at, cause: 'age' };
}

/** The match with more answers, and more forks, of its journal. */
export function goOn<G extends Game>(match: Match<G>, { answers, forks }: Journal): Retraced<G> {
  return resume({ ...match, answers: frozen(answers), forks }, match.answers.length);
}

/** Only the last boundary at or before the floor is needed, and those after it. */
function since<G extends Game>(
  checkpoints: readonly Checkpoint<G>[],
  floor: number,
): readonly Checkpoint<G>[] {
  const from = checkpoints.findLastIndex((checkpoint) => checkpoint.at <= floor);
  return checkpoints.slice(Math.max(0, from));
}

/** Why this answer from this seat cannot be taken, or null. */
export function objection<G extends Game>(match: Match<G>, seat: Seat, answer: unknown): Refusal | null {
  const { pending } = match;
  if (pending === null) return refusal('match.over');
  if (pending.seat !== seat) {
    return refusal('answer.wrong-seat', { seat, decides: pending.seat });
  }
  return refusalOf(match.ruleset, pending, answer, match.state);
}

/** Answers the pending question. A refused answer leaves everything as it was. */
export function answer<G extends Game>(match: Match<G>, seat: Seat, given: unknown): Result<Match<G>> {
  const problem = objection(match, seat, given);
  if (problem !== null) return refused(problem);
  const answers = [...match.answers, frozen(given)];
  return accepted(resume({ ...match, answers }, answers.length).match);
}

const NOTHING_GIVEN = refusal('undo.nothing');

const STOPPED: Readonly<Record<FloorCause, Refusal>> = {
  dice: refusal('undo.dice'),
  secret: refusal('undo.secret'),
  age: refusal('undo.too-far'),
};

/** Why so many of the last answers cannot be taken back, or null. The floor tells: no rule is run for it. */
export function undoRefusal<G extends Game>({ answers, floor }: Match<G>, count = 1): Refusal | null {
  if (answers.length - count >= floor.at) return null;
  return floor.at === 0 ? NOTHING_GIVEN : STOPPED[floor.cause ?? 'dice'];
}

/** Takes the last answers back, unless a die has fallen or a secret was shown since, where these count. */
export function undo<G extends Game>(match: Match<G>, count = 1): Result<Match<G>> {
  const problem = undoRefusal(match, count);
  if (problem !== null) return refused(problem);
  const left = match.answers.length - count;
  const { checkpoints } = match;
  const shorter = {
    ...match,
    answers: match.answers.slice(0, left),
    checkpoints: checkpoints.filter((checkpoint) => checkpoint.at <= left),
    // A fork after the answers taken back moves up to the last one kept: its dice must not give way to the true ones.
    forks: match.forks.map((point) => (point.at <= left ? point : { ...point, at: left })),
  };
  return accepted(resume(shorter, left).match);
}

/**
 * The same match without what is kept for taking answers back: for whoever takes them back by the journal, or not at all.
 * Of what came before its newest boundary `undoRefusal` says from now on that it is too long ago (`undo.too-far`, by `age`),
 * unless a die or a secret stands in the way as late as that.
 */
export function settled<G extends Game>(match: Match<G>): Match<G> {
  const { checkpoints, deciders, floor } = match;
  if (checkpoints.length === 1) return match;
  const newest = checkpoints.at(-1)!;
  return {
    ...match,
    checkpoints: [newest],
    deciders: deciders.slice(newest.at - checkpoints[0]!.at),
    floor: floor.at >= newest.at ? floor : { at: newest.at, cause: 'age' },
  };
}

/**
 * The same past with other dice from here on. With a `seat`, which must be the one that is asked, what that seat
 * cannot see is imagined anew, so that a searching bot learns nothing it should not know.
 */
export function fork<G extends Game>(match: Match<G>, seed: string, seat: Seat | null = null): Match<G> {
  mustBeAsked(match, seat);
  const at = match.answers.length;
  return resume({ ...match, forks: [...match.forks, { at, seed, seat }] }, at).match;
}

function mustBeAsked<G extends Game>({ pending }: Match<G>, seat: Seat | null): void {
  if (seat === null || pending === null || pending.seat === seat) return;
  throw new Fault(
    'fork.not-asked',
    `Seat ${seat} is not asked now, and the open question may hold others' secrets.`,
  );
}

/** A fork played on by a policy, at full speed; the match itself is not touched. */
export function playOut<G extends Game>(
  match: Match<G>,
  { seed, seat, policy, limits, diceBy }: PlayOut<G>,
): Simulated<G> {
  mustBeAsked(match, seat);
  const { ruleset, answers } = match;
  const newest = match.checkpoints.at(-1)!;
  const state = cloneState(newest.state, ruleset.fixed);
  const forks = [...match.forks, { at: answers.length, seed, seat }];
  let given = newest.at;
  const pastThenPolicy: Policy<G> = (asked) => {
    if (given <= answers.length) branch(ruleset, state, forks, given);
    const number = given++;
    return number < answers.length ? answers[number] : policy(asked);
  };
  if (diceBy !== 'step') return simulate(ruleset, state, pastThenPolicy, limits);
  const beforeStep = (number: number) => {
    if (given > answers.length) state.dice = diceFrom({ seed: `${seed}/${number}` });
  };
  return simulate(ruleset, state, pastThenPolicy, { ...limits, beforeStep });
}
