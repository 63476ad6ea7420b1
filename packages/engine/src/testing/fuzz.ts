import { random } from '../dice/generator.ts';
import { refusalOf } from '../kernel/answering.ts';
import { cloneState, freezeFixed } from '../kernel/clone.ts';
import type { Game } from '../kernel/context.ts';
import { checkForm } from '../kernel/document.ts';
import { Fault } from '../kernel/fault.ts';
import { hashJson, hashState } from '../kernel/hash.ts';
import { sameJson } from '../kernel/json.ts';
import { answer, begin, initialState, type Origin, retrace } from '../kernel/match.ts';
import { type Policy, randomPolicy } from '../kernel/policy.ts';
import type { Replay } from '../kernel/record.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Told } from '../kernel/run.ts';
import { hashOf, type Kept, keptOf, load, reopen, replayOf } from '../kernel/save.ts';
import { prepare, type SetupRequest } from '../kernel/setup.ts';
import { simulate } from '../kernel/simulate.ts';
import { reasonOf } from '../kernel/tongue.ts';
import { Hearsay, tattleWords } from './hearsay.ts';
import { leaks, leakWords } from './leak.ts';
import { pools } from './pool.ts';
import { twins, twinWords } from './twin.ts';

export type FailureKind =
  | 'setup'
  | 'crash'
  | 'dead-end'
  | 'endless'
  | 'illegal-answer'
  | 'invariant'
  | 'not-json'
  | 'form'
  | 'leak'
  | 'replay';

/** What went wrong in one game; the dump opens as a game that stands just before it. */
export interface Failure<G extends Game> {
  readonly kind: FailureKind;
  readonly message: string;
  readonly seed: string;
  readonly dump: Replay<G> | null;
}

export interface FuzzPlan {
  readonly games: number;
  readonly seed: string;
  /** Deals all of them, but plays only this one: a failure once more. */
  readonly only?: number;
  /** Questions after which a game counts as endless. */
  readonly asks?: number;
  /** One game in this many is looked at closely (none, if it is 0): JSON at every boundary, its form now and then, leaks at every question, what a seat could tell from each step, its replay verified. */
  readonly closely?: number;
  readonly progress?: (games: number) => void;
}

export interface FuzzReport<G extends Game> {
  readonly games: number;
  readonly asks: number;
  readonly failures: readonly Failure<G>[];
  /** "pool/name" of everything the games never used. */
  readonly unused: readonly string[];
  /** Of all games' ends: equal for equal work. */
  readonly checksum: string;
}

/** Thrown out of a game by the checks around it. */
class Found extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Found out at a boundary, which the last answer brought about. */
const BROKEN_BOUNDARY: ReadonlySet<FailureKind> = new Set(['invariant', 'not-json', 'form']);

const ENOUGH_ASKS = 20_000;
/** A game is saved and opened again after so many answers, but not much oftener than so many times. */
const SAVE_EVERY = 7;
const SAVES = 30;
/** One save in so many is opened as if it came from outside, which plays the game anew; the others at their boundary. */
const PROVED_EVERY = 5;
const CLOSELY = 10;
/** Boundaries between two looks at a state's form, which is long to read. */
const FORM_EVERY = 10;
const SHOWN_LEAKS = 5;

/** Plays random legal games and reports every crash, dead end, endless game, broken invariant and leak. */
export function fuzz<G extends Game>(ruleset: Ruleset<G>, plan: FuzzPlan): FuzzReport<G> {
  const failures: Failure<G>[] = [];
  const deal = pools(ruleset.fuzz.pools, random(`${plan.seed}/pools`));
  const hearsay = new Hearsay<G, Standing<G>>(ruleset.fixed);
  const ends: string[] = [];
  let asks = 0;
  for (let n = 0; n < plan.games; n++) {
    const seed = `${plan.seed}/${n}`;
    const request = ruleset.fuzz.setup(random(`${seed}/setup`), deal.pick) as SetupRequest;
    if (n !== (plan.only ?? n)) continue;
    const setup = prepare(ruleset, request);
    if (!setup.ok) {
      failures.push({ kind: 'setup', message: JSON.stringify(setup.refusals), seed, dump: null });
      continue;
    }
    const closely = n % (plan.closely ?? CLOSELY) === 0;
    const game = playGame(ruleset, {
      origin: { setup: setup.value, dice: { seed } },
      seed,
      most: plan.asks ?? ENOUGH_ASKS,
      closely,
      hearsay,
    });
    asks += game.answers;
    ends.push(game.hash);
    if (game.failure !== null) failures.push(game.failure);
    plan.progress?.(n + 1);
  }
  failures.push(...tattling(ruleset, hearsay));
  const games = plan.only === undefined ? plan.games : 1;
  return { games, asks, failures, unused: deal.unused(), checksum: hashJson(ends) };
}

