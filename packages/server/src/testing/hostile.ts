import { setTimeout as pause } from 'node:timers/promises';
import { type Game, type Random, type Ruleset, random } from '@vedette/engine';
import { CLIENT_MESSAGES, LIMITS, serverMessageSchema, WIRE_VERSION } from '@vedette/wire';
import { WebSocket } from 'ws';
import { newTable, tickets } from './new-table.ts';
import { Page } from './page.ts';

export interface SiegeResult {
  readonly sent: number;
  readonly answered: number;
  /** What the server said that is no message of ours. */
  readonly strange: readonly string[];
  /** What it said that it should have kept to itself. */
  readonly leaked: readonly string[];
  /** How often the line was closed. */
  readonly hungUp: number;
  /** Milliseconds that somebody honest waited at most for his table meanwhile. */
  readonly slowest: number;
  readonly changed: boolean;
}

/** Milliseconds between two looks of somebody honest. */
const LOOKS = 50;

const TYPES = [...Object.keys(CLIENT_MESSAGES), 'constructor', '__proto__', '', 'ANSWER'];
const VALUES: readonly ((chance: Random) => unknown)[] = [
  () => null,
  () => true,
  (chance) => chance.below(2 ** 31) - 2 ** 30,
  () => Number.MAX_SAFE_INTEGER,
  () => -1,
  () => 1.5,
  () => '',
  () => 'A'.repeat(22),
  () => '0'.repeat(64),
  () => 'x'.repeat(5000),
  () => '\u0000\ud800<script>',
  () => [],
  () => ({}),
  () => ({ __proto__: { seat: 0 } }),
  () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":1}}') as unknown,
  (chance) => Array.from({ length: chance.below(200) }, (_, i) => i),
  (chance) => nested(chance.below(200)),
];
const KEYS = [
  'ref',
  'seq',
  'answer',
  'as',
  'match',
  'wire',
  'has',
  'line',
  'to',
  'nonce',
  'commitment',
  'busy',
  'days',
  'choice',
  'sitter',
  'toString',
];
const WORDS = ['lunge', 'parry', 'strike', 'person', 'recruit', 'claim', 'bot', 'greeting'];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

function anything(chance: Random): unknown {
  const n = chance.below(VALUES.length + 1);
  return n === VALUES.length ? WORDS[chance.below(WORDS.length)] : VALUES[n]!(chance);
}

/** A message that no page of ours would send; `seed` is one that it might. */
function hostile(chance: Random, model: Readonly<Record<string, unknown>>): string | Uint8Array {
  const message: Record<string, unknown> = { type: TYPES[chance.below(TYPES.length)] };
  switch (chance.below(8)) {
    case 0:
      return Uint8Array.from({ length: chance.below(300) }, () => chance.below(256));
    case 1:
      return JSON.stringify(model).slice(0, chance.below(80));
    case 2:
      return JSON.stringify({ ...model, [KEYS[chance.below(KEYS.length)]!]: anything(chance) });
    case 3:
      return `${'['.repeat(chance.below(9000))}${JSON.stringify(anything(chance))}`;
    case 4:
      return JSON.stringify({
        ...model,
        type: message['type'],
        [KEYS[chance.below(KEYS.length)]!]: anything(chance),
      });
    case 5:
      return JSON.stringify(anything(chance));
    case 6:
      return JSON.stringify({ ...message, filler: 'y'.repeat(chance.below(LIMITS.messageBytes + 5000)) });
    default:
      for (let i = chance.below(6); i >= 0; i--) message[KEYS[chance.below(KEYS.length)]!] = anything(chance);
      return JSON.stringify(message);
  }
}

/** Nothing that a message may have changed on purpose: seats are not besieged with sense. */
const SENSIBLE = new Set([
  'relief',
  'rewind',
  'decline',
  'rematch',
  'home',
  'holiday',
  'overdue',
  'talk',
  'considering',
]);

