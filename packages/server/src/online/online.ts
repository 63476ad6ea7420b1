import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Duplex } from 'node:stream';
import { Buckets } from '../door/bucket.ts';
import { type DoorLimits, USUAL_LIMITS } from '../door/limits.ts';
import { isOurs } from '../door/origin.ts';
import { Sockets } from '../door/sockets.ts';
import { Hall } from '../hall/hall.ts';
import { Clerk } from '../notices/clerk.ts';
import { Messengers } from '../notices/messengers.ts';
import { newPushKeys, type PushKeys } from '../notices/web-push.ts';
import { openStore, type StorePlace } from '../store/open-store.ts';
import { compiled } from '../thread/compiled.ts';
import type { ThreadCounts } from '../thread/rules-threads.ts';
import { shareOfMemory } from '../thread/share-of-memory.ts';
import { Metrics } from './metrics.ts';

/** How somebody is told that he is waited for. */
export interface NoticeOptions {
  /** Where the pages of this server are found: for links in notices. */
  readonly site?: string;
  /** Whom a push service may write to: `mailto:` or a page. */
  readonly contact?: string;
  readonly smtp?: { readonly url: string; readonly from: string };
  /** Whether notices may go to servers of our own network. */
  readonly inside?: boolean;
  readonly afterMilliseconds?: number;
  /** Milliseconds between two looks for what is due. */
  readonly pace?: number;
}

/** How online play is set up. */
export interface OnlineOptions {
  readonly store: StorePlace;
  /** Rulesets besides those that players are offered: modules whose default export is one. */
  readonly load?: readonly string[];
  /** Threads for rules; unless told, as many as there are cores to spare, and more where there are many matches. */
  readonly threads?: number;
  readonly limits?: Partial<DoorLimits>;
  readonly origins?: readonly string[];
  /** Whether the address that a proxy names is believed. */
  readonly behindProxy?: boolean;
  /** Whether everybody may read what is counted, or this machine alone. */
  readonly openMetrics?: boolean;
  readonly mostMatches?: number;
  /** Milliseconds: of one stretch of rules, of opening or making a match, of a bot's thought. */
  readonly stepMilliseconds?: number;
  readonly longMilliseconds?: number;
  readonly botMilliseconds?: number;
  /** Entries after which a match is written down whole. */
  readonly boundaryEvery?: number;
  /** Milliseconds after which a match at which nobody looks is written down and leaves the memory. */
  readonly idleMilliseconds?: number;
  readonly notices?: NoticeOptions;
  /** Told of what broke. */
  readonly fault?: (what: string, error: unknown) => void;
  readonly now?: () => number;
}

const THREADS_OF_A_CORE = 4;
/** How long somebody has to answer before he is told that he is waited for. */
const NOTICE_AFTER = 30_000;
const CONTACT = 'mailto:nobody@localhost';
/** How long everybody has to go by himself when the server stops. */
const FAREWELL = 500;

/** Online play, as the HTTP server needs it. */
export interface Online {
  readonly hall: Hall;
  readonly metrics: Metrics;
  readonly openMetrics: boolean;
  /** Whether this address may make one more match. */
  mayMake(address: string): boolean;
  /** Whether it may ask once more for a finished game, or say what it thinks of letters. */
  mayAsk(address: string): boolean;
  addressOf(request: IncomingMessage): string;
  /** Whether it comes from a page of ours, or from no page at all. */
  isOurs(request: IncomingMessage): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Throws when matches cannot be kept. */
  check(): Promise<void>;
  /** Does whatever is due by now. */
  work(): Promise<void>;
  close(): Promise<void>;
}

export async function startOnline(options: OnlineOptions): Promise<Online> {
  const now = options.now ?? Date.now;
  const limits = { ...USUAL_LIMITS, ...options.limits };
  const store = await openStore(options.store, () => void hall.lookAgain().catch(faulted));
  const metrics: Metrics = new Metrics({
    sockets: { help: 'Pages that are connected.', value: () => sockets.open },
    rooms: { help: 'Matches in memory.', value: () => hall.open },
    rules_threads: { help: 'Threads for rules.', value: () => hall.threadCount },
    tasks: { help: 'Tasks that wait for rules.', value: () => hall.queue },
    sent_bytes: { help: 'Bytes told so far.', value: () => sockets.counts.sentBytes },
    messages: { help: 'Messages heard so far.', value: () => sockets.counts.heard },
  });
  const faulted = (error: unknown, what = 'server') => {
    metrics.fault();
    options.fault?.(what, error);
  };
  const push = JSON.parse(await store.ownValue('push', () => JSON.stringify(newPushKeys()))) as PushKeys;
  const messengers = new Messengers({
    push,
    site: options.notices?.site ?? null,
    contact: options.notices?.contact ?? options.notices?.site ?? CONTACT,
    smtp: options.notices?.smtp ?? null,
    inside: options.notices?.inside === true,
    now: Date.now,
  });
  const threads = threadCounts(options.threads);
  const hall: Hall = new Hall({
    store,
    now,
    ways: messengers.ways,
    noticeAfter: options.notices?.afterMilliseconds ?? NOTICE_AFTER,
    botMilliseconds: options.botMilliseconds ?? 2000,
    boundaryEvery: options.boundaryEvery ?? 20,
    fault: (what, error) => faulted(error, what),
    appended: (seconds) => metrics.appended(seconds),
    counted: (what) => metrics.counted(what),
    idleMilliseconds: options.idleMilliseconds ?? 60_000,
    threads,
    mostMatches: options.mostMatches ?? 1_000_000,
    thread: {
      module: compiled('thread/rules-thread.js'),
      load: options.load ?? [],
      allowance: options.stepMilliseconds ?? 5000,
      longAllowance: options.longMilliseconds ?? 20_000,
      mebibytes: shareOfMemory(threads.most),
    },
  });
  const clerk = new Clerk({
    store,
    hall,
    messengers,
    now,
    ...(options.notices?.pace === undefined ? {} : { pace: options.notices.pace }),
    fault: (what, error) => faulted(error, what),
    counted: (what) => metrics.counted(what),
  });
  const addressOf = (request: IncomingMessage) => addressIn(request, options.behindProxy === true);
  const { origins = [] } = options;
  const sockets: Sockets = new Sockets({ hall, limits, origins, addressOf });
  const making = new Buckets(limits.making, now);
  const asking = new Buckets(limits.connecting, now);
  const makingInAll = new Buckets(limits.makingInAll, now);
  return {
    hall,
    metrics,
    openMetrics: options.openMetrics === true,
    mayMake: (address) => making.take(address) && makingInAll.take('all'),
    mayAsk: (address) => asking.take(address),
    addressOf,
    isOurs: (request) => isOurs(request, origins),
    upgrade: (request, socket, head) => sockets.upgrade(request, socket, head),
    check: () => store.check(),
    work: () => clerk.work(),
    async close() {
      await sockets.close();
      await clerk.close();
      messengers.close();
      await hall.close();
      await new Promise((resolve) => setTimeout(resolve, sockets.open === 0 ? 0 : FAREWELL));
      sockets.hangUp();
      await store.close();
    },
  };
}

function threadCounts(told: number | undefined): ThreadCounts {
  if (told !== undefined) return { ready: told, most: told };
  const cores = availableParallelism();
  return { ready: Math.max(1, cores - 1), most: THREADS_OF_A_CORE * cores };
}

/** Of IPv6 the network, not the machine: one household has as many of those as it likes. */
function addressIn({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const named = behindProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  const address = named === undefined || named === '' ? (socket.remoteAddress ?? '') : named;
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
