import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, layBriefAside, mouse, openQuestion, playOn } from '../testing/hand.spec-support.ts';
import { chooseRules, chooseScenario, scenarioTitles } from '../testing/new-game.spec-support.ts';

const sitters = (page: Page, seat: number) => page.getByLabel('Who decides').nth(seat);

const players = (page: Page) => page.getByRole('combobox', { name: 'Players' }).first();

async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/game\//);
  await layBriefAside(page);
}

/** Uncovers the table as often as it changes hands. */
async function uncover(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator('.hand-over[open]'), async (dialog) => {
    await dialog.getByRole('button').click();
  });
}

describe('a new game', () => {
  const table = atTheTable();

  it('side by side with a bot: those who may go are chosen, and can be changed', async () => {
    const { page, complaints } = await table.visit('new?seed=coop&scenario=wolf-pack', {}, IN_A_HURRY);
    await players(page).selectOption('2');
    const going = page.locator('.who-goes').first();
    await going.locator('summary').click();
    await expect.poll(() => going.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await going.getByRole('checkbox', { checked: false }).first().check();
    await expect.poll(() => going.getByRole('status').innerText()).toMatch(/4 chosen|points/);
    expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
    await going.getByRole('checkbox', { checked: true }).nth(1).uncheck();
    await going.getByRole('checkbox', { checked: true }).nth(1).uncheck();
    await begin(page);
    expect(await playOn(page, mouse, 8)).toBe(8);
    expect(complaints).toEqual([]);
  });

  it('for three at one device', async () => {
    const { page, complaints } = await table.visit('new?seed=three', {}, IN_A_HURRY);
    await page.locator('.preview svg').first().waitFor();
    const count = players(page);
    for (const scenario of await scenarioTitles(page)) {
      await chooseScenario(page, scenario);
      if ((await count.count()) > 0 && (await count.innerText()).includes('3')) break;
    }
    await count.selectOption('3');
    for (const seat of [1, 2]) await sitters(page, seat).selectOption('person');
    await uncover(page);
    await begin(page);
    expect(await playOn(page, mouse, 6)).toBe(6);
    expect(complaints).toEqual([]);
  });

  it('says everything for which a company cannot go, keeps it, and begins with none but one that can', async () => {
    const { page } = await table.visit('muster');
    await page.getByRole('button', { name: 'Raise a company for Austria' }).click();
    await page.locator('.builder').waitFor();
    const unit = /muster\/([^/]+)$/.exec(page.url())![1]!;
    await page.goto(table.url(`new?unit=${unit}`));
    const note = page.locator('.seat-note');
    await note.waitFor();
    await expect.poll(() => note.innerText()).toMatch(/cannot go as it is\..+SB-UNIT-\d+/s);
    await expect.poll(() => note.locator('li').count()).toBeGreaterThan(1);
    const company = page.getByRole('combobox', { name: 'Company' }).first();
    await expect.poll(() => company.locator('option:checked').innerText()).toContain('not here');
    expect(await page.getByRole('button', { name: 'Begin' }).isEnabled()).toBe(false);
    await page.getByRole('combobox', { name: 'Company' }).first().selectOption('0');
    expect(await note.count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Begin' }).isEnabled()).toBe(true);
  });

  it('offers only bots that the game has', async () => {
    const { page } = await table.visit('new?ruleset=bayonet-point');
    const offered = () => sitters(page, 1).locator('option').allTextContents();
    await expect.poll(offered).toHaveLength(3);
    expect((await offered()).join()).not.toMatch(/veteran|regular/i);
    expect(await sitters(page, 1).inputValue()).toBe('recruit');
    await chooseRules(page, 'The Silver Bayonet');
    await expect.poll(offered).toHaveLength(5);
  });

  it('shows every scenario with its ground and what it is about, to be leafed through by key and by thumb', async () => {
    const { page, complaints } = await table.visit('new?scenario=wolf-pack', {
      viewport: { width: 390, height: 844 },
    });
    const cards = page.locator('.gallery-card');
    const chosen = page.locator('.gallery-card[data-chosen]');
    await expect.poll(() => chosen.locator('strong').innerText()).toBe('Wolf Pack');
    await chosen.locator('svg.map').waitFor();
    // Whoever asks for one sees it, wherever it lies in the strip.
    const { x, width } = (await chosen.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    for (const blurb of await cards.locator('.scenario-blurb').allTextContents())
      expect(blurb.length).toBeGreaterThan(20);
    await expect.poll(() => cards.locator('svg.map').count()).toBeLessThan(await cards.count());
    await chosen.getByRole('radio').press('ArrowRight');
    await expect.poll(() => chosen.locator('strong').innerText()).not.toBe('Wolf Pack');
    const title = await chosen.locator('strong').innerText();
    await expect.poll(() => page.locator('.preview').innerText()).toContain(title);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says beside the closed button which company cannot go, and leads to why and to the mend', async () => {
    const { page, complaints } = await table.visit('muster', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      bypassCSP: true,
    });
    await page.getByRole('button', { name: 'Raise a company for Austria' }).click();
    await page.waitForSelector('.builder');
    const muster = page.url();
    await page.goto(table.url(`new?unit=${muster.split('/').pop()}`));
    const hint = page.locator('.begin').getByRole('button', { name: /cannot go as it is/ });
    await hint.waitFor();
    expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true);
    const inSight = () => page.locator('.seat-note').evaluate((note) => note.getBoundingClientRect().top);
    expect(await inSight()).toBeGreaterThan(844);
    await hint.click();
    await expect.poll(inSight).toBeLessThan(700);
    await page.locator('.preview [role=alert]').waitFor();
    expect(await faultsOfAccess(page, ['color-contrast'])).toEqual([]);
    expect(await overflow(page)).toBe(0);
    const faults = await page.locator('.seat-note').innerText();
    await page.getByRole('link', { name: 'Mend it in the muster' }).click();
    await page.waitForSelector('.builder');
    // It is this company that is open there, and what is wrong with it leads on to the place.
    expect(page.url()).toBe(muster);
    const told = page.locator('.findings a').first();
    expect(faults).toContain(await told.innerText());
    await told.click();
    const place = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
    const top = () => place.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(844);
    expect(complaints).toEqual([]);
  });

  it('finds optional rules, shows what is changed, and goes back to the book', async () => {
    const { page } = await table.visit('new', { viewport: { width: 390, height: 844 } }, IN_A_HURRY);
    const summary = page.locator('.options > summary');
    await summary.click();
    await page.getByRole('searchbox').fill('critical hits');
    await expect.poll(() => page.locator('.option-row').count()).toBe(1);
    await page.locator('#option-criticals').check();
    await expect.poll(() => summary.innerText()).toContain('1 changed');
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Only what is changed').check();
    await expect.poll(() => page.locator('.option-row').count()).toBe(1);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Rule SB-CRIT-01' }).click();
    await page.locator('.slip h2').waitFor();
    await page.locator('.slip .primary').click();
    await page.getByRole('button', { name: 'All back to the book' }).click();
    await expect.poll(() => summary.innerText()).toContain('as printed');
  });

  it('between two bots is watched, halted, stepped and skipped to its end', async () => {
    const { page, complaints } = await table.visit('new?seed=watch', {}, IN_A_HURRY);
    for (const seat of [0, 1]) await sitters(page, seat).selectOption('random');
    await page.getByText('Optional rules').click();
    await page.locator('#option-turn-limit').fill('2');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Halt' }).click();
    const decisions = () => page.locator('.question').getAttribute('data-seq');
    await page.getByText('Halted.').waitFor();
    // What was under way is still decided.
    await page.waitForTimeout(1500);
    const before = await decisions();
    await page.waitForTimeout(800);
    expect(await decisions()).toBe(before);
    await page.getByRole('button', { name: 'One decision' }).click();
    await expect.poll(decisions).not.toBe(before);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.ending').waitFor();
    expect(await openQuestion(page)).toBeNull();
    expect(complaints).toEqual([]);
  });
});
