import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE, openFight, pick } from '../testing/fight.spec-support.ts';
import { openQuestion } from '../testing/hand.spec-support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };
/** More than two dice can reach. */
const OUT_OF_REACH = 40;
/** He misses, and a better die would hit: there is something to ask. */
const HARD_TO_HIT = 18;

describe('deciding', () => {
  const table = atTheTable();

  it('a die that would gain nothing is kept without asking, and the log says why', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page, { defence: OUT_OF_REACH });
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);
    await expect.poll(() => openQuestion(page)).toMatch(/Strike back\?$/);
    await expect
      .poll(() => page.locator('.dispatches .granted').allInnerTexts())
      .toEqual([expect.stringMatching(/thrown away.*So, unasked: “Let it stand”/)]);
  });

  it('whoever wants to be asked all the same is, and told that it gains nothing', async () => {
    const { page } = await table.visit('games', {}, { ...FACE_TO_FACE, askMe: ['gains-nothing'] });
    await openFight(page, { defence: OUT_OF_REACH });
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);
    expect(await openQuestion(page)).toMatch(/^Roux misses Vane/);
    await expect.poll(() => page.locator('.foregone').innerText()).toMatch(/thrown away/);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const box = page.getByRole('checkbox', { name: /would gain nothing/ });
    await box.uncheck();
    await expect.poll(() => box.isChecked()).toBe(false);
  });

  it('an order for good is given and listed in the words of its game; a Fate Die is marked by its colour', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page, { defence: HARD_TO_HIT });
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);
    const power = choices(page).filter({ hasText: 'Spend a Power Die' });
    await expect.poll(() => power.locator('.die.die-blue').innerText()).toBe('P');
    expect(await choices(page).filter({ hasText: 'Let it stand' }).locator('.die').count()).toBe(0);
    expect(
      await page.locator('.roll-shown .die').evaluateAll((all) => all.map((die) => die.className)),
    ).toEqual(['die die-blue', 'die die-red']);
    await page.getByText('Ask me less often').click();
    await answered(page, () => page.getByRole('button', { name: 'Always keep the die' }).click());
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect
      .poll(() => page.locator('.always-row').innerText())
      .toContain('A Fate Die on a roll of your own: always keep the die.');
  });

  it('answers are walked by the arrow keys, and what cannot be done says why, with rule and page', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page);
    await openQuestion(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Roux');
    await answered(page, () => page.keyboard.press('Enter'));
    await page.getByText('What cannot be done, and why').click();
    await expect
      .poll(() => page.locator('.why-not').innerText())
      .toMatch(/Sprint: Only after a Move\. SB-MOV-04, p\. 53/);
  });

  it('names and terms of the log lead to what they name', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    await openFight(page, { defence: HARD_TO_HIT });
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);
    await pick(page, /^Let it stand/);
    const log = page.locator('.dispatches');
    await log.getByRole('button', { name: 'hand weapon' }).first().click();
    await expect.poll(() => page.locator('.slip h2').innerText()).toBe('Hand Weapon');
    await page.keyboard.press('Escape');
    await log.getByRole('button', { name: 'Vane', exact: true }).first().click();
    await expect.poll(() => page.locator('.man[aria-pressed=true]').innerText()).toContain('Vane');
    await page.getByRole('button', { name: 'Selected' }).click();
    const lines = await log.locator('li').allInnerTexts();
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join(' ')).not.toContain('Gaspard');
  });

  it('on a phone the prompt stays in view while its answers are scrolled', async () => {
    const { page } = await table.visit('games', PHONE, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);
    const title = page.locator('.question h2');
    const before = (await title.boundingBox())!;
    await choices(page).last().scrollIntoViewIfNeeded();
    const after = (await title.boundingBox())!;
    expect(after.y).toBeGreaterThan(before.y - 20);
    const last = (await choices(page).last().boundingBox())!;
    const panes = (await page.locator('.panes').boundingBox())!;
    expect(last.y).toBeGreaterThan(after.y + after.height);
    expect(last.y + last.height).toBeLessThanOrEqual(panes.y);
    expect(await overflow(page)).toBe(0);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
