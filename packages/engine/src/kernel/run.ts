import { diceFrom, rollDie } from '../dice/dice.ts';
import { random } from '../dice/generator.ts';
import { refusalOf } from './answering.ts';
import type { Cx, Game, Kind, MomentOf, QuestionOf, ReplyTo } from './context.ts';
import { Fault } from './fault.ts';
import type { HookBearer, MomentBearer, MomentSubject, MomentValue } from './moment.ts';
import type { Asked, Pending } from './pending.ts';
import type { Policy } from './policy.ts';
import type { Refusal } from './refusal.ts';
import type { Ruleset, Step } from './ruleset.ts';
import type { Seat } from './state.ts';

/** An event and who may know of it; null: everybody. */
export interface Told<G extends Game> {
  readonly event: G['event'];
  readonly to: readonly Seat[] | null;
}

/** Thrown, and always the same one, when a rule asks what nobody has answered yet. */
const SUSPENDED = Object.freeze({ suspended: true });

/** Dice and hooks, the same under every driver. */
abstract class Run<G extends Game> implements Cx<G> {
  s: G['state'];
  protected readonly ruleset: Ruleset<G>;
  private relations: G['table'] | undefined;

  constructor(ruleset: Ruleset<G>, state: G['state']) {
    this.ruleset = ruleset;
    this.s = state;
  }

  get table(): G['table'] {
    this.relations ??= this.ruleset.relations?.(this);
    return this.relations;
  }

  abstract ask<K extends Kind<G>>(kind: K, seat: Seat, question: QuestionOf<G, K>): ReplyTo<G, K>;
  abstract emit(event: G['event']): void;
  abstract whisper(seats: readonly Seat[], event: G['event']): void;
  abstract reveal(): void;

  roll(sides: number, what?: string): number {
    return rollDie(this.s.dice, sides, what);
  }

  choose<T>(things: readonly T[], what?: string): T {
    return things[this.roll(things.length, what) - 1]!;
  }

  shuffle<T>(things: T[], what?: string): T[] {
    for (let i = things.length; i > 1; i--) {
      const k = this.roll(i, what) - 1;
      const last = things[i - 1]!;
      things[i - 1] = things[k]!;
      things[k] = last;
    }
    return things;
  }

  draw<T>(things: T[], what?: string): T {
    return things.splice(this.roll(things.length, what) - 1, 1)[0]!;
  }

  handles(moment: keyof G['moments'] & string, bearer: HookBearer): boolean {
    return this.ruleset.hooks.of(bearer.kit)[moment]!.length > 0;
  }

  modify<M extends MomentOf<G, 'value'>>(
    moment: M,
    bearer: MomentBearer<G['moments'][M]>,
    value: MomentValue<G['moments'][M]>,
    subject?: MomentSubject<G['moments'][M]>,
  ): MomentValue<G['moments'][M]> {
    const handlers = this.ruleset.hooks.of(bearer.kit)[moment]!;
    let result: unknown = value;
    for (let i = 0; i < handlers.length; i++) result = handlers[i]!(result, subject, this, bearer);
    return result as MomentValue<G['moments'][M]>;
  }

  react<M extends MomentOf<G, 'reaction'>>(
    moment: M,
    bearer: MomentBearer<G['moments'][M]>,
    subject?: MomentSubject<G['moments'][M]>,
  ): void {
    const handlers = this.ruleset.hooks.of(bearer.kit)[moment]!;
    for (let i = 0; i < handlers.length; i++) handlers[i]!(subject, this, bearer);
  }
}

/** A run in which a policy answers at once: no suspension, and no log unless somebody listens. */
export class StraightRun<G extends Game> extends Run<G> {
  asks = 0;
  private readonly policy: Policy<G>;
  private readonly limit: number;
  private readonly listen: ((told: Told<G>) => void) | null;
  private readonly asked: { kind: string; seat: Seat; question: object; view(): G['state'] };

  constructor(
    ruleset: Ruleset<G>,
    state: G['state'],
    policy: Policy<G>,
    limit: number,
    listen: ((told: Told<G>) => void) | null,
  ) {
    super(ruleset, state);
    this.policy = policy;
    this.limit = limit;
    this.listen = listen;
    const asked = { kind: '', seat: 0, question: {}, view: () => ruleset.view(this.s, asked.seat) };
    this.asked = asked;
  }

  ask<K extends Kind<G>>(kind: K, seat: Seat, question: QuestionOf<G, K>): ReplyTo<G, K> {
    if (++this.asks > this.limit)
      throw new Fault('match.endless', `Still no end after ${this.limit} questions.`);
    const { asked } = this;
    asked.kind = kind;
    asked.seat = seat;
    asked.question = question;
    return this.policy(asked as unknown as Asked<G>) as ReplyTo<G, K>;
  }

