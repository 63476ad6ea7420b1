import { levelsOf } from '@vedette/bots';
import {
  buildId,
  fork,
  type Game,
  type GivenOrder,
  type Json,
  type Match,
  type Refusal,
  type Ruleset,
  replayOf,
  type Seat,
  type ToldRefusal,
  told,
  viewOf,
  winnersOf,
} from '@vedette/engine';
import {
  areOffered,
  type ByOrder,
  Host,
  orderedAnswer,
  type Placing,
  type Players,
  playersFor,
  proposed,
  rehearsed,
} from '@vedette/referee';
import {
  type Change,
  changesBetween,
  type Hello,
  LIMITS,
  type Obeyed,
  seedAfterRewind,
  seedOf,
  seenOf,
} from '@vedette/wire';
import type { Deed, Entry } from '../journal/entry.ts';
import { emptyLedger, entered, type Ledger } from '../journal/ledger.ts';
import type { Wills } from '../store/store.ts';
import type { Alike } from './alike.ts';
import { carriedOn } from './carried-on.ts';
import type { MatchHead } from './head.ts';
import { type KeptMatch, packed, unpacked } from './kept-match.ts';
import { type Telling, Tellings, type Viewer } from './tellings.ts';

/** How long a bot may think, in milliseconds, and how long at a stretch. */
export interface BotClock {
  readonly limit: number;
  readonly portion: number;
  breathe(): Promise<void>;
}

/** A match with its rules, at one place of its journal; the thread that runs it keeps nothing else. */
export class RunningMatch {
  private readonly ruleset: Ruleset<Game>;
  private readonly head: MatchHead;
  private now: Ledger;
  private host: Host | null = null;
  /** The newest uses of each seat's standing orders. */
  private obeyed: readonly (readonly Obeyed[])[];
  private wills: Wills = new Map();
  private ordered: { readonly of: Match<Game>; readonly found: ByOrder | null } | null = null;
  private readonly told: Tellings;

  private constructor(ruleset: Ruleset<Game>, head: MatchHead) {
    this.ruleset = ruleset;
    this.head = head;
    this.now = emptyLedger(head);
    this.obeyed = head.sitters.map(() => []);
    this.told = new Tellings(ruleset);
  }

  /** From a boundary, if there is one, and what came after. */
  static open(
    ruleset: Ruleset<Game>,
    head: MatchHead,
    boundary: string | null,
    entries: readonly Entry[],
    alike: Alike,
  ): RunningMatch {
    const match = new RunningMatch(ruleset, { ...head, setup: alike.setup(head.setup) });
    const rest = boundary === null ? entries : match.takeUp(unpacked(boundary), entries, alike);
    for (const entry of rest) match.apply(entry);
    return match;
  }

  get ledger(): Ledger {
    return this.now;
  }

  get build(): string {
    return buildId(this.ruleset);
  }

  awaitsBot(): boolean {
    return this.now.waitingFor !== null && this.host?.awaitsBot() === true;
  }

  /** What the rules decide at the end of it; null while it is played. */
  get winners(): readonly Seat[] | null {
    const outcome = this.host === null ? null : this.ruleset.outcome(this.host.match.state);
    return outcome === null ? null : winnersOf(outcome);
  }

  boundary(): string {
    const kept: KeptMatch = { ledger: this.now, obeyed: this.obeyed, kept: this.host?.kept() ?? null };
    return packed(kept);
  }

  replay(): Json {
    return replayOf(this.playing().match) as unknown as Json;
  }

  /** The answer of a person, taken; or why not. */
  answer(seat: Seat, answer: Json, at: number): Entry | { readonly refused: ToldRefusal } {
    const host = this.playing();
    const refused = host.answer(seat, answer);
    if (refused !== null) return { refused: this.inWords(refused) };
    return this.noted({ type: 'answer', seat, answer, by: 'person', next: this.next() }, at);
  }

  /** Those who have left standing orders, by their seats: they hold from now on. */
  heed(wills: Wills): void {
    this.wills = wills;
    this.ordered = null;
  }

  /** Whether the open question is one that its seat's standing orders answer. */
  awaitsOrder(): boolean {
    return this.orderedNow() !== null;
  }

