import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, polling } from '../testing/hand.spec-support.ts';

const card = (page: Page) => page.locator('.question-card');

const kindOf = async (page: Page): Promise<string | null> => {
  await page.locator('.question-card, #awaited-title, .card[role=status]').first().waitFor();
  return (await card(page).count()) === 0 ? null : card(page).getAttribute('data-kind');
};

/** Answers the open question with the option of these words, out of the list where it stands in one. */
async function say(page: Page, kind: string, words: string): Promise<void> {
  await expect.poll(() => kindOf(page)).toBe(kind);
  const before = await card(page).getAttribute('data-seq');
  const listed = card(page).locator('.from-list option', { hasText: words });
  if ((await listed.count()) > 0) {
    await card(page)
      .locator('.from-list select')
      .selectOption({ label: await listed.first().innerText() });
    await card(page).locator('.from-list button[type=submit]').click();
  } else await card(page).locator('.choices .choice', { hasText: words }).first().click();
  await page.waitForFunction(
    (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
    before,
    { polling },
  );
}

/** Every question in turn by what its kind is answered with, until another kind or a game comes. */
async function sayUntil(page: Page, answers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const asked: string[] = [];
  for (;;) {
    const kind = await kindOf(page);
    if (kind === null || answers[kind] === undefined) return asked;
    asked.push(kind);
    await say(page, kind, answers[kind]);
  }
}

/** Another night, whatever else they could play. */
async function playOn(page: Page): Promise<void> {
  await say(page, 'next', 'Play on');
  if ((await kindOf(page)) === 'scenario') await say(page, 'scenario', 'Open fight');
}

interface Told {
  readonly fates?: Readonly<Record<string, string>>;
  readonly minds?: Readonly<Record<string, string>>;
  readonly bitten?: Readonly<Record<string, string>>;
  readonly turned?: Readonly<Record<string, string>>;
  readonly won?: 0 | 1;
  readonly score?: number;
}

/** The report of a game on a real table. */
async function report(page: Page, told: Told = {}): Promise<void> {
  await page.locator('#awaited-title').waitFor();
  await page.getByText('It was played on a real table').click();
  const choose = async (wanted: Told['fates'] = {}, label: (name: string) => string) => {
    for (const [name, value] of Object.entries(wanted))
      await page.getByLabel(label(name)).selectOption(value);
  };
  await choose(told.fates, (name) => `How ${name} came out of it`);
  await choose(told.minds, (name) => `The mind of ${name}`);
  await choose(told.bitten, (name) => `What knocked ${name} down`);
  await choose(told.turned, (name) => `What ${name} became`);
  if (told.won !== undefined) {
    await page.getByLabel('Won the game').nth(told.won).check();
    await page
      .getByRole('spinbutton', { name: 'Victory points of the scenario' })
      .nth(told.won)
      .fill(String(told.score));
  }
  await page.getByRole('button', { name: 'Hand in the report' }).click();
  await page.locator('.question-card').waitFor();
}

/** What is said when nothing is wanted. */
const QUIET = {
  replace: 'just like that',
  recruit: 'Nobody else',
  advance: 'Save it',
  cure: 'Nobody',
  breakCurse: 'Leave it',
};

/** Everything that the chronicle has told of somebody: "(name) is dead." */
async function toldOf(page: Page, told: RegExp): Promise<readonly string[]> {
  const lines = await page.locator('.just-now').innerText();
  return [...lines.matchAll(told)].map(([, name]) => name!.trim());
}

async function roll(page: Page, party: number): Promise<string> {
  return page.locator('.muster-roll').nth(party).innerText();
}

const REEVE = 'The reeve, in his uncle’s breastplate';
const JANOS = 'Old Janos';
const MARTA = 'Marta, the better shot';
const PARISH = [1, 2, 3, 4].map((n) => `A parishioner ${n}`);
const MINA = 'Mina Harker';
const ILONA = 'The Countess Ilona';

describe('six nights of Fear and Faith in the browser', () => {
  const table = atTheTable();

  it('FF-CAMP-01 from founding to end: one turns, one is cured and one stays mad, advances are bought, a Unique is lost', async () => {
    const { page, complaints } = await table.visit('campaign?seed=nights', { bypassCSP: true }, IN_A_HURRY);
    await page.locator('.found select').first().selectOption('fear-and-faith');
    await expect.poll(() => page.locator('.found input[type=text]').first().inputValue()).toBe('Six nights');
    await page.locator('.entrant select').first().selectOption('ready 6');
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    await playOn(page);

    // The first night: minds and blood, and every die of it is shown.
    await report(page, {
      won: 0,
      score: 60,
      minds: { [REEVE]: 'depressive', [JANOS]: 'manic', [MARTA]: 'paranoid' },
      bitten: Object.fromEntries(PARISH.map((name) => [name, 'vampire'])),
    });
    await expect.poll(() => page.locator('.just-now .die').count()).toBe(7);
    const mad = await toldOf(page, /(.*) will not get over it/g);
    const infected = await toldOf(page, /(.*) has it in the blood/g);
    expect([mad.length, infected.length].every((n) => n > 0)).toBe(true);
    expect(mad.length).toBeGreaterThan(1);

    // What is bought: a Unique from elsewhere with the other's consent, advances of both kinds, a cure.
    await say(page, 'recruit', 'Look elsewhere');
    await say(page, 'recruit', MINA);
    await say(page, 'consent', 'By all means');
    await say(page, 'recruit', 'Nobody else');
    await say(page, 'advance', 'Courageous');
    await say(page, 'advance', 'Angelic Help');
    await say(page, 'advance', 'Save it');
    await say(page, 'cure', mad[0]!);
    await expect.poll(() => roll(page, 0)).toContain(MINA);
    await page.getByText('Courageous, Angelic Help').waitFor();
    await expect.poll(() => page.locator('.just-now').innerText()).toContain('talked back to reason');
    await expect.poll(() => roll(page, 0)).toMatch(/mad:/);

    // The newest steps are taken back and taken again.
    const seq = await card(page).getAttribute('data-seq');
    await page.getByRole('button', { name: 'Take back the last step' }).click();
    await expect.poll(() => card(page).getAttribute('data-seq')).not.toBe(seq);
    await say(page, 'cure', mad[0]!);
    await expect.poll(() => card(page).getAttribute('data-seq')).toBe(seq);
    await sayUntil(page, QUIET);
    await playOn(page);

    // The second night: one turns, the Unique falls, and the wicked buy something.
    await report(page, {
      won: 1,
      score: 25,
      fates: { [MINA]: 'killed' },
      turned: { [infected[0]!]: 'minor-vampire-with-handgun' },
    });
    await expect.poll(() => page.locator('.graves').innerText()).toContain(MINA);
    await expect.poll(() => roll(page, 1)).toContain(infected[0]);
    await expect.poll(() => roll(page, 0)).not.toContain(MINA);
    await sayUntil(page, { recruit: 'Nobody else' });
    await say(page, 'advance', 'Save it');
    await say(page, 'advance', 'Combat Demon');
    await say(page, 'advanceOn', ILONA);
    await say(page, 'advance', 'Psychic Vampirism');
    await sayUntil(page, QUIET);
    await expect.poll(() => roll(page, 1)).toContain('Combat Demon');

    // The third is played here, by chance; the rest are quiet.
    await playOn(page);
    await page.locator('#awaited-title').waitFor();
    await page.goto(`${page.url()}?seed=third`);
    for (const seat of [1, 2]) await page.getByLabel(`Who decides for Player ${seat}`).selectOption('random');
    await page.getByRole('button', { name: 'Take the field' }).click();
    await page.getByRole('link', { name: 'To the after-game' }).click({ timeout: 120_000 });
    await card(page).waitFor();
    for (const night of [4, 5, 6]) {
      await sayUntil(page, { ...QUIET, next: 'Play on', scenario: 'Open fight' });
      await report(page);
      await expect.poll(() => page.locator('.campaign-head').innerText()).toContain(`${night - 1} of 6`);
    }
    await sayUntil(page, QUIET);
    await page.getByRole('heading', { name: 'The books are closed' }).waitFor();
    await expect.poll(() => page.locator('.chapter').count()).toBe(6);
    await expect.poll(() => roll(page, 0)).toMatch(/mad:/);
    expect(complaints).toEqual([]);

    expect(await faultsOfAccess(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
