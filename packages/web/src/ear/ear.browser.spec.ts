import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { atTheTable, faultsOfAccess } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, polling } from '../testing/hand.spec-support.ts';
import { BlindHand, beginByKeys } from './blind.spec-support.ts';

/** All that somebody has who does not see: what is announced, and where the keys are. */
const announced = (page: Page): Promise<readonly string[]> => page.locator('.announcer p').allTextContents();
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null ? 'none' : `${activeElement.tagName}#${activeElement.id}`;
  });

/** Begins a short game by keys alone, from the first page. */
async function begin(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => announced(page))
    .toContain('You play by ear. Slash asks the table; help lists every word.');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/game\//);
  await page.locator('.ear-answers button').first().waitFor();
}

/** The newest question that was announced. */
const QUESTION = /\? (\d+) (answers?|places?)/;

async function answered(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.locator('.question').getAttribute('data-seq');
  await press();
  await page.waitForFunction(
    (seq) => {
      const now = document.querySelector('.question');
      return (
        now?.getAttribute('data-seq') !== seq && now?.getAttribute('data-seq')?.endsWith('open') === true
      );
    },
    before,
    { timeout: 60_000, polling },
  );
}

/** Presses the first digit until it does something: whoever has no ears may be quicker than what is told. */
async function untilTaken(page: Page, seq: string | null): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await page.keyboard.press('1');
    const isTaken = page.waitForFunction(
      (before) =>
        document.querySelector('.ear-plan') !== null ||
        document.querySelector('.question')?.getAttribute('data-seq') !== before,
      seq,
      { timeout: 3000, polling },
    );
    if (
      await isTaken.then(
        () => true,
        () => false,
      )
    )
      return;
  }
  throw new Error(`Nothing came of a digit: ${await page.locator('.question').innerText()}`);
}

/** Answers on a page that is held up for five sixths of the time, at a processor's full price. */
const BUSY_ANSWERS = inject('whole') ? 25 : 12;

