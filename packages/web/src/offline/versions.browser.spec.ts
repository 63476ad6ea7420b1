import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@vedette/server';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atTheTable, builtApp } from '../testing/browser.spec-support.ts';
import { en } from '../words/en/index.ts';

/** The built app again, as if something had been changed in it: another entry, other parts, another version. */
async function nextBuild(site: string, mark: string): Promise<void> {
  const assets = join(site, 'assets');
  const page = await readFile(join(builtApp, 'index.html'), 'utf8');
  const [, entry = ''] = /src="\/assets\/([^"]+)\.js"/.exec(page) ?? [];
  const parts = (await readdir(join(builtApp, 'assets'))).filter((name) => name.startsWith('LibraryPage-'));
  const names = [entry, ...parts.map((name) => name.replace(/\.\w+$/, ''))];
  const anew = (text: string): string =>
    names
      .reduce((changed, name) => changed.replaceAll(name, `${name}-${mark}`), text)
      .replace('<title>', `<meta name="mark" content="${mark}"><title>`)
      .replace(/vedette-[0-9a-f]{16}/, `vedette-${mark}`);
  await rm(assets, { recursive: true });
  await cp(builtApp, site, { recursive: true });
  for (const name of await readdir(assets)) {
    if (!name.endsWith('.js') && !names.some((changed) => name.startsWith(changed))) continue;
    const text = await readFile(join(assets, name));
    await rm(join(assets, name));
    await writeFile(join(assets, anew(name)), name.endsWith('.js') ? anew(text.toString()) : text);
  }
  for (const name of ['index.html', 'service-worker.js'])
    await writeFile(join(site, name), anew(await readFile(join(builtApp, name), 'utf8')));
}

const markOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=mark]')?.getAttribute('content') ?? null);

const news = (page: Page) => page.getByText(en.offline.newer);

/** As the browser does by and by: looks whether the server has another service worker. */
const lookAgain = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** The version that is kept, once nothing is being fetched any more. */
const keptVersion = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    const busy = found?.active?.state !== 'activated' || found.installing !== null || found.waiting !== null;
    return busy ? '' : ((await caches.keys()).at(-1) ?? '');
  });

async function settled(page: Page, version: RegExp): Promise<void> {
  await expect.poll(() => keptVersion(page), { timeout: 30_000 }).toMatch(version);
}

describe('a new version', () => {
  const table = atTheTable();
  let site = '';
  let server: RunningServer;

  beforeEach(async () => {
    site = await mkdtemp(join(tmpdir(), 'vedette-site-'));
    await cp(builtApp, site, { recursive: true });
    server = await startServer({ port: 0, root: site });
  });
  afterEach(async () => {
    await server.close().catch(() => {});
    await rm(site, { recursive: true });
  });

  /** A page of the first version, kept for offline. */
  async function arrive(): Promise<{ page: Page; context: BrowserContext }> {
    const { context, page } = await table.visit('about', { keepsApp: true });
    await page.goto(server.url);
    await settled(page, /^vedette-[0-9a-f]{16}$/);
    expect(await news(page).count()).toBe(0);
    return { context, page };
  }

  it('announces itself on a page that stays open, and is there when that page is loaded anew', async () => {
    const { page } = await arrive();
    await nextBuild(site, 'second');
    await lookAgain(page);
    await news(page).waitFor();
    expect(await markOf(page)).toBeNull();
    await page.getByRole('button', { name: en.offline.reload }).click();
    await expect.poll(() => markOf(page).catch(() => null)).toBe('second');
    await page.locator('h1').waitFor();
    expect(await news(page).count()).toBe(0);
    await settled(page, /^vedette-second$/);
    expect(await news(page).count()).toBe(0);
  });

  it('is there on the first plain load, although the old page stays open, which goes on working', async () => {
    const { page, context } = await arrive();
    await nextBuild(site, 'second');
    const other = await context.newPage();
    await other.goto(server.url);
    expect(await markOf(other)).toBe('second');
    await settled(other, /^vedette-second$/);
    await news(page).waitFor();
    expect(await news(other).count()).toBe(0);

    await page.getByRole('button', { name: en.offline.later }).click();
    expect(await news(page).count()).toBe(0);
    // A part that this page has not fetched so far, and that the server has no more.
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
    expect(await markOf(page)).toBeNull();
    await page.reload();
    expect(await markOf(page)).toBe('second');
  });

  it('that came while nobody looked is not missed, and then works without a network', async () => {
    const { page } = await arrive();
    await page.goto('about:blank');
    await nextBuild(site, 'second');
    await nextBuild(site, 'third');
    await page.goto(server.url);
    expect(await markOf(page)).toBe('third');
    await settled(page, /^vedette-third$/);
    await server.close();
    await page.reload();
    expect(await markOf(page)).toBe('third');
    await page.getByRole('link', { name: 'Library' }).click();
    await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor();
  });

  it('that cannot be fetched whole leaves the one that is there alone', async () => {
    const { page } = await arrive();
    await nextBuild(site, 'broken');
    const script = await readFile(join(site, 'service-worker.js'), 'utf8');
    await writeFile(join(site, 'service-worker.js'), script.replace('/favicon.svg', '/nowhere.svg'));
    await lookAgain(page).catch(() => {});
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
      )
      .toBeNull();
    expect(await page.evaluate(() => caches.keys())).toEqual([
      expect.stringMatching(/^vedette-[0-9a-f]{16}$/),
    ]);
  });
});
