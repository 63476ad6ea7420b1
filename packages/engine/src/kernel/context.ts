import type { HookBearer, Moment, MomentBearer, MomentValue, SubjectArgument } from './moment.ts';
import type { QuestionKind } from './question.ts';
import type { MatchState, Seat } from './state.ts';

/** A fact that happened, in order, with its numbers and the rule that caused it. Words are made elsewhere. */
export interface GameEvent {
  readonly type: string;
  /** Catalogue id of the rule at work. */
  readonly rule: string;
}

/** The types that make up one game; a ruleset binds them together. */
export interface Game {
  readonly state: MatchState;
  readonly questions: Readonly<Record<string, QuestionKind<object, unknown>>>;
  readonly event: GameEvent;
  readonly moments: Readonly<Record<string, Moment>>;
  /** What rules may ask of the table (`Relations`); unknown where a game has none. */
  readonly table: unknown;
  readonly unit: unknown;
  readonly scenario: ScenarioHead;
  readonly position: unknown;
  readonly oddsQuery: unknown;
}

/** What anybody may know of a scenario before it is played. */
export interface ScenarioHead {
  readonly id: string;
  /** Players against each other, or alone or together against what the scenario brings. */
  readonly mode?: 'competitive' | 'solo' | undefined;
  /** What it is about, in a few sentences. */
  readonly premise?: string | undefined;
  /** How many it is for, where that is not as many as the game. */
  readonly players?: { readonly min: number; readonly max: number } | undefined;
}

export type Kind<G extends Game> = keyof G['questions'] & string;

export type QuestionOf<G extends Game, K extends Kind<G>> =
  G['questions'][K] extends QuestionKind<infer Question, unknown> ? Question : never;

export type ReplyTo<G extends Game, K extends Kind<G>> =
  G['questions'][K] extends QuestionKind<infer _Question, infer Reply> ? Reply : never;

/** The names of a game's moments of one kind. */
export type MomentOf<G extends Game, Kind extends Moment['kind']> = {
  [M in keyof G['moments']]: G['moments'][M] extends { readonly kind: Kind } ? M : never;
}[keyof G['moments']] &
  string;

/**
 * What a rule works with. A rule is an ordinary function `(cx, …)`: it reads and changes `cx.s`, and gets
 * everything that is not in the state — decisions and chance — through here.
 */
export interface Cx<G extends Game> {
  readonly s: G['state'];

  /** Puts a question to a seat and gives its answer, at once: a rule never sees that it may take a week. */
  ask<K extends Kind<G>>(kind: K, seat: Seat, question: QuestionOf<G, K>): ReplyTo<G, K>;

  /** One die, 1 to `sides`; `what` it is for, in words, is told where a script of dice does not fit. */
  roll(sides: number, what?: string): number;
  /** One of the things, each equally likely. */
  choose<T>(things: readonly T[], what?: string): T;
  /** The things in random order, in place. */
  shuffle<T>(things: T[], what?: string): T[];
  /** Takes one thing out at random: a deck has no order that anyone could peek at. */
  draw<T>(things: T[], what?: string): T;

  /** Tells everybody. */
  emit(event: G['event']): void;
  /** Tells only these seats. It does not stop undo: `reveal`, `shown` and `opened` do. */
  whisper(seats: readonly Seat[], event: G['event']): void;
  /** Something hidden is shown: nobody may undo past this. */
  reveal(): void;

  /** What can be asked of the table, as the ruleset's `relations` answer it. */
  readonly table: G['table'];
  /** Whether the bearer carries anything that comes in at this moment: for what must be measured before it is asked. */
  handles(moment: keyof G['moments'] & string, bearer: HookBearer): boolean;
  /** A value (or permission) as changed by everything the bearer carries. */
  modify<M extends MomentOf<G, 'value'>>(
    moment: M,
    bearer: MomentBearer<G['moments'][M]>,
    value: MomentValue<G['moments'][M]>,
    ...subject: SubjectArgument<G['moments'][M]>
  ): MomentValue<G['moments'][M]>;
  /** Runs the reactions of everything the bearer carries. */
  react<M extends MomentOf<G, 'reaction'>>(
    moment: M,
    bearer: MomentBearer<G['moments'][M]>,
    ...subject: SubjectArgument<G['moments'][M]>
  ): void;
}

/** What can be asked about a state without playing on: by a question's check, a handler of a value, odds, a bot. */
export type Reader<G extends Game> = Pick<Cx<G>, 's' | 'table' | 'handles' | 'modify'>;
