import { type Unit, units } from '@vedette/silver-bayonet/muster';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { packed } from '../muster/share.ts';
import { atTheTable, turnTo } from '../testing/browser.spec-support.ts';
import { openQuestion, polling } from '../testing/hand.spec-support.ts';
import { openSecret } from '../testing/secret.spec-support.ts';
import { en } from '../words/en/index.ts';

/** As long as a name may be, of the widest letter, with nothing to break it at. */
const longName = (first: string): string => first + 'W'.repeat(60 - first.length);

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A company in which everybody has such a name. */
function named(unit: Unit): Unit {
  return {
    ...unit,
    name: longName('Company'),
    country: longName('Country'),
    officer: { ...unit.officer, name: longName('Officer'), rank: longName('Rank') },
    soldiers: unit.soldiers.map((soldier, i) => ({ ...soldier, name: longName(`Soldier${i}`) })),
  } as Unit;
}

/** What is wider than it should be: the page, or a part of it that would have to be pushed sideways to be read. */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll('body :not(textarea, select, input)')].filter((part) => {
      if (part.scrollWidth <= part.clientWidth + 1 || part.clientWidth === 0) return false;
      const { overflowX, scrollSnapType } = getComputedStyle(part);
      // A strip that is meant to be pushed along snaps to what it holds.
      return /auto|scroll/.test(overflowX) && scrollSnapType === 'none';
    });
    return [
      ...(scrollWidth > clientWidth ? [`page by ${scrollWidth - clientWidth}: ${culprits()}`] : []),
      ...parts.map((part) => `${part.tagName.toLowerCase()}.${part.className}`),
    ];

    function culprits(): string {
      return [...document.querySelectorAll('body *')]
        .filter((part) => part.getBoundingClientRect().right > clientWidth + 1 && part.children.length === 0)
        .slice(0, 4)
        .map(
          (part) =>
            `${part.parentElement?.className} > ${part.tagName.toLowerCase()}.${part.getAttribute('class')}`,
        )
        .join(', ');
    }
  });
}

