import { describe, expect, it } from 'vitest';
import { atTheTable, faultsInAnyLight, turnTo } from '../testing/browser.spec-support.ts';
import { openQuestion, polling } from '../testing/hand.spec-support.ts';
import { openSecret } from '../testing/secret.spec-support.ts';
import { en } from '../words/en/index.ts';

/** Screens that are simply visited, and what shows that they are there; no two neighbours are the same page. */
const VISITED: readonly (readonly [path: string, sign: string])[] = [
  ['', '.paper svg'],
  ['new', '.preview svg'],
  ['nowhere', '.stray'],
  ['new?ruleset=bayonet-point', '.preview svg'],
  ['games', '.file-button'],
  ['game/none', 'h1'],
  ['muster', 'h1'],
  ['muster/compare', 'h1'],
  ['unit', 'h1'],
  ['campaign', '.found'],
  ['campaign/none', '[role=alert]'],
  ['library', 'h1'],
  ['about', 'h1'],
];

describe('no screen has a serious fault of access', () => {
  const table = atTheTable();
  const visit = (path: string) => table.visit(path, { bypassCSP: true }, { pace: 0 });

  it('of those that are simply visited', async () => {
    const { page } = await visit('about');
    for (const [path, sign] of VISITED) {
      await turnTo(page, path, sign);
      expect([path, await faultsInAnyLight(page)]).toEqual([path, []]);
    }
  });

  it('of a new game with everything unfolded', async () => {
    const { page } = await visit('new?scenario=wolf-pack');
    await page.getByRole('combobox', { name: 'Players' }).first().selectOption('2');
    await page.locator('.who-goes summary').first().click();
    await page.locator('.options > summary').click();
    await page.locator('#option-criticals').check();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.locator('.option-row .rule-link').first().click();
    await page.locator('.slip h2').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('of a game with secrets: covered, and uncovered', async () => {
    const { page } = await visit('games');
    await openSecret(page);
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.locator('.hand-over button').click();
    await openQuestion(page);
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('of a game: its orders of the day, asked, in its settings, over, and watched again', async () => {
    const { page } = await visit('new?seed=access');
    await page.getByLabel('Who decides').nth(1).selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.brief').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await openQuestion(page);
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.locator('.more summary').click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.settings[open]').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await turnTo(page, 'games', '.game-list li');
    expect(await faultsInAnyLight(page)).toEqual([]);

    await turnTo(page, 'new?seed=access', '.preview svg');
    for (const seat of [0, 1]) await page.getByLabel('Who decides').nth(seat).selectOption('random');
    await page.locator('.options > summary').click();
    await page.locator('#option-turn-limit').fill('1');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Halt' }).click();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.ending').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByRole('slider').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('of the muster: a company, compared, printed, shared', async () => {
    const { page } = await visit('muster');
    await page.getByRole('button', { name: en.muster.copy }).first().click();
    await page.locator('.builder').waitFor();
    await page
      .getByRole('button', { name: /^Recruit: / })
      .first()
      .click();
    const company = new URL(page.url()).pathname.slice(1);
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.getByRole('button', { name: en.muster.share, exact: true }).click();
    await page.locator('.qr').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    const link = await page.locator('.share textarea').inputValue();
    await page.keyboard.press('Escape');
    await turnTo(page, `${company}/print`, '.paper-page');
    expect(await faultsInAnyLight(page)).toEqual([]);
    await turnTo(page, 'muster/compare', '.compare');
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.goto(link);
    await page.locator('h1').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('of a campaign, of a report by hand, and of an entry of the library', async () => {
    const { page } = await visit('campaign');
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await page.locator('.question-card').waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    for (let n = 0; n < 6 && (await page.locator('#awaited-title').count()) === 0; n++) {
      const before = await page.locator('.question-card').getAttribute('data-seq');
      const answers = page.locator('.question-card .choice:not(label), .question-card button[type=submit]');
      await answers.first().click();
      await page.waitForFunction(
        (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
        before,
        { polling },
      );
      await page.locator('.question-card, #awaited-title').first().waitFor();
    }
    await page.locator('.by-hand > summary').click();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await turnTo(page, 'library/rules/SB-SHT-08', 'h1');
    expect(await faultsInAnyLight(page)).toEqual([]);
  });
});
