import {
  type Clock,
  decide,
  decided,
  decideInTime,
  type Outlook,
  outlookOf,
  type Player,
} from '@vedette/bots';
import {
  accepted,
  answer,
  begin,
  doubtAbout,
  type Game,
  type Json,
  type Kept,
  keptOf,
  load,
  type Match,
  type Origin,
  objection,
  type Refusal,
  type Result,
  type Ruleset,
  refusal,
  reopen,
  retrace,
  type Save,
  type Seat,
  settled,
  undo,
  undoRefusal,
  type Walk,
} from '@vedette/engine';
import type { Players, Sitter } from './sitter.ts';
import { LastWay } from './walks.ts';

/**
 * One match as whoever runs it holds it: takes answers, lets bots think, takes back, writes down. Who may answer for
 * which seat its caller knows; it has no clock, no store and no screen.
 */
export class Host {
  /** Answers that could not be played again when it was opened. */
  readonly dropped: number;
  private players: Players;
  private now: Match<Game>;
  private thought: { aborted: boolean } | null = null;
  private readonly ways = new LastWay();

  constructor(match: Match<Game>, players: Players, dropped = 0) {
    this.now = match;
    this.players = players;
    this.dropped = dropped;
  }

  static begin(ruleset: Ruleset<Game>, origin: Origin<Game>, players: Players): Host {
    return new Host(begin(ruleset, origin), players);
  }

  /** From anywhere: nothing in it is trusted. */
  static open(ruleset: Ruleset<Game>, save: Save<Game>, players: Players): Result<Host> {
    return opened(load(ruleset, save), players);
  }

  /** From one's own store: see `reopen`. */
  static reopen(ruleset: Ruleset<Game>, kept: Kept<Game>, players: Players): Result<Host> {
    return opened(reopen(ruleset, kept), players);
  }

  /** As it stands. Holds every secret. */
  get match(): Match<Game> {
    return this.now;
  }

  get ruleset(): Ruleset<Game> {
    return this.now.ruleset;
  }

  /** How many answers were given so far. */
  get seq(): number {
    return this.now.answers.length;
  }

  /** The last way that somebody chose. */
  get drawn(): Walk | null {
    return this.ways.drawn();
  }

  get sitters(): readonly Sitter[] {
    return this.players.map((player) => player?.level ?? 'person');
  }

  /** The seats in which people sit. */
  get people(): readonly Seat[] {
    return this.players.flatMap((player, seat) => (player === null ? [seat] : []));
  }

  /** Whether it was played again from its beginning when it was opened, or begun here. */
  isProved(): boolean {
    return doubtAbout(this.now) === null;
  }

  kept(): Kept<Game> {
    return keptOf(this.now);
  }

  /** The answer of the person in this seat; refused, it changes nothing. */
  answer(seat: Seat, given: Json): Refusal | null {
    const taken = this.objectionOfBots(seat) ?? answer(this.now, seat, given);
    if ('code' in taken) return taken;
    if (!taken.ok) return taken.refusals[0]!;
    this.goOn(taken.value);
    return null;
  }

  /** An answer that was decided already, by whoever sat there then: out of a journal. */
  retake(seat: Seat, given: Json): Refusal | null {
    const taken = answer(this.now, seat, given);
    if (!taken.ok) return taken.refusals[0]!;
    this.goOn(taken.value);
    return null;
  }

  /** Others sit there from now on. */
  reseat(players: Players): void {
    this.stopThinking();
    this.players = players;
  }

  /** Back to where so many answers were given, whatever fell since: all have agreed. From there on other dice fall. */
  rewind(to: number, seed: string): void {
    const { ruleset, origin, answers, forks } = this.now;
    this.stopThinking();
    const journal = {
      answers: answers.slice(0, to),
      forks: [...forks.filter(({ at }) => at <= to), { at: to, seed, seat: null }],
    };
    this.now = retrace(ruleset, origin, journal, to).match;
  }

  /** Nobody takes back what was answered so far, unless by `rewind`: what is kept for it is forgotten. */
  settle(): void {
    this.now = settled(this.now);
  }

  /** Why this answer from this seat would not be taken, or null. */
  objection(seat: Seat, given: Json): Refusal | null {
    return this.objectionOfBots(seat) ?? objection(this.now, seat, given);
  }

  /** Takes back the last decision of those who sit here, and what bots decided since. */
  undo(seats: readonly Seat[]): Refusal | null {
    const { count, refused } = this.lastDecisionOf(seats);
    if (refused !== null) return refused;
    const taken = undo(this.now, count);
    if (!taken.ok) return taken.refusals[0]!;
    this.stopThinking();
    this.now = taken.value;
    return null;
  }

  /** Why they cannot take anything back, or null. */
  undoRefusal(seats: readonly Seat[]): Refusal | null {
    return this.lastDecisionOf(seats).refused;
  }

  /** Whether a bot is asked. */
  awaitsBot(): boolean {
    return this.thinker() !== null;
  }

  /** The bot that is asked decides, within its time. Whoever takes something back meanwhile makes its answer void. */
  async think(clock: Clock): Promise<void> {
    const thinker = this.thinker();
    if (thinker === null) return;
    const began = this.now;
    const thought = { aborted: false };
    this.thought = thought;
    const given = await decideInTime(thinker.player.think(thinker.outlook), clock, thought);
    if (this.thought === thought) this.thought = null;
    if (this.now === began) this.goOn(decided(began, thinker.outlook, given));
  }

  /** The bot that is asked decides at once, to the end of its thoughts or until it is `enough`. */
  decide(enough?: () => boolean): void {
    const thinker = this.thinker();
    if (thinker === null) return;
    const given = decide(thinker.player.think(thinker.outlook), enough);
    this.goOn(decided(this.now, thinker.outlook, given));
  }

  /** The best so far must do. */
  stopThinking(): void {
    if (this.thought !== null) this.thought.aborted = true;
  }

  private goOn(match: Match<Game>): void {
    this.ways.note(this.now, match.answers.at(-1) as Json);
    this.now = match;
  }

  private thinker(): { readonly player: Player<Game>; readonly outlook: Outlook<Game> } | null {
    const outlook = outlookOf(this.now);
    const player = outlook === null ? null : this.players[outlook.asked.seat];
    return outlook === null || player === null || player === undefined ? null : { player, outlook };
  }

  private objectionOfBots(seat: Seat): Refusal | null {
    const bot = this.players[seat] ?? null;
    return bot === null ? null : refusal('answer.wrong-seat', { seat, decides: 'bot' });
  }

  /** How many answers go with the last decision of these seats, and why they may not. */
  private lastDecisionOf(seats: readonly Seat[]): {
    readonly count: number;
    readonly refused: Refusal | null;
  } {
    const { deciders } = this.now;
    const last = deciders.findLastIndex((seat) => (this.players[seat] ?? null) === null);
    const count = last < 0 ? Number.POSITIVE_INFINITY : deciders.length - last;
    const own = last < 0 || seats.includes(deciders[last]!);
    const refused = undoRefusal(this.now, count) ?? (own ? null : NOT_YOURS);
    return { count, refused };
  }
}

const NOT_YOURS = refusal('undo.not-yours');

function opened(
  loaded: Result<{ readonly match: Match<Game>; readonly dropped: number }>,
  players: Players,
): Result<Host> {
  if (!loaded.ok) return loaded;
  const { match, dropped } = loaded.value;
  return accepted(new Host(match, players, dropped));
}
