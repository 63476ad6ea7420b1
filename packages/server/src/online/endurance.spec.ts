import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { random } from '@vedette/engine';
import type { ServerMessage } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { type Ground, postgresGround, sqliteGround } from '../store/stores.spec-support.ts';
import { newTable, tickets } from '../testing/new-table.ts';
import type { Page, Ticket } from '../testing/page.ts';
import {
  answersOf,
  compileServer,
  DUEL,
  ROOT,
  Servers,
  seatedAt,
  type TestServer,
} from './servers.spec-support.ts';

const servers = new Servers();
let postgres: Ground;
let sqlite: Ground;

/** Milliseconds: of a stretch of rules, and how long a machine that is busy with something else gives it no time. */
const ALLOWED = 4000;
const STARVED = 7000;

/** A duel that never ends its second turn, or breaks in it, or takes all memory, as one of them is called. */
const GREEDY = `
import { existsSync, writeFileSync } from 'node:fs';
import duel from '${pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href}';
const greed = {
  Endless: () => { for (;;); },
  Broken: () => { throw new Error('broken'); },
  // On the heap, and so fast that memory and not the time is what it runs out of.
  Hungry: () => { const all = []; for (;;) all.push(new Array(1_000_000).fill(0.5)); },
};
// Milliseconds, once.
const sleepers = { Slow: Number.POSITIVE_INFINITY, Starved: ${STARVED} };
const asleep = (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time);
const rules = (state) => {
  const { name } = state.duellists[0];
  const marker = new URL(name + '-once', import.meta.url);
  if (state.turn >= 2 && Object.hasOwn(sleepers, name) && !existsSync(marker)) {
    writeFileSync(marker, '');
    asleep(sleepers[name]);
  }
  const greedy = state.turn >= 2 && greed[state.duellists[0].name];
  return greedy ? { name: 'greed', run: greedy } : duel.rules(state);
};
export default { ...duel, id: 'greedy', rules };
`;

beforeAll(async () => {
  compileServer();
  postgres = await postgresGround();
  sqlite = await sqliteGround();
});

afterAll(async () => {
  await servers.closeAll();
  await postgres.end();
  await sqlite.end();
});

describe('a server that stops', () => {
  it('says so, and the next one has everything: seats, view, log, talk', async () => {
    const folder = await servers.folder();
    const store = { file: join(folder, 'matches.db') };
    const before = await servers.start({ store });
    const { seats, pages } = await seatedAt(before);
    await answersOf(pages, 6);
    await pages[0].say({ type: 'talk', line: { text: 'until tomorrow' } });
    const known = pages[0].follower.now;
    await Promise.all([before.closeServer(), pages[0].until(() => pages[0].closed)]);
    const last = pages[0].received.map((text) => JSON.parse(text) as ServerMessage);
    expect(last).toContainEqual({
      type: 'bye',
      code: 'server.stopping',
      afterMilliseconds: expect.any(Number),
    });
    const after = await servers.start({ store });
    const back = await Promise.all(seats.map((ticket) => after.page({ ...ticket, invite: null })));
    for (const page of back) await page.until(() => page.follower.now !== null);
    expect(back[0]!.follower.now).toEqual(known);
    expect(back[0]!.received.join('')).toContain('until tomorrow');
    await Promise.all(back.map((page, i) => page.play(`${i}`)));
    await back[0]!.until(() => back[0]!.table!.phase === 'over');
    expect([...before.faults, ...after.faults]).toEqual([]);
  });

  it('opens a long match at its newest boundary, and a bot goes on where it was', async () => {
    const folder = await servers.folder();
    const store = { file: join(folder, 'matches.db') };
    const before = await servers.start({ store, boundaryEvery: 8 });
    const made = await newTable(before.url, DUEL, { options: { turns: 30 }, sitters: ['person', 'recruit'] });
    const [ticket] = tickets(made);
    const page = await before.page(ticket!);
    await page.begin();
    await page.until(() => page.asked || page.over);
    const chance = random('long');
    while (page.asked && page.follower.now!.seq < 14) {
      await page.answerOnce(chance);
      await page.until(() => page.asked || page.over);
    }
    const { seen } = page.follower.now!;
    await before.close();
    const opened = await openStore(store);
    const boundary = await opened.newestBoundary(made.match);
    expect(boundary === null ? 0 : boundary.seq).toBeGreaterThanOrEqual(8);
    await opened.close();
    const after = await servers.start({ store });
    const back = await after.page({ ...ticket!, invite: null });
    await back.until(() => back.follower.now !== null);
    expect(back.follower.now!.seen).toEqual(seen);
    await back.play('on');
    await back.until(() => back.table!.phase === 'over');
    expect(after.faults).toEqual([]);
  });
});

