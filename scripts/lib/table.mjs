import { join } from 'node:path';
import { buildPackages, buildWeb } from './build.mjs';
import { chromium as chromiumPath } from './chromium.mjs';
import { Failure } from './fail.mjs';
import { install } from './install.mjs';
import { root } from './root.mjs';

/**
 * Builds everything, opens the house and a browser, and closes both behind whoever was let in.
 * @param {(browser: import('playwright-core').Browser, url: string) => Promise<void>} visit
 */
export async function atTheTable(visit) {
  await install();
  if ((await buildPackages()) !== 0 || (await buildWeb()) !== 0)
    throw new Failure('The build failed: see above.');
  const { startServer } = await import('@vedette/server');
  const { chromium } = await import('playwright-core');
  const server = await startServer({ port: 0, root: join(root, 'packages/web/dist') });
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await visit(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
