import { random } from '@vedette/engine';
import { LIMITS } from '../protocol/limits.ts';
import { judged } from './judge.ts';
import { type Ask, gathered, opened, type RulesetMaterial } from './material.ts';
import { hostileMessage, type Kind } from './messages.ts';
import { type Wire, wire } from './wire.ts';

export interface Siege {
  readonly messages: number;
  readonly seed: string;
  /** Seconds that the engine is to allow a line. */
  readonly seconds: number;
  /** Whether messages may be as large as the limits let them. */
  readonly huge: boolean;
  /** Just the round of this number. */
  readonly only?: number | undefined;
  progress?(done: number): void;
}

export interface Finding {
  readonly what: string;
  readonly round: number;
  readonly number: number;
  readonly line: string;
  readonly replies: readonly string[];
}

export interface Report {
  readonly sent: Readonly<Record<string, number>>;
  /** How often each code came back. */
  readonly codes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  /** Mistakes of engine and rules that were caught and answered, by what they say. */
  readonly crashes: readonly Finding[];
  readonly slowest: readonly {
    readonly milliseconds: number;
    readonly round: number;
    readonly number: number;
  }[];
  readonly mostMemory: number;
}

/** Messages that are sent at the same open matches; then there are new ones, and an engine that died is replaced. */
const ROUND = 250;
const SLOWEST_KEPT = 10;
/** Messages after which what they have opened is closed. */
const TIDY = 50;

/** Sends hostile messages, one after the other, and watches what they do. */
export async function besieged(siege: Siege): Promise<Report> {
  const watch = new Watch();
  let engine: Engine | null = null;
  const rounds = Math.ceil(siege.messages / ROUND);
  for (let round = siege.only ?? 0; round < (siege.only === undefined ? rounds : siege.only + 1); round++) {
    engine ??= await start(siege.seconds);
    const count = Math.min(ROUND, siege.messages - round * ROUND);
    await besiegedOnce(engine, siege, { round, count: siege.only === undefined ? count : ROUND, watch });
    siege.progress?.(Math.min(siege.messages, (round + 1) * ROUND));
    if (engine.wire.dead === null) continue;
    watch.memory(engine.wire);
    engine = null;
  }
  if (engine !== null) {
    const code = await engine.wire.end();
    watch.memory(engine.wire);
    if (code !== 0) watch.found(`ended with ${code} when its input did`, { round: -1, number: -1 }, '', []);
  }
  return watch.report();
}

interface Engine {
  readonly wire: Wire;
  readonly ask: Ask;
  readonly rulesets: readonly RulesetMaterial[];
  readonly methods: readonly string[];
}

async function start(seconds: number): Promise<Engine> {
  const connected = wire(seconds);
  const ask: Ask = async (method, params) => {
    const request = `${JSON.stringify({ jsonrpc: '2.0', id: 'ask', method, params })}\n`;
    const [reply] = await connected.exchange(request, () => true);
    const { result } = JSON.parse(reply ?? '{}') as { readonly result?: Readonly<Record<string, unknown>> };
    if (result === undefined) throw new Error(`${method}: ${reply?.slice(0, 500) ?? connected.dead}`);
    return result;
  };
  const { methods, rulesets } = await ask('engine.hello', {});
  const ids = (rulesets as readonly { readonly id: string }[]).map(({ id }) => id);
  return { wire: connected, ask, rulesets: await gathered(ask, ids), methods: methods as readonly string[] };
}

interface Round {
  readonly round: number;
  readonly count: number;
  readonly watch: Watch;
}

async function besiegedOnce(
  engine: Engine,
  { seed, huge }: Siege,
  { round, count, watch }: Round,
): Promise<void> {
  const { ask, wire: connected, rulesets, methods } = engine;
  await closeAll(ask);
  const matches = await opened(ask, rulesets, `${seed}/${round}`);
  const chance = random(`${seed}/${round}/messages`);
  let before = (await sent(connected, '', `before ${round}`)).standings;
  for (let number = 0; number < count; number++) {
    const { kind, line } = hostileMessage({ rulesets, matches, methods, huge }, chance, number);
    watch.sends(kind);
    const { replies, standings, milliseconds } = await sent(connected, line, `after ${round} ${number}`);
    const at = { round, number };
    watch.took(milliseconds, at);
    if (connected.dead !== null) return watch.found(`died: ${connected.dead}`, at, line, replies);
    const verdict = judged(line, replies);
    watch.answers(verdict.codes);
    if (verdict.problem !== null) watch.found(verdict.problem, at, line, replies);
    for (const crash of verdict.crashes) watch.crashed(crash, at, line, replies);
    if (verdict.refused && standings !== before)
      watch.found('refused, and yet a match changed', at, line, [...replies, before, standings]);
    before = standings;
    if (number % TIDY !== TIDY - 1) continue;
    await closeStrangers(ask, matches.length);
    before = (await sent(connected, '', `tidy ${round} ${number}`)).standings;
  }
}

