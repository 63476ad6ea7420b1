import type { Game, Ruleset } from '@vedette/engine';
import { newTable } from '@vedette/server/testing';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, usualApp } from '../testing/browser.spec-support.ts';
import { finger, mouse, openQuestion } from '../testing/hand.spec-support.ts';
import { chooseScenario } from '../testing/new-game.spec-support.ts';
import {
  invite,
  OnlineServer,
  PHONE,
  placeIn,
  playTogether,
  sitDown,
} from '../testing/online.spec-support.ts';
import { settled } from '../testing/settled.spec-support.ts';

const QUICK = { pace: 0, hints: true };

const around = (page: Page) => page.locator('.around').innerText();
const seqOf = async (page: Page): Promise<number> =>
  Number((await page.locator('.question').getAttribute('data-seq'))?.split(' ')[0]);

describe('around the table', () => {
  const server = new OnlineServer();
  const table = atTheTable(usualApp, server.serve);

  it('things are taken back by consent, said in a phrase, carried to another device and left to a bot', async () => {
    // A game of half a minute, whose time runs out while the other is played.
    const clock = { kind: 'live', bankSeconds: 30, incrementSeconds: 0 } as const;
    const short = await newTable(table.url(), silverBayonet as unknown as Ruleset<Game>, { clock });
    const hasty = await Promise.all(
      short.seats.map(({ seat, invite }) =>
        table.visit(`match/${short.match}#seat=${seat}&invite=${invite}`, {}, QUICK),
      ),
    );
    const laptop = await table.visit('', { bypassCSP: true }, QUICK);
    const [friend] = await invite(laptop.page);
    const phone = await table.visit(placeIn(friend!), PHONE, QUICK);
    await Promise.all([laptop, phone].map(({ page }) => sitDown(page)));
    const players = [
      { page: laptop.page, hand: mouse },
      { page: phone.page, hand: finger },
    ];
    await playTogether(players, 3);

    // The same link once more takes nobody's seat, and an older page is told to load itself again.
    const twice = await table.visit(placeIn(friend!), {}, QUICK);
    await expect.poll(() => twice.page.locator('h1').innerText()).toContain('This seat is taken');
    await twice.page.routeWebSocket(/api\/socket/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(String(text).replace(/"wire":\d+/, '"wire":0')));
    });
    await twice.page.reload();
    await expect.poll(() => twice.page.locator('h1').innerText()).toContain('There is a newer version');
    await expect.poll(() => twice.page.getByRole('button', { name: 'Load the page again' }).count()).toBe(1);
    expect(await faultsOfAccess(laptop.page)).toEqual([]);

    await laptop.page.locator('.more summary').click();
    await laptop.page.getByRole('button', { name: 'Standing orders' }).click();
    await laptop.page.getByLabel('After a blow').selectOption({ index: 1 });
    await expect.poll(() => laptop.page.locator('.orders-book').innerText()).toContain('Ordered.');
    expect(await faultsOfAccess(laptop.page)).toEqual([]);
    await laptop.page.getByRole('button', { name: 'Close' }).click();
    await laptop.page.reload();
    await laptop.page.locator('.more summary').click();
    await laptop.page.getByRole('button', { name: 'Standing orders (1)' }).click();
    await laptop.page.getByRole('button', { name: 'Ask me everything again' }).click();
    await expect.poll(() => laptop.page.getByLabel('After a blow').inputValue()).toBe('');
    expect(await laptop.page.locator('.brief').count()).toBe(0);
    await laptop.page.getByRole('button', { name: 'Close' }).click();
    await laptop.page.keyboard.press('Escape');

    const before = await seqOf(laptop.page);
    await laptop.page.getByRole('button', { name: 'Ask to take back' }).click();
    await expect.poll(() => around(laptop.page)).toContain('Waiting for the others');
    await expect.poll(() => around(phone.page)).toContain('Anne asks to take back');
    await phone.page.getByRole('button', { name: 'Agree' }).tap();
    await expect.poll(() => seqOf(laptop.page)).toBeLessThan(before);
    await expect.poll(() => seqOf(phone.page)).toBeLessThan(before);
    await expect.poll(() => around(phone.page)).not.toContain('asks to take back');

    await phone.page.locator('.talk summary').tap();
    await phone.page.getByRole('button', { name: 'Good luck!' }).tap();
    await expect.poll(() => laptop.page.locator('.talk-unread').count()).toBe(1);
    await laptop.page.locator('.talk summary').click();
    await laptop.page.getByRole('textbox', { name: 'Say something' }).fill('<b>You</b> too');
    await laptop.page.getByRole('button', { name: 'Say', exact: true }).click();
    await expect.poll(() => phone.page.locator('.talk ol').innerText()).toContain('<b>You</b> too');
    expect(await faultsOfAccess(laptop.page)).toEqual([]);
    await laptop.page.getByRole('button', { name: 'Switch talk off on this device' }).click();
    await expect.poll(() => laptop.page.locator('.talk ol').count()).toBe(0);
    await laptop.page.locator('.talk summary').click();
    await phone.page.getByRole('button', { name: 'What dice!' }).tap();
    await expect.poll(() => phone.page.locator('.talk ol').innerText()).toContain('What dice!');
    expect(await laptop.page.locator('.talk-unread').count()).toBe(0);

    await laptop.page.locator('.more summary').click();
    await laptop.page.getByRole('button', { name: 'Carry to another device' }).click();
    const mine = await laptop.page.locator('.carry input').inputValue();
    const tablet = await table.visit(placeIn(mine), {}, QUICK);
    await tablet.page.locator('.play').waitFor();
    await expect.poll(() => seqOf(tablet.page)).toBe(await seqOf(laptop.page));
    await expect.poll(() => around(tablet.page)).toMatch(/Anne\s+\(you\)/);
    await laptop.page.keyboard.press('Escape');

    await laptop.page.locator('.more summary').click();
    await laptop.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await expect.poll(() => around(tablet.page)).toContain('A bot plays for you');
    await laptop.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => around(tablet.page)).not.toContain('A bot plays for you');

    const notices = await Promise.all(
      hasty.map(async ({ page }) => {
        await expect
          .poll(() => around(page), { timeout: 60_000 })
          .toMatch(/out of time. You may|Your time is out/);
        return { page, waits: (await page.getByRole('button', { name: 'Take the win' }).count()) > 0 };
      }),
    );
    const waiting = notices.find(({ waits }) => waits)!.page;
    const late = notices.find(({ waits }) => !waits)!.page;
    await waiting.getByRole('button', { name: 'Let a recruit play on' }).click();
    await expect.poll(() => around(late)).toContain('A bot plays for you');
    await late.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => around(late)).not.toContain('A bot plays for you');

    await laptop.page.goto(table.url('games'));
    await expect.poll(() => laptop.page.locator('.online-games').innerText()).toContain('The Investigation');
    await laptop.page.getByRole('link', { name: 'Go to the table' }).click();
    await laptop.page.locator('.play').waitFor();
    expect(server.faults).toEqual([]);
  });

  it('two play by ear: what is asked is told to whom it is put, the keys are at it, and the table answers both', async () => {
    const { match, seats } = await newTable(table.url(), silverBayonet as unknown as Ruleset<Game>);
    const byEar = { ...QUICK, hints: false, ear: true };
    const visits = await Promise.all(
      seats.map(({ seat, invite }) =>
        table.visit(`match/${match}#seat=${seat}&invite=${invite}`, { bypassCSP: true }, byEar),
      ),
    );
    const pages = visits.map(({ page }) => page);
    const said = (page: Page) => page.locator('.announcer').innerText();
    const keysAt = (page: Page) => page.evaluate(() => document.activeElement?.id);
    for (const page of pages) {
      await expect.poll(() => said(page)).toContain('A skirmish at the mill.');
      await expect.poll(() => keysAt(page)).toBe('question-title');
    }
    const asks = /\? \d+ answers?: 1, /;
    await expect
      .poll(async () => (await Promise.all(pages.map(said))).filter((one) => asks.test(one)).length)
      .toBe(1);
    const first = asks.test(await said(pages[0]!)) ? pages[0]! : pages[1]!;
    const before = await seqOf(first);
    await first.keyboard.press('1');
    for (const page of pages) await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
    for (const page of pages) {
      await expect.poll(() => keysAt(page)).toBe('question-title');
      await page.keyboard.press('/');
      await page.keyboard.type('enemy');
      await page.keyboard.press('Enter');
      await expect.poll(() => said(page)).toContain('No enemy is on the table.');
      expect(await faultsOfAccess(page)).toEqual([]);
    }
    expect(server.faults).toEqual([]);
  });

  it('a game against a bot goes on with a friend, as it stands, and a whole plan is drawn before it is sent', async () => {
    const laptop = await table.visit('new?seed=deploy', {}, { ...QUICK, botSeconds: 0.1 });
    await chooseScenario(laptop.page, 'The Investigation');
    await laptop.page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await laptop.page.getByRole('button', { name: 'Begin' }).click();
    await laptop.page.getByRole('button', { name: 'Deploy for me' }).click();
    await laptop.page.getByRole('button', { name: 'Place them so' }).click();
    await laptop.page.locator('.question:not([data-kind=deploy])[data-seq$=" open"]').waitFor();
    const game = laptop.page.url();
    const told = await laptop.page.locator('.dispatches li').first().innerText();
    await laptop.page.locator('.more summary').click();
    await laptop.page.getByRole('link', { name: 'Continue with a friend' }).click();
    await laptop.page.getByLabel('Your name').fill('Anne');
    await laptop.page.getByRole('button', { name: 'Make the links' }).click();
    const link = laptop.page.locator('.invitation > input').first();
    const other = await table.visit(placeIn(await link.inputValue()), {}, QUICK);
    const players = [laptop, other].map(({ page }) => ({ page, hand: mouse }));
    for (const { page } of players) {
      await page.locator('.play').waitFor();
      await expect.poll(() => page.locator('.dispatches').innerText()).toContain(told);
    }
    await expect.poll(() => around(other.page)).toContain('Anne');

    const acting = () =>
      Promise.all(players.map(({ page }) => page.locator('[data-kind=activate][data-seq$=" open"]').count()));
    await playTogether(players, 10, async () => (await acting()).some((count) => count > 0));
    const { page } = players[(await acting()).indexOf(1)]!;
    const before = await seqOf(page);
    const man = (await page.locator('[data-option]').first().getAttribute('data-option'))!;
    const figure = page.locator(`[data-figure="${man}"]`).first();
    const { x, y } = await settled(() =>
      figure.evaluate((one) => {
        const { e, f } = (one as SVGGElement).getScreenCTM()!;
        return { x: e, y: f };
      }),
    );
    await page.mouse.click(x, y);
    await settled(() => page.locator('.reach').boundingBox());
    await mouse.point(page, 0.5, 0.5);
    await page.locator('.question [data-then=done]').waitFor();
    expect(await seqOf(page)).toBe(before);
    await page.locator('.question [data-then=done]').click();
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before + 2);

    await laptop.page.goto(game);
    expect(await openQuestion(laptop.page)).not.toBeNull();
    expect(server.faults).toEqual([]);
  });
});

describe('where there is no server', () => {
  const table = atTheTable();

  it('the page says so where friends are offered, and plays on this device as ever', async () => {
    const { page, complaints } = await table.visit('new?with=friend', {}, QUICK);
    await expect.poll(() => page.locator('.where').innerText()).toContain('no server behind it');
    expect(await page.getByRole('button', { name: 'Make the links' }).isDisabled()).toBe(true);
    await page.getByRole('radio', { name: 'On this device' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    expect(await openQuestion(page)).not.toBeNull();
    await page.goto(table.url('match/AAAAAAAAAAAAAAAAAAAAAA'));
    await expect.poll(() => page.locator('[role=alert]').innerText()).toContain('no seat at this match');
    expect(complaints).toEqual([]);
  });
});
