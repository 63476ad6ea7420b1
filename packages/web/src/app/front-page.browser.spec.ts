import { GAMES } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { atTheTable, overflow } from '../testing/browser.spec-support.ts';

describe('the front page', () => {
  const table = atTheTable();

  it('offers a game at once, and says that it is unofficial', async () => {
    const { page, complaints } = await table.visit();
    await expect.poll(() => page.locator('h1').allTextContents()).toEqual(['Vedette']);
    await expect.poll(() => page.getByRole('button', { name: 'Play now' }).isVisible()).toBe(true);
    await expect.poll(() => page.getByText('Unofficial.').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('img', { name: /river crossing/ }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('begins every game that is offered, one click from the table', async () => {
    const { page, complaints } = await table.visit('?seed=at-once');
    for (const { title } of GAMES.slice(1)) {
      await page.getByRole('button', { name: `${title} now` }).click();
      await page.waitForURL(/\/game\//);
      await page.locator('.question h2').waitFor();
      await page.goto(table.url('?seed=at-once'));
    }
    expect(complaints).toEqual([]);
  });

  it('names the authors and sends people to the books', async () => {
    const { page } = await table.visit('about');
    const words = await page.locator('main').innerText();
    for (const name of [
      'Joseph A. McCullough',
      'Osprey Games',
      'Andrea Sfiligoi',
      'Dennis Barrett',
      'buy the books',
    ])
      expect(words).toContain(name);
  });

  it('lights the lamp when asked, and remembers it', async () => {
    const { page } = await table.visit('', { colorScheme: 'light' });
    const toggle = page.getByRole('button', { name: 'Lamplight' });
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const daylight = await colour();
    await toggle.click();
    const lamplight = await colour();
    expect(lamplight).not.toBe(daylight);
    await page.reload();
    await toggle.waitFor();
    expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    expect(await colour()).toBe(lamplight);
  });

  it('says so when nothing is at the address', async () => {
    const { page } = await table.visit('nowhere/b%20c');
    await expect.poll(() => page.getByRole('status').textContent()).toContain('/nowhere/b c');
  });

  it('lets the keyboard skip to what matters', async () => {
    const { page } = await table.visit();
    // The first is for those who play by ear.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });

  it('fits screens of any width without scrolling sideways', async () => {
    const { page } = await table.visit();
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} wide`).toBe(0);
    }
  });
});
