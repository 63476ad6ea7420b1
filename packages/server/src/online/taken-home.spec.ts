import { type Game, type Replay, verify } from '@vedette/engine';
import { type OnlineGame, proofOf } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newTable, tickets } from '../testing/new-table.ts';
import {
  answersOf,
  compileServer,
  DUEL,
  Servers,
  seatedAt,
  type TestServer,
} from './servers.spec-support.ts';

const servers = new Servers();
let server: TestServer;

beforeAll(async () => {
  compileServer();
  server = await servers.start();
});

afterAll(() => servers.closeAll());

const fetched = (match: string) => fetch(`${server.url}api/matches/${match}/game`);

describe('a game is taken home before its end', () => {
  it('when everybody wants it, whole and proved; then it is played here no more', async () => {
    const { made, first, second, pages } = await seatedAt(server);
    await answersOf(pages, 6);
    expect(await first.say({ type: 'home', wanted: true })).toMatchObject({ type: 'done' });
    await second.until(() => second.table?.home.join() === '0');
    expect(second.table).toMatchObject({ phase: 'playing', result: null, game: null });
    expect((await fetched(made.match)).status).toBe(409);
    // Play goes on meanwhile, and the wish stands.
    await answersOf(pages, 1, 'meanwhile');
    expect(second.table?.home).toEqual([0]);
    expect(await second.say({ type: 'home', wanted: true })).toMatchObject({ type: 'done' });
    for (const page of pages) await page.until(() => page.table?.phase === 'over');
    expect(first.table).toMatchObject({ result: { by: 'home', winners: [] } });

    const game = (await (await fetched(made.match)).json()) as OnlineGame;
    expect(proofOf(DUEL, game).faults).toEqual([]);
    expect(game.replay.answers).toHaveLength(7);
    const home = verify(DUEL, game.replay as Replay<Game>);
    expect(home.ok && home.value.pending).not.toBeNull();
    const asked = pages.find((page) => page.asked) ?? first;
    expect(await asked.say({ type: 'answer', seq: asked.follower.now!.seq, answer: 0 })).toMatchObject({
      code: 'match.over',
    });
    expect(server.faults).toEqual([]);
  });

  it('not when somebody does not: then nobody’s wish holds any more', async () => {
    const { made, first, second, pages } = await seatedAt(server);
    await first.say({ type: 'home', wanted: true });
    await second.say({ type: 'home', wanted: false });
    await first.until(() => first.table?.home.length === 0);
    await second.say({ type: 'home', wanted: true });
    await first.until(() => first.table?.home.join() === '1');
    expect(first.table?.phase).toBe('playing');
    expect((await fetched(made.match)).status).toBe(409);
    await answersOf(pages, 2);
    // A bot that minds a seat has no say, and whoever left it there has.
    await first.say({ type: 'relief', sitter: 'recruit' });
    await second.until(() => second.table?.seats[0]?.sitter === 'recruit');
    await second.say({ type: 'home', wanted: true });
    expect((await fetched(made.match)).status).toBe(409);
  });

  it('by whoever plays against bots, at once; an onlooker has no say', async () => {
    const made = await newTable(server.url, DUEL, { sitters: ['person', 'recruit'] });
    const page = await server.page(tickets(made)[0]!);
    const onlooker = await server.page({ match: made.match, seat: null, key: made.watch });
    expect(await page.say({ type: 'home', wanted: true })).toMatchObject({ code: 'match.not-begun' });
    await page.begin();
    await page.until(() => page.asked);
    await page.play('alone', 2);
    expect(await onlooker.say({ type: 'home', wanted: true })).toMatchObject({ code: 'seat.none' });
    expect(await page.say({ type: 'home', wanted: true })).toMatchObject({ type: 'done' });
    await onlooker.until(() => onlooker.table?.phase === 'over');
    expect((await fetched(made.match)).status).toBe(200);
  });
});
