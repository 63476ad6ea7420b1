import { diceFrom, diceLeft } from '../dice/dice.ts';
import { refusalOf } from '../kernel/answering.ts';
import { cloneState, freezeFixed } from '../kernel/clone.ts';
import type { Game, Kind } from '../kernel/context.ts';
import { hashState } from '../kernel/hash.ts';
import { sameJson } from '../kernel/json.ts';
import type { Pending } from '../kernel/pending.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { Ruleset, Step } from '../kernel/ruleset.ts';
import { JournalRun, StraightRun, type Told } from '../kernel/run.ts';
import { reasonOf } from '../kernel/tongue.ts';

/** A scene for a rules test: where things stand, what the dice will show, who will answer what. */
export interface Scene<G extends Game> {
  readonly state: G['state'];
  /** Every die in order; each must be used. */
  readonly dice?: readonly number[];
  /** Every answer in order with the kind of its question; each must be asked for. */
  readonly answers?: readonly (readonly [Kind<G>, unknown])[];
  /** Steps to play, 1 when absent. */
  readonly steps?: number;
}

export interface Played<G extends Game> {
  readonly state: G['state'];
  readonly events: readonly G['event'][];
  readonly told: readonly Told<G>[];
  /** Every question that was put, in order. */
  readonly asked: readonly Pending<G>[];
}

/** A scene played up to a question that it has no answer for. */
export interface Open<G extends Game> extends Played<G> {
  readonly pending: Pending<G>;
  /** What the rules say to this answer; null when it is legal. */
  refusal(answer: unknown): Refusal | null;
}

type Way = 'straight' | 'suspended at every ask' | 'through JSON at every boundary';

interface Outcome<G extends Game> extends Played<G> {
  readonly pending: Pending<G> | null;
}

/**
 * Plays a scene three ways: straight through; suspended at each ask and re-executed; and through JSON at each
 * boundary. All must agree, and every scripted die and answer must be used up.
 */
export function play<G extends Game>(ruleset: Ruleset<G>, scene: Scene<G>): Played<G> {
  const played = threeWays(ruleset, scene);
  if (played.pending !== null) {
    throw new Error(
      `"${played.pending.kind}" is asked of seat ${played.pending.seat}, and the scene has no answer left.`,
    );
  }
  return played;
}

/** Plays a scene up to the first question it leaves unanswered. */
export function playToQuestion<G extends Game>(ruleset: Ruleset<G>, scene: Scene<G>): Open<G> {
  const played = threeWays(ruleset, scene);
  const { pending, state } = played;
  if (pending === null) throw new Error('The scene ended without an open question.');
  const refusal = (answer: unknown) => refusalOf(ruleset, pending, answer, state);
  return { ...played, pending, refusal };
}

function threeWays<G extends Game>(ruleset: Ruleset<G>, scene: Scene<G>): Outcome<G> {
  const through = (state: G['state']) => JSON.parse(JSON.stringify(state)) as G['state'];
  const straight = playStraight(ruleset, scene);
  const others: readonly (readonly [Way, Outcome<G>])[] = [
    ['suspended at every ask', playSuspended(ruleset, scene, (state) => cloneState(state, ruleset.fixed))],
    ['through JSON at every boundary', playSuspended(ruleset, scene, through)],
  ];
  for (const [way, outcome] of others) {
    const differs = difference(ruleset, straight, outcome);
    if (differs !== null) throw new Error(`Played ${way}, the scene differs from straight play: ${differs}.`);
  }
  usedUp(straight, scene);
  return straight;
}

function difference<G extends Game>(ruleset: Ruleset<G>, a: Outcome<G>, b: Outcome<G>): string | null {
  if (hashState(a.state, ruleset.fixed) !== hashState(b.state, ruleset.fixed)) return 'another state';
  if (!sameJson(a.told, b.told)) return 'other events';
  if (!sameJson(a.asked, b.asked)) return 'other questions';
  return sameJson(a.pending, b.pending) ? null : 'another open question';
}

