import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { atTheTable } from './lib/table.mjs';

const USAGE = `Usage: npm run screenshots
Takes pictures of the main screens, wide and phone, light and dark, into screenshots/.`;

const SIZES = /** @type {const} */ ([
  ['wide', { viewport: { width: 1440, height: 900 } }],
  ['phone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }],
]);
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/** @typedef {import('playwright-core').Page} Page */

/** Screens that are simply visited. */
const PAGES = ['', 'new', 'games', 'muster', 'campaign', 'library', 'library/monsters', 'about'];

await command({ usage: USAGE }, async () => {
  const folder = join(root, 'screenshots');
  mkdirSync(folder, { recursive: true });
  await atTheTable(async (browser, url) => {
    for (const [size, options] of SIZES) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({ ...options, colorScheme, reducedMotion: 'reduce' });
        const page = await context.newPage();
        const shot = (/** @type {string} */ name) =>
          page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
        for (const path of PAGES) {
          await page.goto(`${url}${path}`);
          await page.waitForSelector('h1');
          await page.waitForLoadState('networkidle');
          await shot(path === '' ? 'home' : path.replaceAll('/', '-'));
        }
        await table(page, url, shot);
        await context.close();
      }
    }
  });
  process.stdout.write(`Pictures are in ${relative(root, folder)}/\n`);
});

/**
 * A game some turns on: a move being drawn, and the odds of a shot.
 * @param {Page} page
 * @param {string} url
 * @param {(name: string) => Promise<unknown>} shot
 */
async function table(page, url, shot) {
  await page.evaluate(() => {
    const state = { pace: 0, botSeconds: 0.2, hints: true, sound: false, handOver: true, always: {} };
    localStorage.setItem('vedette.settings', JSON.stringify({ state, version: 0 }));
  });
  await page.goto(`${url}?seed=picture`);
  await page.getByRole('button', { name: 'Play now' }).click();
  const coarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  const touch = (/** @type {number} */ x, /** @type {number} */ y) =>
    coarse ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  let moves = 0;
  for (let n = 0; n < 160; n++) {
    await page.locator('.question h2').waitFor({ timeout: 60_000 });
    if ((await page.locator('.ending').count()) > 0) break;
    const panel = page.locator('.question');
    const before = await panel.getAttribute('data-seq');
    const form = await panel.getAttribute('data-form');
    if (form === 'point' || form === 'path') {
      await page.locator('.reach').waitFor();
      const box = await page.locator('.reach').boundingBox();
      if (box === null) return;
      const first = page.locator('.question .choice-first');
      for (let tries = 0; tries < 8; tries++) {
        const x = box.x + box.width * (0.1 + ((n * 17 + tries * 29) % 80) / 100);
        await touch(x, box.y + box.height * (form === 'path' ? 0.15 : 0.5));
        await page.waitForTimeout(500);
        if (await first.isEnabled({ timeout: 500 }).catch(() => false)) break;
      }
      if (form === 'path' && ++moves === 10) {
        await shot('table');
        return;
      }
      await first.click();
    } else if ((await page.locator('.question input[type=checkbox]').count()) > 0) {
      await page.locator('.question input[type=checkbox]').first().check();
      await page.locator('.question button[type=submit]').click();
    } else {
      const words = await page.locator('[data-option]').allInnerTexts();
      const found = words.findIndex((text) => /^(Move|Shoot|Search)/.test(text));
      const option = page.locator('[data-option]').nth(Math.max(0, found));
      // Whoever is to be sent is looked at first.
      const looks = await option.evaluate((one) => one.matches('[aria-pressed=false]'));
      await option.click();
      if (looks) await option.click();
    }
    await page.waitForFunction(
      (seq) => document.querySelector('.question')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
}
