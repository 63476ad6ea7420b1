import type { ZodType } from 'zod';
import type { DiceState } from '../dice/dice.ts';
import type { Random } from '../dice/generator.ts';
import type { Cx, Game, Reader } from './context.ts';
import type { Coat } from './counter.ts';
import type { DocumentSpec } from './document.ts';
import type { HookBook } from './hook.ts';
import type { Json } from './json.ts';
import type { QuestionSpecs } from './judge.ts';
import type { DeclaredUnit } from './length-unit.ts';
import type { OptionGroup, Options, OptionTable } from './option.ts';
import type { OrderBook } from './order.ts';
import type { Asked, Pending } from './pending.ts';
import type { Refusal, Result } from './refusal.ts';
import type { Seat } from './state.ts';
import type { Spoken, Tongue } from './tongue.ts';

/** One stretch of play between two boundaries: a deployment, an activation, an end phase. */
export interface Step<G extends Game> {
  readonly name: string;
  run(cx: Cx<G>): void;
}

/** The scenarios of a game: their form, and the built-in ones. */
export interface ScenarioShelf<T> extends DocumentSpec<T> {
  readonly list: readonly T[];
  /** The corner from which its documents measure: north-west with y to the south, else south-west with y to the north. */
  readonly origin?: 'north-west';
  /** Switches that a scenario brings for its own matches, on top of the ruleset's, which win where names meet. */
  options?(scenario: T): OptionTable;
}

/** A match as it was asked for, checked: scenario found, options filled in. */
export interface MatchSetup<G extends Game> {
  readonly scenario: G['scenario'];
  readonly seats: readonly { readonly name: string; readonly unit: G['unit'] }[];
  readonly options: Options;
}

/**
 * How a finished match ended: each seat's share of the win, 1 in all. Equal shares are a draw; 0 for everybody: the game
 * itself has won.
 */
export interface Outcome {
  readonly shares: readonly number[];
  readonly reason: string;
}

/** The seats that have won, more than one of them where they share it; nobody where the game itself has won. */
export function winnersOf({ shares }: Pick<Outcome, 'shares'>): readonly Seat[] {
  const most = Math.max(...shares);
  return most > 0 ? [...shares.keys()].filter((seat) => shares[seat] === most) : [];
}

/** What bots need to know about a game; how they think is written once, in packages/bots. */
export interface BotHelpers<G extends Game> {
  /** How the match stands for a seat, from -1 (lost) to 1 (won), judged from that seat's own view. */
  evaluate(view: G['state'], seat: Seat): number;
  /** Rules of thumb: a sensible legal answer at once. Null: any will do. */
  thumb(asked: Asked<G>, random: Random): unknown;
  /** Answers worth thinking about, the best first. None: there is nothing to think about, the thumb answers. */
  ideas?(asked: Asked<G>, random: Random, care?: Care): readonly Idea[];
  /** Kinds of question whose ideas are worth trying out on matches played on; at all others the first idea will do. */
  readonly tried?: readonly (keyof G['questions'] & string)[];
  /**
   * By how much an idea's `worth` may be out, held against another's. With it a veteran lets the tries overrule what
   * ideas promise only as far as they prove it; without it he goes by the tries alone.
   */
  readonly doubt?: number;
}

/** Hasty: at a part of the cost, for the many matches that are played on in somebody's head. */
export type Care = 'careful' | 'hasty';

/** An answer worth thinking about. */
export interface Idea {
  readonly answer: unknown;
  /** What it promises: how much better the match will stand, in the measure of `evaluate`. */
  readonly worth: number;
  /** What it means to answer next, as long as just that is asked. */
  readonly then?: readonly Intent[];
}

/** An answer kept ready for a question of this kind and with these facts. */
export interface Intent {
  readonly kind: string;
  readonly facts?: Readonly<Record<string, Json>>;
  readonly answer: unknown;
}

/** Exact chances, asked about what a seat can see. */
export interface OddsSpec<G extends Game> {
  readonly schema: ZodType<G['oddsQuery']>;
  /** `pending`: the open question, where it is the asker's. */
  odds(view: G['state'], query: G['oddsQuery'], pending?: Pending<G> | null): Json;
  /**
   * The same in a few words (`{"ask": "shot", "shooter": …}`), for which it lays out a position of its own; of a
   * scenario count its own monsters, and what is so everywhere in it.
   */
  readonly brief?: (words: unknown, scenario?: G['scenario']) => Result<BriefOdds<G>>;
}

export interface BriefOdds<G extends Game> {
  readonly position: G['position'];
  readonly query: G['oddsQuery'];
}

/** How a game is told afterwards, by those who watch and those who count. */
export interface Chronicler<G extends Game> {
  /** Whether a new turn begins with this event. */
  beginsTurn(event: G['event']): boolean;
  /** What a finished match comes to, from everything that was told in it. */
  chronicle(told: readonly G['event'][], state: G['state']): Chronicle;
  /** Those of a seat as the state has them: whoever asks what a better one is worth changes them before the first step. */
  figures(state: G['state'], seat: Seat): readonly object[];
}

/** What is counted of one match. */
export interface Chronicle {
  /** Who acted first; null where nobody did. */
  readonly first: Seat | null;
  /** The part of the table that each seat began on; null where it makes no difference. */
  readonly sides: readonly (string | null)[];
  /** The part that each seat had in the scenario; null: none of its own. */
  readonly roles: readonly (string | null)[];
  /** Points that each seat has earned; null in a game without such. */
  readonly earned: readonly number[] | null;
  /** What those points were for; line by line they come to what was earned. */
  readonly rewards: readonly RewardLine[];
  /** How often each rule of the scenario had its day, those included that never had. */
  readonly rules: Readonly<Record<string, number>>;
  /** How often each of its cards was drawn, those included that never were. */
  readonly cards: Readonly<Record<string, number>>;
  /** Those put out of the fight, in order. */
  readonly fallen: readonly Fallen[];
  readonly ground: { readonly width: number; readonly depth: number };
}

