import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE, openFight, pick } from '../testing/fight.spec-support.ts';
import { mouse, openQuestion, playOn } from '../testing/hand.spec-support.ts';
import { illegible } from '../testing/legible.spec-support.ts';
import { settled } from '../testing/settled.spec-support.ts';
import { en } from '../words/en/index.ts';

/** Width, height, and how much of the screen the map has at least. */
const SCREENS = [
  [1440, 900, 0.5],
  [1024, 768, 0.5],
  [820, 1180, 0.5],
  [960, 600, 0.5],
  [844, 390, 0.5],
  [720, 450, 0.5],
  [390, 844, 0.42],
] as const;

const LOOKS = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

/** Where every answer is, and whether the middle of it is to be seen and touched. */
const answers = (page: Page) =>
  page.locator('[data-option]').evaluateAll((all) =>
    all.map((answer) => {
      const { x, y, width, height } = answer.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return { x, y, width, height, open: top !== null && answer.contains(top) };
    }),
  );

/** Whether somebody's counter is to be seen, whatever lies over the map. */
const isUncovered = (page: Page, id: string) =>
  page.locator(`.walker[data-figure=${id}]`).evaluate((counter) => {
    const { x, y, width, height } = counter.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.table-window') != null;
  });

const mapWindow = (page: Page) =>
  page.locator('.table-window').evaluate((it) => it.getBoundingClientRect().toJSON());

