import {
  type ClientMessage,
  type ErrorCode,
  type Hello,
  type ServerMessage,
  sealOf,
  WIRE_VERSION,
} from '@vedette/wire';
import type { Guest } from '../hall/guest.ts';
import type { Hall } from '../hall/hall.ts';
import { Refused } from '../hall/refused.ts';
import type { Room } from '../hall/room.ts';
import { hashOfToken, opens } from '../hall/secrets.ts';
import { fulfil } from '../hall/wishes.ts';
import { messageIn, refIn } from './parse.ts';

const LOOKS_AHEAD: ReadonlySet<ClientMessage['type']> = new Set(['rehearse', 'propose']);

/** Somebody on the line: nobody until he has said hello, then a guest of one match. */
export class Caller {
  private readonly hall: Hall;
  private readonly send: (text: string) => void;
  private room: Room | null = null;
  private guest: Guest | null = null;
  private greeted = false;
  private gone = false;

  /** `send` puts a text on the line. */
  constructor(hall: Hall, send: (text: string) => void) {
    this.hall = hall;
    this.send = send;
  }

  /** `greeting`: he has said hello, and is being let in. */
  get standing(): 'stranger' | 'greeting' | 'guest' {
    if (this.room !== null) return 'guest';
    return this.greeted ? 'greeting' : 'stranger';
  }

  /** Whatever came; never throws. */
  async hear(text: string): Promise<void> {
    const ref = refIn(text);
    try {
      await this.understand(messageIn(text));
    } catch (error) {
      this.refuse(error, ref);
    }
  }

  refuse(error: unknown, ref: number | undefined): void {
    const refused = error instanceof Refused ? error : null;
    if (refused === null) this.hall.house.fault('message', error);
    const code: ErrorCode = refused?.code ?? 'server.fault';
    const [refusal] = refused?.refusals ?? [];
    this.tell({
      type: 'error',
      code,
      ...(ref === undefined ? {} : { ref }),
      ...(refusal === undefined ? {} : { refusal }),
    });
  }

  async leave(): Promise<void> {
    const { room, guest } = this;
    this.gone = true;
    this.room = null;
    this.guest = null;
    if (room !== null && guest !== null) await room.leave(guest);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  private async understand(message: ClientMessage): Promise<void> {
    const { type, ref } = message;
    if (type === 'ping') return this.tell({ type: 'pong', ref });
    if (type === 'hello') return this.greet(message);
    const { room, guest } = this;
    if (room === null || guest === null) throw new Refused('hello.first');
    await fulfil(this.hall, room, guest, message);
    // Whoever looks ahead has his answer already.
    if (ref !== undefined && !LOOKS_AHEAD.has(type)) this.tell({ type: 'done', ref });
  }

  private async greet(hello: Hello): Promise<void> {
    if (this.greeted) throw new Refused('hello.twice');
    this.greeted = true;
    try {
      if (hello.wire !== WIRE_VERSION) throw new Refused('wire.version');
      const room = await this.hall.room(hello.match);
      if (room === null) throw new Refused('match.unknown');
      await room.inTurn(() => this.admit(room, hello));
    } catch (error) {
      this.greeted = false;
      throw error;
    }
  }

  /** In turn only. */
  private async admit(room: Room, { as, has, ref }: Hello): Promise<void> {
    const { head, id } = room.record;
    // Tried again after the thread was lost in the middle of it.
    if (this.guest !== null) await room.leave(this.guest);
    if ('watch' in as) {
      if (!opens(as.watch, head.watch)) throw new Refused('seat.unknown');
    } else await this.sit(room, as);
    const seat = 'watch' in as ? null : as.seat;
    const delay = seat === null ? head.onlookerDelaySeconds * 1000 : 0;
    const guest: Guest = {
      seat,
      follows: false,
      send: (text) => this.sendIn(text, delay),
      sendIn: (text, milliseconds) => this.sendIn(text, milliseconds),
    };
    const { scenario } = head.setup as { readonly scenario: { readonly id?: unknown } };
    this.tell({
      type: 'welcome',
      ref,
      wire: WIRE_VERSION,
      match: id,
      you: seat,
      ruleset: head.ruleset,
      build: await room.build(),
      scenario: typeof scenario.id === 'string' ? scenario.id : null,
      clock: head.clock,
      talk: head.talk,
      onlookerDelaySeconds: head.onlookerDelaySeconds,
      commitment: sealOf(head.secret),
      at: this.hall.house.now(),
    });
    // He hung up while he was being let in.
    if (this.gone) return;
    room.enter(guest);
    this.room = room;
    this.guest = guest;
    await room.brief(guest);
    await room.show(guest, has, ref);
    await room.goOn();
  }

  /** Takes a seat, or comes back to it. In turn only. */
  private async sit(room: Room, as: Extract<Hello['as'], { readonly seat: number }>): Promise<void> {
    const { seat, key, invite, name } = as;
    const mine = (await room.ledger()).seats[seat];
    if (mine === undefined || room.record.head.sitters[seat] !== 'person') throw new Refused('seat.unknown');
    if (opens(key, mine.holder)) return;
    if (invite === undefined || !opens(invite, room.record.head.invites[seat]))
      throw new Refused('seat.unknown');
    if (mine.holder !== null) throw new Refused('seat.taken');
    await room.deed({ type: 'sat', seat, holder: hashOfToken(key), name: name ?? null });
  }

  private sendIn(text: string, milliseconds: number): void {
    if (milliseconds <= 0) this.send(text);
    else setTimeout(() => this.send(text), milliseconds).unref();
  }
}
