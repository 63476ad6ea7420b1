import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import duel from '@vedette/duel';
import { type Game, type Ruleset, random } from '@vedette/engine';
import { expect } from 'vitest';
import { type RunningServer, startServer } from '../index.ts';
import { newTable, tickets } from '../testing/new-table.ts';
import { Page, type Ticket } from '../testing/page.ts';
import type { OnlineOptions } from './online.ts';

export const DUEL = duel as unknown as Ruleset<Game>;
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const DUEL_MODULE = pathToFileURL(join(ROOT, 'examples/duel/dist/index.js')).href;

/** Threads, and processes that are killed, run what is compiled. */
export function compileServer(): void {
  execFileSync('node_modules/.bin/tsc', ['-b', 'examples/duel', 'packages/server'], {
    cwd: ROOT,
    stdio: 'pipe',
  });
}

/** For specs in which the clock stands still, and with it what one may send. */
export const GENEROUS = {
  messages: { burst: 1e6, perSecond: 0 },
  addressMessages: { burst: 1e6, perSecond: 0 },
  making: { burst: 1e6, perSecond: 0 },
  makingInAll: { burst: 1e6, perSecond: 0 },
  connecting: { burst: 1e6, perSecond: 0 },
  socketsPerAddress: 1000,
};

/** Two people at a table, perhaps at two servers, and it has begun. */
export async function seatedAt(
  at: TestServer,
  {
    there = at,
    ruleset = DUEL,
    ...wanted
  }: Parameters<typeof newTable>[2] & { readonly there?: TestServer; readonly ruleset?: Ruleset<Game> } = {},
) {
  const made = await newTable(at.url, ruleset, wanted);
  const seats = tickets(made);
  const [first, second] = await Promise.all([at.page(seats.at(0)!), there.page(seats.at(1)!)]);
  await Promise.all([first.begin(), second.begin()]);
  return { made, seats, first, second, pages: [first, second] as const };
}

/** So many answers of whoever is asked, or to the end. */
export async function answersOf(pages: readonly Page[], count: number, seed = 'chance'): Promise<void> {
  const chance = random(seed);
  for (let n = 0; n < count; n++) {
    const given = pages.at(0)!.follower.now!.seen.answers;
    await Promise.race(pages.map((page) => page.until(() => page.asked || page.over)));
    const asked = pages.find((page) => page.asked);
    if (asked === undefined) return;
    expect(await asked.answerOnce(chance)).toMatchObject({ type: 'done' });
    for (const page of pages) await page.until(() => (page.follower.now?.seen.answers ?? -1) > given);
  }
}

export interface TestServer extends RunningServer {
  readonly faults: string[];
  /** Everything that was logged. */
  readonly log: string[];
  /** Without hanging up for the pages. */
  closeServer(): Promise<void>;
  page(ticket: Ticket, options?: Parameters<typeof Page.open>[3]): Promise<Page>;
}

/** Servers that are closed when the spec is over. */
export class Servers {
  private readonly open: (() => Promise<void>)[] = [];

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'vedette-online-'));
    this.open.push(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async start(options: Partial<OnlineOptions> = {}): Promise<TestServer> {
    const folder = await this.folder();
    const faults: string[] = [];
    const log: string[] = [];
    const server = await startServer({
      port: 0,
      root: folder,
      log: (line) => log.push(line),
      online: {
        store: { file: join(folder, 'matches.db') },
        load: [DUEL_MODULE],
        threads: 1,
        fault: (what, error) => faults.push(`${what}: ${String(error)}`),
        ...options,
      },
    });
    const pages: Page[] = [];
    let closing: Promise<void> | null = null;
    const closeServer = () => {
      closing ??= server.close();
      return closing;
    };
    const close = () => {
      for (const page of pages) page.hangUp();
      return closeServer();
    };
    this.open.push(close);
    return {
      ...server,
      close,
      closeServer,
      faults,
      log,
      page: async (ticket, more) => {
        const page = await Page.open(server.url, DUEL, ticket, more);
        pages.push(page);
        return page;
      },
    };
  }

  async closeAll(): Promise<void> {
    for (const close of this.open.reverse()) await close();
  }
}