  emit(event: G['event']): void {
    if (this.listen !== null) this.listen({ event, to: null });
  }

  whisper(seats: readonly Seat[], event: G['event']): void {
    if (this.listen !== null) this.listen({ event, to: seats });
  }

  reveal(): void {}
}

/** From the answer with number `at` on: new dice, and, for a seat that searches, imagined secrets. */
export interface ForkPoint {
  readonly at: number;
  readonly seed: string;
  readonly seat: Seat | null;
}

/** `age`: so many steps ago that nobody keeps them (`Ruleset.undo`). */
export type FloorCause = 'dice' | 'secret' | 'age';

/** Everything that was decided in a match, in order. */
export interface Journal {
  readonly answers: readonly unknown[];
  readonly forks: readonly ForkPoint[];
}

/** Applies the forks that lie at this answer. */
export function branch<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['state'],
  forks: readonly ForkPoint[],
  given: number,
): void {
  for (const fork of forks) {
    if (fork.at !== given) continue;
    state.dice = diceFrom({ seed: fork.seed });
    if (fork.seat !== null) ruleset.imagine(state, fork.seat, random(`${fork.seed}/imagined`));
  }
}

/** A run that answers from the journal and stops at the first question nobody has answered. */
export class JournalRun<G extends Game> extends Run<G> {
  pending: Pending<G> | null = null;
  readonly told: Told<G>[] = [];
  /** How many answers had been given when the last die fell or the last secret was shown. */
  floor = -1;
  cause: FloorCause = 'dice';
  /** Who gave each answer of this run. */
  readonly deciders: Seat[] = [];
  /** Number of answers given so far, counted from the beginning of the match. */
  given: number;
  /** Why the journal's next answer cannot stand; the run waits at its question. */
  refused: Refusal | null = null;
  /** The journal's, those of older versions in today's words. */
  answers: readonly unknown[];
  private reworded: unknown[] | null = null;
  private step = '';
  private readonly trusted: number;
  private readonly forks: readonly ForkPoint[];

  /** Answers from number `trusted` on are checked against their questions; those before were when given. */
  constructor(ruleset: Ruleset<G>, state: G['state'], given: number, journal: Journal, trusted: number) {
    super(ruleset, state);
    this.given = given;
    this.answers = journal.answers;
    this.forks = journal.forks;
    this.trusted = trusted;
  }

  ask<K extends Kind<G>>(kind: K, seat: Seat, question: QuestionOf<G, K>): ReplyTo<G, K> {
    branch(this.ruleset, this.s, this.forks, this.given);
    if (this.given >= this.answers.length) this.wait(kind, seat, question);
    if (this.given >= this.trusted) {
      this.refused = this.objection(kind, seat, question);
      if (this.refused !== null) this.wait(kind, seat, question);
    }
    this.deciders.push(seat);
    return this.answers[this.given++] as ReplyTo<G, K>;
  }

  /** Why the journal's next answer cannot stand; one of an older version is put into today's words first. */
  private objection(kind: string, seat: Seat, question: object): Refusal | null {
    const answer = this.answers[this.given];
    const pending = { kind, seat, question } as unknown as Pending<G>;
    const refusal = refusalOf(this.ruleset, pending, answer, this.s);
    if (refusal === null || this.ruleset.formerAnswer === undefined) return refusal;
    const today = this.ruleset.formerAnswer(pending, answer, this.s);
    if (today === undefined || refusalOf(this.ruleset, pending, today, this.s) !== null) return refusal;
    this.reworded ??= [...this.answers];
    this.reworded[this.given] = today;
    this.answers = this.reworded;
    return null;
  }

  private wait(kind: string, seat: Seat, question: object): never {
    this.pending = { kind, seat, question } as unknown as Pending<G>;
    throw SUSPENDED;
  }

  override roll(sides: number, what?: string): number {
    this.floor = this.given;
    this.cause = 'dice';
    return super.roll(sides, what ?? (this.s.dice.script === null ? undefined : this.afterWhat()));
  }

  /** For a script that goes wrong where a rule does not say what it rolls for. */
  private afterWhat(): string {
    const event = this.told.at(-1)?.event;
    return `in "${this.step}"${event === undefined ? '' : `, after "${event.type}" (${event.rule})`}`;
  }

  emit(event: G['event']): void {
    this.told.push({ event, to: null });
  }

  whisper(seats: readonly Seat[], event: G['event']): void {
    this.told.push({ event, to: seats });
  }

  reveal(): void {
    this.floor = this.given;
    this.cause = 'secret';
  }

  /** Runs one step; false when it waits for an answer. */
  finishes(step: Step<G>): boolean {
    this.step = step.name;
    try {
      step.run(this);
      return true;
    } catch (thrown) {
      if (thrown === SUSPENDED) return false;
      throw thrown;
    }
  }
}
