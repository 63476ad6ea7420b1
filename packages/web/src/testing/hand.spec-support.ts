import type { Page } from 'playwright-core';
import { en } from '../words/en/index.ts';

/** Quick bots and no ceremony, as a player in a hurry would set it. */
export async function inAHurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { pace: 0, botSeconds: 0.1, hints: true, sound: false, handOver: true, always: {} };
    localStorage.setItem('vedette.settings', JSON.stringify({ state, version: 0 }));
  });
  await page.reload();
}

/** The question that is open now; null when the game is over. */
export async function openQuestion(page: Page): Promise<string | null> {
  const heading = page.locator('.question h2');
  await heading.waitFor({ timeout: 60_000 });
  const title = await heading.innerText();
  return (await page.locator('.question .ending').count()) > 0 ? null : title;
}

/** How somebody plays: by pointing, by touching, or by keys alone. */
export interface Hand {
  /** Picks the option at this place of the list. */
  choose(page: Page, index: number): Promise<void>;
  /** Points at a place of the table, given as a share of the ground to choose from. */
  point(page: Page, x: number, y: number): Promise<void>;
  confirm(page: Page): Promise<void>;
  /** Picks the first of several and gives them. */
  chooseFirstOfSeveral(page: Page): Promise<void>;
}

async function pointOn(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const ground = page.locator('.reach');
  await ground.waitFor();
  const box = (await ground.boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Waits for the answer that is being drawn; where none can be, for as long as a player would. */
const drawn = (page: Page) =>
  page
    .locator('.question .choice-first:not(:disabled)')
    .waitFor({ timeout: PATIENCE })
    .catch(() => {});

const PATIENCE = 2000;

const firstButton = (page: Page) => page.locator('.question .choice-first');

async function canConfirm(page: Page): Promise<boolean> {
  return (await firstButton(page).count()) > 0 && firstButton(page).isEnabled();
}

export const mouse: Hand = {
  choose: (page, index) => page.locator('.question .choices .choice').nth(index).click(),
  async point(page, x, y) {
    const at = await pointOn(page, x, y);
    await page.mouse.click(at.x, at.y);
    await drawn(page);
  },
  confirm: (page) => firstButton(page).click(),
  async chooseFirstOfSeveral(page) {
    await page.locator('.question input[type=checkbox]').first().check();
    await page.locator('.question button[type=submit]').click();
  },
};

export const finger: Hand = {
  choose: (page, index) => page.locator('.question .choices .choice').nth(index).tap(),
  async point(page, x, y) {
    const at = await pointOn(page, x, y);
    await page.touchscreen.tap(at.x, at.y);
    await drawn(page);
  },
  confirm: (page) => firstButton(page).tap(),
  async chooseFirstOfSeveral(page) {
    await page.locator('.question label.choice').first().tap();
    await page.locator('.question button[type=submit]').tap();
  },
};

export const keys: Hand = {
  choose: (page, index) => page.keyboard.press(String(index + 1)),
  async point(page, x) {
    await page.locator('.reach').waitFor();
    await page.locator('.table-window').focus();
    const [up, right] = [Math.round(x * 100) % 4 < 2, Math.round(x * 100) % 2 === 0];
    await page.keyboard.press(up ? 'ArrowUp' : 'ArrowDown');
    await page.keyboard.press(right ? 'ArrowRight' : 'ArrowLeft');
    await page.keyboard.press('Enter');
    await drawn(page);
  },
  confirm: (page) => page.keyboard.press('Enter'),
  async chooseFirstOfSeveral(page) {
    await page.locator('.question input[type=checkbox]').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  },
};

/** Plays on until the game is over, or so many decisions; tells how many there were. */
export async function playOn(page: Page, hand: Hand, most = 400): Promise<number> {
  for (let n = 0; n < most; n++) {
    const title = await openQuestion(page);
    if (title === null) return n;
    const before = await page.locator('.question').getAttribute('data-seq');
    await decide(page, hand, n);
    // The same question must not be answered twice: wait until what is shown is another.
    await page.waitForFunction(
      (seq) => document.querySelector('.question')?.getAttribute('data-seq') !== seq,
      before,
    );
  }
  return most;
}

/** Places to point at before giving up: some are taken, or a wall stands there. */
const TRIES = 12;

async function decide(page: Page, hand: Hand, n: number): Promise<void> {
  const form = await page.locator('.question').getAttribute('data-form');
  if (form === 'point' || form === 'path' || form === 'formation') {
    for (let tries = 0; tries < TRIES; tries++) {
      await hand.point(page, 0.1 + ((n * 17 + tries * 29) % 80) / 100, 0.5);
      if (await canConfirm(page)) break;
    }
    if (await canConfirm(page)) await hand.confirm(page);
    else await stay(page);
  } else if (form === 'some') {
    await hand.chooseFirstOfSeveral(page);
  } else {
    const words = await page.locator('.question .choices .choice').allInnerTexts();
    await hand.choose(page, preferred(words, n));
  }
}

/** Where nothing can be drawn, whoever moves may stay; what was drawn in vain is taken back first. */
async function stay(page: Page): Promise<void> {
  const draft = page.locator('.question .choice-first:disabled');
  if ((await draft.count()) > 0) await page.getByRole('button', { name: en.play.thinkAgain }).click();
  await page.locator('.question .choice:enabled').first().click();
}

/** Shoots and searches where it can, moves now and then, and else has done with it: games must come to an end. */
function preferred(words: readonly string[], n: number): number {
  const wanted = n % 3 === 0 ? /^⟦*(Shoot|Search|Move)/ : /^⟦*(Shoot|Search|Done)/;
  const found = words.findIndex((text) => wanted.test(text));
  return found >= 0 && found < 9 ? found : 0;
}
