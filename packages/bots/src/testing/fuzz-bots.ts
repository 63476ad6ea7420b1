import {
  answer,
  begin,
  type Game,
  hashJson,
  hashOf,
  type Match,
  objection,
  prepare,
  type Random,
  type Replay,
  type Ruleset,
  random,
  reasonOf,
  replayOf,
  type SetupRequest,
} from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { outlookOf } from '../outlook.ts';
import { LEVELS, type Player, type Thinking } from '../player.ts';
import type { Budget } from '../search.ts';
import { seated } from '../seat.ts';

export interface BotFuzzPlan {
  readonly games: number;
  readonly seed: string;
  /** Plays only this one. */
  readonly only?: number;
  readonly progress?: (games: number) => void;
}

/** What went wrong in one game; the dump opens as a game that stands just before it. */
interface BotFailure<G extends Game> {
  readonly kind: 'setup' | 'crash' | 'endless' | 'illegal-answer' | 'invariant';
  readonly message: string;
  readonly seed: string;
  readonly dump: Replay<G> | null;
}

interface BotFuzzReport<G extends Game> {
  readonly games: number;
  readonly asks: number;
  readonly failures: readonly BotFailure<G>[];
  readonly unused: readonly string[];
  /** Of all games' ends. */
  readonly checksum: string;
}

/** Budgets with nothing in them, too little for every idea once, and a little more. */
const BUDGETS: readonly Budget[] = [
  { simulations: 0, depth: 1, width: 8 },
  { simulations: 1, depth: 1, width: 8 },
  { simulations: 3, depth: 2, width: 2 },
  { simulations: 7, depth: 3, width: 3 },
  { simulations: 7, depth: 0, width: 0 },
];

/** Decisions after which a game counts as endless. */
const MOST_DECISIONS = 20_000;

/** One thought in so many is told that it is enough before it is done. */
const HURRY = 20;

/** Lets bots of all levels and with the oddest budgets play random matches; none may stumble, cheat or hang a game. */
export function fuzzBots<G extends Game>(ruleset: Ruleset<G>, plan: BotFuzzPlan): BotFuzzReport<G> {
  const deal = pools(ruleset.fuzz.pools, random(`${plan.seed}/pools`));
  const failures: BotFailure<G>[] = [];
  const ends: string[] = [];
  let asks = 0;
  for (let n = 0; n < plan.games; n++) {
    const seed = `${plan.seed}/${n}`;
    const request = ruleset.fuzz.setup(random(`${seed}/setup`), deal.pick) as SetupRequest;
    if (n !== (plan.only ?? n)) continue;
    const { failure, match } = played(ruleset, request, seed);
    if (failure !== null) failures.push(failure);
    asks += match?.answers.length ?? 0;
    ends.push(match === null ? '' : hashOf(match));
    plan.progress?.(n + 1);
  }
  return { games: ends.length, asks, failures, unused: [], checksum: hashJson(ends) };
}

interface Played<G extends Game> {
  readonly failure: BotFailure<G> | null;
  readonly match: Match<G> | null;
}

function played<G extends Game>(ruleset: Ruleset<G>, request: SetupRequest, seed: string): Played<G> {
  const setup = prepare(ruleset, request);
  if (!setup.ok) {
    const message = JSON.stringify(setup.refusals);
    return { failure: { kind: 'setup', message, seed, dump: null }, match: null };
  }
  const chance = random(`${seed}/bots`);
  const players = request.seats.map((_, seat) => anyPlayer(ruleset, chance, `${seed}/seat ${seat}`));
  let match = begin(ruleset, { setup: setup.value, dice: { seed } });
  const failed = (kind: BotFailure<G>['kind'], message: string): Played<G> => ({
    failure: { kind, message, seed, dump: replayOf(match) },
    match,
  });
  while (match.pending !== null) {
    const { seat, kind } = match.pending;
    const player = players[seat]!;
    if (match.answers.length >= MOST_DECISIONS) return failed('endless', `No end after ${MOST_DECISIONS}.`);
    try {
      const given = hurried(player.think(outlookOf(match)!), chance);
      const problem = objection(match, seat, given);
      if (problem !== null) {
        const words = `A ${player.level}'s answer to "${kind}" is refused (${problem.code}): ${reasonOf(ruleset, problem)}`;
        return failed('illegal-answer', words);
      }
      const next = answer(match, seat, given);
      if (!next.ok) return failed('illegal-answer', reasonOf(ruleset, next.refusals[0]!));
      const [broken] = ruleset.fuzz.invariants(next.value.checkpoints.at(-1)!.state);
      if (broken !== undefined) return failed('invariant', broken);
      match = next.value;
    } catch (thrown) {
      const why = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      return failed('crash', `A ${player.level} at "${kind}": ${why}`);
    }
  }
  return { failure: null, match };
}

function anyPlayer<G extends Game>(ruleset: Ruleset<G>, chance: Random, seed: string): Player<G> {
  const level = LEVELS[chance.below(LEVELS.length)]!;
  return seated(ruleset, { level, seed, budget: BUDGETS[chance.below(BUDGETS.length)]! });
}

/** Thinks, and is now and then told to come to an end. */
function hurried(thinking: Thinking, chance: Random): unknown {
  const patience = chance.below(HURRY) === 0 ? chance.below(3) : Number.POSITIVE_INFINITY;
  for (let portion = 0; ; portion++) {
    const { done, value } = thinking.next(portion > patience ? 'enough' : 'go-on');
    if (done) return value;
  }
}
