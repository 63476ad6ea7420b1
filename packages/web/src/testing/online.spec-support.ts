import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { OnlineOptions, RunningServer } from '@vedette/server';
import { errors, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, playOn } from './hand.spec-support.ts';
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
  await expect.poll(() => links.count()).toBe(people);
  return links.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
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

/** A question that is put at this screen. */
const ASKED = '.question[data-seq$=" open"]';

/** Milliseconds in which a question that needs no asking is answered by itself. */
const SETTLED = 250;

export const isAsked = async (page: Page): Promise<boolean> => (await page.locator(ASKED).count()) > 0;

/** Which question is on this page; null: none. */
async function questionOn(page: Page, what = '.question'): Promise<string | null> {
  const found = await page.locator(what).evaluateAll((all) => all.map((one) => one.getAttribute('data-seq')));
  return found[0] ?? null;
}

/** Null: nobody, or a question has just gone. */
async function whoIsAsked(
  players: readonly Player[],
): Promise<{ readonly asked: Player; readonly what: string } | null> {
  for (const asked of players) {
    const what = await questionOn(asked.page, ASKED);
    if (what === null) continue;
    await asked.page.waitForTimeout(SETTLED);
    if ((await questionOn(asked.page)) === what) return { asked, what };
  }
  return null;
}

/**
 * A question that answered itself while it was looked at leaves whoever was asked waiting for the next, and that may be
 * another's. Only that is no fault: he has waited in vain, and for a question that is no longer there.
 */
export const isOvertaken = (error: unknown, before: string, now: string | null): boolean =>
  error instanceof errors.TimeoutError && now !== before && now?.endsWith(' open') !== true;

/** Whoever is asked answers, until it is over, or enough, or so many decisions; tells how many there were. */
export async function playTogether(
  players: readonly Player[],
  most: number,
  enough: () => Promise<boolean> = async () => false,
): Promise<number> {
  for (let n = 0; n < most; n++) {
    const signs = players.map(({ page }) => page.locator(`${ASKED}, .ending`).first());
    await Promise.any(signs.map((sign) => sign.waitFor({ timeout: 60_000 })));
    if ((await players[0]!.page.locator('.ending').count()) > 0) return n;
    if (await enough()) return n;
    const found = await whoIsAsked(players);
    if (found === null) continue;
    const { asked, what } = found;
    await playOn(asked.page, asked.hand, 1, n).catch(async (error: unknown) => {
      if (!isOvertaken(error, what, await questionOn(asked.page))) throw error;
    });
  }
  return most;
}