/** One thing that brings points. */
export interface RewardLine {
  readonly id: string;
  /** In the words of the scenario's author; null: it has none. */
  readonly text: string | null;
  /** Seat by seat. */
  readonly points: readonly number[];
}

/** Somebody put out of the fight. */
export interface Fallen {
  /** Whose figure it was; null: nobody's. */
  readonly seat: Seat | null;
  readonly cause: string;
  readonly x: number;
  readonly y: number;
}

/** What the fuzzer needs to play a game to its corners. */
export interface FuzzHelpers<G extends Game> {
  /** Names of everything that should be used at least once, by kind ("weapons": […]). */
  readonly pools: Readonly<Record<string, readonly string[]>>;
  /** A random legal match; `pick` prefers what was used least so far. */
  setup(random: Random, pick: (pool: string) => string): unknown;
  /** What must hold at every boundary; each broken one in a sentence. */
  invariants(state: G['state']): readonly string[];
  /** What must hold from one boundary to the next: made for each game, and told what happened in between. */
  witness?(): (told: readonly G['event'][], state: G['state']) => readonly string[];
}

/** Units, and those that can be played at once. */
interface UnitShelf<G extends Game> extends DocumentSpec<G['unit']> {
  readonly ready: readonly G['unit'][];
  /** What these options, all filled in, do not allow of a unit that some match allows. */
  problemsUnder?(unit: G['unit'], options: Options): readonly Refusal[];
  /** A fair pairing of ready-made units, by their numbers, seat by seat; without it the first against the second. */
  readonly usual?: readonly number[];
  /** The same for one scenario, where not everybody has a place in it. */
  usualIn?(scenario: G['scenario']): readonly number[];
  /** Whether one of two has nothing to harm some of the other's with: bots are not compared by such a pairing. */
  hopeless?(unit: G['unit'], other: G['unit']): boolean;
  /** What its figures wear on a table; without it each seat has a colour of its own. */
  coatOf?(unit: G['unit']): Coat;
}

/** Everything a game is to the rest of Vedette. One package exports one of these. */
export interface Ruleset<G extends Game> {
  readonly id: string;
  /** Counted up whenever the same answers could give another game; part of a replay's build id. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** What all lengths are in. */
  readonly unit: DeclaredUnit;

  readonly questions: QuestionSpecs<G>;
  readonly hooks: HookBook;
  /** How rules, views and odds ask about the table; made once for each of them, when first asked. */
  relations?(look: Reader<G>): G['table'];
  /** The next step, or null when the match is over. Reads the state, changes nothing. */
  rules(state: G['state']): Step<G> | null;
  outcome(state: G['state']): Outcome | null;
  /** What a finished match has to tell whoever keeps the book of a campaign. */
  report?(state: G['state']): Json;

  readonly units: UnitShelf<G>;
  readonly scenarios: ScenarioShelf<G['scenario']>;
  readonly options: OptionTable;
  /** How the options are laid out for whoever chooses; what is in no group comes last. */
  readonly optionGroups?: readonly OptionGroup[];
  /** Problems of the whole that no part has alone (this unit in that scenario). */
  problems(setup: MatchSetup<G>): readonly Refusal[];
  begin(setup: MatchSetup<G>, dice: DiceState): G['state'];
  /** Any position, legal in play or not, so that a single rule can be tried. */
  readonly positions: DocumentSpec<G['position']> & {
    arrange(position: G['position'], dice: DiceState): G['state'];
  };

  /**
   * How far answers can be taken back: to the last die or secret when absent; with `last-steps` over the newest steps,
   * whatever fell in them, for what is kept rather than contested, such as a campaign.
   */
  readonly undo?: 'last-steps';

  /** Top-level keys of the state that are replaced, never changed in place (terrain, options): clones share them. */
  readonly fixed: readonly (keyof G['state'] & string)[];
  /** The state as a seat may see it; null is an onlooker. For reading only. */
  view(state: G['state'], seat: Seat | null): G['state'];
  /**
   * Fills what the seat cannot see with something it cannot tell from the truth. Changes the state in place, in the
   * middle of a step: so rules read a secret when they need it, never before an `ask` for after it.
   */
  imagine(state: G['state'], seat: Seat, random: Random): void;

  /** Everything that it says, in every language that it has. */
  readonly speech: Spoken<Tongue<G>>;
  /** Without one, games are counted by who won and by their decisions. */
  readonly chronicler?: Chronicler<G>;

  readonly bots: BotHelpers<G>;
  /** What a player can order beforehand; without it only what has a single answer is given for him. */
  readonly orders?: OrderBook<G>;
  readonly odds: OddsSpec<G> | null;
  readonly fuzz: FuzzHelpers<G>;

  /**
   * What an answer of an older version means today, where options have other ids now; undefined: nothing. Asked only
   * for answers out of a file that are not on offer as they stand.
   */
  readonly formerAnswer?: (pending: Pending<G>, answer: unknown, state: G['state']) => unknown;

  /**
   * What a state may look like that comes from outside: its form, the range of every number, and whom its parts may name.
   * Only what no game can ever show is a problem: positions laid out by hand are states, too.
   */
  readonly states: DocumentSpec<G['state']>;
  /** Number of the state's form; `migrations[n]` turns form n into form n + 1. */
  readonly schema: number;
  readonly migrations: Readonly<Record<number, (state: Json) => Json>>;
}
