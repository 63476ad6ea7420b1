import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsInAnyLight, overflow } from '../testing/browser.spec-support.ts';
import {
  finger,
  IN_A_HURRY,
  keys,
  layBriefAside,
  mouse,
  openQuestion,
  playOn,
} from '../testing/hand.spec-support.ts';
import { chooseScenario } from '../testing/new-game.spec-support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A game of so many turns against a recruit, from the page where games are made. */
async function shortGame(page: Page, turns = 1): Promise<void> {
  await chooseScenario(page, 'The Investigation');
  await page.getByLabel('Who decides').nth(1).selectOption('recruit');
  await page.getByText('Optional rules').click();
  await page.locator('#option-turn-limit').fill(String(turns));
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/game\//);
  await layBriefAside(page);
}

describe('a whole game in the browser', () => {
  const table = atTheTable();

  it('is played by mouse from the first page to its end, and can be watched again', async () => {
    const { page, complaints } = await table.visit('?seed=mouse', { keepsApp: true }, IN_A_HURRY);
    await page.getByRole('link', { name: 'New game' }).click();
    await shortGame(page, 2);
    const decisions = await playOn(page, mouse);
    expect(decisions).toBeGreaterThan(20);
    await expect.poll(() => page.locator('.ending').innerText()).toMatch(/The day goes to|Honours even/);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    const scrubber = page.getByRole('slider');
    await scrubber.waitFor();
    await scrubber.fill('20');
    await expect.poll(() => page.locator('.scrubber output').innerText()).toContain('20 of');
    await expect.poll(() => page.locator('.walker').count()).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });

  it('is played by keyboard alone', async () => {
    const { page, complaints } = await table.visit('new?seed=keys', {}, IN_A_HURRY);
    await shortGame(page);
    expect(await playOn(page, keys)).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
  });

  it('is played on a phone with a finger, and nothing hides sideways', async () => {
    const { page, complaints } = await table.visit('new?seed=finger', PHONE, IN_A_HURRY);
    await shortGame(page);
    expect(await overflow(page)).toBe(0);
    expect(await playOn(page, finger)).toBeGreaterThan(10);
    expect(complaints).toEqual([]);
  });

  it('play now: one click from the first page to the first decision, which everybody can read', async () => {
    const { page } = await table.visit('?seed=now', { bypassCSP: true }, IN_A_HURRY);
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await openQuestion(page)).not.toBeNull();
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('survives being closed in the middle', async () => {
    const { page, context } = await table.visit('new?seed=closed', {}, IN_A_HURRY);
    await shortGame(page);
    await playOn(page, mouse, 14);
    const before = await openQuestion(page);
    const log = await page.locator('.dispatches li').count();
    const url = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(url);
    expect(await openQuestion(again)).toBe(before);
    await expect.poll(() => again.locator('.dispatches li').count()).toBe(log);
  });

  it('takes a decision back, up to the last die', async () => {
    const { page } = await table.visit('new?seed=closed', {}, IN_A_HURRY);
    await shortGame(page);
    const undo = page.getByRole('button', { name: 'Take back', exact: true });
    const before = await openQuestion(page);
    await playOn(page, mouse, 1);
    expect(await openQuestion(page)).not.toBe(before);
    await undo.first().click();
    await expect.poll(() => openQuestion(page)).toBe(before);
    expect(await undo.first().isDisabled()).toBe(true);
    expect(await undo.first().getAttribute('title')).toMatch(/dice|nothing/);
  });

  it('starts without a network once it has been visited', async () => {
    const { page, context } = await table.visit('', { keepsApp: true }, IN_A_HURRY);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.goto(table.url('?seed=offline'));
    await page.getByRole('button', { name: 'Play now' }).click();
    expect(await openQuestion(page)).not.toBeNull();
  });
});
