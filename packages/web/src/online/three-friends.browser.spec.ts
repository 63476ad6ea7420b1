import type { Game, Ruleset } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import type { OnlineGame } from '@vedette/wire';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, overflow, usualApp, type Visit } from '../testing/browser.spec-support.ts';
import { finger, mouse } from '../testing/hand.spec-support.ts';
import { invite, OnlineServer, PHONE, playTogether, sitDown } from '../testing/online.spec-support.ts';
import { compared, overhear } from '../testing/overheard.spec-support.ts';

const QUICK = { pace: 0, hints: true };
const PATIENCE = { timeout: 120_000 };
const BREAK = 30_000;

const around = (page: Page) => page.locator('.around').innerText();

async function agree(page: Page): Promise<void> {
  await page.locator('.options > summary').click();
  await page.locator('#option-three-players').check();
  await page.locator('#option-round-limit').selectOption('1');
}

describe('three friends', { timeout: 1_200_000 }, () => {
  const server = new OnlineServer({ botMilliseconds: 10 });
  const table = atTheTable(usualApp, server.serve);

  it('play Fear and Faith to the end, through a reload, 30 s without a line and a killed server; a fourth looks on', async () => {
    const laptop = await table.visit('', {}, QUICK);
    const heard = [overhear(laptop.page)];
    const links = await invite(laptop.page, {
      ruleset: 'Fear and Faith',
      scenario: 'Open fight',
      people: 3,
      more: agree,
    });
    expect(links).toHaveLength(3);
    const [phone, second, third] = await Promise.all(
      [PHONE, {}, {}].map((screen) => table.visit('about', screen, QUICK)) as [
        Promise<Visit>,
        Promise<Visit>,
        Promise<Visit>,
      ],
    );
    for (const { page } of [phone, second, third]) heard.push(overhear(page));
    await phone.page.goto(links[0]!);
    // It begins when the last of them has come.
    await expect.poll(() => phone.page.locator('main').innerText()).toContain('still free');
    await second.page.goto(links[1]!);
    await third.page.goto(links[2]!);
    const all = [laptop, phone, second, third];
    for (const { page } of all) page.setDefaultTimeout(PATIENCE.timeout);
    for (const { page } of [laptop, phone, second]) await sitDown(page);
    await third.page.locator('.play').waitFor();
    expect(await overflow(phone.page)).toBe(0);
    await expect.poll(() => laptop.page.locator('.around-seats .dot').count()).toBe(3);
    await expect.poll(() => around(third.page)).toContain('You are looking on');
    const players = [
      { page: laptop.page, hand: mouse },
      { page: phone.page, hand: finger },
      { page: second.page, hand: mouse },
    ];
    await playTogether(players, 5);
    await phone.page.reload();
    await phone.page.locator('.play').waitFor();
    await playTogether(players, 3);

    const since = Date.now();
    await second.context.setOffline(true);
    await expect.poll(() => around(second.page), PATIENCE).toContain('The line is broken');
    await expect.poll(() => laptop.page.locator('.around-seats [data-here]').count(), PATIENCE).toBe(2);
    await server.kill();
    await server.start();
    await expect.poll(() => around(laptop.page), PATIENCE).not.toContain('The line is broken');
    await second.page.waitForTimeout(Math.max(0, since + BREAK - Date.now()));
    await second.context.setOffline(false);
    await expect.poll(() => around(second.page), PATIENCE).not.toContain('The line is broken');
    await playTogether(players, 3);

    for (const { page } of players) {
      await page.locator('.more summary').click();
      await page.getByRole('button', { name: 'Let a bot play for me' }).click();
      await expect.poll(() => around(page), PATIENCE).toContain('A bot plays for you');
    }
    for (const { page } of all)
      await expect.poll(() => page.locator('.after-match').count(), PATIENCE).toBe(1);
    const match = new URL(laptop.page.url()).pathname.split('/').pop()!;
    const game = (await (await fetch(table.url(`api/matches/${match}/game`))).json()) as OnlineGame;
    const rules = fearAndFaith as unknown as Ruleset<Game>;
    for (const [n, seat] of [0, 1, 2, null].entries())
      expect(compared(rules, heard[n]!, seat, game)).toBeGreaterThan(12);
    expect(server.faults).toEqual([]);
  });
});