/** Sends so much nonsense, from strangers, an onlooker and a seat, while a match stands there that must not change. */
export async function besiege(
  url: string,
  ruleset: Ruleset<Game>,
  {
    messages,
    seed,
    secrets = [],
  }: { readonly messages: number; readonly seed: string; readonly secrets?: readonly string[] },
): Promise<SiegeResult> {
  const chance = random(seed);
  const made = await newTable(url, ruleset);
  const seats = tickets(made);
  const pages = await Promise.all(seats.map((ticket) => Page.open(url, ruleset, ticket)));
  await Promise.all(pages.map((page) => page.begin()));
  for (let n = 0; n < 4; n++) {
    await Promise.race(pages.map((page) => page.until(() => page.asked)));
    await pages.find((page) => page.asked)!.answerOnce(chance);
  }
  const waiting = pages.find((page) => !page.asked) ?? pages[0]!;
  const stands = () => [waiting.follower.now!.seq, waiting.follower.now!.hash].join();
  await waiting.say({ type: 'whole' });
  const before = stands();
  const kinds = [
    { type: 'hello', wire: 1, match: made.match, as: { seat: 0, key: 'B'.repeat(22) } },
    { type: 'hello', wire: 1, match: made.match, as: { watch: made.watch } },
    { type: 'answer', seq: 0, answer: 'lunge' },
    { type: 'answer', seq: waiting.follower.now!.seq, answer: 'lunge' },
  ];
  // Nobody, an onlooker, and somebody who sits there and is not asked.
  const { match, seat, key } = waiting.ticket;
  const greetings = [null, { watch: made.watch }, { seat, key }].map((as) =>
    as === null ? null : JSON.stringify({ type: 'hello', wire: WIRE_VERSION, match, as }),
  );
  const siege = { sent: 0, answered: 0, strange: [] as string[], leaked: [] as string[], hungUp: 0 };
  const keys = [...secrets, ...seats.map(({ key }) => key)];
  const bystander = new Bystander(waiting);
  while (siege.sent < messages)
    await assault(url, chance, siege, {
      model: kinds[chance.below(kinds.length)]!,
      greeting: greetings[chance.below(greetings.length)]!,
      keys,
      most: messages,
    });
  const slowest = await bystander.end();
  await waiting.say({ type: 'whole' });
  const changed = stands() !== before;
  for (const page of pages) page.hangUp();
  return { ...siege, slowest, changed };
}

/** Somebody honest, who looks at his table again and again while others do their worst. */
class Bystander {
  private readonly looking: Promise<number>;
  private isOver = false;

  constructor(page: Page) {
    this.looking = this.look(page);
  }

  /** Milliseconds that he waited at most. */
  end(): Promise<number> {
    this.isOver = true;
    return this.looking;
  }

  private async look(page: Page): Promise<number> {
    let slowest = 0;
    while (!this.isOver) {
      const began = performance.now();
      await page.say({ type: 'whole' });
      slowest = Math.max(slowest, performance.now() - began);
      await pause(LOOKS);
    }
    return slowest;
  }
}

interface Assault {
  readonly model: Readonly<Record<string, unknown>>;
  /** Said first, by those who are let in; null: nothing. */
  readonly greeting: string | null;
  readonly keys: readonly string[];
  readonly most: number;
}

/** One connection, as long as it lasts. */
async function assault(
  url: string,
  chance: Random,
  siege: { sent: number; answered: number; strange: string[]; leaked: string[]; hungUp: number },
  { model, greeting, keys, most }: Assault,
): Promise<void> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
  socket.on('message', (data) => {
    const text = (data as Buffer).toString();
    siege.answered++;
    if (!serverMessageSchema.safeParse(JSON.parse(text)).success) siege.strange.push(text.slice(0, 300));
    if (keys.some((key) => text.includes(key))) siege.leaked.push(text.slice(0, 300));
  });
  await Promise.race([new Promise((resolve) => socket.once('open', resolve)), closed]);
  if (greeting !== null && socket.readyState === WebSocket.OPEN) socket.send(greeting);
  const rounds = 1 + chance.below(60);
  for (let n = 0; n < rounds && siege.sent < most && socket.readyState === WebSocket.OPEN; n++) {
    const message = hostile(chance, model);
    if (typeof message === 'string' && [...SENSIBLE].some((type) => message.includes(`"${type}"`))) continue;
    socket.send(message);
    siege.sent++;
    if (n % 8 === 7) await new Promise((resolve) => setImmediate(resolve));
  }
  await pause(5);
  if (socket.readyState !== WebSocket.OPEN) siege.hungUp++;
  socket.close();
  await Promise.race([closed, pause(1000)]);
  socket.terminate();
}
