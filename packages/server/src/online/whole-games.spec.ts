import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Asked, type Game, type Json, type Random, type Ruleset, random } from '@vedette/engine';
import { RULESETS } from '@vedette/games';
import { type OnlineGame, proofOf } from '@vedette/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MatchProcess } from '../testing/match-process.ts';
import { type NewTable, newTable, tickets } from '../testing/new-table.ts';
import { overheard } from '../testing/overheard.ts';
import { Page, type Ticket } from '../testing/page.ts';
import { compileServer, ROOT, Servers } from './servers.spec-support.ts';

const MODULE = pathToFileURL(join(ROOT, 'packages/server/dist/testing/match-server.js'));
const servers = new Servers();
let server: MatchProcess;
let faith: Ruleset<Game>;

beforeAll(async () => {
  compileServer();
  faith = await RULESETS['fear-and-faith']!();
  const store = { file: join(await servers.folder(), 'matches.db') };
  server = new MatchProcess({ module: MODULE, online: { store, botMilliseconds: 10, boundaryEvery: 20 } });
  await server.start();
});

afterAll(async () => {
  await server?.end();
  await servers.closeAll();
});

/** Somebody at a table with everything that he was ever sent, whatever became of his line. */
class Guest {
  readonly ticket: Ticket;
  readonly heard: string[] = [];
  page!: Page;

  constructor(ticket: Ticket) {
    this.ticket = ticket;
  }

  /** Comes in, or comes back: with what he knows, or, after a reload, with nothing but his key. */
  async come(keeps: 'all' | 'nothing' = 'nothing'): Promise<void> {
    const follower = keeps === 'all' ? { follower: this.page.follower } : {};
    this.page = await Page.open(server.url, faith, this.ticket, follower);
    await this.page.until(() => this.page.table !== null);
  }

  /** His line breaks. */
  async go(): Promise<void> {
    this.page.hangUp();
    await this.page.until(() => this.page.closed);
    this.heard.push(...this.page.received);
  }
}

interface Party {
  readonly match: string;
  readonly players: readonly Guest[];
  readonly onlooker: Guest;
}

async function gathered(wanted: NewTable): Promise<Party> {
  const made = await newTable(server.url, faith, wanted);
  const players = tickets(made).map((ticket) => new Guest(ticket));
  const onlooker = new Guest({ match: made.match, seat: null, key: made.watch });
  for (const guest of [...players, onlooker]) await guest.come();
  await Promise.all(players.map(({ page }) => page.begin()));
  return { match: made.match, players, onlooker };
}

/** What somebody answers who has some idea of the game. */
function decided(page: Page, chance: Random): Json {
  const { pending, state } = page.follower.now!.seen;
  const asked = { ...pending!, view: () => state } as unknown as Asked<Game>;
  return (faith.bots.thumb(asked, chance) ?? page.anyAnswer(chance)) as Json;
}

/** One decision of whoever is asked, seen by all who are there; false: it is over. */
async function decision({ players, onlooker }: Party, chance: Random): Promise<boolean> {
  const pages = players.map(({ page }) => page);
  await Promise.race(pages.map((page) => page.until(() => page.asked || page.over)));
  const asked = pages.find((page) => page.asked);
  if (asked === undefined) return false;
  const { seq } = asked.follower.now!;
  expect(await asked.say({ type: 'answer', seq, answer: decided(asked, chance) })).toMatchObject({
    type: 'done',
  });
  for (const page of [...pages, onlooker.page])
    if (!page.closed) await page.until(() => (page.follower.now?.seq ?? 0) > seq);
  return true;
}

/** The server dies while an answer is under way; nobody but the disk knows whether it was taken. */
async function killed({ players, onlooker }: Party, chance: Random): Promise<void> {
  const asked = players.find(({ page }) => page.asked)?.page;
  const saying =
    asked?.say({ type: 'answer', seq: asked.follower.now!.seq, answer: decided(asked, chance) }) ?? null;
  await Promise.all([saying?.catch(() => null), server.kill('SIGKILL')]);
  const all = [...players, onlooker];
  for (const guest of all) await guest.go();
  await server.start();
  for (const guest of all) await guest.come('all');
  const [first, ...others] = all.map(({ page }) => page);
  for (const page of others)
    await page.until(() => page.follower.now!.seen.answers === first!.follower.now!.seen.answers);
}

/** What befalls them, and after how many decisions. */
const MISHAPS: Readonly<Record<number, (party: Party, chance: Random) => Promise<void>>> = {
  8: async ({ players: [, friend] }) => {
    await friend!.go();
    await friend!.come('nothing');
  },
  14: killed,
  20: async ({ players: [first, ...others], onlooker }, chance) => {
    // The others go on without him as far as they can.
    await first!.go();
    const rest = { match: '', players: others, onlooker };
    while (others.some(({ page }) => page.asked)) await decision(rest, chance);
    await first!.come('all');
  },
  26: async ({ onlooker }) => {
    await onlooker.go();
    await onlooker.come('nothing');
  },
  33: killed,
};

/** Played to its end, whatever befalls them: the game, and how often each was told something. */
async function played(party: Party, seed: string): Promise<{ game: OnlineGame; looks: readonly number[] }> {
  const chance = random(seed);
  for (let n = 0; n < MOST; n++) {
    await MISHAPS[n]?.(party, chance);
    if (!(await decision(party, chance))) break;
  }
  const { match, players, onlooker } = party;
  const all = [...players, onlooker];
  for (const { page } of all) await page.until(() => page.table?.phase === 'over');
  expect(players[0]!.page.table?.result?.by).toBe('rules');
  for (const guest of all) await guest.go();
  const game = (await (await fetch(`${server.url}api/matches/${match}/game`)).json()) as OnlineGame;
  expect(proofOf(faith, game).faults).toEqual([]);
  const keys = players.flatMap(({ ticket: { key, invite } }) => [key, invite!]);
  const looks = all.map(({ heard, ticket: { seat } }) => {
    const { looks, faults } = overheard(faith, heard, seat, { game, keys });
    expect(faults).toEqual([]);
    return looks;
  });
  return { game, looks };
}

/** Decisions in a game, at most. */
const MOST = 2000;

describe('a whole game of Fear and Faith through reloads, broken lines and a server that is killed', () => {
  it('in a haunted house: of two players and an onlooker nobody is sent what he may not know', async () => {
    const party = await gathered({ scenario: 'haunted-house' });
    const { game, looks } = await played(party, 'haunted');
    expect(Math.min(...looks)).toBeGreaterThan(35);
    // What each of them knows is more than the other may.
    const [living, dead] = party.players;
    expect(overheard(faith, living!.heard, 1, { game }).faults).not.toEqual([]);
    expect(overheard(faith, dead!.heard, 0, { game }).faults).not.toEqual([]);
    expect(overheard(faith, dead!.heard, null, { game }).faults).not.toEqual([]);
  });

  it('among three: all are told the same of what lies open, and each the question that is his', async () => {
    const party = await gathered({
      scenario: 'open-fight',
      sitters: ['person', 'person', 'person'],
      options: { 'three-players': true, 'round-limit': '2' },
    });
    expect(party.players).toHaveLength(3);
    const { looks } = await played(party, 'three');
    expect(looks).toHaveLength(4);
    expect(Math.min(...looks)).toBeGreaterThan(35);
  });
});
