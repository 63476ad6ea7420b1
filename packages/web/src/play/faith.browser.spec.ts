import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, overflow } from '../testing/browser.spec-support.ts';
import { finger, IN_A_HURRY, keys, layBriefAside, playOn } from '../testing/hand.spec-support.ts';
import { chooseScenario } from '../testing/new-game.spec-support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function begin(page: Page, scenario: string): Promise<void> {
  await chooseScenario(page, scenario);
  await page.getByText('Optional rules').click();
  await page.locator('#option-round-limit').selectOption('1');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/game\//);
  await layBriefAside(page);
}

describe('Fear and Faith in the browser', () => {
  const table = atTheTable();

  it('the open fight is played to its end by keyboard alone', async () => {
    const { page, complaints } = await table.visit('new?ruleset=fear-and-faith&seed=keys', {}, IN_A_HURRY);
    await begin(page, 'Open fight');
    expect(await playOn(page, keys)).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/The day goes to|Honours even/);
    expect(complaints).toEqual([]);
  });

  it('a street of the dead is played to its end on a phone, and nothing hides sideways', async () => {
    const { page, complaints } = await table.visit(
      'new?ruleset=fear-and-faith&seed=finger',
      PHONE,
      IN_A_HURRY,
    );
    await begin(page, 'Zombie Infestation');
    expect(await overflow(page)).toBe(0);
    // Two lines above the map, whatever the game counts.
    expect((await page.locator('.top-bar').boundingBox())!.height).toBeLessThan(95);
    await page.locator('.more > summary').tap();
    await page.locator('.more-brief').waitFor();
    await page.locator('.more > summary').tap();
    expect(await playOn(page, finger)).toBeGreaterThan(10);
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/The day goes to|Honours even/);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
