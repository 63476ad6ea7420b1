import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@vedette/wire';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Hall } from '../hall/hall.ts';
import { Refused } from '../hall/refused.ts';
import { Bucket, Buckets } from './bucket.ts';
import { Caller } from './caller.ts';
import type { DoorLimits } from './limits.ts';
import { isOurs } from './origin.ts';
import { refIn } from './parse.ts';

const SOCKET_PATH = '/api/socket';

/** Pages are looked after in so many lots: to thousands at once would keep whoever answers waiting. */
const LOTS = 120;
/** Messages of one connection that may wait for the ones before them. */
const MOST_WAITING = 32;
/** After which a page should come back when the server stops. */
const COME_BACK = 1500;

export interface DoorOptions {
  readonly hall: Hall;
  readonly limits: DoorLimits;
  /** Whose pages may connect besides our own: their origins. */
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

interface Line {
  readonly caller: Caller;
  readonly bucket: Bucket;
  readonly address: string;
  readonly lot: number;
  alive: boolean;
  waiting: number;
}

/** Lets pages in by WebSocket. */
export class Sockets {
  private readonly options: DoorOptions;
  private readonly server: WebSocketServer;
  private readonly lines = new Map<WebSocket, Line>();
  private readonly perAddress = new Map<string, number>();
  private readonly connecting: Buckets;
  private readonly addressMessages: Buckets;
  private readonly beating: NodeJS.Timeout;
  private arrivals = 0;
  private lot = 0;
  private stopping = false;
  /** Bytes sent and messages heard, for those who count. */
  readonly counts = { heard: 0, sentBytes: 0, sent: 0 };

  constructor(options: DoorOptions) {
    this.options = options;
    const { limits, hall } = options;
    this.connecting = new Buckets(limits.connecting, hall.house.now);
    this.addressMessages = new Buckets(limits.addressMessages, hall.house.now);
    this.server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: LIMITS.messageBytes,
      clientTracking: false,
    });
    this.beating = setInterval(() => this.beat(), limits.heartbeatMilliseconds / LOTS);
    this.beating.unref();
  }

  get open(): number {
    return this.lines.size;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.options.addressOf(request);
    const status = this.objection(request, address);
    if (status !== null) {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.server.handleUpgrade(request, socket, head, (opened) => this.connected(opened, address));
  }

  /** Tells everybody to come back, and hangs up. */
  async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.beating);
    for (const [socket, { caller }] of this.lines) {
      caller.tell({ type: 'bye', code: 'server.stopping', afterMilliseconds: COME_BACK });
      socket.close(1012);
    }
    this.server.close();
  }

  /** Whoever has not gone by himself. */
  hangUp(): void {
    for (const socket of this.lines.keys()) socket.terminate();
  }

  private objection(request: IncomingMessage, address: string): string | null {
    const { limits, origins } = this.options;
    if (this.stopping) return '503 Service Unavailable';
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return '404 Not Found';
    if (!isOurs(request, origins)) return '403 Forbidden';
    const busy =
      this.lines.size >= limits.sockets || (this.perAddress.get(address) ?? 0) >= limits.socketsPerAddress;
    if (busy) return '503 Service Unavailable';
    return this.connecting.take(address) ? null : '429 Too Many Requests';
  }

  private connected(socket: WebSocket, address: string): void {
    const { hall, limits } = this.options;
    const caller = new Caller(hall, (text) => this.send(socket, text));
    const line: Line = {
      caller,
      bucket: new Bucket(limits.messages, hall.house.now),
      address,
      lot: this.arrivals++ % LOTS,
      alive: true,
      waiting: 0,
    };
    this.lines.set(socket, line);
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    // Whoever has said hello waits for us, not we for him.
    const silent = setInterval(() => {
      if (caller.standing === 'stranger') socket.close(1008);
      if (caller.standing !== 'greeting') clearInterval(silent);
    }, limits.helloMilliseconds);
    silent.unref();
    let turn: Promise<void> = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      turn = this.heard(line, isBinary ? null : (data as Buffer).toString(), turn);
    });
    socket.on('pong', () => {
      line.alive = true;
    });
    // What a page sends that is no WebSocket, or too much: the line is closed, and that is all.
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(silent);
      this.lines.delete(socket);
      const left = (this.perAddress.get(address) ?? 1) - 1;
      if (left === 0) this.perAddress.delete(address);
      else this.perAddress.set(address, left);
      void caller.leave().catch((error: unknown) => hall.house.fault('leave', error));
    });
  }

  /** One message after the other. */
  private heard(line: Line, text: string | null, before: Promise<void>): Promise<void> {
    this.counts.heard++;
    const { caller, bucket, address } = line;
    if (text === null) {
      caller.refuse(new Refused('message.not-json'), undefined);
      return before;
    }
    if (!bucket.take() || !this.addressMessages.take(address) || line.waiting >= MOST_WAITING) {
      caller.refuse(new Refused('message.too-many'), refIn(text));
      return before;
    }
    line.waiting++;
    return before
      .then(() => caller.hear(text))
      .finally(() => {
        line.waiting--;
      });
  }

  private send(socket: WebSocket, text: string): void {
    if (socket.readyState !== socket.OPEN) return;
    // A page that does not read would fill our memory: it comes back when it is awake, and asks for what it missed.
    if (socket.bufferedAmount > this.options.limits.unsentBytes) {
      socket.terminate();
      return;
    }
    this.counts.sent++;
    this.counts.sentBytes += Buffer.byteLength(text);
    socket.send(text);
  }

  private beat(): void {
    this.lot = (this.lot + 1) % LOTS;
    for (const [socket, line] of this.lines) {
      if (line.lot !== this.lot) continue;
      if (!line.alive) socket.terminate();
      line.alive = false;
      socket.ping();
    }
  }
}
