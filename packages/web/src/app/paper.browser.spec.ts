import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';

describe('what is printed as it is read', () => {
  const table = atTheTable();

  it('has the words by ear on one page, with whose they are and nothing to press', async () => {
    const { page, complaints } = await table.visit('by-ear');
    await expect.poll(() => page.locator('main > ul > li').count()).toBeGreaterThan(10);
    const foot = page.getByText('Vedette, unofficial', { exact: true });
    await expect.poll(() => foot.isVisible()).toBe(false);
    for (const format of ['A4', 'Letter']) {
      const pdf = await PDFDocument.load(await page.pdf({ format, preferCSSPageSize: true }));
      expect(pdf.getPageCount(), format).toBe(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => foot.isVisible()).toBe(true);
    expect(await page.locator('button:visible, header a:visible').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
