import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

interface Shared {
  readonly wants: string;
  readonly context: BrowserContext;
  /** Keeps the browser's process for the next page, with what has been read and compiled in it; null: taken. */
  keeper: Page | null;
}

/** Milliseconds: what cannot be emptied in this time is thrown away. */
const EMPTYING = 10_000;

/**
 * Contexts that go from one test to the next which wants the same of its browser, emptied of all that was kept in them.
 * No two visits of one test share one.
 */
export class SharedContexts {
  private readonly all = new Set<Shared>();

  async take(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
    const wants = JSON.stringify(options);
    const found = [...this.all].find((one) => one.keeper !== null && one.wants === wants);
    if (found !== undefined) {
      found.keeper = null;
      return found.context;
    }
    const context = await browser.newContext(options);
    const shared: Shared = { wants, context, keeper: null };
    this.all.add(shared);
    context.on('close', () => this.all.delete(shared));
    return context;
  }

  has(context: BrowserContext): boolean {
    return [...this.all].some((one) => one.context === context);
  }

  /** Empties those that were taken; `nothing`: an address of the app that shows and does nothing. */
  async giveBack(nothing: string): Promise<void> {
    const taken = [...this.all].filter(({ keeper }) => keeper === null);
    await Promise.all(taken.map((one) => emptied(one, nothing).catch(() => one.context.close())));
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map(({ context }) => context.close()));
  }
}

async function emptied(shared: Shared, nothing: string): Promise<void> {
  const { context } = shared;
  const [page, ...others] = context.pages();
  if (page === undefined) throw new Error('No page is left to keep the process.');
  page.removeAllListeners();
  await Promise.all(others.map((other) => other.close()));
  await page.goto(nothing, { timeout: EMPTYING });
  const session = await context.newCDPSession(page);
  const { origin } = new URL(nothing);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.evaluate(() => localStorage.clear());
  shared.keeper = page;
}
