import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@vedette/server';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Settings } from '../app/settings.ts';
import { SharedContexts } from './shared-contexts.spec-support.ts';

const webRoot = fileURLToPath(new URL('../..', import.meta.url));
/** The built app; another folder may be named, to try a build without touching the one in use. */
export const builtApp = process.env['VEDETTE_DIST'] ?? fileURLToPath(new URL('../../dist', import.meta.url));
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
  // Nothing is drawn: what would draw needs no process of its own.
  '--in-process-gpu',
  // Pages of one context share a process: see `SharedContexts`.
  '--process-per-site',
  // A page lives for seconds: what would be compiled best and what is thrown away at once cost it more than they give,
  // and threads that clear up beside it only get in the way of other pages.
  `--js-flags=${[
    '--no-turbofan',
    '--invocation-count-for-maglev=4000',
    '--single-threaded-gc',
    '--min-semi-space-size=32',
    '--max-semi-space-size=64',
  ].join(',')}`,
];

/** Milliseconds: a page is waited for as long as it may take on a machine with much else to do. */
const PATIENCE = 60_000;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors the browser reported, failed requests, and requests to anyone but us. */
  readonly complaints: string[];
}

export async function usualApp(): Promise<string> {
  if (!existsSync(`${builtApp}/index.html`)) {
    const { build } = await import('vite');
    await build({ root: webRoot, logLevel: 'warn' });
  }
  return builtApp;
}

const running: { browser: Promise<Browser> | null } = { browser: null };

/** One Chromium for all files that this process runs, ended with it: whoever visits gets a context of their own. */
async function sharedBrowser(): Promise<Browser> {
  const found = await running.browser;
  if (found?.isConnected()) return found;
  running.browser = chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  return running.browser;
}

/** A browser that cannot keep the app for days without a network, and so does not fetch all of it at every visit. */
const forgetful = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');

/**
 * Nobody looks at these pages: they are styled, laid out and touched as ever, and only not painted, which would be a
 * third of the browser's work. Paper is printed as it is.
 */
const unpainted = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@media screen { html { opacity: 0 } }');
  document.adoptedStyleSheets.push(sheet);
};

/** Whoever has never been here finds these; to whoever has, nothing happens. */
const findSettings = (found: string) => {
  if (location.origin !== 'null' && localStorage.getItem('vedette.settings') === null)
    localStorage.setItem('vedette.settings', found);
};

/** A file of the app that shows nothing and does nothing. */
const NOTHING = 'favicon.svg';

interface Visitor extends BrowserContextOptions {
  /** The browser keeps the app for days without a network. */
  readonly keepsApp?: true;
  /** Whoever changes more than pages (the clock, the line, what is answered) has a context that nobody gets after him. */
  readonly alone?: true;
}

type Serving = Omit<RunningServer, 'work'>;

const serveFiles = (root: string): Promise<Serving> => startServer({ port: 0, root });

/** A browser and the built app for all tests of a file; `app` says where it is, if it is another, `serve` who serves it. */
export function atTheTable(app: () => Promise<string> = usualApp, serve = serveFiles) {
  let server: Serving;
  let browser: Browser;
  const shared = new SharedContexts();

  beforeAll(async () => {
    server = await serve(await app());
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    const own = browser.contexts().filter((context) => !shared.has(context));
    await Promise.all([shared.giveBack(`${server.url}${NOTHING}`), ...own.map((context) => context.close())]);
  });
  afterAll(async () => {
    await shared.close();
    await server?.close();
  });

  return {
    url: (path = '') => `${server.url}${path}`,
    stopServer: () => server.close(),
    async visit(
      path = '',
      { keepsApp, alone, ...options }: Visitor = {},
      settings: Partial<Settings> = {},
    ): Promise<Visit> {
      const wanted = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options } as const;
      const isShared = !keepsApp && !alone && options.storageState === undefined;
      const context = await (isShared ? shared.take(browser, wanted) : browser.newContext(wanted));
      const [keeper] = context.pages();
      const page = await context.newPage();
      if (keeper === undefined) await context.addInitScript(unpainted);
      if (!keepsApp && keeper === undefined) await context.addInitScript(forgetful);
      if (Object.keys(settings).length > 0)
        await page.addInitScript(findSettings, JSON.stringify({ state: settings, version: 0 }));
      page.setDefaultTimeout(PATIENCE);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('requestfailed', (request) => {
        // What a reload cuts short has not failed.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
      });
      page.on('request', (request) => {
        const { protocol } = new URL(request.url());
        if (protocol !== 'blob:' && !request.url().startsWith(server.url))
          complaints.push(`stranger: ${request.url()}`);
      });
      await page.goto(`${server.url}${path}`);
      // Not before: with the last page of a place its process goes, and all that was read and compiled in it.
      await keeper?.close();
      await page.waitForSelector('h1, .question');
      return { page, context, complaints };
    },
  };
}

/** Goes to another screen as a link would, without loading the app anew; waits for what shows that it is there. */
export async function turnTo(page: Page, path: string, sign: string): Promise<void> {
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll('main')) left.dataset['left'] = '';
    history.pushState(null, '', to);
  }, `/${path}`);
  await page.locator('main:not([data-left])').locator(sign).first().waitFor();
}

/**
 * Serious and critical faults of access on what the page shows now; needs a visit with `bypassCSP`. With `only`, by
 * these rules of axe alone.
 */
export async function faultsOfAccess(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  const there = await page.evaluate(() => 'axe' in globalThis);
  if (!there) await page.addScriptTag({ path: axePath });
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    const show = (shown: boolean) => {
      for (const sheet of document.adoptedStyleSheets) sheet.disabled = shown;
    };
    // What is not painted has no contrast.
    show(true);
    const { violations } = await axe
      .run({
        resultTypes: ['violations'],
        preload: false,
        ...(rules === null ? {} : { runOnly: [...rules] }),
      })
      .finally(() => show(false));
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, only ?? null);
}

/** By day everything, by lamplight what the light can change; the page stays as it was visited. */
export async function faultsInAnyLight(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const byDay = await faultsOfAccess(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const byLamplight = await faultsOfAccess(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: null });
  return [...byDay, ...byLamplight.map((fault) => `by lamplight: ${fault}`)];
}

/** How far the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
