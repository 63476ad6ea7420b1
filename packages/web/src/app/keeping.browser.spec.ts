import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';
import {
  IN_A_HURRY,
  layBriefAside,
  mouse,
  openQuestion,
  playOn,
  polling,
} from '../testing/hand.spec-support.ts';

async function playNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/game\//);
  await layBriefAside(page);
  await openQuestion(page);
  return page.url();
}

/** The file that this button gives. */
async function fileFrom(page: Page, name: string): Promise<{ format: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

async function otherTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await openQuestion(page);
  return page;
}

/** A page whose referee counts what he is asked. */
interface Refereed {
  readonly referee: Worker & { asked: number };
}

describe('what is kept', () => {
  const table = atTheTable();

  it('outlives a page that breaks: what happened is told, the game is there as a file and as it was', async () => {
    const { page, context } = await table.visit('?seed=broken', {}, IN_A_HURRY);
    const url = await playNow(page);
    const broken = await context.newPage();
    await broken.addInitScript(() => {
      const { createElementNS } = Document.prototype;
      Document.prototype.createElementNS = function (this: Document, ...given: [string, string]) {
        if (!sessionStorage.getItem('mended') && location.pathname.startsWith('/game/') && given[1] === 'g')
          throw new Error('The ink has run out.');
        return createElementNS.apply(this, given);
      } as typeof createElementNS;
    });
    await broken.goto(url);
    await broken.getByRole('heading', { name: 'Something broke' }).waitFor();
    await expect.poll(() => broken.locator('main').innerText()).toContain('The ink has run out.');
    expect(await fileFrom(broken, 'Save as file')).toMatchObject({ format: 'vedette-game' });
    await broken.evaluate(() => sessionStorage.setItem('mended', 'yes'));
    await broken.getByRole('link', { name: 'Open the last good state' }).click();
    expect(await openQuestion(broken)).toBe(await openQuestion(page));
  });

  it('says of a game whose past cannot be proved that it cannot, at the table and in the list', async () => {
    const { page } = await table.visit('games');
    const record = JSON.parse(
      await readFile(`${import.meta.dirname}/../../fixtures/game-silver-bayonet.json`, 'utf8'),
    );
    const dice = { words: [1, 2, 3, 4], script: null, next: 0 };
    record.save = { ...record.save, begun: 'another build', boundary: { ...record.save.boundary, dice } };
    const bring = (document: object) => {
      const buffer = Buffer.from(JSON.stringify(document));
      return page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    };
    await bring(record);
    await page.waitForURL(/\/game\//);
    await page.getByText('nobody can prove how it came to stand as it does').waitFor();
    await page.goto(table.url('games'));
    await expect.poll(() => page.locator('.game-list').innerText()).toContain('its past could not be proved');
    record.save.boundary.terrain.width = 100_000;
    await bring(record);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('width');
    expect(page.url()).toContain('/games');
  });

  it('outlives a referee who fails or falls silent', async () => {
    const { page } = await table.visit('?seed=worker', { alone: true }, IN_A_HURRY);
    await page.clock.install();
    await page.addInitScript(() => {
      const Real = Worker;
      class Watched extends Real {
        asked = 0;
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          Object.assign(globalThis, { referee: this });
        }
        override postMessage(message: unknown): void {
          this.asked++;
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window.
          super.postMessage(message);
        }
      }
      globalThis.Worker = Watched;
    });
    await page.reload();
    await playNow(page);
    const before = await openQuestion(page);
    const again = async () => {
      await page.getByRole('heading', { name: 'Something broke' }).waitFor();
      expect(await fileFrom(page, 'Save as file')).toMatchObject({ format: 'vedette-game' });
      await page.getByRole('button', { name: 'Open the last good state' }).click();
      expect(await openQuestion(page)).toBe(before);
    };
    const answer = () => playOn(page, mouse, 1).catch(() => {});
    await page.evaluate(() => {
      const { referee } = globalThis as unknown as Refereed;
      referee.terminate();
      referee.asked = 0;
    });
    const silent = answer();
    await page.waitForFunction(() => (globalThis as unknown as Refereed).referee.asked > 0, null, {
      polling,
    });
    await page.clock.runFor(61_000);
    await again();
    await silent;
    await page.evaluate(() => {
      const { referee } = globalThis as unknown as Refereed;
      referee.dispatchEvent(new ErrorEvent('error', { message: 'A fever.' }));
    });
    await again();
  });

  it('is played on when the browser has no room, with a warning, and a file', async () => {
    const { page } = await table.visit('?seed=full', {}, IN_A_HURRY);
    await playNow(page);
    const referee = page.workers().at(-1);
    await referee!.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      const full = () => {
        throw new DOMException('There is no room left.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    });
    await playOn(page, mouse, 1);
    await page.getByText('would not keep').waitFor();
    expect(await fileFrom(page, 'Save as file')).toMatchObject({ format: 'vedette-game' });
    await referee!.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
    await playOn(page, mouse, 1);
    expect(await page.getByText('would not keep').count()).toBe(0);
    const after = await openQuestion(page);
    await page.reload();
    expect(await openQuestion(page)).toBe(after);
  });

  it('is not played in two tabs at once without a word', async () => {
    const { page, context } = await table.visit('?seed=tabs', {}, IN_A_HURRY);
    const url = await playNow(page);
    const other = await otherTab(context, url);
    await playOn(other, mouse, 3);
    const there = await openQuestion(other);
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('played on in another tab').waitFor();
    expect(await openQuestion(page)).toBe(there);
    await playOn(page, mouse, 1);
    expect(await page.getByText('played on in another tab').count()).toBe(0);
  });

  it('and thrown away stays so, whoever still has it on the table', async () => {
    const { page, context } = await table.visit('?seed=gone', {}, IN_A_HURRY);
    const url = await playNow(page);
    const list = await context.newPage();
    await list.goto(table.url('games'));
    list.on('dialog', (dialog) => void dialog.accept());
    await list.getByRole('button', { name: 'Throw away' }).click();
    await list.getByText('No game is kept').waitFor();
    await playOn(page, mouse, 1).catch(() => {});
    await page.getByText('This was thrown away').waitFor();
    expect(await fileFrom(page, 'Save as file')).toMatchObject({ format: 'vedette-game' });
    await list.reload();
    await list.getByText('No game is kept').waitFor();
    await page.goto(url);
    await page.getByText('not kept in this browser').waitFor();
  });

  it('of a campaign that was burnt stays burnt', async () => {
    const { page, context } = await table.visit('campaign');
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.locator('.question-card').waitFor();
    const list = await context.newPage();
    list.on('dialog', (dialog) => void dialog.accept());
    await list.goto(table.url('campaign'));
    await list.getByRole('button', { name: 'Burn the books' }).click();
    await list.getByText('No campaign is kept').waitFor();
    await page.locator('.question-card .choice, .question-card button[type=submit]').first().click();
    await page.getByText('not kept in this browser').waitFor();
    await list.reload();
    await list.getByText('No campaign is kept').waitFor();
    expect(await list.locator('.game-list li').count()).toBe(0);
  });

  it('and damaged is told, and can be saved as it is', async () => {
    const { page } = await table.visit('?seed=damaged', {}, IN_A_HURRY);
    const url = await playNow(page);
    await page.goto(table.url('about'));
    await page.evaluate(async () => {
      const open = indexedDB.open('vedette');
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const transaction = database.transaction(['games', 'summaries'], 'readwrite');
      const games = transaction.objectStore('games');
      games.getAll().onsuccess = ({ target }) => {
        const [record] = (target as IDBRequest<{ summary: { id: string } }[]>).result;
        games.put({ ...record!, save: { format: 'vedette-save', version: 1 } }, record!.summary.id);
        transaction
          .objectStore('summaries')
          .put({ id: record!.summary.id, changed: 1, outcome: null }, record!.summary.id);
      };
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      database.close();
    });
    await page.goto(table.url('games'));
    await page.getByText('A game that cannot be read').waitFor();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
    expect(await fileFrom(page, 'Save as file')).toMatchObject({ format: 'vedette-game' });
  });
});
