import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';
import { FACE_TO_FACE, openFight, pick } from '../testing/fight.spec-support.ts';
import { openStory } from '../testing/story.spec-support.ts';

const middleOf = async (page: Page, id: string) => {
  const box = (await page.locator(`.walker[data-figure=${id}]`).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const colourOf = (page: Page, id: string) =>
  page.locator(`.walker[data-figure=${id}] circle.target`).evaluate((it) => getComputedStyle(it).stroke);

describe('what is drawn on the table', () => {
  const table = atTheTable();

  it('shows who would stand at the end of a way as his counter, and what the way costs beside it', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /Gaspard/);
    await pick(page, /^Move/);
    const from = await middleOf(page, 'gaspard');
    await page.locator('.reach').waitFor();
    await page.mouse.click(from.x - 60, from.y + 30);
    const ghost = page.locator('.way .proposed .counter');
    await ghost.waitFor();
    expect(await page.locator('.way .ghost-counter').evaluate((it) => getComputedStyle(it).opacity)).toBe(
      '0.6',
    );
    await expect.poll(() => page.locator('.way .tag-text').textContent()).toMatch(/^\d+(\.\d+)?" of \d+"$/);
    const [tag, words] = await Promise.all(
      ['.way .tag', '.way .tag-text'].map((it) => page.locator(it).boundingBox()),
    );
    expect(words!.x).toBeGreaterThanOrEqual(tag!.x);
    expect(words!.x + words!.width).toBeLessThanOrEqual(tag!.x + tag!.width);
  });

  it('a ruler has its words on its slip', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await page.getByRole('button', { name: 'Ruler' }).click();
    const [a, b] = [await middleOf(page, 'pike'), await middleOf(page, 'vane')];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 4 });
    await page.mouse.up();
    const [tag, words] = await Promise.all(
      ['.ruler .tag', '.ruler .tag-text'].map((it) => page.locator(it).boundingBox()),
    );
    expect(words!.x).toBeGreaterThanOrEqual(tag!.x);
    expect(words!.x + words!.width).toBeLessThanOrEqual(tag!.x + tag!.width);
    expect(words!.height).toBeLessThanOrEqual(tag!.height + 4);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
  });

  it('one’s own men are picked in gold, and targets in red', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await page.locator('.walker[data-figure=roux] circle.target').waitFor();
    expect(await colourOf(page, 'roux')).toBe('rgb(181, 132, 28)');
    expect(await page.locator('.walker[data-figure=roux] path.target').isVisible()).toBe(false);
  });

  it('has its title, and the names of places', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openStory(page, 20, 'the-investigation');
    await expect.poll(() => page.locator('.cartouche-title').textContent()).toBe('The Investigation');
    await expect.poll(() => page.locator('.ground .place-name').allTextContents()).toContain('Owl Wood');
    await expect.poll(() => page.locator('.ground .road').count()).toBeGreaterThan(0);
  });

  it('a line of the log marks whom it is about, and a click on it brings him into view', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /Gaspard/);
    await pick(page, /^Done/);
    const line = page.locator('.dispatches [data-line]', { hasText: 'Gaspard acts' });
    await line.hover();
    await expect.poll(() => page.locator('.marked').count()).toBe(1);
    await page.locator('.top-turn').hover();
    await expect.poll(() => page.locator('.marked').count()).toBe(0);
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Nearer' }).click();
    const view = (await page.locator('.table-window').boundingBox())!;
    const before = await middleOf(page, 'gaspard');
    expect(before.x < view.x || before.y < view.y || before.x > view.x + view.width).toBe(true);
    // Beside its words: the name in it selects.
    await line.click({ position: { x: (await line.boundingBox())!.width - 4, y: 4 } });
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(page, 'gaspard');
        return x > view.x && x < view.x + view.width && y > view.y && y < view.y + view.height;
      })
      .toBe(true);
  });
});
