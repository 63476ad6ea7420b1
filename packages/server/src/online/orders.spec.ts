import { type Asked, type Game, type Json, random } from '@vedette/engine';
import {
  type ChangesMessage,
  changed,
  Follower,
  type Obeyed,
  type OnlineGame,
  proofOf,
  type ServerMessage,
  type ViewMessage,
} from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Alike } from '../match/alike.ts';
import type { MatchHead } from '../match/head.ts';
import { RunningMatch } from '../match/running-match.ts';
import type { Page } from '../testing/page.ts';
import { compileServer, DUEL, Servers, seatedAt, type TestServer } from './servers.spec-support.ts';

const servers = new Servers();
let server: TestServer;

beforeAll(async () => {
  compileServer();
  server = await servers.start({ boundaryEvery: 7 });
});

afterAll(() => servers.closeAll());

const STRIKE_BACK = { order: 'strike-back', choice: 'strike-back' };
const ALL = [
  STRIKE_BACK,
  { order: 'fate', choice: 'keep' },
  { order: 'card', choice: 'play' },
  { order: 'stand-fast', choice: 'spend' },
  { order: 'needless', choice: 'answer' },
];

const messagesTo = (page: Page) => page.received.map((text) => JSON.parse(text) as ServerMessage);

const usesToldTo = (page: Page): readonly Obeyed[] =>
  messagesTo(page)
    .filter((message): message is ChangesMessage => message.type === 'changes')
    .flatMap(({ obeyed }) => obeyed);

/** The kinds of question that were put to a page. */
function askedOf(page: Page): ReadonlySet<string> {
  const follower = new Follower(DUEL.fixed);
  const kinds = new Set<string>();
  for (const message of messagesTo(page)) {
    if (message.type !== 'view' && message.type !== 'changes') continue;
    expect(follower.take(message)).toBe(true);
    const { pending } = follower.now!.seen;
    if (pending !== null) kinds.add(pending.kind);
  }
  return kinds;
}

/** What somebody answers who wants a fight. */
function boldAnswer(page: Page, seed: string): Json {
  const { pending, state } = page.follower.now!.seen;
  if (pending!.kind === 'strike') return 'strike';
  const asked = { ...pending!, view: () => state } as unknown as Asked<Game>;
  return (DUEL.bots.thumb(asked, random(seed)) ?? page.anyAnswer(random(seed))) as Json;
}

/** They go at each other until something holds, or to the end. */
async function fight(pages: readonly Page[], holds: () => boolean): Promise<void> {
  for (let n = 0; n < 300 && !holds(); n++) {
    await Promise.race(pages.map((page) => page.until(() => page.asked || page.over)));
    const asked = pages.find((page) => page.asked);
    if (asked === undefined) return;
    const { seq } = asked.follower.now!;
    await asked.say({ type: 'answer', seq, answer: boldAnswer(asked, `${n}`) });
    await Promise.all(pages.map((page) => page.until(() => page.follower.now!.seq > seq)));
  }
}

/** A match in which the orders of seat 1 have been used; dice being dice, perhaps not the first that is played. */
async function untilUsed(at: TestServer, orders = ALL) {
  for (;;) {
    const match = await seatedAt(at);
    await match.second.say({ type: 'orders', orders });
    await match.second.until(() => match.second.orders?.orders.length === orders.length);
    const isUsed = () => usesToldTo(match.second).some(({ order }) => order === STRIKE_BACK.order);
    await fight(match.pages, isUsed);
    if (isUsed() && !match.second.over) return match;
  }
}

describe('standing orders', () => {
  it('are obeyed while the other acts, told to their owner in his log, and to nobody else', async () => {
    const { first, second, pages, made } = await untilUsed(server);
    expect(first.orders).toEqual({ type: 'orders', orders: [] });
    await fight(pages, () => false);
    const uses = usesToldTo(second);
    expect(askedOf(second)).not.toContain('strikeBack');
    const struck = uses.find(({ order }) => order === 'strike-back')!;
    expect(struck.asked).toContain('still standing');
    expect(struck.said).toBe('Strike back');
    // Nobody else is told that there are any, nor that one was used.
    expect(usesToldTo(first)).toEqual([]);
    expect(first.received.join('\n')).not.toContain('strike-back","choice');
    expect(messagesTo(first).filter(({ type }) => type === 'orders')).toHaveLength(1);
    const game = (await (await fetch(`${server.url}api/matches/${made.match}/game`)).json()) as OnlineGame;
    expect(proofOf(DUEL, game).faults).toEqual([]);
    expect(JSON.stringify(game)).not.toContain('needless');
  });

  it('say nothing on one’s own turn, and nothing any more when they are withdrawn', async () => {
    const { second, pages } = await untilUsed(server);
    await second.say({ type: 'orders', orders: [] });
    await second.until(() => second.orders?.orders.length === 0);
    const before = usesToldTo(second).length;
    await fight(pages, () => false);
    expect(usesToldTo(second)).toHaveLength(before);
    // Strikes and walks are his own.
    expect(askedOf(second)).toContain('walk');
  });

  it('are refused where the game offers no such order, choice or number', async () => {
    const { first } = await seatedAt(server);
    for (const orders of [
      [{ order: 'surrender', choice: 'yes' }],
      [{ order: 'strike-back', choice: 'run' }],
      [{ order: 'strike-back', choice: 'hale', least: 101 }],
      [{ order: 'strike-back', choice: 'strike-back', least: 5 }],
      [STRIKE_BACK, STRIKE_BACK],
    ])
      expect(await first.say({ type: 'orders', orders })).toMatchObject({
        type: 'error',
        code: 'orders.unknown',
      });
    expect(first.orders?.orders).toEqual([]);
  });

  it('stay when the server is started again, with what they were used for', async () => {
    const store = { file: `${await servers.folder()}/matches.db` };
    const before = await servers.start({ store, boundaryEvery: 5 });
    const { seats, second } = await untilUsed(before);
    const told = usesToldTo(second);
    await before.close();
    const after = await servers.start({ store });
    const [one, two] = await Promise.all(seats.map((ticket) => after.page(ticket)));
    await two!.until(() => two!.follower.now !== null && two!.orders !== null);
    await one!.until(() => one!.follower.now !== null);
    expect(two!.orders?.orders).toEqual(ALL);
    const view = (page: Page) =>
      messagesTo(page).find((message): message is ViewMessage => message.type === 'view')!;
    expect(view(two!).obeyed).toEqual(told);
    expect(view(one!).obeyed).toEqual([]);
  });

  it('give way to the hand after something was taken back, and what they did goes with it', async () => {
    const { first, second, pages } = await untilUsed(server, [STRIKE_BACK]);
    const [use] = usesToldTo(second);
    for (const page of pages) await page.say({ type: 'rewind', to: use!.number });
    for (const page of pages) await page.until(() => page.follower.now!.seen.answers === use!.number);
    await second.until(() => second.asked);
    expect(second.follower.now!.seen.pending).toMatchObject({ kind: 'strikeBack' });
    await second.say({ type: 'whole' });
    expect(
      messagesTo(second)
        .filter((message): message is ViewMessage => message.type === 'view')
        .at(-1)!.obeyed,
    ).toEqual([]);
    expect(await second.answerOnce(random('by hand'))).toMatchObject({ type: 'done' });
    expect(first.errors).toEqual([]);
  });
});

