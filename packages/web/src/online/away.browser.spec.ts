import { readFile } from 'node:fs/promises';
import type { Game, Ruleset } from '@vedette/engine';
import { mailReceiver, newTable, Page as Opponent, tickets } from '@vedette/server/testing';
import silverBayonet from '@vedette/silver-bayonet';
import { type OnlineGame, proofOf } from '@vedette/wire';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, usualApp } from '../testing/browser.spec-support.ts';
import { openQuestion } from '../testing/hand.spec-support.ts';
import { OnlineServer } from '../testing/online.spec-support.ts';

const RULES = silverBayonet as unknown as Ruleset<Game>;
const QUICK = { pace: 0, hints: true };
const PATIENCE = { timeout: 60_000 };

const around = (page: Page) => page.locator('.around').innerText();

describe('away from the table', () => {
  let mail: Awaited<ReturnType<typeof mailReceiver>>;
  let server: OnlineServer;
  const table = atTheTable(usualApp, async (root) => {
    mail = await mailReceiver();
    const smtp = { url: mail.url, from: 'Vedette <vedette@example.org>' };
    server = new OnlineServer({ notices: { site: 'https://vedette.example/', smtp, pace: 20 } });
    return server.serve(root);
  });

  afterAll(() => mail?.close());

  it('a mailbox is confirmed by the link in a letter, and a game is taken home when both want it', async () => {
    const [mine, theirs] = tickets(await newTable(table.url(), RULES));
    const other = await Opponent.open(table.url(), RULES, theirs!);
    const { page, context } = await table.visit(
      `match/${mine!.match}#seat=0&invite=${mine!.invite}`,
      { bypassCSP: true },
      QUICK,
    );
    await other.begin();
    await page.locator('.play').waitFor(PATIENCE);

    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
    const book = page.locator('.notices-book');
    await book.getByRole('textbox', { name: 'E-mail address' }).fill('anne@example.org');
    await book.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
    await expect.poll(() => book.innerText()).toContain('waits for the link in the letter');
    await expect.poll(() => mail.letters.length).toBe(1);
    const letter = mail.letters[0]!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    const fragment = /mailbox#\S+/.exec(letter)![0];
    const reader = await context.newPage();
    await reader.goto(table.url(fragment));
    await reader.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect.poll(() => reader.locator('main').innerText()).toContain('you will be told there');
    await expect.poll(() => book.innerText()).not.toContain('waits for the link');
    await reader.goto(table.url(fragment.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))));
    await reader.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect.poll(() => reader.locator('main').innerText()).toContain('not any more');
    await book.getByRole('button', { name: 'Close' }).click();

    await other.say({ type: 'home', wanted: true });
    await expect.poll(() => around(page)).toContain('asks to take the game home');
    await page.locator('.around').getByRole('button', { name: 'Decline' }).click();
    await other.until(() => other.table?.home.length === 0);
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Take the game home' }).click();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask the others' }).click();
    await expect.poll(() => around(page)).toContain('You asked to take the game home');
    await other.until(() => other.table?.home.join() === '0');
    await other.say({ type: 'home', wanted: true });
    await expect.poll(() => around(page)).toContain('was taken home');
    // What the rules would ask next is asked here no more.
    await expect.poll(() => page.locator('.question').getAttribute('data-seq')).toContain('waiting');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const file = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as OnlineGame;
    expect(proofOf(RULES, file).faults).toEqual([]);
    await page.getByRole('button', { name: 'Play it on in this browser' }).click();
    await page.waitForURL(/\/game\//);
    expect(await openQuestion(page)).not.toBeNull();
    other.hangUp();
    expect(server.faults).toEqual([]);
  });

  it('a push shows a notice that leads to its match and nowhere else', async () => {
    const { page, context } = await table.visit('about', { keepsApp: true });
    await context.grantPermissions(['notifications'], { origin: new URL(table.url()).origin });
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    // A browser without a screen keeps no notices: what it is asked to show is written down on the way.
    await worker!.evaluate(() => {
      const { showNotification } = ServiceWorkerRegistration.prototype;
      const shown: unknown[] = [];
      Object.assign(globalThis, { shown });
      ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        shown.push({ title, body: options?.body, tag: options?.tag, data: String(options?.data) });
        return showNotification.call(this, title, options);
      };
    });
    const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
    const session = await context.newCDPSession(page);
    const registered: { registrationId: string }[] = [];
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) =>
      registered.push(...registrations),
    );
    await session.send('ServiceWorker.enable');
    await expect.poll(() => registered.length).toBeGreaterThan(0);
    const push = (data: string) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: new URL(table.url()).origin,
        registrationId: registered.at(-1)!.registrationId,
        data,
      });
    const match = 'A'.repeat(22);
    const place = `/match/${match}`;
    const notice = { title: 'A Duel: it is your turn', text: 'A decision waits for you.', match };
    await push(JSON.stringify(notice));
    // The same match has the same tag: a newer notice takes the place of the older.
    await expect.poll(shown).toEqual([{ title: notice.title, body: notice.text, tag: place, data: place }]);
    // What is no notice of ours is one without words, and leads to the games.
    await push('nonsense');
    await expect
      .poll(async () => (await shown()).at(-1))
      .toEqual({
        title: 'Vedette',
        body: '',
        tag: '/games',
        data: '/games',
      });
    await session.detach();
  });
});
