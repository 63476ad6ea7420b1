import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OnlineOptions, RunningServer } from '@vedette/server';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, layBriefAside, playOn } from './hand.spec-support.ts';
import { chooseRules, chooseScenario } from './new-game.spec-support.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const MODULE = join(ROOT, 'packages/server/dist/testing/match-server.js');

/** A server with online play, as a process that can be killed, and started again at the same address with what it has kept. */
export class OnlineServer {
  /** What it had to complain of. */
  readonly faults: string[] = [];
  private readonly options: Partial<OnlineOptions>;
  private child: ChildProcess | null = null;
  private root = '';
  private folder: string | null = null;
  private port = 0;

  constructor(options: Partial<OnlineOptions> = {}) {
    this.options = options;
  }

  /** Serves this folder, for `atTheTable`. */
  readonly serve = async (root: string): Promise<Omit<RunningServer, 'work'>> => {
    execFileSync('node_modules/.bin/tsc', ['-b', 'packages/server'], { cwd: ROOT, stdio: 'pipe' });
    this.root = root;
    this.folder = await mkdtemp(join(tmpdir(), 'vedette-friends-'));
    const url = await this.start();
    this.port = Number(new URL(url).port);
    return { url, port: this.port, close: () => this.remove() };
  };

  async start(): Promise<string> {
    const { port, root } = this;
    const online = { store: { file: join(this.folder!, 'matches.db') }, threads: 1, ...this.options };
    const child = spawn(process.execPath, [MODULE, JSON.stringify({ port, root, online })], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stderr.on('data', (words: Buffer) => this.faults.push(String(words)));
    const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return url;
  }

  /** In the middle of whatever it does. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  private async remove(): Promise<void> {
    await this.end('SIGTERM');
    if (this.folder !== null) await rm(this.folder, { recursive: true, force: true });
  }
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export interface Wanted {
  readonly ruleset?: string;
  readonly scenario?: string;
  /** Two unless told otherwise. */
  readonly people?: number;
  /** Whatever else is to be chosen. */
  readonly more?: (page: Page) => Promise<void>;
}

/** Makes a match from the front page; gives the link for each friend and the one for onlookers. */
export async function invite(page: Page, wanted: Wanted = {}): Promise<readonly string[]> {
  await page.getByRole('link', { name: 'Play a friend' }).click();
  if (wanted.ruleset !== undefined) await chooseRules(page, wanted.ruleset);
  await chooseScenario(page, wanted.scenario ?? 'The Investigation');
  const { people = 2 } = wanted;
  if (people > 2) await page.getByRole('combobox', { name: 'Players' }).first().selectOption(String(people));
  await page.getByLabel('Your name').fill('Anne');
  await wanted.more?.(page);
  await page.getByRole('button', { name: 'Make the links' }).click();
  const links = page.locator('.invitation > input');
  // The first match of a game may be long in the making, where everybody else works, too.
  await links.first().or(page.getByRole('alert')).first().waitFor({ timeout: 120_000 });
  await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([]);
  await expect.poll(() => links.count()).toBe(people);
  return links.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
}

/** Whoever comes to the table for the first time reads what is to be done there, and lays it aside. */
export async function sitDown(page: Page): Promise<void> {
  await page.locator('.play').waitFor();
  await layBriefAside(page);
}

/** A link as a place of this server. */
export function placeIn(link: string): string {
  const { pathname, hash } = new URL(link);
  return `${pathname.slice(1)}${hash}`;
}

/** Somebody at the table, and how he plays. */
export interface Player {
  readonly page: Page;
  readonly hand: Hand;
}

/** Which question is put to whoever sits at this screen; null: none. What a plan or a standing order answers is not. */
export const putTo = (page: Page): Promise<string | null> =>
  // In one look: between two the question that was found may have gone.
  page.evaluate(() => {
    const question = document.querySelector('.question:has(h2)');
    const seq = question?.getAttribute('data-seq') ?? null;
    return seq?.endsWith(' open') ? seq : null;
  });

export const isAsked = async (page: Page): Promise<boolean> => (await putTo(page)) !== null;

/** Milliseconds in which somebody must be asked, or the end be there; and between two looks whether that is so. */
const PATIENCE = 60_000;
const LOOKS_EVERY = 25;

/** What is asked on a page, for whoever reads of a failure; it waits for nothing. */
async function wordsOn(page: Page): Promise<string> {
  const words = await page
    .locator('.question')
    .allInnerTexts()
    .catch(() => ['(the page is gone)']);
  return words.join(' / ');
}

/** Whoever is asked; null: it is over. */
async function nextAsked(players: readonly Player[]): Promise<Player | null> {
  const since = Date.now();
  while (Date.now() - since < PATIENCE) {
    for (const player of players) {
      if (await isAsked(player.page)) return player;
      if ((await player.page.locator('.ending').count()) > 0) return null;
    }
    await players[0]!.page.waitForTimeout(LOOKS_EVERY);
  }
  const seen = await Promise.all(players.map(({ page }) => wordsOn(page)));
  throw new Error(`Nobody is asked, and nothing is over: ${seen.join(' | ')}`);
}

/** Whoever is asked answers, until it is over, or enough, or so many decisions; tells how many there were. */
export async function playTogether(
  players: readonly Player[],
  most: number,
  enough: () => Promise<boolean> = async () => false,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    const asked = await nextAsked(players);
    if (asked === null || (await enough())) return n;
    await playOn(asked.page, asked.hand, 1, n).catch(async (error: unknown) => {
      const words = await wordsOn(asked.page);
      throw new Error(`At decision ${n} of player ${players.indexOf(asked)}: ${words}`, { cause: error });
    });
  }
  return most;
}
