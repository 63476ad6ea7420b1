import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable } from './browser.spec-support.ts';

/** Leaves something wherever a page can keep it. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.setItem('left-behind', 'here');
    sessionStorage.setItem('left-behind', 'here');
    await cookieStore.set('left-behind', 'here');
    await caches.open('left-behind');
    await new Promise((done) => {
      indexedDB.open('left-behind').onsuccess = done;
    });
  });

/** Everything that is kept for a page, by name. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await cookieStore.getAll()).map(({ name }) => `cookie ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);

const leftBehind = async (page: Page) => (await kept(page)).filter((name) => name.endsWith('left-behind'));

const pace = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('vedette.settings') ?? 'null')?.state.pace as unknown);

describe('visits that share the process of a browser', () => {
  const table = atTheTable();

  it.each([1, 2, 3])('find nothing that another has left, in any way of keeping things: %i', async (n) => {
    const { page } = await table.visit('about', {}, { pace: n });
    expect(await leftBehind(page)).toEqual([]);
    expect(await pace(page)).toBe(n);
    await leave(page);
    expect(await leftBehind(page)).toHaveLength(5);
    const { page: other } = await table.visit('about');
    expect(await leftBehind(other)).toEqual([]);
  });

  it('find no settings where none were asked for', async () => {
    const { page } = await table.visit('about');
    expect(await pace(page)).not.toBe(3);
  });
});
