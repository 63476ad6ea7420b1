import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answer, begin, type Game, type Json, type Match, random, viewOf } from '@vedette/engine';
import { walksBetween } from '@vedette/referee';
import { changesBetween, LIMITS, type OnlineGame, type ServerMessage, seenOf } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { besiege } from '../testing/hostile.ts';
import { newTable, tickets } from '../testing/new-table.ts';
import type { Page } from '../testing/page.ts';
import { compileServer, DUEL, DUEL_MODULE, Servers, type TestServer } from './servers.spec-support.ts';

const servers = new Servers();
let server: TestServer;

beforeAll(async () => {
  compileServer();
  server = await servers.start();
});

afterAll(() => servers.closeAll());

const post = (body: string, at = server) => fetch(`${at.url}api/matches`, { method: 'POST', body });

const [vane, roux] = DUEL.units.ready;
const ASKED = { ruleset: 'duel', scenario: 'meadow', seats: [{ unit: vane }, { unit: roux }] };

describe('making a match', () => {
  it.each([
    ['no JSON', '{', 400, 'message.not-json'],
    ['nothing that was asked for', '{}', 400, 'message.invalid'],
    ['something more', JSON.stringify({ ...ASKED, admin: true }), 400, 'message.invalid'],
    ['too much', `"${'x'.repeat(LIMITS.requestBytes)}"`, 413, 'message.too-large'],
    ['something nested too deeply', `${'['.repeat(100)}${']'.repeat(100)}`, 413, 'message.too-large'],
    ['a game that is not here', JSON.stringify({ ...ASKED, ruleset: 'chess' }), 400, 'setup.refused'],
    [
      'a game by the name of something else',
      JSON.stringify({ ...ASKED, ruleset: 'constructor' }),
      400,
      'setup.refused',
    ],
    ['a scenario that is none', JSON.stringify({ ...ASKED, scenario: 'moon' }), 400, 'setup.refused'],
    [
      'a unit that is none',
      JSON.stringify({ ...ASKED, seats: [{ unit: {} }, { unit: roux }] }),
      400,
      'setup.refused',
    ],
  ])('is refused with %s', async (_, body, status, code) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('says what the rules have against it', async () => {
    const response = await post(JSON.stringify({ ...ASKED, options: { turns: 99 } }));
    expect(await response.json()).toMatchObject({
      refusals: [
        { code: 'option.bad-value', path: '/options/turns', message: expect.stringContaining('turns') },
      ],
    });
  });

  it('takes a scenario of one’s own', async () => {
    const scenario = {
      id: 'alley',
      title: 'A narrow alley',
      pieces: [{ kind: 'wall', rect: [5, 0, 1, 4] }],
      starts: [
        [2, 6],
        [9, 6],
      ],
    };
    const made = await newTable(server.url, DUEL, { scenario });
    const pages = await Promise.all(tickets(made).map((ticket) => server.page(ticket)));
    await Promise.all(pages.map((page) => page.begin()));
    const welcome = JSON.parse(pages[0]!.received[0]!) as Extract<
      ServerMessage,
      { readonly type: 'welcome' }
    >;
    expect(welcome.scenario).toBe('alley');
  });

  it('is limited by address', async () => {
    const strict = await servers.start({ limits: { making: { burst: 2, perSecond: 0 } } });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await post(JSON.stringify(ASKED), strict)).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  it('finished games are given out to one address so often, and then not at once', async () => {
    const strict = await servers.start({ limits: { connecting: { burst: 2, perSecond: 0 } } });
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await fetch(`${strict.url}api/matches/nothing/game`)).status);
    expect(statuses).toEqual([404, 404, 429]);
  });

  it('ends where the server is full', async () => {
    const small = await servers.start({ mostMatches: 1 });
    expect((await post(JSON.stringify(ASKED), small)).status).toBe(201);
    const refused = await post(JSON.stringify(ASKED), small);
    expect([refused.status, await refused.json()]).toEqual([503, { code: 'server.full' }]);
  });

  it('is for our own pages, for those who are allowed, and for programs; for no other page', async () => {
    const open = await servers.start({ origins: ['https://club.example'] });
    const from = async (origin: string) => {
      const made = await fetch(`${open.url}api/matches`, {
        method: 'POST',
        headers: { Origin: origin },
        body: JSON.stringify(ASKED),
      });
      return [made.status, ((await made.json()) as { readonly code?: string }).code];
    };
    expect(await from(`http://127.0.0.1:${open.port}`)).toEqual([201, undefined]);
    expect(await from('https://club.example')).toEqual([201, undefined]);
    expect(await from('https://evil.example')).toEqual([403, 'page.foreign']);
    expect(await from('null')).toEqual([403, 'page.foreign']);
  });

  it('other addresses below /api are none', async () => {
    for (const path of ['api', 'api/matches', 'api/matches/x/game', 'api/../api/nothing'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  });
});

describe('a line', () => {
  function status(headers: Record<string, string>, path = '/api/socket', at = server): Promise<number> {
    return new Promise((resolve, reject) => {
      const upgrade = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Version': '13',
      };
      const asked = request({ host: '127.0.0.1', port: at.port, path, headers: { ...upgrade, ...headers } });
      asked.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      asked.on('response', (response) => resolve(response.statusCode ?? 0));
      asked.on('error', reject);
      asked.end();
    });
  }

  it('is given to our own pages, to those who are allowed, and to programs; to no other page', async () => {
    const open = await servers.start({ origins: ['https://club.example'] });
    expect(await status({})).toBe(101);
    expect(await status({ Origin: `http://127.0.0.1:${server.port}` })).toBe(101);
    expect(await status({ Origin: 'https://evil.example' })).toBe(403);
    expect(await status({ Origin: 'null' })).toBe(403);
    expect(await status({ Origin: 'https://club.example' }, '/api/socket', open)).toBe(101);
    expect(await status({}, '/elsewhere')).toBe(404);
  });

  it('is one of so many for an address', async () => {
    const strict = await servers.start({ limits: { socketsPerAddress: 2 } });
    const open = await Promise.all(
      [1, 2].map(
        () =>
          new Promise<WebSocket>((resolve) => {
            const socket = new WebSocket(`${strict.url.replace('http', 'ws')}api/socket`);
            socket.once('open', () => resolve(socket));
          }),
      ),
    );
    expect(await status({}, '/api/socket', strict)).toBe(503);
    for (const socket of open) socket.terminate();
    await expect.poll(() => status({}, '/api/socket', strict)).toBe(101);
  });

  it('is closed where nobody says hello; whoever has said it waits as long as we need', async () => {
    const folder = await servers.folder();
    const store = { file: join(folder, 'matches.db') };
    const quick = await servers.start({ store });
    const made = await newTable(quick.url, DUEL);
    await quick.close();
    const late = join(folder, 'late.mjs');
    const wait = 'await new Promise((resolve) => setTimeout(resolve, 1500));';
    await writeFile(late, `${wait}\nexport { default } from '${DUEL_MODULE}';\n`);
    const slow = await servers.start({
      store,
      load: [pathToFileURL(late).href],
      limits: { helloMilliseconds: 200 },
    });
    const silent = new WebSocket(`${slow.url.replace('http', 'ws')}api/socket`);
    const closed = new Promise<number>((resolve) => silent.once('close', resolve));
    const page = await slow.page(tickets(made)[0]!);
    expect(await closed).toBe(1008);
    expect(page.closed).toBe(false);
  });

  it('is closed where nobody is any more; whoever is quiet and there keeps it', async () => {
    const quick = await servers.start({ limits: { heartbeatMilliseconds: 300 } });
    const [mine, yours] = tickets(await newTable(quick.url, DUEL));
    const page = await quick.page(mine!);
    const gone = await quick.page(yours!);
    await page.until(() => page.table?.seats[yours!.seat!]?.present === true);
    gone.fallAsleep();
    await page.until(() => page.table?.seats[yours!.seat!]?.present === false);
    expect(page.closed).toBe(false);
  });

  it('carries so many messages, and says so when there are more', async () => {
    const strict = await servers.start({ limits: { messages: { burst: 5, perSecond: 0 } } });
    const made = await newTable(strict.url, DUEL);
    const page = await strict.page(tickets(made)[0]!);
    const said = await Promise.all(
      Array.from({ length: 8 }, () => page.say({ type: 'considering', busy: true })),
    );
    expect(said.map(({ type }) => type)).toEqual([...Array(4).fill('done'), ...Array(4).fill('error')]);
    expect(page.errors).toEqual(Array(4).fill('message.too-many'));
  });

  it('wants hello first, once, and in the same version', async () => {
    const made = await newTable(server.url, DUEL);
    const page = await server.page(tickets(made)[0]!);
    expect(
      await page.say({ type: 'hello', wire: 1, match: made.match, as: { watch: made.watch } }),
    ).toMatchObject({
      code: 'hello.twice',
    });
    page.raw('{"type":"answer"}');
    await page.until(() => page.errors.includes('message.invalid'));
    page.raw(new Uint8Array([1, 2]));
    await page.until(() => page.errors.includes('message.not-json'));
  });
});

describe('secrets', () => {
  it('are in no log, and in no store but as a hash', async () => {
    const folder = await servers.folder();
    const own = await servers.start({ store: { file: join(folder, 'matches.db') } });
    const made = await newTable(own.url, DUEL);
    const seats = tickets(made);
    const pages = await Promise.all(seats.map((ticket) => own.page(ticket)));
    await Promise.all(pages.map((page) => page.begin()));
    await expect(own.page({ ...seats[0]!, key: 'C'.repeat(22) })).rejects.toThrow('seat.taken');
    await own.close();
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    const kept = files.join('');
    expect(kept).toContain(made.match);
    const tokens = [...seats.flatMap(({ key, invite }) => [key, invite!]), made.watch];
    for (const token of tokens) {
      expect(kept).not.toContain(token);
      expect([...own.log, ...own.faults].join('\n')).not.toContain(token);
    }
    expect(own.log.join('\n')).toContain('POST /api/matches');
  });

  it('every byte that a seat or an onlooker is sent is what it may know', async () => {
    const made = await newTable(server.url, DUEL);
    const pages = await Promise.all(tickets(made).map((ticket) => server.page(ticket)));
    await Promise.all(pages.map((page) => page.begin()));
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    await onlooker.until(() => onlooker.follower.now !== null);
    await Promise.all(pages.map((page, i) => page.play(`${i}`)));
    for (const page of [...pages, onlooker]) await page.until(() => page.table!.phase === 'over');
    const game = (await (await fetch(`${server.url}api/matches/${made.match}/game`)).json()) as OnlineGame;
    const matches: Match<Game>[] = [begin(DUEL, game.replay.origin)];
    for (const given of game.replay.answers) {
      const before = matches.at(-1)!;
      const next = answer(before, before.pending!.seat, given);
      if (next.ok) matches.push(next.value);
    }
    for (const page of [...pages, onlooker]) expect(compared(page, matches)).toBe(matches.length - 1);
  });

  /** Holds every change that a page was told against what its seat may know; how many there were. */
  function compared(page: Page, matches: readonly Match<Game>[]): number {
    const { seat } = page.ticket;
    const told = page.received
      .map((text) => JSON.parse(text) as ServerMessage)
      .filter((message) => message.type === 'changes');
    for (const [n, message] of told.entries()) {
      const [before, after] = [matches[n]!, matches[n + 1]!];
      const [old, now] = [viewOf(before, seat), viewOf(after, seat)];
      const { changes, told: events, walks } = message;
      expect(changes).toEqual(plain(changesBetween(seenOf(old) as never, seenOf(now) as never)));
      expect(events).toEqual({ from: old.events.length, events: plain(now.events.slice(old.events.length)) });
      const figures = new Set(walksBetween(before, after, seat, { drawn: null }).map(({ figure }) => figure));
      for (const { figure } of walks) expect(figures).toContain(figure);
    }
    return told.length;
  }

  const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json;
});

describe('what is counted', () => {
  it('is told to this machine, and whether all is well', async () => {
    const metrics = await (await fetch(`${server.url}metrics`)).text();
    expect(metrics).toContain('vedette_happened_total{what="answers"}');
    expect(metrics).toMatch(/vedette_sockets \d/);
    expect(metrics).toMatch(/vedette_append_seconds_count [1-9]/);
    expect(await (await fetch(`${server.url}healthz`)).json()).toEqual({ ok: true, online: true });
  });

  it('is told to nobody through a proxy beside the server, unless it is open', async () => {
    const through = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
    expect((await fetch(`${server.url}metrics`, through)).status).toBe(404);
    expect((await fetch(`${server.url}metrics`, { headers: { Forwarded: 'for=127.0.0.1' } })).status).toBe(
      404,
    );
    const open = await servers.start({ openMetrics: true });
    expect((await fetch(`${open.url}metrics`, through)).status).toBe(200);
  });
});

it('nonsense crashes nothing, leaks nothing and changes nothing', async () => {
  const wide = { burst: 1e9, perSecond: 1e9 };
  const own = await servers.start({
    limits: { messages: wide, addressMessages: wide, connecting: wide, socketsPerAddress: 1e6 },
  });
  const result = await besiege(own.url, DUEL, { messages: 3000, seed: `${random('siege').below(1000)}` });
  expect(result).toMatchObject({ sent: 3000, strange: [], leaked: [], changed: false });
  expect(result.answered).toBeGreaterThan(1000);
  expect(own.faults).toEqual([]);
});