describe('names as long as they may be push no screen wide', () => {
  const table = atTheTable();

  /** Looks at the screen on a phone and on a desk; tells what is too wide. */
  async function look(page: Page, screen: string, found: string[]): Promise<void> {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // What is scaled to the window follows a moment later.
      let faults = await tooWide(page);
      for (let tries = 0; faults.length > 0 && tries < 10; tries++) {
        await page.waitForTimeout(100);
        faults = await tooWide(page);
      }
      found.push(...faults.map((fault) => `${screen} at ${size.width}: ${fault}`));
    }
  }

  async function keep(page: Page, unit: Unit): Promise<string> {
    await page.goto('about:blank');
    await page.goto(table.url(`unit#${await packed(unit)}`));
    await page.getByRole('button', { name: en.muster.keep }).click();
    await page.locator('.builder').waitFor();
    return new URL(page.url()).pathname.slice(1);
  }

  it('of the muster', async () => {
    const found: string[] = [];
    const { page } = await table.visit('about');
    const company = await keep(page, named(units.ready[0]!));
    await look(page, 'builder', found);
    await page.getByRole('button', { name: en.muster.share, exact: true }).click();
    await page.locator('.qr').waitFor();
    await look(page, 'share', found);
    await page.keyboard.press('Escape');
    await turnTo(page, `${company}/print`, '.paper-page');
    await look(page, 'print', found);
    await turnTo(page, 'muster', '.unit-list li');
    await look(page, 'muster', found);
    await turnTo(page, 'muster/compare', '.compare');
    for (const which of [0, 1])
      await page
        .locator('.compare select')
        .nth(which)
        .selectOption({ label: longName('Company') });
    await look(page, 'compare', found);
    await page.goto('about:blank');
    await page.goto(table.url(`unit#${await packed(named(units.ready[1]!))}`));
    await page.locator('.unit-list li').first().waitFor();
    await look(page, 'shared', found);
    expect(found).toEqual([]);
  });

  it('of a game, of the list of games, and of a replay', async () => {
    const found: string[] = [];
    const { page } = await table.visit('about', {}, { pace: 0, botSeconds: 0.1 });
    const company = (await keep(page, named(units.ready[0]!))).split('/')[1]!;
    await page.goto(table.url(`new?seed=long&unit=${company}`));
    await page.locator('.preview svg').first().waitFor();
    await page.getByLabel('Who decides').nth(1).selectOption('person');
    await page
      .getByLabel(en.newGame.unit)
      .nth(1)
      .selectOption({ label: longName('Company') });
    await look(page, 'new game', found);
    await page.getByRole('button', { name: 'Begin' }).click();
    await openQuestion(page);
    const game = new URL(page.url()).pathname.split('/').at(-1)!;
    await look(page, 'play', found);
    await page.setViewportSize(SIZES[0]!);
    for (const pane of ['companies', 'dispatches'] as const) {
      await page.getByRole('button', { name: en.play.panes[pane], exact: true }).click();
      await look(page, `play ${pane}`, found);
      await page.setViewportSize(SIZES[0]!);
    }
    await turnTo(page, 'games', '.game-list li');
    await look(page, 'games', found);
    await turnTo(page, '', '.hero');
    await look(page, 'front page', found);
    await turnTo(page, `replay/${game}`, '[role=slider], input[type=range]');
    await look(page, 'replay', found);

    await page.goto(table.url(`new?seed=long&unit=${company}`));
    for (const seat of [0, 1]) await page.getByLabel('Who decides').nth(seat).selectOption('random');
    await page.locator('.options > summary').click();
    await page.locator('#option-turn-limit').fill('1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.ending').waitFor();
    await look(page, 'ending', found);
    expect(found).toEqual([]);
  });

  it('of the cover between two players', async () => {
    const found: string[] = [];
    const { page } = await table.visit('games', {}, { pace: 0 });
    await openSecret(page, (name) => longName(name.replaceAll(/\W/g, '').slice(0, 9)));
    await expect.poll(() => page.locator('.hand-over-name').innerText()).toHaveLength(60);
    await look(page, 'hand over', found);
    await page.locator('.hand-over button').click();
    await openQuestion(page);
    await look(page, 'play', found);
    expect(found).toEqual([]);
  });

  it('of a campaign', async () => {
    const found: string[] = [];
    const { page } = await table.visit('about');
    await keep(page, named(units.ready[0]!));
    await turnTo(page, 'campaign', '.found');
    const texts = page.locator('.found input[type=text]');
    for (let n = 0; n < (await texts.count()); n++) await texts.nth(n).fill(longName(`Name${n}`));
    const selects = page.locator('.found .entrant select');
    await selects.first().selectOption({ label: longName('Company') });
    await look(page, 'founding', found);
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.locator('.question-card').waitFor();
    await look(page, 'campaign', found);
    for (let n = 0; n < 6 && (await page.locator('#awaited-title').count()) === 0; n++) {
      const before = await page.locator('.question-card').getAttribute('data-seq');
      await page
        .locator('.question-card .choice:not(label), .question-card button[type=submit]')
        .first()
        .click();
      await page.waitForFunction(
        (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
        before,
        { polling },
      );
      await page.locator('.question-card, #awaited-title').first().waitFor();
      await look(page, `campaign ${n}`, found);
    }
    await page.locator('.by-hand > summary').click();
    await look(page, 'report by hand', found);
    await turnTo(page, 'campaign', '.game-list li');
    await look(page, 'campaigns', found);
    expect(found).toEqual([]);
  });

  it('of what was looked for in vain', async () => {
    const found: string[] = [];
    const { page } = await table.visit('about');
    const word = longName('Nowhere');
    for (const [path, sign] of [
      [word, '.stray'],
      [`library?q=${word}`, 'h1'],
      [`library/rules/${word}`, '[role=alert]'],
      [`library/${word}`, '[role=alert]'],
      [`game/${word}`, '[role=alert]'],
      [`muster/${word}`, 'h1, [role=alert]'],
      [`campaign/${word}`, '[role=alert]'],
    ] as const) {
      await turnTo(page, path, sign);
      await look(page, path, found);
      await turnTo(page, 'about', 'h1');
    }
    expect(found).toEqual([]);
  });
});
