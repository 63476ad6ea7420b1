import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, mouse, openQuestion, playOn } from '../testing/hand.spec-support.ts';
import {
  chooseRules,
  chooseScenario,
  chosenAmong,
  scenarioTitles,
} from '../testing/new-game.spec-support.ts';
import { buildWith } from '../testing/stand-ins.spec-support.ts';

const list = fileURLToPath(new URL('../testing/games-with-duel.spec-support.ts', import.meta.url));
const built = buildWith({ '@vedette/games': list });

afterAll(async () => (await built).remove());

const table = atTheTable(async () => (await built).dist);

describe('a game that was added to the list, and to nothing else', () => {
  it('has a place in New game and a table to play on, to the end', async () => {
    const { page, complaints } = await table.visit('new', {}, IN_A_HURRY);
    await chooseRules(page, 'A Duel');
    await chooseScenario(page, 'Behind the mill');
    await page.waitForSelector('.preview svg.map');
    const units = page.getByRole('combobox', { name: 'Company' });
    await expect.poll(() => units.nth(0).locator('option:checked').textContent()).toBe('Captain Vane');
    await expect.poll(() => units.nth(1).locator('option:checked').textContent()).toBe('Monsieur Roux');
    await page.getByText('Optional rules').click();
    await expect.poll(() => page.locator('.option-group h3').allTextContents()).toEqual(['Common ground']);
    await page.getByLabel('Turns until the duel is drawn').fill('3');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/game\//);
    expect(await openQuestion(page)).toBe('Which card does Captain Vane hide?');
    await expect.poll(() => page.locator('.walker').count()).toBe(2);
    expect(await page.locator('.unknown').count()).toBe(0);
    expect(await playOn(page, mouse, 60)).toBeLessThan(60);
    await expect.poll(() => page.locator('.ending').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('has things, scenarios and rules on the shelves', async () => {
    const { page, complaints } = await table.visit(
      'library/attributes/duel-stubborn',
      { bypassCSP: true },
      IN_A_HURRY,
    );
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Stubborn');
    await expect.poll(() => page.locator('.provenance').textContent()).toContain('A Duel');
    await page.getByRole('link', { name: 'DU-11' }).click();
    await page.waitForURL('**/library/rules/DU-11');
    await expect.poll(() => page.locator('.entry-line').textContent()).toContain('stands at 1 health');
    await page.goto(table.url('library/attributes'));
    await page.getByRole('heading', { level: 2, name: 'A Duel' }).waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search the library' }).fill('behind mill');
    await page.locator('.result a', { hasText: 'Behind the mill' }).first().click();
    await page.waitForSelector('.preview svg.map');
    await page.getByRole('link', { name: 'Play this' }).click();
    await page.waitForURL('**/new?*');
    await expect.poll(() => chosenAmong(page, 'rulesets')).toBe('duel');
    expect(complaints).toEqual([]);
  });

  it('has a muster: a unit is made by its form, kept, and opened again', async () => {
    const { page, complaints } = await table.visit('muster');
    await page.getByRole('link', { name: 'A Duel', exact: true }).click();
    await page.getByRole('button', { name: 'Make a new duellist' }).click();
    await page.waitForSelector('.builder');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Lady Fenwick');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Lady Fenwick');
    await page.reload();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Lady Fenwick');
    await page.goto(table.url('muster?ruleset=duel'));
    await page.getByRole('heading', { level: 3, name: 'Lady Fenwick' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is named with the other books, and its rules lead from the log to the library', async () => {
    const { page } = await table.visit('about', { viewport: { width: 390, height: 844 } }, IN_A_HURRY);
    await expect.poll(() => page.locator('cite').allTextContents()).toContain('A Duel');
    expect(await overflow(page)).toBe(0);
    await page.goto(table.url('new?ruleset=duel'));
    await page.waitForSelector('.preview svg.map');
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[data-option]').first().click();
    await page.locator('.dispatches').getByRole('button', { name: 'Rule DU-04' }).first().click();
    const slip = page.getByRole('dialog', { name: 'Initiative' });
    await expect.poll(() => slip.locator('.entry-line').textContent()).toContain('the higher acts first');
  });

  it('is not pushed aside by a game that was chosen before it and comes later', async () => {
    const { page, context } = await table.visit('about', { alone: true });
    const { dist } = await built;
    const slow = readdirSync(join(dist, 'assets')).filter((name) => {
      return name.endsWith('.js') && /unit:.inch./.test(readFileSync(join(dist, 'assets', name), 'utf8'));
    });
    expect(slow.length).toBeGreaterThan(0);
    let delayed = 0;
    await context.route(
      (url) => slow.some((name) => url.pathname.endsWith(name)),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        delayed++;
        await route.continue();
      },
    );
    await page.goto(table.url('new'));
    await chooseRules(page, 'A Duel');
    await expect.poll(async () => (await scenarioTitles(page)).length).toBe(2);
    await expect.poll(() => delayed, { timeout: 10_000 }).toBeGreaterThan(0);
    await page.waitForTimeout(1500);
    await expect.poll(() => scenarioTitles(page)).toContain('Behind the mill');
  });

  it('stays out of the first load', async () => {
    const { dist } = await built;
    const first = readFileSync(join(dist, 'index.html'), 'utf8').match(/assets\/[^"]+\.js/g)!;
    const holders = readdirSync(join(dist, 'assets')).filter((name) => {
      return (
        name.endsWith('.js') && readFileSync(join(dist, 'assets', name), 'utf8').includes('honour is served')
      );
    });
    expect(holders.length).toBeGreaterThan(0);
    expect(first.filter((file) => holders.includes(file.slice('assets/'.length)))).toEqual([]);
  });
});