describe('a match at which nobody looks any more', () => {
  it('is written down as it stands, once, and opened there', async () => {
    const store = { file: join(await servers.folder(), 'matches.db') };
    const server = await servers.start({ store, idleMilliseconds: 200 });
    const { made, seats, pages } = await seatedAt(server);
    await answersOf(pages, 5);
    const { seq, seen } = pages[0].follower.now!;
    const kept = await openStore(store);
    const newest = async () => (await kept.newestBoundary(made.match))?.seq ?? null;
    expect(await newest()).toBeNull();
    for (const page of pages) page.hangUp();
    await expect.poll(newest).toBe(seq);
    const back = await server.page({ ...seats[0]!, invite: null });
    await back.until(() => back.follower.now !== null);
    expect(back.follower.now).toMatchObject({ seq, seen });
    await answersOf([back, await server.page({ ...seats[1]!, invite: null })], 2);
    expect(await newest()).toBe(seq);
    await kept.close();
    expect(server.faults).toEqual([]);
  });
});

describe('a match whose rules do not end', () => {
  let greedy: string;
  let server: TestServer;

  beforeAll(async () => {
    greedy = join(await servers.folder(), 'greedy.mjs');
    await writeFile(greedy, GREEDY);
    server = await servers.start({
      load: [pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href, pathToFileURL(greedy).href],
      // Only what never ends is to take so long, also on a machine with much else to do.
      stepMilliseconds: ALLOWED,
      longMilliseconds: 20_000,
    });
  });

  /** Plays until something goes wrong. */
  async function spoilt(name: string): Promise<{
    readonly pages: readonly Page[];
    readonly tickets: readonly Ticket[];
    readonly match: string;
  }> {
    const [vane, roux] = DUEL.units.ready;
    const body = {
      ruleset: 'greedy',
      scenario: 'meadow',
      seats: [{ unit: { ...(vane as object), name } }, { unit: roux }],
    };
    const made = await (
      await fetch(`${server.url}api/matches`, { method: 'POST', body: JSON.stringify(body) })
    ).json();
    const seats = tickets(made as never);
    const pages = await Promise.all(seats.map((ticket) => server.page(ticket)));
    await Promise.all(pages.map((page) => page.begin()));
    const chance = random('spoilt');
    for (;;) {
      await Promise.race(pages.map((page) => page.until(() => page.asked)));
      const said = await pages.find((page) => page.asked)!.answerOnce(chance);
      if (said.type === 'error') return { pages, tickets: seats, match: (made as { match: string }).match };
    }
  }

  it.each(['Endless', 'Hungry'])(
    '%s: it is set aside with its journal whole, and the others go on',
    async (name) => {
      const others = await seatedAt(server);
      await answersOf(others.pages, 2);
      const { pages, tickets: seats, match } = await spoilt(name);
      // Two threads have to give up and another to begin, on a machine that may have much else to do.
      for (const page of pages) await page.until(() => page.errors.includes('match.aside'), 100_000);
      const given = pages[0]!.follower.now!.seen.answers;
      expect(given).toBeGreaterThan(2);
      await expect(server.page({ ...seats[0]!, invite: null })).rejects.toThrow('match.aside');
      await answersOf(others.pages, 5);
      const game = await fetch(`${server.url}api/matches/${match}/game`);
      expect(game.status).toBe(400);
    },
  );

  /** Plays a match of somebody with this name to its end; gives what the server had to complain of. */
  async function complaintsOf(name: string): Promise<readonly string[]> {
    const faults = server.faults.length;
    const [vane, roux] = DUEL.units.ready;
    const seats = [{ unit: { ...(vane as object), name } }, { unit: roux }];
    const asked = { ruleset: 'greedy', scenario: 'meadow', seats };
    const answer = await fetch(`${server.url}api/matches`, { method: 'POST', body: JSON.stringify(asked) });
    const pages = await Promise.all(tickets((await answer.json()) as never).map((one) => server.page(one)));
    await Promise.all(pages.map((page) => page.begin()));
    await Promise.all(pages.map((page, i) => page.play(`slow ${i}`)));
    for (const page of pages) await page.until(() => page.table?.phase === 'over');
    return server.faults.slice(faults);
  }

  it('Slow: once it may be that the machine was busy with something else, and the match goes on', async () => {
    expect(await complaintsOf('Slow')).toEqual([expect.stringContaining('It took too long.')]);
  });

  it('Starved: whoever is given no time to compute is not cut off for it', async () => {
    expect(await complaintsOf('Starved')).toEqual([]);
  });

  it('Broken: the answer is refused as our fault, and nothing has changed', async () => {
    const { pages, tickets: seats } = await spoilt('Broken');
    expect(pages.some((page) => page.errors.includes('server.fault'))).toBe(true);
    const again = await server.page({ ...seats[0]!, invite: null });
    await again.until(() => again.follower.now !== null);
    expect(again.follower.now!.seen.answers).toBe(pages[0]!.follower.now!.seen.answers);
  });
});