  /** The answer that the standing orders of whoever is asked give; null: none. */
  obey(at: number): Entry | null {
    const found = this.orderedNow();
    if (found === null) return null;
    const { match } = this.playing();
    const { seat } = match.pending!;
    const { given, asked, said } = found;
    const after = viewOf(match, seat).events.length;
    const answer = found.answer as Json;
    if (this.playing().answer(seat, answer) !== null) return null;
    const order = { after, order: given.order, choice: given.choice, asked, said };
    return this.noted({ type: 'answer', seat, answer, by: 'person', order, next: this.next() }, at);
  }

  /** Looked for once for every question. */
  private orderedNow(): ByOrder | null {
    const { host, now, wills } = this;
    if (host === null || now.waitingFor === null) return null;
    const will = wills.get(now.waitingFor);
    // What was taken back is put to him anew, by hand.
    if (will === undefined || will.orders.length === 0 || now.rewoundAt === now.askedAt) return null;
    if (now.seats[now.waitingFor]!.sitter !== 'person') return null;
    const { match } = host;
    if (this.ordered?.of !== match) {
      const seed = `${this.seed()}/orders/${now.rewinds}/${match.answers.length}`;
      const { orders, locale } = will;
      const found = orderedAnswer(match, orders, { seed, ...(locale === null ? {} : { locale }) });
      this.ordered = { of: match, found };
    }
    return this.ordered.found;
  }

  /**
   * What this seat would see after these answers, as changes of what it sees now; null: see `rehearsed`. Tried on secrets
   * that the seat imagines: whatever comes of it, and whether anything does, says nothing about the true ones.
   */
  rehearse(seat: Seat, answers: readonly Json[]): readonly Change[] | null {
    const { match } = this.playing();
    if (match.pending?.seat !== seat) return null;
    const imagined = fork(match, `${this.seed()}/rehearsed/${match.answers.length}`, seat);
    const after = rehearsed(imagined, seat, answers);
    if (after === null) return null;
    const [now, then] = [match, after].map((each) => seenOf(viewOf(each, seat)) as unknown as Json);
    return changesBetween(now!, then!);
  }

  /** How a bot would set up the rest of this seat's company. */
  propose(seat: Seat): readonly Placing[] {
    const { match } = this.playing();
    return match.pending?.seat === seat ? proposed(match, String(match.answers.length)) : [];
  }

  /** What is played, in words. */
  named(locale: string | null): { readonly game: string; readonly scenario: string | null } {
    const tongue = this.ruleset.speech.in(locale ?? undefined);
    return { game: tongue.title, scenario: tongue.scenario(this.head.setup.scenario).title };
  }

  /** Whether the game offers these. */
  offers(orders: readonly GivenOrder[]): boolean {
    return areOffered(this.ruleset, orders);
  }

  /** The decision of the bot that is asked; null where none is. */
  async think(clock: BotClock, now: () => number): Promise<Entry | null> {
    const { host } = this;
    if (host === null || !this.awaitsBot()) return null;
    const seat = host.match.pending!.seat;
    const before = host.seq;
    await host.think({ ...clock, now });
    // Somebody has taken the seat back, or the match, meanwhile.
    if (host.seq === before) return null;
    const answer = host.match.answers.at(-1) as Json;
    return this.noted(
      { type: 'answer', seat, answer, by: this.now.seats[seat]!.sitter, next: this.next() },
      Math.round(now()),
    );
  }

  /** A deed of the server's own: carried out here, and then an entry. */
  do(deed: ServerDeed, at: number): Entry {
    this.carryOut(deed);
    const entry = this.noted(
      deed.type === 'begun' || deed.type === 'rewind' ? { ...deed, next: this.next() } : deed,
      at,
    );
    this.seatAgain(deed);
    return entry;
  }

  /** An entry of the journal that was made elsewhere. */
  apply(entry: Entry): void {
    const { deed } = entry;
    if (deed.type === 'answer') {
      const refused = this.playing().retake(deed.seat, deed.answer);
      if (refused !== null) throw new Error(`Entry ${entry.seq} does not stand: ${refused.code}.`);
    } else this.carryOut(deed);
    this.enter(entry);
    this.seatAgain(deed);
  }

  private carryOut(deed: ServerDeed): void {
    if (deed.type === 'begun') this.host = this.begun();
    else if (deed.type === 'rewind')
      this.playing().rewind(deed.to, seedAfterRewind(this.seed(), this.now.rewinds + 1));
  }

  private seatAgain({ type }: { readonly type: Deed['type'] }): void {
    if (type === 'sitter') this.host?.reseat(this.players());
  }