describe('by ear', () => {
  const table = atTheTable();

  it('is switched on by the first button, and a turn is played by digits, Enter and the field; the keys are never lost', async () => {
    const { page, complaints } = await table.visit('?seed=ear', { bypassCSP: true });
    await begin(page);
    expect(await page.title()).toContain('Vedette');
    await expect.poll(async () => (await announced(page)).at(-1)).toMatch(QUESTION);
    const heard: string[] = [];
    for (let n = 0; n < 14; n++) {
      heard.push(...(await announced(page)).slice(-1));
      await page.locator('.ear-answers button').first().waitFor();
      const before = await page.locator('.question').getAttribute('data-seq');
      await page.keyboard.press('1');
      await page.waitForFunction(
        (seq) =>
          document.querySelector('.ear-plan') !== null ||
          document.querySelector('.question')?.getAttribute('data-seq') !== seq,
        before,
        { polling },
      );
      if ((await page.locator('.ear-plan').count()) > 0)
        await answered(page, () => page.keyboard.press('Enter'));
      await expect.poll(() => focused(page)).not.toMatch(/BODY|none/);
    }
    expect(new Set(heard).size).toBeGreaterThan(5);
    const longest = (await announced(page)).filter((line) => line.split(' ').length > 30);
    expect(longest).toEqual([]);
    // The field: slash leads there, and what it says is announced and can be read again.
    await page.locator('.ear-answers button').first().waitFor();
    await page.keyboard.press('/');
    await expect.poll(() => focused(page)).toBe('INPUT#ask-the-table');
    await page.keyboard.type('ground');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await announced(page)).at(-1)).toMatch(/pieces of ground, nearest first/);
    await expect.poll(() => page.locator('.ear-said li').count()).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
  });

  it('has about thirty stops of the Tab key at the table, a heading, and no fault of access at 320 pixels', async () => {
    const { page } = await table.visit(
      '?seed=ear',
      { bypassCSP: true, viewport: { width: 320, height: 640 } },
      { ...IN_A_HURRY, ear: true },
    );
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.waitForURL(/\/game\//);
    await page.reload();
    await page.locator('.ear-answers button').first().waitFor();
    await expect.poll(async () => (await announced(page)).length).toBeGreaterThan(1);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    await expect.poll(() => page.title()).toBe(`${await page.locator('h1').textContent()} · Vedette`);
    // Orders are read before the companies; there are ways to what is asked, and to the map.
    const isAfter = await page.evaluate(() => {
      const [orders, companies] = ['.question', '.companies'].map((one) => document.querySelector(one)!);
      return orders!.compareDocumentPosition(companies!) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isAfter).toBe(true);
    await page.getByRole('button', { name: 'Skip to the map' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.table-window:focus').count()).toBe(1);
    await page.getByRole('button', { name: 'Skip to what is asked' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('H2#question-title');
    expect((await page.locator('.table-window').boundingBox())!.height).toBeGreaterThan(80);
    const stops = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'a[href], button, input, summary, select, [tabindex="0"]',
          ),
        ].filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true })).length,
    );
    expect(stops).toBeLessThanOrEqual(40);
    expect(await faultsOfAccess(page)).toEqual([]);
    // The dialogs, too, and the keys come back from them.
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).not.toMatch(/BODY|none/);
  });

  it('a digit answers as soon as the question is told, though the list of answers is still on its way', async () => {
    const { page } = await table.visit('new?seed=ear', {}, { ear: true, pace: 0, botSeconds: 0.05 });
    // The list comes late, as on a machine with much else to do; everything else at once.
    await page.addInitScript(() => {
      const listen = Worker.prototype.addEventListener;
      const post = Worker.prototype.postMessage;
      const late = new Set<number>();
      Worker.prototype.postMessage = function (this: Worker, data: never, ...rest: never[]) {
        const { number, call, given } = data as { number: number; call: string; given: readonly unknown[] };
        if (call === 'ask' && given[0] === ':orders') late.add(number);
        post.call(this, data, ...rest);
      };
      Worker.prototype.addEventListener = function (this: Worker, type: string, heard: never) {
        const tell = heard as unknown as (event: MessageEvent) => void;
        const later = (event: MessageEvent) =>
          late.has(event.data?.number) ? setTimeout(() => tell(event), 4000) : tell(event);
        listen.call(this, type, later as never);
      } as never;
    });
    await page.reload();
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await beginByKeys(page);
    await expect.poll(async () => (await announced(page)).at(-1)).toMatch(QUESTION);
    expect(await page.locator('.ear-answers button').count()).toBe(0);
    await page.keyboard.press('1');
    await expect.poll(async () => (await announced(page)).join(' ')).toMatch(/ (?:South|Enter to do it)\./);
  });

  it('on a busy machine, too, the keys are on something at every moment, and no question is told twice', async () => {
    const { page, context } = await table.visit(
      'new?seed=ear',
      {},
      { ear: true, pace: 0, botSeconds: 0.05, hints: false },
    );
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await beginByKeys(page);
    await page.locator('.ear-answers button').first().waitFor();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.evaluate(() => {
      const lost: string[] = [];
      Object.assign(globalThis, { lost });
      const look = () => {
        if (document.activeElement === document.body)
          lost.push(document.querySelector('.question')?.textContent ?? 'no question');
        requestAnimationFrame(look);
      };
      look();
    });
    const { heard, questions } = await new BlindHand(page).play(BUSY_ANSWERS);
    expect(await page.evaluate(() => (globalThis as unknown as { lost: string[] }).lost)).toEqual([]);
    expect(questions.length).toBe(BUSY_ANSWERS);
    expect(heard.filter((line, i) => line === heard[i - 1])).toEqual([]);
  });

  it('Enter ends what one of the others does, however slowly it goes', async () => {
    const { page } = await table.visit('new?seed=ear', {}, { ear: true, pace: 3_600_000, botSeconds: 0.05 });
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await beginByKeys(page);
    let theirs = 0;
    const decided = new Set<string | null>();
    for (let n = 0; n < 200 && theirs < 12; n++) {
      // Whose it is and which it is are one reading: on a slow machine it is another in no time.
      const seq = await page.locator('.question[data-seq]').getAttribute('data-seq');
      if (!seq!.endsWith('open')) {
        theirs += 1;
        decided.add(seq);
        await page.keyboard.press('Enter');
        await page.waitForTimeout(100);
        continue;
      }
      await untilTaken(page, seq);
      if ((await page.locator('.ear-plan').count()) > 0) await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    expect(theirs).toBe(12);
    // Left to itself, each decision would take ten minutes.
    expect(decided.size).toBeGreaterThan(5);
  });

  it('asked who acts next, M asks where to, the list shows the places, and D goes there and is done', async () => {
    const { page } = await table.visit('new?seed=ear', {}, { ear: true, pace: 0, botSeconds: 0.05 });
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await beginByKeys(page);
    const open = page.locator('.question[data-seq$="open"]');
    const title = () => open.locator('#question-title').innerText();
    for (let n = 0; n < 30 && !(await title()).includes('acts next'); n++) {
      await untilTaken(page, await open.getAttribute('data-seq'));
      if ((await page.locator('.ear-plan').count()) > 0)
        await answered(page, () => page.keyboard.press('Enter'));
    }
    const seq = Number((await open.getAttribute('data-seq'))!.split(' ')[0]);
    await page.keyboard.press('m');
    const first = page.locator('.ear-answers button').first();
    await expect.poll(() => first.innerText()).toMatch(/^1, (?:to|towards) /);
    const who = /Where does (.+) go\?/.exec((await announced(page)).join(' '))![1]!;
    await page.keyboard.press('1');
    await page.locator('.ear-plan').waitFor();
    await page.keyboard.press('d');
    // Sent, on his way, there, and done.
    await expect
      .poll(async () => Number((await open.getAttribute('data-seq'))!.split(' ')[0]))
      .toBeGreaterThan(seq + 2);
    await expect.poll(title).not.toContain(who);
    expect(await focused(page)).not.toMatch(/BODY|none/);
  });

  it('has a page with every word, that prints', async () => {
    const { page } = await table.visit('by-ear', { bypassCSP: true });
    await expect.poll(() => page.locator('main li').count()).toBeGreaterThan(20);
    await expect.poll(() => page.title()).toBe('Playing by ear · Vedette');
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
