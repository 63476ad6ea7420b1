import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';

describe('an evening on paper', () => {
  const table = atTheTable();

  it('has the table with measures, both rosters, rows to tick, and cards to cut out', async () => {
    const { page, complaints } = await table.visit('new?ruleset=silver-bayonet&scenario=the-investigation');
    await page.getByRole('button', { name: 'Print it for a real table' }).click();
    await page.locator('.night-map svg .night-number').first().waitFor();
    await expect.poll(() => page.locator('.night-measures tbody tr').count()).toBeGreaterThan(3);
    await expect.poll(() => page.locator('.page-sheet').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.night-tracks .boxes').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.night-cards li').count()).toBeGreaterThan(3);
    await expect.poll(() => page.locator('.night-foes > li').count()).toBeGreaterThan(0);
    // Nothing is cut off, and every sheet is one page of the printer.
    const cut = await page
      .locator('.night-cards li, .night-foes > li, .night-page')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
    // Both sides know where to set up: on the map and in measures.
    await expect.poll(() => page.locator('.night-zone').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.night-zones tbody').innerText()).toMatch(/\d" to \d+"/);
    const sheets = await page.locator('.paper-page').count();
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    expect(pdf.getPageCount()).toBe(sheets);
    // Whoever drops them knows their order, and whose they are.
    const feet = await page.locator('.paper-page > footer').allInnerTexts();
    expect(feet).toHaveLength(sheets);
    feet.forEach((foot, i) => {
      expect(foot).toContain('unofficial');
      expect(foot).toContain(`${i + 1} of ${sheets}`);
    });
    // The other paper holds the same, and the address stays one that can be passed on.
    await page.getByLabel('Letter').check();
    await expect.poll(() => page.locator('.paper-letter').count()).toBe(sheets);
    expect(page.url()).toMatch(/\?paper=letter#.{40}/);
    // Whoever comes without a game is told where to choose one.
    await page.goto(table.url('night'));
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('under New game');
    expect(complaints).toEqual([]);
  });

  it.each([
    ['silver-bayonet', 'ship-in-the-fog'],
    ['bayonet-point', 'sack-the-chateau'],
    ['fear-and-faith', 'vampire-hunt'],
  ])(
    'of %s, %s: the map has a place of its own, and its numbers can be read on paper',
    async (game, scenario) => {
      const { page, complaints } = await table.visit(`new?ruleset=${game}&scenario=${scenario}`);
      await page.getByRole('button', { name: 'Print it for a real table' }).click();
      await page.locator('.night-map > svg .night-number').first().waitFor();
      const found = await page.evaluate(() => {
        const [map, svg] = ['.night-map', '.night-map > svg'].map((one) =>
          document.querySelector(one)!.getBoundingClientRect(),
        );
        const number = document.querySelector('.night-number circle')!.getBoundingClientRect();
        return { over: svg!.bottom - map!.bottom, below: svg!.height, across: number.width };
      });
      expect(found.over).toBeLessThanOrEqual(1);
      expect(found.below).toBeGreaterThan(200);
      // Pixels of a page of 794: four millimetres.
      expect(found.across).toBeGreaterThan(12);
      expect(complaints).toEqual([]);
    },
  );
});
