import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { polling } from '../testing/hand.spec-support.ts';
import { beginByKeys } from './blind.spec-support.ts';

const NARROW = { width: 320, height: 640 };
/** What a window of 1280 by 1024 has left at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** Faults of access, what sticks out sideways, and whether the map is still there. */
async function inspected(page: Page) {
  const map = await page.locator('.table-window').boundingBox();
  return {
    faults: await faultsOfAccess(page),
    wider: await overflow(page),
    map: map !== null && map.width > 200 && map.height > 80,
  };
}
const SOUND = { faults: [], wider: 0, map: true };

async function atBothSizes(page: Page): Promise<void> {
  for (const size of [ENLARGED, NARROW]) {
    await page.setViewportSize(size);
    expect(await inspected(page)).toEqual(SOUND);
  }
}

/** Waits for something that is announced. */
async function heard(page: Page, wanted: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) => {
      const at = globalThis.ears.heard.findIndex((line) => new RegExp(source).test(line));
      if (at >= 0) globalThis.ears.heard.splice(0, at + 1);
      return at >= 0;
    },
    wanted.source,
    { timeout: 30_000, polling },
  );
}

async function typed(page: Page, line: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
}

const stopsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input, summary, select, [tabindex="0"]'),
      ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true })).length,
  );

describe('by ear at 320 pixels and at 400 %', () => {
  const table = atTheTable();

  it('no state of a game, of its dialogs or of its story has a fault of access, and the map is there', async () => {
    const { page } = await table.visit(
      'new?seed=narrow',
      { bypassCSP: true, viewport: NARROW },
      { ear: true, pace: 0, botSeconds: 0.05 },
    );
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await beginByKeys(page);
    await heard(page, /start\?|side of the table/);
    await atBothSizes(page);
    // Everybody is set up, planned first.
    if ((await page.getByRole('heading', { name: /side of the table/ }).count()) > 0) {
      await page.keyboard.press('1');
      await heard(page, /start\?/);
    }
    await page.keyboard.press('1');
    await heard(page, /Enter to do it/);
    await atBothSizes(page);
    await page.keyboard.press('Enter');
    await heard(page, /\? \d+ (?:answer|place)/);
    expect(await stopsOf(page)).toBeLessThanOrEqual(30);
    await typed(page, 'ground');
    await heard(page, /pieces of ground/);
    await atBothSizes(page);
    // The other panes, and the settings with all keys.
    for (const pane of ['Companies', 'Dispatches', 'Orders']) {
      await page.getByRole('button', { name: pane, exact: true }).last().click();
      expect(await inspected(page)).toEqual(SOUND);
    }
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Done: its key').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.keyboard.press('Escape');
    // The end, which is asked for twice, and the story.
    await typed(page, 'concede');
    await heard(page, /this is for good\. Enter to do it/);
    await page.keyboard.press('Enter');
    await page.locator('.ending').waitFor();
    await atBothSizes(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.getByRole('link', { name: 'Watch it again' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('slider').waitFor();
    await atBothSizes(page);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await heard(page, /\./);
  });
});
