import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';
import { chooseScenario } from '../testing/new-game.spec-support.ts';

/** Where the proposed places lie on the screen. */
const ghosts = (page: Page) =>
  page.locator('.overlay .ghost-rim').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    }),
  );

/** How much of them is out of the map's window, in pixels. */
const outOfView = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) => {
    const window = document.querySelector('.table-window')!.getBoundingClientRect();
    const over = all.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return Math.max(window.left - left, window.top - top, right - window.right, bottom - window.bottom);
    });
    return all.length === 0 ? null : Math.ceil(Math.max(...over));
  });

describe('setting up', () => {
  const table = atTheTable();

  it('shows where somebody may begin, and then where all of them would, on a phone held sideways, too', async () => {
    const viewport = { width: 844, height: 390 };
    const { page } = await table.visit('?seed=picture', { viewport }, { pace: 0, botSeconds: 0.1 });
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.reach').first().waitFor();
    await expect.poll(() => outOfView(page, '.overlay .reach')).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Deploy for me' }).click();
    await page.getByRole('button', { name: 'Place them so' }).waitFor();
    await expect.poll(() => outOfView(page, '.overlay .ghost-rim')).toBeLessThanOrEqual(0);
  });

  it('has a company deployed, and lets one be put elsewhere before it is done', async () => {
    const { page, complaints } = await table.visit('new?seed=deploy', {}, { pace: 0, botSeconds: 0.1 });
    await chooseScenario(page, 'The Investigation');
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/game\//);
    const forMe = page.getByRole('button', { name: 'Deploy for me' });
    await forMe.waitFor();
    const before = await page.locator('.question').getAttribute('data-seq');
    await forMe.click();
    await page.getByRole('button', { name: 'Place them so' }).waitFor();
    await expect.poll(async () => (await ghosts(page)).length).toBeGreaterThan(3);
    const proposed = await ghosts(page);
    expect(await page.locator('.question').getAttribute('data-seq')).toBe(before);

    const [moved] = proposed;
    await page.mouse.move(moved!.x, moved!.y);
    await page.mouse.down();
    // Past everybody, where no counter has to be drawn aside, and as slowly as a hand does it.
    const free = Math.max(...proposed.map(({ x }) => x)) + 55;
    for (let step = 1; step <= 12; step++) {
      await page.mouse.move(moved!.x + ((free - moved!.x) * step) / 12, moved!.y);
      await page.waitForTimeout(20);
    }
    await page.mouse.up();
    await expect.poll(async () => (await ghosts(page))[0]?.x ?? 0).toBeGreaterThan(free - 30);
    const [changed] = await ghosts(page);

    await page.getByRole('button', { name: 'Place them so' }).click();
    const stands = () =>
      page.locator('.walker').evaluateAll((all) =>
        all.map((one) => {
          const { e, f } = (one as SVGGElement).getScreenCTM()!;
          return { x: e, y: f };
        }),
      );
    await expect.poll(async () => (await stands()).length).toBeGreaterThanOrEqual(proposed.length);
    await expect
      .poll(async () => (await stands()).some(({ x, y }) => Math.hypot(x - changed!.x, y - changed!.y) < 8))
      .toBe(true);
    expect(complaints).toEqual([]);
  });
});
