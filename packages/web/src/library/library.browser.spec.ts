import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { chosenAmong } from '../testing/new-game.spec-support.ts';

const table = atTheTable();

describe('the library', () => {
  it('finds by words in any order, is walked by the arrow keys and opens by Enter', async () => {
    const { page, complaints } = await table.visit('library');
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('redu dam');
    await expect.poll(() => page.locator('.result').first().textContent()).toBe('Damage Reduction');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Damage Reduction');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/library/attributes/damage-reduction');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Damage Reduction');
    await page.goBack();
    await page.waitForURL('**/library?q=redu+dam');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('redu dam');
    await expect.poll(() => page.locator('.result').first().textContent()).toBe('Damage Reduction');
    await page.getByRole('button', { name: 'Rules of play' }).click();
    await page.waitForURL('**/library?q=redu+dam&kind=play');
    await expect.poll(() => page.locator('.result').first().textContent()).not.toBe('Damage Reduction');
    expect(complaints).toEqual([]);
  });

  it('has a link to every entry, and from one to the next', async () => {
    const { page } = await table.visit('library/monsters/werewolf');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Werewolf');
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
    await expect.poll(() => chosenAmong(page, 'scenarios')).toBe('troll-bridge');
  });

  it('opens over the table from the log, turns over, and leaves the game where it was', async () => {
    const { page, complaints } = await table.visit('', { bypassCSP: true });
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.locator('.dispatches').getByRole('button', { name: 'Rule SB-SET-01' }).first().click();
    const slip = page.getByRole('dialog', { name: 'Order of set-up' });
    await expect.poll(() => slip.locator('.case-at-hand').innerText()).toContain('For the choice of ground');
    await slip.getByRole('button', { name: 'SB-SET-02' }).click();
    await page.getByRole('dialog', { name: 'Deployment zones' }).waitFor();
    await page.getByRole('button', { name: 'Turn back' }).click();
    await slip.waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).toContain('/game/');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['light', 1440, 900, ['library', 'library/monsters/swarm']],
    ['dark', 390, 844, ['library/armoury', 'library?q=silver']],
  ] as const)('can be used by everybody, %s at %i', async (colorScheme, width, height, paths) => {
    const { page } = await table.visit('library', {
      colorScheme,
      viewport: { width, height },
      bypassCSP: true,
    });
    for (const path of paths) {
      await page.goto(table.url(path));
      await page.waitForSelector('.library-body');
      expect(await faultsOfAccess(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  });

  it('says so where there is nothing', async () => {
    const { page } = await table.visit('library/monsters/gryphon');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('gryphon');
  });
});
