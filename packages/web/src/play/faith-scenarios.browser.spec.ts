import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { chooseScenario } from '../testing/new-game.spec-support.ts';

const QUICK = { pace: 0, botSeconds: 0.1, hints: false };

/**
 * Those that no other file plays to their end: the open fight is played by keys, the street of the dead with a finger
 * (`faith.browser.spec.ts`), the house with its secrets on a server (`secrets.browser.spec.ts`).
 */
const SCENARIOS = [
  'Vampire Hunt',
  'The Chainsaw Massacre',
  'Haunted House',
  'Human Cattle',
  'Wolves in the Mist',
] as const;

/** Two recruits, all its rounds. */
async function letThemPlay(page: Page, scenario: string): Promise<void> {
  await chooseScenario(page, scenario);
  for (const seat of [0, 1]) await page.getByLabel('Who decides').nth(seat).selectOption('recruit');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/game\//);
  // Short games may be over before the button is found.
  await page
    .getByRole('button', { name: 'To the end' })
    .click({ timeout: 2000 })
    .catch(() => {});
}

describe('Fear and Faith', () => {
  const table = atTheTable();

  it('every scenario is played to its end on one page, and each tells how it ended', async () => {
    const { page, complaints } = await table.visit('about', {}, QUICK);
    for (const scenario of SCENARIOS) {
      await turnTo(page, `new?ruleset=fear-and-faith&seed=${encodeURIComponent(scenario)}`, 'select');
      await letThemPlay(page, scenario);
      await expect.poll(() => page.locator('.ending').count(), { timeout: 200_000 }).toBe(1);
      await expect.poll(() => page.locator('.ending').innerText()).toMatch(/The day goes to|Honours even/);
    }
    expect(complaints).toEqual([]);
  });
});
