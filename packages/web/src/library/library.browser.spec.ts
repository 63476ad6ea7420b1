import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';

const table = atTheTable();

describe('the library', { timeout: 60_000 }, () => {
  it('finds by words in any order, is walked by the arrow keys and opens by Enter', async () => {
    const { page, complaints } = await table.visit('library');
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('redu dam');
    await page.waitForSelector('a.result');
    expect(await page.locator('a.result').first().textContent()).toBe('Damage Reduction');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Damage Reduction');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/library/attributes/damage-reduction');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Damage Reduction');
    expect(complaints).toEqual([]);
  });

  it('has a link to every entry, and from one to the next', async () => {
    const { page } = await table.visit('library/monsters/werewolf');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Werewolf');
    expect(await page.locator('body').textContent()).not.toContain('undefined');
    await page.getByRole('link', { name: 'SB-MON-32' }).click();
    await page.waitForURL('**/library/rules/SB-MON-32');
    await page.getByRole('article').getByRole('link', { name: 'Werewolf' }).click();
    await page.waitForURL('**/library/monsters/werewolf');
  });

  it('shows a scenario with its map and a way to the table', async () => {
    const { page } = await table.visit('library/scenarios/troll-bridge');
    await page.waitForSelector('.preview svg.map');
    await page.getByRole('link', { name: 'Play this' }).click();
    await page.waitForURL('**/new?*');
    const scenario = page.getByRole('combobox', { name: 'Scenario' });
    await expect.poll(() => scenario.inputValue()).toBe('troll-bridge');
  });

  it('says so where there is nothing', async () => {
    const { page } = await table.visit('library/monsters/gryphon');
    expect(await page.getByRole('alert').textContent()).toContain('gryphon');
  });
});