const pointAtFigure = async (page: Page, id: string) => {
  const box = (await page.locator(`.walker[data-figure=${id}]`).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
};

/** Whatever the others call their company: nothing is pushed out of its line, and which of so many acts is read. */
async function aLongNameHolds(page: Page): Promise<void> {
  const map = await settled(() => mapWindow(page));
  const more = await page.locator('.more').boundingBox();
  const name = page.locator('.phases [aria-current] .phase-name');
  const short = await name.innerText();
  const rename = (called: string) =>
    name.evaluate((it, words) => {
      it.textContent = words;
    }, called);
  await rename('La Ronde de Minuit, first half');
  expect(await settled(() => mapWindow(page))).toEqual(map);
  expect(await page.locator('.more').boundingBox()).toEqual(more);
  const count = page.locator('.phase-at');
  await expect.poll(() => count.innerText()).toMatch(/\d of \d/);
  expect(await count.evaluate((it) => it.getBoundingClientRect().right)).toBeLessThanOrEqual(more!.x);
  await rename(short);
}

describe('panels that hold still', () => {
  const table = atTheTable();

  it('odds cover and move no answer, and the map has its part of the screen, at any size', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /Roux/);
    await page.locator('[data-option]').first().waitFor();
    for (const [width, height, share] of SCREENS) {
      const screen = `${width} by ${height}`;
      await page.mouse.move(1, 1);
      await page.setViewportSize({ width, height });
      await page.locator('.odds .prospect').waitFor({ state: 'detached' });
      const map = await settled(() => mapWindow(page));
      expect((map.width * map.height) / (width * height), screen).toBeGreaterThanOrEqual(share);
      const before = await settled(() => answers(page));
      expect(before[0], screen).toMatchObject({ open: true });
      await pointAtFigure(page, 'vane');
      const odds = page.locator('.odds .prospect');
      await odds.first().waitFor();
      expect(await answers(page), screen).toEqual(before);
      expect(await mapWindow(page), screen).toEqual(map);
      const slot = (await page.locator('.odds').boundingBox())!;
      const shown = (await odds.first().locator('h3').boundingBox())!;
      expect(shown.y + shown.height, screen).toBeLessThanOrEqual(slot.y + slot.height + 1);
      // Neither whom they are about nor who would do it is under them.
      for (const id of ['vane', 'roux']) expect(await isUncovered(page, id), `${screen}: ${id}`).toBe(true);
      expect(await overflow(page), screen).toBe(0);
    }
  });

  it('the lines of the companies stay where they are, whoever is looked at and however far off he stands', async () => {
    const { page } = await table.visit('?seed=legible', {}, { pace: 0, botSeconds: 0.1 });
    await page.getByRole('button', { name: 'Bayonet Point now', exact: true }).click();
    await openQuestion(page);
    await page.getByRole('button', { name: en.stage.toTheTable }).click();
    await answered(page, async () => {
      await page.locator('[data-does=deploy-for-me]').click();
      await page.locator('[data-does=place-them]').click();
    });
    const lines = () =>
      page
        .locator('.companies .man')
        .evaluateAll((all) => all.map((line) => [line.getBoundingClientRect().top, line.clientHeight]));
    const measured = page.locator('.man-bearing', { hasText: /\d/ });
    await page.locator('.companies .man-answer').first().waitFor();
    const before = await settled(lines);
    for (const nth of [0, 2]) {
      await page.locator('.companies .man-answer').nth(nth).click();
      await expect.poll(() => measured.count()).toBe(before.length - 1);
      expect(await settled(lines)).toEqual(before);
    }
  });

  it('the map is as large as it was when a legend is laid over it', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /Roux/);
    const before = await mapWindow(page);
    await page.getByRole('button', { name: 'View' }).click();
    await page.locator('.view-legend ul').waitFor();
    expect(await mapWindow(page)).toEqual(before);
  });

  it('who is asked for is chosen in the companies, and the orders do not list the same names again', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await expect.poll(() => choices(page).allInnerTexts()).toHaveLength(2);
    await expect.poll(() => page.locator('.companies [data-option]').allInnerTexts()).toHaveLength(2);
    await expect.poll(() => page.locator('.question').innerText()).not.toContain('Roux');
    // The first touch looks, the second takes.
    const roux = page.locator('.companies [data-option=roux]');
    await page.locator('.companies [data-option=gaspard]').click();
    await roux.click();
    await expect.poll(() => roux.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => page.locator('.question').innerText()).toContain('Send Roux');
    await expect.poll(() => choices(page).count()).toBe(2);
    await roux.click();
    await expect.poll(() => page.locator('.question h2').innerText()).toContain('Roux');
    await expect.poll(() => page.locator('.companies [data-option]').count()).toBe(0);
  });

  it('where the companies are out of view, the orders list the names: a tap looks, the next one sends', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await table.visit('games', phone, FACE_TO_FACE);
    await openFight(page);
    await expect.poll(() => page.locator('.question [data-option]').allInnerTexts()).toHaveLength(2);
    expect(await page.locator('.companies [data-option]').count()).toBe(0);
    await aLongNameHolds(page);
    const before = await page.locator('.question').getAttribute('data-seq');
    const gaspard = page.locator('.question [data-option=gaspard]');
    await gaspard.tap();
    await page.locator('.reach').waitFor();
    await expect.poll(() => gaspard.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.question').getAttribute('data-seq')).toBe(before);
    await gaspard.tap();
    await expect.poll(() => page.locator('.question h2').innerText()).toContain('Gaspard');
  });

  it('the way elsewhere is behind one button, which Escape folds up again', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    const library = page.getByRole('link', { name: 'Library' });
    expect(await library.isVisible()).toBe(false);
    const menu = page.locator('.site-menu summary');
    await menu.click();
    await library.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => library.isVisible()).toBe(false);
    expect(await menu.evaluate((it) => it === document.activeElement)).toBe(true);
    await menu.click();
    await library.click();
    await page.waitForURL(/\/library/);
  });

  it('on a phone the sheet is folded away, and what is asked stays in view', async () => {
    const { page } = await table.visit(
      'games',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      FACE_TO_FACE,
    );
    await openFight(page);
    await pick(page, /Roux/);
    await page.getByRole('button', { name: 'Fold the sheet' }).tap();
    await expect.poll(async () => (await mapWindow(page)).height / 844).toBeGreaterThan(0.65);
    await expect.poll(() => page.locator('.question h2').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Orders' }).tap();
    await expect.poll(() => choices(page).first().isVisible()).toBe(true);
  });

  it('has no fault of access while odds are shown, light, dark or in high contrast', async () => {
    const { page } = await table.visit('games', { bypassCSP: true }, FACE_TO_FACE);
    await openFight(page);
    for (const look of LOOKS) {
      await page.emulateMedia(look);
      expect(await faultsOfAccess(page)).toEqual([]);
    }
    await pick(page, /Roux/);
    await pointAtFigure(page, 'vane');
    await page.locator('.odds .prospect').first().waitFor();
    for (const look of LOOKS) {
      await page.emulateMedia(look);
      for (const [width, height] of [SCREENS[0], SCREENS[1], SCREENS[4], SCREENS[6]]) {
        await page.setViewportSize({ width, height });
        expect(await faultsOfAccess(page)).toEqual([]);
      }
    }
  });
});

