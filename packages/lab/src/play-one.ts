import { playGame, seated } from '@vedette/bots';
import {
  type Chronicle,
  type Game,
  hashState,
  type MatchSetup,
  prepare,
  type Ruleset,
  reasonOf,
  type Seat,
} from '@vedette/engine';
import { type Contest, seatingOf } from './contest.ts';

/** What is kept of one game. */
export interface PlayedGame {
  readonly number: number;
  readonly seatOfA: Seat;
  /** What a has of the win: 1, 0, or 0.5 of a draw. */
  readonly shareOfA: number;
  readonly reason: string;
  readonly decisions: number;
  /** Null where nobody keeps a chronicle. */
  readonly turns: number | null;
  readonly chronicle: Chronicle | null;
  /** Hash of its last state. */
  readonly end: string;
}

/** Plays the games of a contest by their numbers; the same number is the same game, whoever plays it and when. */
export function contestPlayer<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Contest,
): (number: number) => PlayedGame {
  const setups = new Map<string, MatchSetup<G>>();
  return (number) => {
    const key = Object.values(seatingOf(contest, number)).join();
    const setup = setups.get(key) ?? setupOf(ruleset, contest, number);
    setups.set(key, setup);
    try {
      return played(ruleset, contest, number, setup);
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`Game ${number} of seed "${contest.seed}" broke off: ${why}`, { cause: thrown });
    }
  };
}

function setupOf<G extends Game>(ruleset: Ruleset<G>, contest: Contest, number: number): MatchSetup<G> {
  const { seatOfA, pair, exchanged } = seatingOf(contest, number);
  const [first, second] = contest.units[pair]!;
  const [ofA, ofB] = exchanged ? [second, first] : [first, second];
  const units = seatOfA === 0 ? [ofA, ofB] : [ofB, ofA];
  const { scenario, options } = contest;
  const setup = prepare(ruleset, { scenario, options, seats: units.map((unit) => ({ unit })) });
  if (!setup.ok) throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal)).join(' '));
  return setup.value;
}

function played<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Contest,
  number: number,
  setup: MatchSetup<G>,
): PlayedGame {
  const { seatOfA } = seatingOf(contest, number);
  const seed = `${contest.seed}/${number}`;
  const sitting = seatOfA === 0 ? ([contest.a, contest.b] as const) : ([contest.b, contest.a] as const);
  const players = sitting.map((contestant, seat) =>
    seated(ruleset, { ...contestant, seed: `${seed}/seat ${seat}` }),
  );
  const { chronicler } = ruleset;
  const told: G['event'][] = [];
  const listen =
    chronicler === undefined ? null : ({ event }: { readonly event: G['event'] }) => void told.push(event);
  const { state, decisions } = playGame(ruleset, { setup, dice: { seed: `${seed}/dice` } }, players, listen);
  const outcome = ruleset.outcome(state);
  if (outcome === null) throw new Error(`There was no end after ${decisions} decisions.`);
  const difference = outcome.shares[seatOfA]! - outcome.shares[1 - seatOfA]!;
  return {
    number,
    seatOfA,
    shareOfA: difference === 0 ? 0.5 : difference > 0 ? 1 : 0,
    reason: outcome.reason,
    decisions,
    turns: chronicler === undefined ? null : told.filter((event) => chronicler.beginsTurn(event)).length,
    chronicle: chronicler?.chronicle(told, state) ?? null,
    end: hashState(state, ruleset.fixed),
  };
}