  /** What each of these viewers is to be told now. */
  tellings(viewers: readonly Viewer[]): readonly Telling[] {
    const { host, now: ledger, obeyed } = this;
    if (host === null) return [];
    // A question that is answered by an order is not put to him first: he is told of both at once.
    const spared = this.awaitsOrder() ? ledger.waitingFor : undefined;
    return viewers
      .filter((viewer) => viewer !== spared || !this.told.has(viewer))
      .map((viewer) => this.told.to(viewer, { host, ledger, obeyed }));
  }

  /** The whole, without what the page says it has; null before the beginning. */
  view(viewer: Viewer, has: Hello['has'], ref: number | undefined): string | null {
    const { host, now: ledger, obeyed } = this;
    return host === null ? null : this.told.view(viewer, { host, ledger, obeyed }, has, ref);
  }

  /** Nobody looks with these eyes any more. */
  forget(viewer: Viewer): void {
    this.told.forget(viewer);
  }

  private noted(deed: Deed, at: number): Entry {
    const entry = { seq: this.now.seq, at, deed };
    this.enter(entry);
    return entry;
  }

  private enter(entry: Entry): void {
    const { deed } = entry;
    if (deed.type === 'answer' && deed.order !== undefined) {
      const use = { number: this.now.answers, ...deed.order };
      this.obeyed = this.obeyed.map((uses, i) =>
        i === deed.seat ? [...uses, use].slice(-LIMITS.obeyed) : uses,
      );
    }
    if (deed.type === 'rewind')
      this.obeyed = this.obeyed.map((uses) => uses.filter(({ number }) => number < deed.to));
    this.now = entered(this.now, entry);
    // Taken back is by the journal.
    this.host?.settle();
  }

  private next(): Seat | null {
    return this.playing().match.pending?.seat ?? null;
  }

  private playing(): Host {
    if (this.host === null) throw new Error('The match has not begun.');
    return this.host;
  }

  private inWords(refused: Refusal): ToldRefusal {
    return told(this.ruleset.speech.in().refusals, refused);
  }

  private seed(): string {
    return seedOf(
      this.head.secret,
      this.now.seats.map(({ nonce }) => nonce),
    );
  }

  private players(): Players {
    // Not every game has every level.
    const levels: readonly string[] = levelsOf(this.ruleset);
    const sitters = this.now.seats.map(({ sitter }) =>
      sitter === 'person' || levels.includes(sitter) ? sitter : 'recruit',
    );
    return playersFor(this.ruleset, sitters, `${this.seed()}/players`);
  }

  private begun(): Host {
    const { setup, before } = this.head;
    if (before !== undefined) return carriedOn(this.ruleset, before, this.seed(), this.players());
    return Host.begin(this.ruleset, { setup, dice: { seed: this.seed() } }, this.players());
  }

  /** Takes up a boundary; the answers right after it are played together with it. Gives what is left. */
  private takeUp(
    { ledger, kept, obeyed }: KeptMatch,
    entries: readonly Entry[],
    alike: Alike,
  ): readonly Entry[] {
    this.now = { ...this.now, ...ledger };
    this.obeyed = obeyed ?? this.obeyed;
    const after = entries.filter(({ seq }) => seq >= ledger.seq);
    if (kept === null) return after;
    const until = after.findIndex(({ deed }) => deed.type !== 'answer');
    const answered = until < 0 ? after : after.slice(0, until);
    for (const entry of answered) this.enter(entry);
    const given = answered.map(({ deed }) => (deed as Extract<Deed, { readonly type: 'answer' }>).answer);
    const { fixed } = this.ruleset;
    const save = { ...alike.save(kept.save, fixed), answers: [...kept.save.answers, ...given] };
    const opened = Host.reopen(this.ruleset, { ...kept, save }, this.players());
    if (!opened.ok) throw new Error(`The boundary does not stand: ${opened.refusals[0]!.code}.`);
    if (opened.value.dropped > 0) throw new Error('By the rules of today the match goes otherwise.');
    this.host = opened.value;
    this.host.settle();
    return after.slice(answered.length);
  }
}

/** What only the server does, without what it does not know beforehand. */
export type ServerDeed =
  | Exclude<Deed, { readonly type: 'answer' | 'begun' | 'rewind' }>
  | { readonly type: 'begun' }
  | { readonly type: 'rewind'; readonly to: number };