/** Sizes at which every kind of question is read. */
const READ_AT = [
  [1440, 900],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;

/** So many decisions of a game are looked at; more where they were of few kinds, but not for ever. */
const DECISIONS = 36;
const MOST = 120;

describe('what is asked can be read', { timeout: 300_000 }, () => {
  const table = atTheTable();

  /** What kind of question is open, and whether its answers have odds. */
  const kindOf = (page: Page) =>
    page.evaluate(() => {
      const panel = document.querySelector<HTMLElement>('.question');
      const odds = document.querySelector('[data-option] :is(.choice-odds, .man-odds)') !== null;
      return `${panel?.dataset['kind']} ${panel?.dataset['form']} ${odds ? 'with odds' : ''}`;
    });

  /** While a company takes its places one by one, the button for the next is gone before it can be pressed. */
  const isPressed = (button: Locator) =>
    button.click({ timeout: 5000 }).then(
      () => true,
      () => false,
    );

  async function readAtAllSizes(page: Page, kind: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [width, height] of READ_AT) {
      await page.setViewportSize({ width, height });
      // What is laid out anew follows a moment later.
      let faults = await illegible(page);
      for (let tries = 0; faults.length > 0 && tries < 10; tries++) {
        await page.waitForTimeout(100);
        faults = await illegible(page);
      }
      found.push(...faults.map((fault) => `${kind} at ${width} by ${height}: ${fault}`));
    }
    await page.setViewportSize({ width: READ_AT[0][0], height: READ_AT[0][1] });
    return found;
  }

  it.each([
    ['Play now', 6],
    // A small battle is soon over, and asks few kinds of question.
    ['Bayonet Point now', 4],
    ['Fear and Faith now', 6],
  ] as const)(
    '%s: no word of any kind of question, of the companies or of the bar above is broken or cut off at any size',
    async (game, kinds) => {
      const viewport = { width: READ_AT[0][0], height: READ_AT[0][1] };
      const { page } = await table.visit('?seed=legible', { viewport }, { pace: 0, botSeconds: 0.1 });
      await page.getByRole('button', { name: game, exact: true }).click();
      const seen = new Set<string>();
      const found: string[] = [];
      await openQuestion(page);
      await page.getByRole('button', { name: en.stage.toTheTable }).click();
      const hasEnough = (n: number) => n >= MOST || (n >= DECISIONS && seen.size >= kinds);
      for (let n = 0; !hasEnough(n) && (await openQuestion(page)) !== null; n++) {
        const kind = await kindOf(page);
        if (!seen.has(kind)) found.push(...(await readAtAllSizes(page, kind)));
        seen.add(kind);
        const forMe = page.locator('[data-does=deploy-for-me]');
        if ((await forMe.count()) === 0) await playOn(page, mouse, 1, n);
        else if (await isPressed(forMe))
          await answered(page, () => page.locator('[data-does=place-them]').click());
      }
      expect(seen.size).toBeGreaterThanOrEqual(kinds);
      expect(found).toEqual([]);
    },
  );
});