describe('looking ahead', () => {
  it('shows a seat what it would be asked, and decides nothing', async () => {
    let { pages } = await seatedAt(server);
    let tried = 0;
    for (let n = 0; tried < 2; n++) {
      await Promise.race(pages.map((page) => page.until(() => page.asked || page.over)));
      const asked = pages.find((page) => page.asked);
      if (asked === undefined) {
        ({ pages } = await seatedAt(server));
        continue;
      }
      const { seq, seen } = asked.follower.now!;
      const answer = boldAnswer(asked, `ahead ${n}`);
      const said = await asked.say({ type: 'rehearse', seq, answers: [answer] });
      expect(said).toMatchObject({ type: 'rehearsed', seq });
      expect(asked.follower.now!.seq).toBe(seq);
      if (said.type !== 'rehearsed') continue;
      await asked.say({ type: 'answer', seq, answer });
      await asked.until(() => asked.follower.now!.seq > seq);
      if (said.changes === null) continue;
      tried++;
      // What was promised is what came.
      const { pending } = changed(seen as never, said.changes as never) as unknown as typeof seen;
      expect(pending).toEqual(asked.follower.now!.seen.pending);
    }
  });

  it('is for whoever is asked, at what is asked now', async () => {
    const { pages } = await seatedAt(server);
    await Promise.race(pages.map((page) => page.until(() => page.asked)));
    const asked = pages.find((page) => page.asked)!;
    const other = pages.find((page) => page !== asked)!;
    const { seq } = asked.follower.now!;
    const wish = { type: 'rehearse' as const, seq, answers: ['lunge'] };
    expect(await other.say(wish)).toMatchObject({ type: 'rehearsed', changes: null });
    expect(await asked.say({ ...wish, seq: seq - 1 })).toMatchObject({ code: 'answer.stale' });
    expect(await asked.say({ type: 'propose', seq })).toEqual({
      type: 'proposed',
      ref: expect.any(Number),
      seq,
      placings: [],
    });
  });

  it('says the same whatever the other hides', () => {
    const seen = ['lunge', 'parry', 'draught'].map((card) => JSON.stringify(lookedAhead(duelWith(card))));
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('"set"');
  });
});

/** What comes of each walk of seat 0 that is thought of, as both go at each other without a blow. */
function lookedAhead(match: RunningMatch): readonly unknown[] {
  const found: unknown[] = [];
  for (let n = 0; n < 12; n++) {
    const seat = match.ledger.waitingFor!;
    const view = JSON.parse(match.view(seat, undefined, undefined)!) as ViewMessage;
    const state = { ...view.ground, ...view.state };
    const asked = { ...(view.pending as object), view: () => state } as unknown as Asked<Game>;
    const answer = asked.kind === 'walk' ? (DUEL.bots.thumb(asked, random('')) as Json) : 'hold';
    if (seat === 0) found.push(match.rehearse(0, [answer]), match.rehearse(0, [answer, 'strike']));
    match.answer(seat, answer, 0);
  }
  return found;
}

/** A duel in its first turn, with this card up the other's sleeve. */
function duelWith(card: string): RunningMatch {
  const nonce = '0'.repeat(64);
  const head = {
    ruleset: 'duel',
    setup: {
      scenario: DUEL.scenarios.list[0],
      seats: DUEL.units.ready.slice(0, 2).map((unit) => ({ name: '', unit })),
      options: { 'strike-back': true, turns: 12 },
    },
    sitters: ['person', 'person'],
    clock: { kind: 'none' },
    secret: '1'.repeat(64),
  } as unknown as MatchHead;
  const match = RunningMatch.open(DUEL, head, null, [], new Alike());
  for (const seat of [0, 1]) match.do({ type: 'nonce', seat, nonce }, 0);
  match.do({ type: 'begun' }, 0);
  expect(match.answer(0, 'lunge', 0)).not.toHaveProperty('refused');
  expect(match.answer(1, card, 0)).not.toHaveProperty('refused');
  return match;
}
