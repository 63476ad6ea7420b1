import { type Game, type Json, type Match, type Ruleset, type Seat, viewOf } from '@vedette/engine';
import { Host, walksBetween } from '@vedette/referee';
import {
  type ChangesMessage,
  changesBetween,
  Follower,
  type OnlineGame,
  type Seen,
  seenOf,
  serverMessageSchema,
  type ViewMessage,
} from '@vedette/wire';

export interface Overheard {
  /** How often the seat was told something of the table. */
  readonly looks: number;
  /** What it was told otherwise than it may know it, or more. */
  readonly faults: readonly string[];
}

/** Nobody plays by himself in it, however many sit there. */
const MOST_SEATS = 8;

const text = (value: unknown) => JSON.stringify(value);

/** The game again, as it was in truth, up to where somebody was told of it. */
class Truth {
  private readonly host: Host;
  private readonly answers: readonly Json[];
  /** One decision earlier. */
  private before: Match<Game>;
  /** What the seat was shown last. */
  shown: Seen | null = null;

  constructor(ruleset: Ruleset<Game>, { replay: { origin, answers } }: OnlineGame) {
    const seats = 'setup' in origin ? origin.setup.seats.length : MOST_SEATS;
    this.host = Host.begin(ruleset, origin, Array<null>(seats).fill(null));
    this.answers = answers as readonly Json[];
    this.before = this.host.match;
  }

  get match(): Match<Game> {
    return this.host.match;
  }

  after(answers: number): void {
    while (this.host.seq < answers) {
      this.before = this.host.match;
      const refused = this.host.retake(this.before.pending!.seat, this.answers[this.host.seq]!);
      if (refused !== null) throw new Error(`Answer ${this.host.seq} of the game is none: ${text(refused)}`);
    }
  }

  /** The ways of the last decision; whoever has opened the match since does not know how one was drawn. */
  walks(seat: Seat | null): readonly string[] {
    return [this.host, { drawn: null }].map((ways) =>
      text(walksBetween(this.before, this.match, seat, ways)),
    );
  }
}

/**
 * Holds everything that came down the lines of one seat (null: an onlooker), message by message, against what it may
 * know of the game as it was. `keys`: what must be in none of it.
 */
export function overheard(
  ruleset: Ruleset<Game>,
  heard: readonly string[],
  seat: Seat | null,
  { game, keys = [] }: { readonly game: OnlineGame; readonly keys?: readonly string[] },
): Overheard {
  const follower = new Follower(ruleset.fixed);
  const truth = new Truth(ruleset, game);
  const secrets = [game.dice.secret, ...keys];
  const faults: string[] = [];
  let looks = 0;
  for (const [n, line] of heard.entries()) {
    const wrong = (what: string) => faults.push(`${n}: ${what}: ${line.slice(0, 300)}`);
    if (secrets.some((secret) => line.includes(secret))) wrong('a secret');
    const parsed = serverMessageSchema.safeParse(JSON.parse(line));
    if (!parsed.success) wrong('no message');
    else if (parsed.data.type === 'view' || parsed.data.type === 'changes') {
      looks++;
      for (const what of lookedAt(follower, truth, seat, parsed.data)) wrong(what);
    }
  }
  return { looks, faults };
}

/** What is wrong with one look at the table. */
function lookedAt(
  follower: Follower,
  truth: Truth,
  seat: Seat | null,
  message: ViewMessage | ChangesMessage,
): readonly string[] {
  const { shown } = truth;
  if (!follower.take(message)) return ['it does not follow'];
  const { seen, events } = follower.now!;
  truth.after(seen.answers);
  const view = viewOf(truth.match, seat);
  const may = seenOf(view);
  truth.shown = may;
  return [
    ...(text(sorted(seen)) === text(sorted(may)) ? [] : ['another view']),
    ...(text(events) === text(view.events) ? [] : ['other events']),
    ...(message.type === 'changes' && shown !== null ? moreThan(message, shown, may, truth.walks(seat)) : []),
  ];
}

/** Changes that come to the same might still have carried something. */
function moreThan(
  { changes, walks }: ChangesMessage,
  before: Seen,
  now: Seen,
  ways: readonly string[],
): readonly string[] {
  const needed = changesBetween(before as unknown as Json, now as unknown as Json);
  return [
    ...(text(sorted(changes)) === text(sorted(needed)) ? [] : ['other changes']),
    ...(walks.length === 0 || ways.includes(text(walks)) ? [] : ['other ways']),
  ];
}

/** The same whatever order its keys have. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sorted(member)]),
  );
}