/** A game and how far it had come. */
interface Standing<G extends Game> {
  readonly origin: Origin<G>;
  readonly seed: string;
  readonly answers: readonly unknown[];
}

/** What was told in the wrong ears, each thing once, with the first game in which it was. */
function tattling<G extends Game>(
  ruleset: Ruleset<G>,
  hearsay: Hearsay<G, Standing<G>>,
): readonly Failure<G>[] {
  return hearsay.tattles().map((tattle) => {
    const { origin, seed, answers } = tattle.first;
    return {
      kind: 'leak',
      message: tattleWords(tattle),
      seed,
      dump: dumpOf(ruleset, origin, answers, 0),
    };
  });
}

interface FuzzedGame<G extends Game> {
  readonly origin: Origin<G>;
  readonly seed: string;
  /** Questions after which it counts as endless. */
  readonly most: number;
  readonly closely: boolean;
  readonly hearsay: Hearsay<G, Standing<G>>;
}

interface PlayedGame<G extends Game> {
  readonly answers: number;
  readonly hash: string;
  readonly failure: Failure<G> | null;
}

function playGame<G extends Game>(ruleset: Ruleset<G>, game: FuzzedGame<G>): PlayedGame<G> {
  const { origin, seed, most, closely } = game;
  const answers: unknown[] = [];
  const ears = game.hearsay.listener(() => ({ origin, seed, answers: [...answers] }));
  const inspect = inspector(ruleset, answers, closely);
  const failed = (kind: FailureKind, message: string): PlayedGame<G> => {
    return {
      answers: answers.length,
      hash: '',
      failure: {
        kind,
        message,
        seed,
        dump: dumpOf(ruleset, origin, answers, BROKEN_BOUNDARY.has(kind) ? 1 : 0),
      },
    };
  };
  try {
    const start = initialState(ruleset, origin);
    freezeFixed(start, ruleset.fixed);
    const watched = {
      ...ruleset,
      rules(state: G['state']) {
        inspect.boundary(state);
        ears.settle(state);
        return ruleset.rules(state);
      },
    };
    const policy = watching(ruleset, seed, answers, closely, start);
    const listening: Policy<G> = (asked) => {
      ears.settle(start);
      ears.asked(asked.kind, asked.seat, asked.question);
      return policy(asked);
    };
    const listener = (told: Told<G>) => {
      inspect.told.push(told.event);
      ears.told(told);
    };
    const { state } = simulate(watched, start, listening, { asks: most }, listener);
    const hash = hashState(state, ruleset.fixed);
    if (closely) {
      const differs = differsAgain(ruleset, origin, answers, hash);
      if (differs !== null) return failed('replay', differs);
    }
    return { answers: answers.length, hash, failure: null };
  } catch (thrown) {
    const message = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    if (thrown instanceof Found) return failed(thrown.kind, thrown.message);
    if (thrown instanceof Fault && thrown.code === 'question.dead-end')
      return failed('dead-end', thrown.message);
    if (thrown instanceof Fault && thrown.code === 'match.endless') return failed('endless', thrown.message);
    return failed('crash', message);
  }
}

/** Looks at every boundary of one game, and at what was told since the one before. */
function inspector<G extends Game>(ruleset: Ruleset<G>, answers: readonly unknown[], closely: boolean) {
  const { fuzz: helpers } = ruleset;
  const witness = helpers.witness?.() ?? (() => []);
  const told: G['event'][] = [];
  let boundaries = 0;
  let before: G['state'] | null = null;
  let given = 0;
  return {
    told,
    boundary(state: G['state']): void {
      if (closely) {
        if (before !== null) checkTwins(ruleset, before, answers.slice(given));
        before = cloneState(state, ruleset.fixed);
        given = answers.length;
      }
      const [broken] = [...helpers.invariants(state), ...witness(told.splice(0), state)];
      if (broken !== undefined) throw new Found('invariant', broken);
      if (closely && !sameJson(state, JSON.parse(JSON.stringify(state)))) {
        throw new Found('not-json', 'The state does not survive JSON unchanged.');
      }
      if (closely && boundaries++ % FORM_EVERY === 0) checkStateForm(ruleset, state);
    },
  };
}

