import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@vedette/server';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const webRoot = fileURLToPath(new URL('..', import.meta.url));
const dist = fileURLToPath(new URL('../dist', import.meta.url));
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let server: RunningServer;
let browser: Browser;

interface Visit {
  readonly page: Page;
  /** Errors the browser reported, failed requests, and requests to anyone but us. */
  readonly complaints: string[];
}

async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) complaints.push(`stranger: ${request.url()}`);
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  return { page, complaints };
}

const themeColour = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

beforeAll(async () => {
  if (!existsSync(`${dist}/index.html`)) {
    const { build } = await import('vite');
    await build({ root: webRoot, logLevel: 'warn' });
  }
  server = await startServer({ port: 0, root: dist });
  browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
}, 60_000);

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('the front page', { timeout: 30_000 }, () => {
  it('says what Vedette is, what there is, and what is to come', async () => {
    const { page, complaints } = await visit();
    expect(await page.title()).toContain('Vedette');
    expect(await page.locator('h1').allTextContents()).toEqual(['Vedette']);
    expect(await page.locator('h2').allTextContents()).toEqual([
      'A key to the map',
      'Present today',
      'On the march',
      'Standing orders',
      'The books',
    ]);
    const march = await page.locator('#coming h3').allTextContents();
    expect(march[0]).toBe('The Silver Bayonet');
    expect(march[march.length - 1]).toBe('Online');
    const commands = await page.locator('#orders dt').allTextContents();
    expect(commands).toEqual(['npm run play', 'npm test', 'npx vedette engine']);
    expect(await page.locator('.primary').textContent()).toBe('Commands to run it');
    expect(complaints).toEqual([]);
  });

  it('says that it is unofficial, names the authors, and sends people to the books', async () => {
    const { page } = await visit();
    const books = ((await page.locator('#books').textContent()) ?? '').replace(/\s+/g, ' ');
    expect(books).toContain('unofficial');
    expect(books).toContain('No text, story or art of the books is in it');
    expect(books).toContain('Buy them');
    for (const name of [
      'Joseph A. McCullough',
      'Osprey Games',
      'Andrea Sfiligoi',
      'Ganesha Games',
      'Dennis Barrett',
    ]) {
      expect(books).toContain(name);
    }
  });

  it('can be read, map and all, without scripts', async () => {
    const { page, complaints } = await visit({ javaScriptEnabled: false });
    expect(await page.getByText('Vedette is unofficial').isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: /river crossing/ }).isVisible()).toBe(true);
    expect(await page.locator('#theme-toggle').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('lights the lamp when asked, and remembers it', async () => {
    const { page } = await visit({ colorScheme: 'light', reducedMotion: 'reduce' });
    const toggle = page.getByRole('button', { name: 'Lamplight' });
    const daylight = await themeColour(page);
    expect(await toggle.getAttribute('aria-pressed')).toBe('false');

    await toggle.click();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    const lamplight = await themeColour(page);
    expect(lamplight).not.toBe(daylight);

    await page.reload();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await themeColour(page)).toBe(lamplight);

    await toggle.click();
    expect(await themeColour(page)).toBe(daylight);
  });

  it('colours the browser’s frame as it colours itself, at once and when it is back', async () => {
    const { page } = await visit({ colorScheme: 'light', reducedMotion: 'reduce' });
    const frame = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
    expect(await frame()).toEqual(['#efe3c8']);
    await page.getByRole('button', { name: 'Lamplight' }).click();
    expect(await frame()).toEqual(['#1b1611']);
    await page.reload();
    expect(await frame()).toEqual(['#1b1611']);
  });

  it('says so when nothing is at the address', async () => {
    const { page } = await visit();
    expect(await page.getByRole('status').count()).toBe(0);
    await page.goto(`${server.url}campaigns/b%20c`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('status').textContent()).toBe(
      'There is nothing at /campaigns/b c. This is the front page.',
    );
    expect(await page.locator('h1').textContent()).toBe('Vedette');
  });

  it('has no lettering on the map of a phone that is too small to read', async () => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('.sheet text')]
        .filter((text) => getComputedStyle(text).display !== 'none')
        .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)),
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThan(11);
  });

  it('follows the system until someone chooses', async () => {
    const { page } = await visit({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await page.locator('#theme-toggle').getAttribute('aria-pressed')).toBe('true');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.locator('#theme-toggle').getAttribute('aria-pressed')).toBe('false');
  });

  it('lets the keyboard skip to the report', async () => {
    const { page } = await visit();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the report');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it.each([320, 390, 768, 1024, 1440, 2560])(
    'fits a screen %i wide without scrolling sideways',
    async (width) => {
      const { page } = await visit({ viewport: { width, height: 844 } });
      expect(await overflow(page)).toBe(0);
    },
  );

  it('does not jump while it loads', async () => {
    const { page } = await visit();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              total += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 200);
        }),
    );
    expect(shift).toBeLessThan(0.02);
  });

  it.each(['light', 'dark'] as const)('has no serious fault of access in %s', async (colorScheme) => {
    // bypassCSP lets the inspector in; every other test runs under the policy as served.
    const { page } = await visit({ colorScheme, bypassCSP: true, reducedMotion: 'reduce' });
    await page.addScriptTag({ path: axePath });
    const faults = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    });
    expect(faults).toEqual([]);
  });
});
