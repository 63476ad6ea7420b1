import { randomBytes } from 'node:crypto';
import {
  type Game,
  type Json,
  type Random,
  type Ruleset,
  random,
  type Seat,
  sampleOf,
} from '@vedette/engine';
import {
  type ClientMessage,
  type ErrorCode,
  Follower,
  type ServerMessage,
  sealOf,
  type TableMessage,
  WIRE_VERSION,
} from '@vedette/wire';
import { WebSocket } from 'ws';

/** Which seat of which match, and by what right. */
export interface Ticket {
  readonly match: string;
  readonly seat: Seat | null;
  /** Of a seat: its key, and the invitation where it is not taken yet. Of an onlooker: what lets him in. */
  readonly key: string;
  readonly invite?: string | null;
}

type Wish = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'ref'> : never) : never;

export type Said = Extract<
  ServerMessage,
  { readonly type: 'done' | 'error' | 'welcome' | 'view' | 'current' | 'rehearsed' | 'proposed' }
>;

/** A page without a screen: follows a match by what it is told, and answers at random. For specs, sieges and benchmarks. */
export class Page {
  readonly ticket: Ticket;
  readonly follower: Follower;
  /** Everything it was sent, as it came. */
  readonly received: string[] = [];
  readonly errors: ErrorCode[] = [];
  table: TableMessage | null = null;
  /** What it was told last of its own orders and addresses. */
  orders: Extract<ServerMessage, { readonly type: 'orders' }> | null = null;
  notices: Extract<ServerMessage, { readonly type: 'notices' }> | null = null;
  closed = false;
  private readonly ruleset: Ruleset<Game>;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (said: Said) => void>();
  private readonly watchers = new Set<() => void>();
  private readonly nonce: string;
  private readonly keeps: boolean;
  private sent = 0;
  private busy = false;

  private constructor(
    url: string,
    ruleset: Ruleset<Game>,
    ticket: Ticket,
    { nonce, origin, follower, keeps = true }: PageOptions,
  ) {
    this.ticket = ticket;
    this.ruleset = ruleset;
    this.keeps = keeps;
    this.follower = follower ?? new Follower(ruleset.fixed);
    this.nonce = nonce ?? randomBytes(32).toString('hex');
    this.socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, {
      perMessageDeflate: false,
      ...(origin === undefined ? {} : { origin }),
    });
    this.socket.on('message', (data) => this.hear((data as Buffer).toString()));
    this.socket.on('error', () => {});
    this.socket.once('close', () => {
      this.closed = true;
      this.changed();
    });
  }

  /** Connected, and known by name. Rejects where the line does not come about or it is not let in. */
  static async open(
    url: string,
    ruleset: Ruleset<Game>,
    ticket: Ticket,
    options: PageOptions = {},
  ): Promise<Page> {
    const page = new Page(url, ruleset, ticket, options);
    await new Promise<void>((resolve, reject) => {
      page.socket.once('open', resolve);
      page.socket.once('error', reject);
    });
    const said = await page.say(page.hello());
    if (said.type === 'error') {
      page.hangUp();
      throw new Error(said.code);
    }
    return page;
  }

  /** Says something; gives what is said to it. */
  say(wish: Wish): Promise<Said> {
    const ref = ++this.sent;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) reject(new Error('The line is broken.'));
      const gone = () => reject(new Error('The line broke.'));
      this.socket.once('close', gone);
      this.waiting.set(ref, (said) => {
        this.socket.off('close', gone);
        resolve(said);
      });
      this.socket.send(JSON.stringify({ ...wish, ref }));
    });
  }

  /** Whatever it likes, as it is. */
  raw(data: string | Uint8Array): void {
    this.socket.send(data);
  }

  /** Until something holds. */
  until(holds: () => boolean, milliseconds = 30_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (!holds()) return;
        this.watchers.delete(look);
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        this.watchers.delete(look);
        reject(new Error(`Nothing came of it. Last: ${this.received.at(-1)?.slice(0, 300)}`));
      }, milliseconds);
      this.watchers.add(look);
      look();
    });
  }

  /** Seals its nonce, shows it when it may, and waits for the beginning. */
  async begin(): Promise<void> {
    if (this.table?.phase === 'playing' || this.table?.phase === 'over') return;
    await this.say({ type: 'seal', commitment: sealOf(this.nonce) });
    await this.until(() => this.table?.phase !== 'gathering');
    if (this.table?.phase === 'sealing') await this.say({ type: 'nonce', nonce: this.nonce });
    await this.until(() => this.table?.phase === 'playing' || this.table?.phase === 'over');
    await this.until(() => this.follower.now !== null);
  }

  get asked(): boolean {
    const pending = this.follower.now?.seen.pending ?? null;
    return pending !== null && pending.seat === this.ticket.seat;
  }

  get over(): boolean {
    return this.table?.phase === 'over' || this.follower.now?.seen.waitingFor === null;
  }

  /** Some answer to what it is asked, as far as it can tell from what it sees. */
  anyAnswer(chance: Random): Json {
    const { pending, state } = this.follower.now!.seen;
    return sampleOf(this.ruleset, pending as never, chance, () => state) as Json;
  }

  /** Answers once; gives what was said to it. */
  async answerOnce(chance: Random): Promise<Said> {
    const { seq } = this.follower.now!;
    return this.say({ type: 'answer', seq, answer: this.anyAnswer(chance) });
  }

  /** Answers whatever it is asked until it is over, or until so many were taken. */
  async play(seed: string, most = Number.POSITIVE_INFINITY): Promise<number> {
    const chance = random(seed);
    let taken = 0;
    while (taken < most) {
      await this.until(() => this.asked || this.over || this.closed, 120_000);
      if (!this.asked) break;
      if ((await this.answerOnce(chance)).type === 'done') taken++;
    }
    return taken;
  }

  hangUp(): void {
    this.socket.terminate();
  }

  /** Like a phone in a pocket: the line is not closed, and nobody hears what comes. */
  fallAsleep(): void {
    this.socket.pause();
  }

  private hello(): Wish {
    const { match, seat, key, invite } = this.ticket;
    const as =
      seat === null
        ? { watch: key }
        : { seat, key, ...(invite === undefined || invite === null ? {} : { invite }) };
    const { has } = this.follower;
    return { type: 'hello', wire: WIRE_VERSION, match, as, ...(has === undefined ? {} : { has }) };
  }

  private hear(text: string): void {
    if (this.keeps) this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') this.table = message;
    if (message.type === 'orders') this.orders = message;
    if (message.type === 'notices') this.notices = message;
    if (message.type === 'error') this.errors.push(message.code);
    if (message.type === 'view' || message.type === 'changes') this.follow(message);
    if ('ref' in message && message.ref !== undefined) this.answered(message as Said);
    this.changed();
  }

  private answered(said: Said): void {
    this.waiting.get(said.ref!)?.(said);
    this.waiting.delete(said.ref!);
  }

  private follow(message: Extract<ServerMessage, { readonly type: 'view' | 'changes' }>): void {
    if (this.follower.take(message)) {
      this.busy = false;
      return;
    }
    // What comes before the whole is there is old news.
    if (this.busy) return;
    this.busy = true;
    this.socket.send(JSON.stringify({ type: 'whole' }));
  }

  private changed(): void {
    for (const watcher of this.watchers) watcher();
  }
}

export interface PageOptions {
  readonly nonce?: string;
  readonly origin?: string;
  /** What is known from before. */
  readonly follower?: Follower;
  /** Whether it remembers everything it was sent. */
  readonly keeps?: boolean;
}