function usedUp<G extends Game>(played: Outcome<G>, scene: Scene<G>): void {
  const left = diceLeft(played.state.dice);
  if (left > 0) throw new Error(`${left} of the scene's ${scene.dice?.length} dice were never rolled.`);
  const answers = scene.answers ?? [];
  const given = played.asked.length - (played.pending === null ? 0 : 1);
  if (given < answers.length)
    throw new Error(`"${answers[given]![0]}" was never asked; the scene has an answer for it.`);
}

function startOf<G extends Game>(ruleset: Ruleset<G>, scene: Scene<G>): G['state'] {
  const state = cloneState(scene.state, ruleset.fixed);
  state.dice = diceFrom({ script: scene.dice ?? [] });
  freezeFixed(state, ruleset.fixed);
  return state;
}

/** The scripted answer to the question with this number, checked; undefined when the script is over. */
function scripted<G extends Game>(
  ruleset: Ruleset<G>,
  scene: Scene<G>,
  number: number,
  pending: Pending<G>,
  state: G['state'],
): unknown {
  const entry = scene.answers?.[number];
  if (entry === undefined) return undefined;
  const [kind, answer] = entry;
  if (kind !== pending.kind) {
    throw new Error(
      `Question ${number + 1} is "${pending.kind}" for seat ${pending.seat}; the scene answers "${kind}".`,
    );
  }
  const problem = refusalOf(ruleset, pending, answer, state);
  if (problem !== null)
    throw new Error(
      `The scene's answer to "${kind}" is refused (${problem.code}): ${reasonOf(ruleset, problem)}`,
    );
  return answer;
}

function nextStep<G extends Game>(ruleset: Ruleset<G>, state: G['state'], played: number): Step<G> {
  const step = ruleset.rules(state);
  if (step === null) throw new Error(`The game is over after ${played} steps; the scene wants more.`);
  return step;
}

function mustBeJson(state: unknown): void {
  if (!sameJson(state, JSON.parse(JSON.stringify(state)))) {
    throw new Error('The state does not survive JSON: it is not plain.');
  }
}

function playStraight<G extends Game>(ruleset: Ruleset<G>, scene: Scene<G>): Outcome<G> {
  const told: Told<G>[] = [];
  const asked: Pending<G>[] = [];
  const stop = { reason: 'open question' };
  const state = startOf(ruleset, scene);
  let pending: Pending<G> | null = null;
  const policy = ({ kind, seat, question }: Pending<G>) => {
    const put = { kind, seat, question } as Pending<G>;
    const answer = scripted(ruleset, scene, asked.length, put, state);
    asked.push(put);
    if (answer !== undefined) return answer;
    pending = put;
    throw stop;
  };
  const run = new StraightRun(ruleset, state, policy, Number.POSITIVE_INFINITY, (entry) => told.push(entry));
  try {
    for (let n = 0; n < (scene.steps ?? 1); n++) {
      nextStep(ruleset, state, n).run(run);
      mustBeJson(state);
    }
  } catch (thrown) {
    if (thrown !== stop) throw thrown;
  }
  return { state, told, asked, pending, events: told.map(({ event }) => event) };
}

function playSuspended<G extends Game>(
  ruleset: Ruleset<G>,
  scene: Scene<G>,
  snapshot: (state: G['state']) => G['state'],
): Outcome<G> {
  const told: Told<G>[] = [];
  const asked: Pending<G>[] = [];
  const answers: unknown[] = [];
  let boundary = startOf(ruleset, scene);
  let given = 0;
  for (let n = 0; n < (scene.steps ?? 1); n++) {
    const step = nextStep(ruleset, boundary, n);
    for (;;) {
      const run = new JournalRun(ruleset, snapshot(boundary), given, { answers, forks: [] }, answers.length);
      if (run.finishes(step)) {
        told.push(...run.told);
        given = run.given;
        boundary = snapshot(run.s);
        break;
      }
      const pending = run.pending!;
      const answer = scripted(ruleset, scene, asked.length, pending, run.s);
      asked.push(pending);
      if (answer === undefined) {
        told.push(...run.told);
        return { state: run.s, told, asked, pending, events: told.map(({ event }) => event) };
      }
      answers.push(answer);
    }
  }
  return { state: boundary, told, asked, pending: null, events: told.map(({ event }) => event) };
}
