import { readFile } from 'node:fs/promises';
import { units } from '@vedette/silver-bayonet/muster';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packed } from '../muster/share.ts';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, layBriefAside, mouse, openQuestion, playOn } from '../testing/hand.spec-support.ts';
import { en } from '../words/en/index.ts';

/** Addresses that are none: cut short, not UTF-8, not decodable, or words that every object inherits. */
const MALFORMED = [
  '%zz',
  '%',
  '%c3%28',
  'a%2',
  'game/%zz',
  'replay/%E0%A4%A',
  'muster/%zz',
  'muster/%zz/print',
  'campaign/%zz',
  'library/%zz/%zz',
  'library/constructor',
  'library/rules/constructor',
  'game/constructor',
  'game/..%2F..%2Fabout',
  'new?ruleset=constructor&scenario=__proto__&unit=constructor',
  'new?ruleset=%zz',
  'library?q=%zz',
  'unit#%zz',
];

/** A page of this app that has not broken down. */
async function stands(page: Page): Promise<boolean> {
  await page.locator('h1, [role=alert]').first().waitFor();
  const words = await page.locator('main').innerText();
  return !/URI malformed|is not a function|undefined/.test(words);
}

async function bring(page: Page, name: string, document: unknown): Promise<void> {
  await page
    .locator('.file-button input')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(document)) });
}

async function savedFile(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const download = page.waitForEvent('download');
  await page.locator('.more summary').click();
  await page.getByRole('button', { name: 'Save as file' }).first().click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

describe('nothing strange breaks the page', () => {
  const table = atTheTable();

  it('no malformed address, typed in or linked to', async () => {
    const { page } = await table.visit('about', { keepsApp: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (const path of MALFORMED) {
      await turnTo(page, path, 'h1, [role=alert]');
      expect([path, await stands(page)]).toEqual([path, true]);
      await page.reload();
      expect([path, await stands(page)]).toEqual([path, true]);
      await turnTo(page, 'about', 'h1');
    }
  });

  it('an address that leads nowhere is named as it was written', async () => {
    const { page } = await table.visit('about');
    await turnTo(page, '%zz', '.stray');
    await expect.poll(() => page.locator('.stray').innerText()).toContain('“/%zz”');
    await turnTo(page, 'about', 'h1');
    await turnTo(page, 'd%C3%A9tour', '.stray');
    await expect.poll(() => page.locator('.stray').innerText()).toContain('“/détour”');
  });

  it('no file of a game called "constructor", and none that would lie elsewhere', async () => {
    const { page } = await table.visit('?seed=strange', {}, IN_A_HURRY);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/game\//);
    await layBriefAside(page);
    const question = await openQuestion(page);
    const file = await savedFile(page);
    const summary = { ...file['summary'] };

    for (const ruleset of ['constructor', '__proto__', 'toString']) {
      await page.goto(table.url('games'));
      await bring(page, 'game.json', { ...file, summary: { ...summary, ruleset } });
      await page.getByText(`There is no game called "${ruleset}" here.`).waitFor();
    }
    const ids = ['../../about', '..%2F..%2Fabout', 'a?b#c', '', 7, { toString: 1 }];
    for (const id of ids) {
      await page.goto(table.url('games'));
      const campaign = { id: '../about', game: 1 };
      await bring(page, 'game.json', { ...file, summary: { ...summary, id, campaign } });
      await page.waitForURL(/\/game\/[0-9a-f-]{36}$/);
      expect(await openQuestion(page)).toBe(question);
    }
    await page.goto(table.url('games'));
    await page.locator('.game-list a').first().waitFor();
    const links = await page
      .locator('.game-list a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.length).toBe(2 * (ids.length + 1));
    expect(links.filter((href) => !/^\/(game|replay)\/[0-9a-f-]{36}$/.test(href ?? ''))).toEqual([]);
  });

  it('no file of a campaign that would lie elsewhere', async () => {
    const { page } = await table.visit('campaign');
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.locator('.question-card').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).first().click();
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    await page.goto(table.url('campaign'));
    await bring(page, 'campaign.json', { ...file, summary: { ...file.summary, id: '../about' } });
    await page.waitForURL(/\/campaign\/[0-9a-f-]{36}$/);
    await page.locator('.question-card').waitFor();
    expect(await page.locator('[role=alert]').count()).toBe(0);
  });

  it('no unit whose words every object inherits', async () => {
    const [unit] = units.ready;
    const officer = { ...unit!.officer, attributes: ['constructor'] };
    const { page, complaints } = await table.visit('about');
    await page.goto(table.url(`unit#${await packed({ ...unit, officer })}`));
    await page.getByRole('button', { name: en.muster.keep }).click();
    await page.locator('.builder').waitFor();
    const company = new URL(page.url()).pathname;
    await page.goto(table.url(`${company.slice(1)}/print`));
    await page.locator('.paper-page').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('what is decided', () => {
  const table = atTheTable();

  it('is on the disk before anybody sees what came of it', async () => {
    const { page } = await table.visit('?seed=disk', {}, IN_A_HURRY);
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/game\//);
    await layBriefAside(page);
    await openQuestion(page);
    const referee = page.workers().at(-1)!;
    await referee.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      const written: string[] = [];
      IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given) {
        const begun = transaction.apply(this, given);
        if (begun.mode === 'readwrite') written.push(begun.durability);
        return begun;
      };
      Object.assign(globalThis, { written });
    });
    await playOn(page, mouse, 2);
    const written = await referee.evaluate(() => (globalThis as unknown as { written: string[] }).written);
    expect(written.length).toBeGreaterThanOrEqual(2);
    expect(new Set(written)).toEqual(new Set(['strict']));
  });
});
