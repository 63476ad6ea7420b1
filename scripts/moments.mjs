import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { root } from './lib/root.mjs';
import { atTheTable } from './lib/table.mjs';

const USAGE = `Usage: npm run moments [-- --strips]
Takes pictures of some twenty moments at the table, the same every time, and strips of frames of a shot, a melee and a
monster's arrival, into screenshots/moments/; with --strips, the strips alone.`;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {(name: string) => Promise<unknown>} Shot */

const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SIZES = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  sideways: { viewport: { width: 844, height: 390 }, ...PHONE },
};

/** @type {readonly { game: string, size: keyof typeof SIZES, scheme: 'light' | 'dark', play: (page: Page, shot: Shot) => Promise<void> }[]} */
const VISITS = [
  { game: 'Play now', size: 'wide', scheme: 'light', play: turnOfOne },
  { game: 'Play now', size: 'phone', scheme: 'dark', play: turnOfOne },
  { game: 'Play now', size: 'sideways', scheme: 'light', play: whoActs },
  { game: 'Bayonet Point now', size: 'wide', scheme: 'light', play: orderOfAUnit },
  { game: 'Bayonet Point now', size: 'phone', scheme: 'light', play: whoActs },
  { game: 'Fear and Faith now', size: 'wide', scheme: 'dark', play: dareDice },
];

/** Frames of a strip, and milliseconds between them at a stately pace. */
const FRAMES = 7;
const APART = 700;
const STATELY = 3200;

await command({ usage: USAGE, options: { strips: { type: 'boolean' } } }, async ({ values }) => {
  const folder = join(root, 'screenshots', 'moments');
  mkdirSync(folder, { recursive: true });
  await atTheTable(async (browser, url) => {
    if (values['strips'] !== true) await moments(browser, url, folder);
    await strips(browser, url, folder);
  });
  process.stdout.write(`Pictures are in ${relative(root, folder)}/\n`);
});

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} folder
 */
async function moments(browser, url, folder) {
  for (const { game, size, scheme, play } of VISITS) {
    const context = await browser.newContext({
      ...SIZES[size],
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${url}?seed=picture`);
    await settle(page, { pace: 0, botSeconds: 0.1 });
    const name = game.toLowerCase().replaceAll(' ', '-').replace(/-now$/, '');
    const shot = async (/** @type {string} */ moment) => {
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${name}-${size}-${scheme}-${moment}.png`) });
    };
    await page.getByRole('button', { name: game, exact: true }).click();
    await page.locator('.question h2').waitFor({ timeout: 60_000 });
    await play(page, shot);
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {object} state
 */
async function settle(page, state) {
  await page.evaluate((kept) => {
    localStorage.setItem('vedette.settings', JSON.stringify({ state: kept, version: 0 }));
  }, state);
  await page.reload();
}

/**
 * The orders of the day, and a company set up.
 * @param {Page} page
 * @param {Shot} shot
 */
async function setUp(page, shot) {
  await shot('1-brief');
  const forMe = page.locator('[data-does="deploy-for-me"]');
  if ((await forMe.count()) === 0) await page.locator('[data-option]').first().click();
  await forMe.click();
  await page.locator('[data-does="place-them"]').waitFor();
  await shot('2-proposal');
  await page.locator('[data-does="place-them"]').click();
  await page.locator('.question [data-option], .companies [data-option]').first().waitFor();
}

/**
 * Somebody who can act is taken; where he is looked at first, with the second touch.
 * @param {Page} page
 * @param {number} nth
 */
async function take(page, nth) {
  // On a small screen the names stand among the answers.
  const roster = page.locator('.companies [data-option]');
  const option = ((await roster.count()) > 0 ? roster : page.locator('[data-option]')).nth(nth);
  const looks = await option.evaluate((one) => one.matches('[aria-pressed=false]'));
  const before = await page.locator('.question').getAttribute('data-seq');
  await option.click();
  if (looks) await option.click();
  await page.waitForFunction(
    (seq) => document.querySelector('.question')?.getAttribute('data-seq') !== seq,
    before,
  );
  await page.locator('[data-option]').first().waitFor();
}

/** @type {(page: Page, shot: Shot) => Promise<void>} */
async function whoActs(page, shot) {
  await setUp(page, shot);
  await shot('3-who');
}

/** @type {(page: Page, shot: Shot) => Promise<void>} */
async function turnOfOne(page, shot) {
  await setUp(page, shot);
  await shot('3-who');
  await take(page, 1);
  await shot('4-act');
  const foe = page.locator('.walker:not(.walker-own)').nth(3);
  const coarse = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  await (coarse ? foe.tap({ force: true }) : foe.click({ force: true }));
  await page.locator('.way').waitFor();
  await shot('5-way-and-odds');
}

/** @type {(page: Page, shot: Shot) => Promise<void>} */
async function orderOfAUnit(page, shot) {
  await setUp(page, shot);
  await page.locator('.companies [data-option]').first().click();
  await shot('3-looked-at');
}

/** @type {(page: Page, shot: Shot) => Promise<void>} */
async function dareDice(page, shot) {
  await setUp(page, shot);
  await take(page, 0);
  await shot('3-dice');
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} folder
 */
async function strips(browser, url, folder) {
  const { STAGED } = await import('./lib/staged-games.mjs');
  for (const { name, title, acts, file, share } of STAGED) {
    const context = await browser.newContext({
      ...SIZES.wide,
      reducedMotion: 'no-preference',
      deviceScaleFactor: 1.5,
    });
    const page = await context.newPage();
    await page.goto(`${url}games`);
    await settle(page, { pace: STATELY, handOver: false });
    const buffer = Buffer.from(JSON.stringify(file));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.vedette.json`, mimeType: 'application/json', buffer });
    await page.waitForURL(/\/game\//);
    for (const words of acts) {
      const named = page.locator('[data-option]', { hasText: words }).first();
      const id = await named.getAttribute('data-option');
      const option = page.locator(`[data-option="${id}"]`).first();
      const looks = await option.evaluate((one) => one.matches('[aria-pressed=false]'));
      await option.click();
      if (looks) await option.click();
    }
    const clip = middleOf(await page.locator('.table-window').boundingBox(), share);
    const frames = [];
    for (let n = 0; n < FRAMES; n++) {
      frames.push((await page.screenshot({ clip })).toString('base64'));
      await page.waitForTimeout(APART);
    }
    // A blank page: the app's own lets no style be written into it.
    await mounted(await browser.newPage(), title, frames, join(folder, `strip-${name}.png`));
    await context.close();
  }
}

/**
 * What is worth seeing happens in the middle of the map.
 * @param {{ x: number, y: number, width: number, height: number } | null} box
 * @param {number} share
 */
function middleOf(box, share) {
  if (box === null) throw new Failure('There is no map on the page.');
  const size = Math.min(box.width, box.height) * share;
  return { x: box.x + (box.width - size) / 2, y: box.y + (box.height - size) / 2, width: size, height: size };
}

/**
 * Frames side by side on one sheet.
 * @param {Page} page
 * @param {string} title
 * @param {readonly string[]} frames
 * @param {string} path
 */
async function mounted(page, title, frames, path) {
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame}" width="420">`).join('');
  await page.setViewportSize({ width: 420 * frames.length + 8 * (frames.length + 1), height: 400 });
  await page.setContent(
    `<body style="margin:8px;font:italic 18px serif;background:#f6ecd6"><p style="margin:0 0 8px">${title}</p>
    <div style="display:flex;gap:8px">${pictures}</div></body>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}