/** What came back for a line, and how every open match stands after it. */
interface Sent {
  readonly replies: readonly string[];
  readonly standings: string;
  /** Until the reply came; what follows one that was broken off waits for a new thread, in its own time. */
  readonly milliseconds: number;
}

/** On a busy machine all matches may take longer to open again than a message may: then the list is asked for again. */
const TRIES = 5;

async function sent(
  connected: Wire,
  line: string | Uint8Array,
  id: string,
  tries: number = TRIES,
): Promise<Sent> {
  const following = JSON.stringify({ jsonrpc: '2.0', id, method: 'match.list' });
  const bytes = Buffer.concat([Buffer.from(line), Buffer.from(`\n${following}\n`)]);
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},`;
  const began = performance.now();
  let milliseconds: number | null = null;
  const replies = await connected.exchange(bytes, (reply) => {
    milliseconds ??= performance.now() - began;
    return reply.startsWith(head);
  });
  const list = replies.find((reply) => reply.startsWith(head)) ?? '';
  const brokenOff = list.startsWith('"error"', head.length) && list.includes('"message.out-of-time"');
  const again = brokenOff && tries > 1 && connected.dead === null;
  return {
    replies: replies.filter((reply) => reply !== list),
    standings: again
      ? (await sent(connected, '', `${id} again`, tries - 1)).standings
      : list.slice(head.length),
    milliseconds: milliseconds ?? 0,
  };
}

async function closeAll(ask: Ask): Promise<void> {
  await closeStrangers(ask, 0);
}

/** Closes what hostile messages have opened. */
async function closeStrangers(ask: Ask, kept: number): Promise<void> {
  const { matches } = await ask('match.list', {}).catch(() => ({ matches: [] }));
  for (const { match } of (matches as readonly { readonly match: string }[]).slice(kept))
    await ask('match.close', { match, force: true }).catch(() => null);
}

/** Keeps the books of a siege. */
class Watch {
  private readonly sent: Record<string, number> = {};
  private readonly codes: Record<string, number> = {};
  private readonly findings: Finding[] = [];
  private readonly crashes = new Map<string, Finding>();
  private slowest: Report['slowest'] = [];
  private mostMemory = 0;

  sends(kind: Kind): void {
    this.sent[kind] = (this.sent[kind] ?? 0) + 1;
  }

  answers(codes: readonly string[]): void {
    for (const code of codes) this.codes[code] = (this.codes[code] ?? 0) + 1;
  }

  took(milliseconds: number, at: { readonly round: number; readonly number: number }): void {
    this.slowest = [...this.slowest, { milliseconds, ...at }]
      .toSorted((a, b) => b.milliseconds - a.milliseconds)
      .slice(0, SLOWEST_KEPT);
  }

  memory({ mostMemory }: Wire): void {
    this.mostMemory = Math.max(this.mostMemory, mostMemory);
    if (mostMemory > LIMITS.memoryBytes)
      this.found(`took ${mostMemory} bytes of memory`, { round: -1, number: -1 }, '', []);
  }

  found(
    what: string,
    { round, number }: { readonly round: number; readonly number: number },
    line: string | Uint8Array,
    replies: readonly string[],
  ): void {
    this.findings.push({ what, round, number, line: readable(line), replies });
  }

  crashed(
    what: string,
    { round, number }: { readonly round: number; readonly number: number },
    line: string | Uint8Array,
    replies: readonly string[],
  ): void {
    if (!this.crashes.has(what))
      this.crashes.set(what, { what, round, number, line: readable(line), replies });
  }

  report(): Report {
    const { sent: counted, codes, findings, crashes, slowest, mostMemory } = this;
    return { sent: counted, codes, findings, crashes: [...crashes.values()], slowest, mostMemory };
  }
}

function readable(line: string | Uint8Array): string {
  return typeof line === 'string' ? line : Buffer.from(line).toString('latin1');
}