/** Who could tell from the last step what is hidden from it. */
function checkTwins<G extends Game>(
  ruleset: Ruleset<G>,
  boundary: G['state'],
  answers: readonly unknown[],
): void {
  const [told] = twins(ruleset, boundary, answers, 'imagined');
  if (told !== undefined) throw new Found('leak', twinWords(told));
}

/** What is not as the ruleset says of its states could not be opened again where the rules have changed. */
function checkStateForm<G extends Game>(ruleset: Ruleset<G>, state: G['state']): void {
  const { states } = ruleset;
  const formed = checkForm(states.schema, state);
  const [wrong] = formed.ok ? states.problems(state) : formed.refusals;
  if (wrong !== undefined)
    throw new Found('form', `The state is not as \`states\` says: ${reasonOf(ruleset, wrong)}`);
}

/** The random policy, noting and checking every answer. */
function watching<G extends Game>(
  ruleset: Ruleset<G>,
  seed: string,
  answers: unknown[],
  closely: boolean,
  state: G['state'],
): Policy<G> {
  const any = randomPolicy(ruleset, `${seed}/answers`);
  return (asked) => {
    if (closely) {
      const found = leaks(ruleset, state);
      if (found.length > 0) {
        const words = found.slice(0, SHOWN_LEAKS).map(leakWords).join('; ');
        throw new Found('leak', `At "${asked.kind}": ${words}${found.length > SHOWN_LEAKS ? '; …' : ''}.`);
      }
    }
    const answer = any(asked);
    const problem = refusalOf(ruleset, asked, answer, state);
    if (problem !== null) {
      throw new Found(
        'illegal-answer',
        `A sampled answer to "${asked.kind}" is refused (${problem.code}): ${reasonOf(ruleset, problem)}`,
      );
    }
    answers.push(JSON.parse(JSON.stringify(answer)));
    return answer;
  };
}

/**
 * Why the game, played again as people play it, is not the same game; null when it is. One answer at a time, and
 * through a save now and then: whatever hides in the state beyond its JSON shows here.
 */
function differsAgain<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  answers: readonly unknown[],
  hash: string,
): string | null {
  let match = begin(ruleset, origin);
  let saves = 0;
  const every = Math.max(SAVE_EVERY, Math.ceil(answers.length / SAVES));
  for (const [n, given] of answers.entries()) {
    const next = answer(match, match.pending?.seat ?? 0, given);
    if (!next.ok) return `Played again, answer ${n + 1} is refused: ${reasonOf(ruleset, next.refusals[0]!)}`;
    match = next.value;
    if (n % every !== 0) continue;
    const kept = JSON.parse(JSON.stringify(keptOf(match))) as Kept<G>;
    const loaded = ++saves % PROVED_EVERY === 0 ? load(ruleset, kept.save) : reopen(ruleset, kept);
    if (!loaded.ok)
      return `Saved after answer ${n + 1}, the game does not open: ${reasonOf(ruleset, loaded.refusals[0]!)}`;
    match = loaded.value.match;
  }
  return hashOf(match) === hash ? null : `Played again, the game ends as ${hashOf(match)}, not as ${hash}.`;
}

/** The game at its last good question, `back` answers before the failure if it can be told no later. */
function dumpOf<G extends Game>(
  ruleset: Ruleset<G>,
  origin: Origin<G>,
  answers: readonly unknown[],
  back: number,
): Replay<G> | null {
  for (let length = answers.length - back; length >= answers.length - 1 && length >= 0; length--) {
    try {
      return replayOf(
        retrace(ruleset, origin, { answers: answers.slice(0, length), forks: [] }, length).match,
      );
    } catch {
      // The last answer made it crash: without it, it may still open.
    }
  }
  return null;
}