describe.each([
  ['PostgreSQL', () => postgres.place()],
  ['file', () => sqlite.place()],
])('several processes on one %s', (_, place) => {
  it('play one match with its seats at different ones', async () => {
    const store = await place();
    const [here, there] = [await servers.start({ store }), await servers.start({ store })];
    const { made, pages } = await seatedAt(here!, { there: there! });
    const onlooker = await there!.page({ match: made.match, seat: null, key: made.watch });
    await pages[0].say({ type: 'talk', line: { text: 'over there!' } });
    await pages[1].until(() => pages[1].received.join('').includes('over there!'));
    const taken = await Promise.all(pages.map((page, i) => page.play(`${i}`)));
    for (const page of [...pages, onlooker]) {
      await page.until(() => page.table?.phase === 'over');
      expect(page.follower.now!.seen.answers).toBe(taken[0]! + taken[1]!);
    }
    expect([...here!.faults, ...there!.faults]).toEqual([]);
  });

  it('think for a bot whose process is gone', async () => {
    const store = await place();
    const server = await servers.start({ store, botMilliseconds: 300 });
    const made = await newTable(server.url, DUEL, { sitters: ['person', 'veteran'] });
    const page = await server.page(tickets(made)[0]!);
    await page.begin();
    await page.until(() => page.asked);
    const { seq, seen } = page.follower.now!;
    // A process that has written an answer and died before the bot had thought.
    const gone = await openStore(store);
    const deed = {
      type: 'answer',
      seat: 0,
      answer: page.anyAnswer(random('gone')),
      by: 'person',
      next: 1,
    } as const;
    expect(await gone.append(made.match, { seq, at: Date.now(), deed })).toBe(true);
    await gone.close();
    await page.until(() => page.follower.now!.seen.answers >= seen.answers + 2);
    expect(server.faults).toEqual([]);
  });

  it('take one answer of two that come at once, and both pages see the same', async () => {
    const store = await place();
    const [here, there] = [await servers.start({ store }), await servers.start({ store })];
    const { seats, pages } = await seatedAt(here!, { there: there! });
    const asked = pages.find((page) => page.asked)!;
    const ticket = seats[asked.ticket.seat!]!;
    const twin = await (asked === pages[0] ? there! : here!).page({ ...ticket, invite: null });
    await twin.until(() => twin.asked);
    for (let n = 0; n < 12; n++) {
      const { seq } = asked.follower.now!;
      if (!asked.asked || !twin.asked) break;
      const said = await Promise.all([
        asked.say({ type: 'answer', seq, answer: asked.anyAnswer(random(`a${n}`)) }),
        twin.say({ type: 'answer', seq, answer: twin.anyAnswer(random(`b${n}`)) }),
      ]);
      expect(said.filter(({ type }) => type === 'done')).toHaveLength(1);
      const [first, second] = [...pages];
      await first!.until(() => first!.follower.now!.seq > seq);
      await second!.until(() => second!.follower.now!.seq > seq);
      await twin.until(() => twin.follower.now!.seq > seq);
      const other = pages.find((page) => page !== asked)!;
      while (!asked.asked && !asked.over) {
        await other.until(() => other.asked || asked.asked || other.over);
        if (other.asked) await other.answerOnce(random(`c${n}`));
        await asked.until(() => asked.asked || other.asked || asked.over);
      }
      if (asked.over) break;
      await twin.until(() => twin.follower.now!.hash === asked.follower.now!.hash);
    }
    expect(twin.follower.now!.hash).toBe(asked.follower.now!.hash);
  });
});

it('several processes know who is with the others, and who is at it', async () => {
  const store = await postgres.place();
  const [here, there] = [await servers.start({ store }), await servers.start({ store })];
  const { made, first, second } = await seatedAt(here!, { there: there! });
  await first.until(() => first.table?.seats.every(({ present }) => present) === true);
  await second.until(() => second.table?.seats.every(({ present }) => present) === true);
  const onlooker = await there!.page({ match: made.match, seat: null, key: made.watch });
  await first.until(() => first.table?.onlookers === 1);
  await second.say({ type: 'considering', busy: true });
  await first.until(() => first.received.some((text) => text.includes('"considering"')));
  expect(first.received.filter((text) => text.includes('"considering"'))).toHaveLength(1);
  expect(second.received.filter((text) => text.includes('"considering"'))).toHaveLength(0);
  // A process that comes later asks.
  const third = await servers.start({ store });
  const late = await third.page({ match: made.match, seat: null, key: made.watch });
  await late.until(() => late.table?.seats.every(({ present }) => present) === true);
  await late.until(() => late.table?.onlookers === 2);
  second.hangUp();
  await first.until(() => first.table?.seats[1]?.present === false);
  onlooker.hangUp();
  await third.close();
  await first.until(() => first.table?.onlookers === 0);
  expect([...here!.faults, ...there!.faults, ...third.faults]).toEqual([]);
});
