import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, polling } from '../testing/hand.spec-support.ts';

const card = (page: Page) => page.locator('.question-card');

const kindOf = async (page: Page): Promise<string | null> => {
  await page.locator('.question-card, #awaited-title').first().waitFor();
  return (await card(page).count()) === 0 ? null : card(page).getAttribute('data-kind');
};

/** Two players with ready-made companies. */
async function found(page: Page): Promise<void> {
  await page.getByText('Optional rules').click();
  await page.locator('#option-turn-limit').fill('1');
  await page.getByRole('button', { name: 'Found the campaign' }).click();
  await card(page).waitFor();
}

/** Gives an answer to the open question with its own controls, and waits for the next. */
async function decide(page: Page, kind: string): Promise<void> {
  const before = await card(page).getAttribute('data-seq');
  const submit = card(page).locator('button[type=submit]');
  const choice = card(page).locator('.choices .choice');
  await submit.or(choice).first().waitFor();
  if (kind === 'scenario') {
    await page.getByRole('button', { name: 'The Investigation' }).click();
  } else if (kind === 'bonus' || kind === 'studyWho') {
    const wanted = Number(
      /\d+ of (\d+)|, (\d+) to/
        .exec(await card(page).innerText())
        ?.slice(1)
        .find(Boolean) ?? 1,
    );
    for (let i = 0; i < wanted; i++) await card(page).getByRole('checkbox').nth(i).check();
    await submit.click();
  } else if ((await submit.count()) > 0 && kind !== 'reward') {
    await submit.click();
  } else {
    await choice.first().click();
  }
  await page.waitForFunction(
    (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
    before,
    { polling },
  );
}

/** Answers until this kind of question, or, with null, until a game is waited for; tells what was asked. */
async function decideUntil(page: Page, end: string | null): Promise<readonly string[]> {
  const asked: string[] = [];
  for (let kind = await kindOf(page); kind !== end && kind !== null; kind = await kindOf(page)) {
    asked.push(kind);
    await decide(page, kind);
  }
  return asked;
}

/** The awaited game, played by chance on both sides, and its report handed in. */
async function playItself(page: Page, seed: string): Promise<void> {
  await page.goto(`${page.url()}?seed=${seed}`);
  for (const seat of [1, 2]) await page.getByLabel(`Who decides for Player ${seat}`).selectOption('random');
  await page.getByRole('button', { name: 'Take the field' }).click();
  // One click from the table into the after-game.
  await page.getByRole('link', { name: 'To the after-game' }).click();
  await card(page).waitFor();
  await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/won it|Nobody won/);
}

/** The report of a bad day on a real table: nobody was left standing. */
async function reportMassacre(page: Page): Promise<void> {
  await page.getByText('It was played on a real table').click();
  for (const fate of await page.getByLabel(/^How .* came out of it$/).all())
    await fate.selectOption('removed');
  for (const points of await page.getByRole('spinbutton', { name: 'Bonus experience' }).all())
    await points.fill('2');
  await page.getByRole('spinbutton', { name: 'Power Dice left' }).first().fill('1');
  await page.getByLabel('Artefacts').first().fill('The Bell of Orle');
  await page.getByRole('button', { name: 'Hand in the report' }).click();
  await card(page).waitFor();
}

describe('a campaign in the browser', () => {
  const table = atTheTable();

  it('goes through two games and what follows them, and travels as a file', async () => {
    const { page, complaints } = await table.visit('campaign?seed=war', {}, IN_A_HURRY);
    await found(page);
    await decideUntil(page, null);
    await playItself(page, 'first');
    const asked = await decideUntil(page, 'next');
    expect(asked).toEqual(expect.arrayContaining(['officer', 'keep', 'equip']));
    await expect.poll(() => page.locator('.just-now').innerText()).toContain('Power Rank');

    const seq = await card(page).getAttribute('data-seq');
    await page.getByRole('button', { name: 'Take back the last step' }).click();
    await expect.poll(() => kindOf(page)).toBe('equip');
    await decideUntil(page, 'next');
    expect(await card(page).getAttribute('data-seq')).toBe(seq);

    await decideUntil(page, null);
    await playItself(page, 'second');
    await decideUntil(page, 'next');
    await expect.poll(() => page.locator('.campaign-head').innerText()).toContain('2 games');
    await expect.poll(() => page.locator('.chapter').count()).toBe(2);
    await page.locator('.rank-lines canvas').waitFor();
    await expect.poll(() => page.getByRole('columnheader', { name: 'After game 2' }).count()).toBe(1);
    await expect.poll(() => page.locator('.muster-roll').first().innerText()).toMatch(/2 of 5/);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as file' }).click(),
    ]);
    const file = await readFile(await download.path());
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Burn the books' }).click();
    await page.getByText('No campaign is kept').waitFor();
    const upload = { name: 'war.campaign.json', mimeType: 'application/json', buffer: file };
    await page.getByLabel('Open a campaign file').setInputFiles(upload);
    await page.locator('.chapter').first().waitFor();
    await expect.poll(() => page.locator('.campaign-head').innerText()).toContain('2 games');
    expect(complaints).toEqual([]);
  });

  it('shows every roll after a bad day, asks one thing at a time, and forgets nobody', async () => {
    const { page, complaints } = await table.visit('campaign?seed=blood', { bypassCSP: true }, IN_A_HURRY);
    await found(page);
    await decideUntil(page, 'scenario');
    const scenarios = card(page).locator('li:has(details)');
    await expect.poll(() => scenarios.count()).toBeGreaterThan(5);
    for (const blurb of await scenarios.locator('p').allInnerTexts())
      expect(blurb.length).toBeGreaterThan(20);
    await scenarios.first().locator('summary').click();
    await scenarios.first().locator('svg.map').first().waitFor();
    await decideUntil(page, null);
    await reportMassacre(page);
    await decide(page, 'rollNext');
    expect(await kindOf(page)).toBe('reroll');
    await expect.poll(() => page.locator('.just-now .die').count()).toBe(1);
    await expect.poll(() => page.locator('.chances').innerText()).toContain('Dead 10 %');
    const asked = await decideUntil(page, 'next');
    expect(asked).toEqual(
      expect.arrayContaining(['rollNext', 'bonus', 'keep', 'recruits', 'equip', 'artefact']),
    );
    await expect.poll(() => page.locator('.graves li').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.muster-roll').first().innerText()).toContain('The Bell of Orle');

    await page.locator('.chapter > summary').click();
    await expect.poll(() => page.locator('.chapter .die').count()).toBeGreaterThan(15);
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    // Closed and opened again it stands where it stood.
    const told = await page.locator('.chapter').innerText();
    await page.reload();
    await page.locator('.chapter > summary').click();
    await expect.poll(() => page.locator('.chapter').innerText()).toBe(told);
    expect(complaints).toEqual([]);
  });
});
