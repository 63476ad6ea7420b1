import type { ClientMessage, ErrorCode, Hello, ServerMessage } from '@vedette/wire';

type Unnumbered<M> = M extends ClientMessage ? Omit<M, 'ref'> : never;
/** Whatever one may say after `hello`. */
export type Wish = Exclude<Unnumbered<ClientMessage>, { readonly type: 'hello' }>;
export type Said = Extract<
  ServerMessage,
  { readonly type: 'done' | 'error' | 'pong' | 'rehearsed' | 'proposed' }
>;

export type LineState =
  /** For the first time. */
  | 'calling'
  | 'open'
  /** It is tried again. */
  | 'broken'
  /** It was refused, or is not wanted any more. */
  | 'ended';

/** The line broke before an answer came. */
export class LineBroken extends Error {}

interface LineOptions {
  readonly url: string;
  greet(): Promise<Omit<Hello, 'ref' | 'type'>>;
  hear(message: ServerMessage): void;
  changed(state: LineState, refused: ErrorCode | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** Milliseconds between two signs of life, and how long one waits for an answer to the question for one. */
const QUIET = 20_000;
const DEAF = 5000;

/** Refusals of `hello` that time does not mend. */
const FOR_GOOD: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'wire.version',
  'match.unknown',
  'match.aside',
  'seat.unknown',
  'seat.taken',
  'message.invalid',
]);

const REPLIES: ReadonlySet<ServerMessage['type']> = new Set<Said['type']>([
  'done',
  'error',
  'pong',
  'rehearsed',
  'proposed',
]);

const isReply = (message: ServerMessage): message is Said => REPLIES.has(message.type);

/** One line to a server, called again whenever it breaks: soon, then more and more seldom, never all at the same time. */
export class Line {
  private readonly options: LineOptions;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, { take(said: Said): void; fail(): void }>();
  private said = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  private state: LineState = 'calling';

  constructor(options: LineOptions) {
    this.options = options;
    window.addEventListener('online', this.wake);
    window.addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.wake);
    this.call();
  }

  /** Says something, and gives what is said to it. */
  say(wish: Wish): Promise<Said> {
    const { socket } = this;
    if (socket === null || this.state !== 'open') return Promise.reject(new LineBroken());
    const ref = ++this.said;
    return new Promise((resolve, reject) => {
      this.waiting.set(ref, { take: resolve, fail: () => reject(new LineBroken()) });
      socket.send(JSON.stringify({ ...wish, ref }));
    });
  }

  /** Hangs up and calls again. */
  redial(): void {
    this.broken(0);
  }

  end(): void {
    this.finish(null);
  }

  private call(): void {
    clearTimeout(this.timer);
    if (this.ended || this.socket !== null) return;
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    const mine = () => this.socket === socket;
    socket.addEventListener('open', () => {
      this.options.greet().then(
        (hello) => {
          if (mine() && socket.readyState === WebSocket.OPEN)
            socket.send(JSON.stringify({ type: 'hello', ref: 0, ...hello }));
        },
        () => mine() && this.broken(null),
      );
    });
    socket.addEventListener('message', ({ data }) => {
      if (mine()) this.heard(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => mine() && this.broken(null));
  }

  private heard(message: ServerMessage): void {
    this.feel();
    if (message.type === 'bye') {
      this.broken(message.afterMilliseconds);
      return;
    }
    if (message.type === 'error' && message.ref === 0) {
      if (FOR_GOOD.has(message.code)) this.finish(message.code);
      else this.broken(null);
      return;
    }
    if (message.type === 'welcome') {
      this.tries = 0;
      this.turn('open');
    }
    if (isReply(message) && message.ref) {
      this.waiting.get(message.ref)?.take(message);
      this.waiting.delete(message.ref);
    }
    this.options.hear(message);
  }

  /** `after`: milliseconds; null: as long as it usually takes. */
  private broken(after: number | null): void {
    this.drop();
    if (this.ended) return;
    this.turn('broken');
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.call(), after ?? wait * (0.5 + Math.random() / 2));
  }

  private finish(refused: ErrorCode | null): void {
    this.ended = true;
    this.drop();
    clearTimeout(this.timer);
    window.removeEventListener('online', this.wake);
    window.removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
    this.turn('ended', refused);
  }

  private drop(): void {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.pulse);
    socket?.close();
    for (const { fail } of this.waiting.values()) fail();
    this.waiting.clear();
  }

  private turn(state: LineState, refused: ErrorCode | null = null): void {
    this.state = state;
    this.options.changed(state, refused);
  }

  /** Somebody is there: after a while of silence he is asked whether he still is. */
  private feel(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ask(), QUIET);
  }

  private ask(): void {
    if (this.state !== 'open') return;
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.broken(0), DEAF);
    this.say({ type: 'ping' }).catch(() => {});
  }

  /** There is a network again, or somebody looks again: nobody waits for the next try. */
  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    if (this.socket === null) {
      this.tries = 0;
      this.call();
    } else this.ask();
  };

  private readonly sleep = (): void => {
    if (this.socket !== null) this.broken(null);
  };
}
