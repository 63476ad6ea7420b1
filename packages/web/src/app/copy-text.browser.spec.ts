import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { en } from '../words/en/index.ts';

const MILL = readFileSync(
  new URL('../../../../examples/scenarios/the-mined-mill.json', import.meta.url),
  'utf8',
);

/** As in a house's network, whose pages come without TLS. */
const withoutClipboard = (page: Page) =>
  page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));

/** What somebody pastes who has copied it. */
async function pastedInto(field: Locator): Promise<string> {
  await field.fill('');
  await field.press('Control+V');
  return field.inputValue();
}

describe('what is copied', () => {
  const table = atTheTable();

  it('without TLS, too: a company’s link, and a scenario’s', async () => {
    const { page, complaints } = await table.visit('muster');
    await withoutClipboard(page);
    await page.getByRole('button', { name: en.muster.copy, exact: true }).first().click();
    await page.getByRole('button', { name: en.muster.share, exact: true }).click();
    const dialog = page.getByRole('dialog');
    const link = await dialog.locator('textarea').inputValue();
    await dialog.getByRole('button', { name: en.muster.sharing.copy, exact: true }).click();
    await expect.poll(() => dialog.getByRole('status').innerText()).toBe(en.muster.sharing.copied);
    await dialog.getByRole('button', { name: en.muster.sharing.close }).click();

    await turnTo(page, 'new', '.own summary');
    const own = page.locator('.own');
    await own.locator('summary').first().click();
    await own.getByText(en.newGame.own.paste, { exact: true }).click();
    const document = own.getByLabel(en.newGame.own.pasted, { exact: true });
    expect(await pastedInto(document)).toBe(link);
    await document.fill(MILL);
    await own.getByRole('button', { name: en.newGame.own.read }).click();
    await page.getByRole('button', { name: en.newGame.own.share }).click();
    await expect
      .poll(() => page.locator('.own-calls').getByRole('status').innerText())
      .toBe(en.newGame.own.shared);
    expect(await pastedInto(document)).toMatch(/\/new#scenario=[\w-]+$/);
    expect(complaints).toEqual([]);
  });
});
