import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  atTheTable,
  faultsInAnyLight,
  faultsOfAccess,
  overflow,
} from '../../testing/browser.spec-support.ts';
import { choices, pick } from '../../testing/fight.spec-support.ts';
import { openShot } from '../../testing/shot.spec-support.ts';

/** Slow enough to be looked at. */
const STATELY = { pace: 1100, handOver: false } as const;
const MOVING = { reducedMotion: 'no-preference' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
/** The dice of a shot: hits with three, misses. */
const HIT = [9, 3];
const MISS = [2, 3];

const cues = (page: Page) =>
  page.locator('[data-cue]').evaluateAll((all) => all.map((one) => (one as SVGGElement).dataset['cue']));

/** Roux fires at Vane; what is asked next is Vane's affair. */
async function shoot(page: Page): Promise<void> {
  await pick(page, /^Roux/);
  await pick(page, /^Shoot/);
  if ((await page.locator('.question h2').innerText()).startsWith('Whom')) await pick(page, /^Vane/);
}

describe('what happens is seen on the map', () => {
  const table = atTheTable();

  it('a shot: line, flash, dice with their sum, where the ball went, the number, the ring; the answers do not wait', async () => {
    const { page, complaints } = await table.visit('games', MOVING, STATELY);
    await openShot(page, { script: HIT });
    await shoot(page);
    expect(await cues(page)).toEqual(['fire', 'dice', 'ball', 'harm']);
    // What is asked is there at once, while it is still seen.
    await expect.poll(() => choices(page).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.cue-sum').textContent()).toMatch(/= 13, needs 13/);
    await expect.poll(() => page.locator('.cue-number').textContent()).toBe('−3');
    // The slip under the dice is as wide as what stands on it.
    const right = (part: string) =>
      page.locator(part).evaluate((one) => (one as SVGGraphicsElement).getBoundingClientRect().right);
    const spare = (await right('.cue-slip')) - (await right('.cue-sum'));
    expect(spare).toBeGreaterThanOrEqual(0);
    expect(spare).toBeLessThan(40);
    expect(await page.locator('[data-went]').getAttribute('data-went')).toBe('hit');
    // The counter is whole until the ball is there, then it is not; and the show ends by itself.
    await expect.poll(() => cues(page), { timeout: 15_000 }).toEqual([]);
    await expect
      .poll(() => page.locator('[data-figure=vane] .health-hurt, [data-figure=vane] path.health').count())
      .toBe(1);
    // Smoke stays: the rifle is empty.
    await expect.poll(() => page.locator('[data-figure=roux] .smoke').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('any key cuts it short, so does a touch, and so does an answer', async () => {
    const { page } = await table.visit('games', MOVING, STATELY);
    await openShot(page, { script: MISS });
    await shoot(page);
    expect((await cues(page)).length).toBeGreaterThan(0);
    await page.locator('.table-skip').waitFor();
    await page.keyboard.press('x');
    await expect.poll(() => cues(page)).toEqual([]);

    const other = (await table.visit('games', MOVING, STATELY)).page;
    await openShot(other, { script: MISS });
    await shoot(other);
    const map = (await other.locator('.table-window').boundingBox())!;
    await other.mouse.click(map.x + 20, map.y + map.height - 20);
    await expect.poll(() => cues(other)).toEqual([]);

    const third = (await table.visit('games', MOVING, STATELY)).page;
    await openShot(third, { script: MISS });
    await shoot(third);
    expect((await cues(third)).length).toBeGreaterThan(0);
    await pick(third, /^Stay put/);
    expect(await cues(third)).toEqual([]);
  });

  it('without motion it is one still picture, and nothing waits for it; at once there is none', async () => {
    const { page } = await table.visit('games', {}, STATELY);
    await openShot(page, { script: HIT });
    await shoot(page);
    await expect.poll(() => cues(page)).toEqual(['fire', 'dice', 'ball', 'harm']);
    expect(await page.locator('.table-skip').count()).toBe(0);
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(moving)).toBe(0);
    await expect.poll(() => page.locator('.cue-number').isVisible()).toBe(true);
    await pick(page, /^Stay put/);
    await expect.poll(() => cues(page)).toEqual([]);

    const hurried = (await table.visit('games', MOVING, { ...STATELY, pace: 0 })).page;
    await openShot(hurried, { script: HIT });
    await shoot(hurried);
    expect(await cues(hurried)).toEqual([]);
  });

  it('whom a question is about is marked: the man who has just fired', async () => {
    const { page } = await table.visit('games', {}, { ...STATELY, pace: 0 });
    await openShot(page, { script: MISS });
    await shoot(page);
    await expect.poll(() => page.locator('.concern-ring').count()).toBe(1);
    await expect.poll(() => page.locator('.concern-line').count()).toBe(1);
    await pick(page, /^Stay put/);
    await expect.poll(() => page.locator('.concern-ring').count()).toBe(0);
  });

  it('the fallen leave a cross with a name: after the shot, and when the game is opened again', async () => {
    const { page } = await table.visit('games', MOVING, STATELY);
    await openShot(page, { script: HIT, health: 2 });
    await shoot(page);
    expect(await cues(page)).toEqual(['fire', 'dice', 'ball', 'harm', 'death']);
    // He stands until he is hit.
    expect(await page.locator('[data-fallen]').count()).toBe(0);
    await expect
      .poll(() => page.locator('[data-fallen=vane]').textContent(), { timeout: 15_000 })
      .toBe('Vane');
    await page.reload();
    await expect.poll(() => page.locator('[data-fallen=vane]').textContent()).toBe('Vane');
    expect(await page.locator('[data-figure=vane]').count()).toBe(0);
  });

  it('the last man falls: the verdict, what decided it, and luck', async () => {
    const { page } = await table.visit('games', { bypassCSP: true }, { ...STATELY, pace: 0 });
    await openShot(page, { script: HIT, health: 2, alone: true });
    await shoot(page);
    const ending = page.locator('.ending');
    await expect.poll(() => ending.innerText()).toContain('What decided it');
    await expect
      .poll(() => ending.locator('.ending-moments li').innerText())
      .toMatch(/Roux fires at Vane.*Vane takes 3/);
    await expect.poll(() => ending.locator('.reckoning').innerText()).toMatch(/Expected/);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});

describe('slips of paper and the orders of the day', () => {
  const table = atTheTable();

  it.each([
    ['wide', { bypassCSP: true }],
    ['on a phone', PHONE],
  ] as const)('a clue card lies on the map %s, covers no answer, and is laid aside', async (_, options) => {
    const { page } = await table.visit('games', options, { ...STATELY, pace: 0 });
    await openShot(page, { script: [1, 1], clue: true });
    await pick(page, /^Roux/);
    await pick(page, /^Search/);
    const slip = page.locator('.laid-slip');
    await expect.poll(() => slip.innerText()).toContain('Tracks in the Mud');
    await expect.poll(() => slip.innerText()).toContain('Something large came ashore here.');
    const paper = (await slip.boundingBox())!;
    for (const answer of await choices(page).all()) {
      const box = (await answer.boundingBox())!;
      const apart =
        box.x >= paper.x + paper.width ||
        box.x + box.width <= paper.x ||
        box.y >= paper.y + paper.height ||
        box.y + box.height <= paper.y;
      expect(apart).toBe(true);
    }
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await slip.click();
    await expect.poll(() => slip.count()).toBe(0);
    await expect.poll(() => page.locator('.dispatches').textContent()).toContain('Tracks in the Mud');
  });

  it('Enter lays it aside, and whoever answers has read it', async () => {
    const { page } = await table.visit('games', {}, { ...STATELY, pace: 0 });
    await openShot(page, { script: [1, 1], clue: true });
    await pick(page, /^Roux/);
    await pick(page, /^Search/);
    const slip = page.locator('.laid-slip');
    await slip.waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await expect.poll(() => slip.count()).toBe(0);
  });

  it('a game begins with its orders; they go with the first answer, and come again at a touch of its name', async () => {
    const { page, complaints } = await table.visit('?seed=brief', { bypassCSP: true });
    await page.getByRole('button', { name: 'Play now' }).click();
    const brief = page.locator('.brief');
    await expect.poll(() => brief.innerText()).toMatch(/The aim[\s\S]*Rewards[\s\S]*How it ends/);
    expect(await faultsOfAccess(page)).toEqual([]);
    await brief.getByRole('button', { name: 'To the table' }).click();
    await expect.poll(() => brief.count()).toBe(0);
    // Whoever is new to it is told what is asked without having to scroll for it.
    const [hint, panel] = await Promise.all(
      ['.question .hint', '.question'].map((what) => page.locator(what).boundingBox()),
    );
    expect(hint!.y + hint!.height).toBeLessThanOrEqual(panel!.y + panel!.height);
    await page.locator('.top-scenario').click();
    await brief.waitFor();
    await choices(page).first().click();
    await expect.poll(() => brief.count()).toBe(0);
    await page.locator('.top-scenario').click();
    await brief.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => brief.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('objectives stand beside the turn', async () => {
    const { page } = await table.visit('games', {}, { ...STATELY, pace: 0 });
    await openShot(page, { script: [1, 1], clue: true });
    await expect.poll(() => page.locator('.objectives').innerText()).toMatch(/Enemies down 0/);
    await expect.poll(() => page.locator('.phases [aria-current]').innerText()).toMatch(/1 of 2/);
  });
});

describe('the end of the evening', () => {
  const table = atTheTable();

  it.each([
    ['wide', { bypassCSP: true }],
    ['on a phone', PHONE],
  ] as const)(
    'is a page over the map %s: verdict, luck, what next; it is laid aside, taken up again, and played once more',
    async (_, options) => {
      const { page } = await table.visit('games', options, { ...STATELY, pace: 0 });
      await openShot(page, { script: [] });
      const field = page.getByRole('button', { name: /Concede the field/ });
      await field.click();
      await field.click();
      const ending = page.locator('.ending');
      await expect.poll(() => ending.getByRole('heading').first().innerText()).toContain('The day goes to');
      await expect.poll(() => ending.isVisible()).toBe(true);
      expect(await faultsInAnyLight(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const sheet = (await ending.boundingBox())!;
      for (const next of await ending.locator('.ending-next :is(a, button)').all()) {
        const box = (await next.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(sheet.y + sheet.height);
      }
      await ending.getByRole('button', { name: 'To the table' }).click();
      await expect.poll(() => ending.count()).toBe(0);
      await page.getByRole('button', { name: 'How it ended' }).click();
      await ending.waitFor();
      const before = page.url();
      await ending.getByRole('button', { name: 'Once more' }).click();
      await expect.poll(() => page.url()).not.toBe(before);
      await expect.poll(() => page.locator('[data-option]').count()).toBeGreaterThan(0);
      await expect.poll(() => ending.count()).toBe(0);
    },
  );
});
