import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer, begin, type Game, type Match, prepare, random, replayOf, sampleOf } from '@vedette/engine';
import { type HttpError, type MadeMatch, type OnlineGame, proofOf } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tickets } from '../testing/new-table.ts';
import { DUEL, Servers, type TestServer } from './servers.spec-support.ts';

const servers = new Servers();
let server: TestServer;
let store: { readonly file: string };

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  execFileSync('node_modules/.bin/tsc', ['-b', 'examples/duel', 'packages/server'], {
    cwd: root,
    stdio: 'pipe',
  });
  store = { file: join(await servers.folder(), 'matches.db') };
  server = await servers.start({ store });
});

afterAll(() => servers.closeAll());

/** A game at home, after so many answers. */
function atHome(most: number): Match<Game> {
  const seats = DUEL.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(DUEL, { scenario: DUEL.scenarios.list[0]!.id, seats });
  if (!setup.ok) throw new Error('Nobody can play.');
  const chance = random('home');
  let match = begin(DUEL, { setup: setup.value, dice: { seed: 'at home' } });
  while (match.answers.length < most && match.pending !== null) {
    const { pending, state } = match;
    const given = sampleOf(DUEL, pending, chance, () => state);
    const next = answer(match, pending.seat, given);
    if (next.ok) match = next.value;
  }
  return match;
}

async function put(continues: unknown): Promise<MadeMatch | HttpError> {
  const body = { ruleset: DUEL.id, scenario: null, seats: [{ unit: null }, { unit: null }], continues };
  const said = await fetch(`${server.url}api/matches`, { method: 'POST', body: JSON.stringify(body) });
  return (await said.json()) as MadeMatch | HttpError;
}

describe('a game that was begun at home', () => {
  it('is carried on by two through a server, with dice of its own, and proved from there on', async () => {
    const home = atHome(5);
    const made = (await put(replayOf(home))) as MadeMatch;
    const seats = tickets(made);
    const before = await Promise.all(seats.map((ticket) => server.page(ticket)));
    await Promise.all(before.map((page) => page.begin()));
    for (const page of before) await page.until(() => page.follower.now !== null);
    expect(before[0]!.follower.now!.seen.answers).toBe(5);
    expect(before[0]!.follower.now!.events).not.toEqual([]);
    // What was played at home stands.
    expect(await before[0]!.say({ type: 'rewind', to: 4 })).toMatchObject({ code: 'rewind.none' });
    const known = before.map((page) => page.follower.now);

    await server.close();
    server = await servers.start({ store });
    const back = await Promise.all(seats.map((ticket) => server.page({ ...ticket, invite: null })));
    for (const page of back) await page.until(() => page.follower.now !== null);
    expect(back.map((page) => page.follower.now)).toEqual(known);
    await Promise.all(back.map((page, i) => page.play(`${i}`)));
    for (const page of back) await page.until(() => page.table!.phase === 'over');

    const game = (await (await fetch(`${server.url}api/matches/${made.match}/game`)).json()) as OnlineGame;
    expect(game.continued).toBe(5);
    expect(game.replay.answers.slice(0, 5)).toEqual(JSON.parse(JSON.stringify(home.answers)));
    const { faults, notProved } = proofOf(DUEL, game);
    expect(faults).toEqual([]);
    expect(notProved[0]).toContain('first 5 decisions');
    const codes = (changed: unknown) => proofOf(DUEL, changed).faults.map(({ code }) => code);
    expect(codes({ ...game, continued: 4 })).toContain('seed');
    const { continued: _, ...hidden } = game;
    expect(codes(hidden)).toContain('seed');

    // Once more is from the beginning.
    await Promise.all(back.map((page) => page.say({ type: 'rematch' })));
    await back[0]!.until(() => back[0]!.table!.rematch.match !== null);
    const again = { match: back[0]!.table!.rematch.match!, seat: 1, key: seats[0]!.key };
    const page = await server.page(again);
    await page.until(() => page.table !== null);
    expect(page.table).toMatchObject({ phase: 'gathering' });
    expect(server.faults).toEqual([]);
  });

  it('is not taken when it is over, does not go as it says, or is none', async () => {
    const replay = replayOf(atHome(5));
    for (const wrong of [
      replayOf(atHome(10_000)),
      { ...replay, answers: replay.answers.slice(1) },
      { ...replay, origin: { ...replay.origin, dice: { seed: 'another' } } },
      { ...replay, origin: { ...replay.origin, dice: { faces: [1, 2, 3] } } },
      'nothing',
      { format: 'vedette-replay' },
    ])
      expect(await put(wrong)).toMatchObject({ code: 'setup.refused' });
  });
});
