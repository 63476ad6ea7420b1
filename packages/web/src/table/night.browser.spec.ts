import { fileURLToPath } from 'node:url';
import { COUNTER_SYMBOLS, MARKER_KINDS, SIGN_KINDS } from '@vedette/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { KEYED_SIGNS } from '../map/keyed-signs.ts';
import { SYMBOLS } from '../map/symbols.ts';
import { atTheTable, faultsInAnyLight, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY } from '../testing/hand.spec-support.ts';
import { buildWith } from '../testing/stand-ins.spec-support.ts';
import { en } from '../words/en/index.ts';

const list = fileURLToPath(new URL('../testing/games-by-night.spec-support.ts', import.meta.url));
const built = buildWith({ '@vedette/games': list });

afterAll(async () => (await built).remove());

const house = atTheTable(async () => (await built).dist);

async function atNight(options: BrowserContextOptions = {}): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await house.visit(
    'new?ruleset=duel',
    { bypassCSP: true, ...options },
    IN_A_HURRY,
  );
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.stage .walker').first().waitFor();
  await page.getByRole('button', { name: en.stage.toTheTable }).click();
  return { page, complaints };
}

/** Symbols are drawn at so many pixels a unit, on paper that ends this far from the middle of the disc. */
const GRAIN = 16;
const FARTHEST = 16;

describe('a town by night', () => {
  it('shows every sign and marker on the table, and all that a town has', async () => {
    const { page, complaints } = await atNight();
    await expect.poll(() => page.locator('.stage.sketched.night-sketch').count()).toBe(1);
    await expect.poll(() => page.locator('.walker').count()).toBe(SIGN_KINDS.length + 2);
    const missing = (selectors: readonly string[]) =>
      page.evaluate((all) => all.filter((one) => document.querySelector(one) === null), selectors);
    const signs = KEYED_SIGNS.map((kind) => `[data-figure="b-${kind}"] .counter`);
    const markers = MARKER_KINDS.map((kind) => `.overlay .marker-${kind}`);
    const town = ['night-wash', 'lamplight', 'inside-wall', 'door-swing', 'bodywork', 'chalk-line'];
    expect(await missing([...signs, ...markers, ...town.map((style) => `.stage .${style}`)])).toEqual([]);
    await expect.poll(() => page.locator('.room-name').textContent()).toBe('The parlour');
    expect(await page.locator('.unknown').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says each sign in words: beside the name, and in a key with who bears it', async () => {
    const { page } = await atNight();
    const told = await page.locator('.man').allTextContents();
    const unsaid = KEYED_SIGNS.filter(
      (kind) => !told.some((words) => words.includes(`Bystander ${kind}`) && words.includes(`is ${kind}`)),
    );
    expect(unsaid).toEqual([]);
    const key = page.locator('.sign-key summary');
    const [button, map] = [await key.boundingBox(), await page.locator('.table-window').boundingBox()];
    // No corner of the map is to spare for a button.
    expect(button!.y + button!.height).toBeLessThanOrEqual(map!.y);
    await key.click();
    const said = await page.locator('.sign-key li > span').allTextContents();
    expect(said).toEqual([
      ...KEYED_SIGNS.map((kind) => `${en.table.signs[kind]} Bystander ${kind}`),
      expect.stringMatching(/^By: Bystander\. Bystander /),
    ]);
    expect(await faultsOfAccess(page)).toEqual([]);
  });

  it('can be read in either theme at 390 pixels', async () => {
    const { page } = await atNight({ viewport: { width: 390, height: 844 } });
    expect(await overflow(page)).toBe(0);
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('drops its washes for those who need contrast', async () => {
    const { page } = await atNight({ contrast: 'more' });
    const opacity = (style: string) =>
      page
        .locator(`.stage .${style}`)
        .first()
        .evaluate((wash) => getComputedStyle(wash).fillOpacity);
    expect(await opacity('night-wash')).toBe('0');
    const paper = await page.locator('.stage').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
    expect(paper).toBe('rgb(255, 255, 255)');
    expect(await faultsOfAccess(page)).toEqual([]);
  });

  it('has symbols that keep inside their discs', async () => {
    const { page } = await atNight();
    const boxes = await page.evaluate(
      ({ symbols, grain, across }) => {
        const canvas = new OffscreenCanvas(across, across);
        const pen = canvas.getContext('2d', { willReadFrequently: true })!;
        return symbols.map(([name, d]) => {
          pen.reset();
          pen.setTransform(grain, 0, 0, grain, across / 2, across / 2);
          pen.lineWidth = 1 / grain;
          pen.stroke(new Path2D(d));
          const { data } = pen.getImageData(0, 0, across, across);
          let [drawn, reach] = [0, 0];
          for (let n = 0; n < across * across; n++) {
            if (data[4 * n + 3]! < 128) continue;
            drawn++;
            const [x, y] = [(n % across) + 0.5 - across / 2, Math.floor(n / across) + 0.5 - across / 2];
            reach = Math.max(reach, Math.hypot(x, y) / grain);
          }
          return { name, drawn, reach };
        });
      },
      {
        symbols: COUNTER_SYMBOLS.map((symbol) => [symbol, SYMBOLS[symbol]] as const),
        grain: GRAIN,
        across: 2 * FARTHEST * GRAIN,
      },
    );
    expect(boxes.filter(({ drawn }) => drawn === 0)).toEqual([]);
    // The pen itself is a pixel wide.
    expect(boxes.filter(({ reach }) => reach > 9.6 + 1 / GRAIN)).toEqual([]);
  });
});
