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
import type { Change } from './change.ts';
import { changedRequest, type Manner, turnOf, withChangedFigures } from './changed-game.ts';
import { type Contest, type Contestant, contestants, inSeats, seatingOf } from './contest.ts';

/** What is kept of one game. */
export interface PlayedGame {
  readonly number: number;
  readonly seatOfA: Seat;
  /** What a has of the win: 1, 0, or 0.5 of a draw; of more than two, its share. */
  readonly shareOfA: number;
  /** What each seat has of the win, as the game says it. */
  readonly shares: readonly number[];
  readonly reason: string;
  readonly decisions: number;
  /** Null where nobody keeps a chronicle. */
  readonly turns: number | null;
  readonly chronicle: Chronicle | null;
  /** Hash of its last state. */
  readonly end: string;
}

/** A game of a contest before it is played, and how it is noted when it was. */
export interface LaidOut<G extends Game, C> {
  /** The ruleset, with the figures that a change makes others. */
  readonly rules: Ruleset<G>;
  readonly setup: MatchSetup<G>;
  /** Of its chance: dice and whims have seeds that begin with it. */
  readonly seed: string;
  /** By seat. */
  readonly sitting: readonly C[];
  note(state: G['state'], decisions: number, told: readonly G['event'][]): PlayedGame;
}

/** Lays out the games of a contest by their numbers, whoever plays them. */
export function gamesOf<G extends Game, C>(
  ruleset: Ruleset<G>,
  contest: Contest<C>,
): (number: number) => LaidOut<G, C> {
  const starts = new Map<string, Pick<LaidOut<G, C>, 'rules' | 'setup'>>();
  return (turn) => {
    const { game: number, changes } = turnOf(contest, turn);
    const seating = seatingOf(contest, number);
    const { seatOfA } = seating;
    const key = [...Object.values(seating), changes.length].join();
    const start = starts.get(key) ?? {
      setup: setupOf(ruleset, contest, number, changes),
      rules: withChangedFigures(ruleset, changes, seatOfA, 'lenient'),
    };
    starts.set(key, start);
    return {
      ...start,
      seed: `${contest.seed}/${number}`,
      sitting: inSeats(seatOfA, contestants(contest, start.setup.seats.length)),
      note: (state, decisions, told) => noted(start.rules, { number, seatOfA, state, decisions, told }),
    };
  };
}

/** Plays the games of a contest by their numbers; the same number is the same game, whoever plays it and when. */
export function contestPlayer<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Contest,
): (number: number) => PlayedGame {
  const laidOut = gamesOf(ruleset, contest);
  return (number) => {
    const game = laidOut(number);
    try {
      return played(game);
    } catch (thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      throw new Error(`Game ${turnOf(contest, number).game} of seed "${contest.seed}" broke off: ${why}`, {
        cause: thrown,
      });
    }
  };
}

/** A match of the contest before its dice, as it is or changed. */
export function setupOf<G extends Game>(
  ruleset: Ruleset<G>,
  contest: Pick<Contest, 'scenario' | 'options' | 'units' | 'exchange'>,
  number: number,
  changes: readonly Change[],
  manner: Manner = 'lenient',
): MatchSetup<G> {
  const { seatOfA, pair, exchanged } = seatingOf(contest, number);
  const [first, second, ...others] = contest.units[pair]!;
  const dealt = exchanged ? [second, first, ...others] : [first, second, ...others];
  const wanted = {
    scenario: contest.scenario,
    options: contest.options,
    units: inSeats(seatOfA, dealt),
  };
  const { scenario, options, units } = changedRequest(ruleset, changes, wanted, seatOfA, manner);
  const setup = prepare(ruleset, { scenario, options, seats: units.map((unit) => ({ unit })) });
  if (!setup.ok) throw new Error(setup.refusals.map((refusal) => reasonOf(ruleset, refusal)).join(' '));
  return setup.value;
}

function played<G extends Game>({ rules, setup, seed, sitting, note }: LaidOut<G, Contestant>): PlayedGame {
  const players = sitting.map((contestant, seat) =>
    seated(rules, { ...contestant, seed: `${seed}/seat ${seat}` }),
  );
  const told: G['event'][] = [];
  const listen =
    rules.chronicler === undefined
      ? null
      : ({ event }: { readonly event: G['event'] }) => void told.push(event);
  const { state, decisions } = playGame(rules, { setup, dice: { seed: `${seed}/dice` } }, players, listen);
  return note(state, decisions, told);
}

interface Over<G extends Game> extends Pick<PlayedGame, 'number' | 'seatOfA' | 'decisions'> {
  readonly state: G['state'];
  readonly told: readonly G['event'][];
}

function noted<G extends Game>(
  ruleset: Ruleset<G>,
  { number, seatOfA, state, decisions, told }: Over<G>,
): PlayedGame {
  const { chronicler } = ruleset;
  const outcome = ruleset.outcome(state);
  if (outcome === null) throw new Error(`There was no end after ${decisions} decisions.`);
  return {
    number,
    seatOfA,
    shareOfA: shareOf(outcome.shares, seatOfA),
    shares: outcome.shares,
    reason: outcome.reason,
    decisions,
    turns: chronicler === undefined ? null : told.filter((event) => chronicler.beginsTurn(event)).length,
    chronicle: chronicler?.chronicle(told, state) ?? null,
    end: hashState(state, ruleset.fixed),
  };
}

/** Of two whoever has more has won; of more everybody has what the game gives him. */
function shareOf(shares: readonly number[], seat: Seat): number {
  const own = shares[seat]!;
  if (shares.length > 2) return own;
  const other = shares[1 - seat]!;
  return own === other ? 0.5 : own > other ? 1 : 0;
}
