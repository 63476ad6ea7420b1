import { Host, Session } from '@vedette/referee';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { CampaignRecord } from '../referee/campaign-messages.ts';
import { CampaignTable } from '../referee/campaign-table.ts';
import { campaignOf } from '../referee/campaigns.ts';
import type { KeptGame } from '../referee/game-file.ts';
import { burdens, type Fact, learnt, type Recounted, recounted } from '../referee/recount.spec-support.ts';
import { rulesetNamed } from '../referee/rulesets.ts';
import { atTheTable, overflow } from '../testing/browser.spec-support.ts';
import { IN_A_HURRY, polling } from '../testing/hand.spec-support.ts';

const GAMES = 3;
/** How many of a person's campaign with a bot are played out in the browser; the others are told by hand. */
const PLAYED = inject('whole') ? GAMES : 1;
/** Where they end: nowhere, or after two turns. */
const TURN_LIMIT = inject('whole') ? 0 : 2;
const LONGEST_GAME = 300_000;

const card = (page: Page) => page.locator('.question-card');
const awaited = (page: Page) => page.locator('#awaited-title');

/** Whatever those at the table are asked is answered with what comes first; everything else is left to the units. */
async function toTheField(page: Page): Promise<void> {
  for (;;) {
    await card(page).or(awaited(page)).first().waitFor();
    if ((await awaited(page).count()) > 0) return;
    const before = await card(page).getAttribute('data-seq');
    const settle = card(page).getByRole('button', { name: 'Let them settle it themselves' });
    const kind = await card(page).getAttribute('data-kind');
    if ((await settle.count()) > 0) await settle.click();
    else if (kind === 'players') await card(page).locator('button[type=submit]').click();
    else if (kind === 'scenario')
      await card(page).getByRole('button', { name: 'A skirmish at the mill' }).click();
    else await card(page).locator('.choices .choice').first().click();
    await page.waitForFunction(
      (seq) => document.querySelector('.question-card')?.getAttribute('data-seq') !== seq,
      before,
      { polling },
    );
  }
}

/** The awaited game, as the units play it themselves, until the page says who won it. */
async function playedHere(page: Page): Promise<void> {
  await page.getByLabel('Who decides for Player 1').selectOption('recruit');
  await expect.poll(() => page.getByLabel('Who decides for Player 2').inputValue()).toBe('recruit');
  await page.getByRole('button', { name: 'Take the field' }).click();
  await page.getByRole('link', { name: 'To the after-game' }).click({ timeout: LONGEST_GAME });
  await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/won it|Nobody won/);
  await expect.poll(() => page.locator('.question-who').innerText()).not.toContain('Player 2 decides');
}

/** A quiet game on a real table. */
async function toldByHand(page: Page): Promise<void> {
  await page.getByText('It was played on a real table').click();
  await page.getByRole('button', { name: 'Hand in the report' }).click();
  await card(page).waitFor();
}

/** The table of standings, by player: games, won, drawn, lost, casualties, kills. */
const standings = (page: Page): Promise<readonly (readonly string[])[]> =>
  page
    .locator('.standings table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].slice(0, 6).map((cell) => cell.textContent ?? '')),
    );

/** What this browser keeps of the only campaign, and of the games that were played in it. */
function keptIn(
  page: Page,
): Promise<{ readonly books: CampaignRecord; readonly games: readonly KeptGame[] }> {
  return page.evaluate(async () => {
    const wanted = <T>(request: IDBRequest<T>) =>
      new Promise<T>((found, lost) => {
        request.addEventListener('success', () => found(request.result));
        request.addEventListener('error', () => lost(request.error));
      });
    const database = await wanted(indexedDB.open('vedette'));
    const store = database.transaction(['games', 'documents']);
    const [games, documents] = await Promise.all([
      wanted(store.objectStore('games').getAll()),
      wanted(store.objectStore('documents').getAll()),
    ]);
    database.close();
    return { books: documents.find(({ kind }) => kind === 'campaign').value, games };
  });
}

/** One man in all games that were played here. */
interface Served {
  readonly name: string;
  readonly side: number | null;
  readonly games: readonly Recounted[];
}

const sum = (values: readonly number[]) => values.reduce((all, n) => all + n, 0);

const killsOf = ({ games }: Served) => sum(games.map(({ felled }) => felled.length));

/** The facts of all games that were played here, man by man: nobody's name comes twice. */
async function countedIn(games: readonly KeptGame[]): Promise<readonly Served[]> {
  const counted = await Promise.all(
    games.map(async ({ summary, save, trail }) => {
      const ruleset = await rulesetNamed(summary.ruleset);
      const host = Host.reopen(ruleset, { save, trail: trail ?? null }, [null, null]);
      if (!host.ok) throw new Error(host.refusals[0]!.code);
      const { dispatches, scene } = new Session(host.value, [0, 1], 'en').snapshot();
      return recounted(
        summary.ruleset,
        dispatches.map(({ event }) => event as Fact),
        scene.figures,
      );
    }),
  );
  const men = new Map<string, Served>();
  for (const one of counted.flat()) {
    const { name, side } = one;
    const key = JSON.stringify([side, name]);
    men.set(key, { name, side, games: [...(men.get(key)?.games ?? []), one] });
  }
  return [...men.values()];
}

/** The words of every row of a table, cell by cell. */
const rowsOf = (page: Page, table: string): Promise<readonly (readonly string[])[]> =>
  page
    .locator(`${table} tbody tr`)
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => (cell as HTMLElement).innerText)),
    );

describe('a campaign of three games', () => {
  const table = atTheTable();

  it('of a person and a bot: played here, or told; the bot decides for itself, and every number agrees', {
    timeout: GAMES * LONGEST_GAME,
  }, async () => {
    const { page, complaints } = await table.visit('campaign?seed=three', {}, IN_A_HURRY);
    await page.getByText('Optional rules').click();
    await page.locator('#option-turn-limit').fill(String(TURN_LIMIT));
    await page.getByLabel('Who decides').nth(1).selectOption('recruit');
    await page.getByRole('button', { name: 'Found the campaign' }).click();

    for (let n = 1; n <= GAMES; n++) {
      await toTheField(page);
      await expect.poll(() => page.locator('.question-who').first().innerText()).toContain('To the field');
      if (n <= PLAYED) await playedHere(page);
      else await toldByHand(page);
    }
    await expect.poll(async () => (await standings(page)).map(([games]) => games)).toEqual(['3', '3']);
    const rows = await standings(page);
    for (const row of rows) {
      const [games, won, drawn, lost] = row.map(Number);
      expect(won! + drawn! + lost!).toBe(games);
    }
    const { books, games: played } = await keptIn(page);
    expect(played).toHaveLength(PLAYED);
    const men = await countedIn(played);
    const bySide = (seat: number) => men.filter(({ side }) => side === seat);
    const casualties = ({ games }: Served) => games.filter(({ isCasualty }) => isCasualty).length;
    // Games that were told were quiet ones.
    expect(rows.map(([, , , , lost, kills]) => [lost, kills].map(Number))).toEqual(
      [0, 1].map((seat) => [sum(bySide(seat).map(casualties)), sum(bySide(seat).map(killsOf))]),
    );
    const all = page.locator('.standings button');
    if ((await all.count()) > 0) await all.click();
    const leaders = men.filter(
      (one) => one.side !== null && killsOf(one) + sum(one.games.map(({ dealt }) => dealt)) > 0,
    );
    expect(
      (await rowsOf(page, '.leaders')).map(([name, , , kills]) => `${name} ${kills}`).toSorted(),
    ).toEqual(leaders.map((one) => `${one.name} ${killsOf(one)}`).toSorted());
    // What they have learned, and what it has cost them, the chronicle says.
    const told = CampaignTable.reopen(await campaignOf('silver-bayonet'), books).book();
    const facts = told.dispatches.map(({ event }) => event as Fact);
    const rolls = (await rowsOf(page, '.muster-roll')).map(([, , xp]) => Number.parseInt(xp!, 10));
    const members = told.units.flatMap((unit) => unit.members);
    expect(rolls).toEqual(members.map(({ id }) => learnt(facts, id)));
    // The sheet of whoever had the worst of it and is still on the roll.
    const harm = ({ games }: Served) => sum(games.map(({ taken }) => taken));
    const worst = men
      .filter(({ name }) => members.some((one) => one.name === name))
      .toSorted((a, b) => harm(b) - harm(a))[0]!;
    const { id, wounds } = members.find(({ name }) => name === worst.name)!;
    expect(wounds).toHaveLength(burdens(facts, id));
    const home = page.url();
    await page.locator('.muster-roll a', { hasText: worst.name }).first().click();
    const sheet = page.locator('.dossier');
    await expect.poll(() => sheet.innerText()).toContain(`${killsOf(worst)} kill`);
    const taken = [...(await sheet.innerText()).matchAll(/took (\d+) damage/gi)].map(([, n]) => Number(n));
    expect(taken).toEqual(worst.games.flatMap((one) => (one.taken > 0 ? [one.taken] : [])));
    for (const { title } of wounds) await expect.poll(() => sheet.innerText()).toContain(title);
    await page.goto(home);

    await page.getByRole('link', { name: 'The tale so far' }).click();
    await expect
      .poll(() => page.locator('.tale').innerText())
      .toMatch(/Game 3: .*\n.*\n.*Player 1 and Player 2 met/s);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByText('Vedette, unofficial').isVisible()).toBe(true);
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('of two people: founded, three games told, a mistake corrected, rosters and the year printed', async () => {
    const { page, complaints } = await table.visit('campaign?seed=two', {}, IN_A_HURRY);
    await page.getByRole('button', { name: 'Found the campaign' }).click();
    for (let n = 1; n <= GAMES; n++) {
      await toTheField(page);
      await toldByHand(page);
    }
    await toSettled(page);
    await expect.poll(async () => (await standings(page)).map(([games]) => games)).toEqual(['3', '3']);
    // Between two games it still says how the last one ended.
    await expect.poll(() => page.locator('.verdict').innerText()).toMatch(/won it|Nobody won/);

    // What came after the mistake is not undone.
    await page.getByRole('button', { name: 'Correct the books by hand' }).click();
    await page.getByRole('spinbutton', { name: 'Experience' }).fill('4');
    await page.getByRole('button', { name: 'One more: Leg Wound' }).click();
    await page.locator('.question-card').getByLabel('Why, for the chronicle').fill('we forgot his leg');
    await page.getByRole('button', { name: 'Write it so' }).click();
    await expect.poll(() => page.locator('.just-now').innerText()).toContain('Edited:');
    await expect.poll(() => page.locator('.campaign-head').innerText()).toContain('3 games');
    await page.locator('.muster-roll a').first().click();
    await expect.poll(() => page.locator('.dossier').innerText()).toContain('Leg Wound: Speed −1');
    await expect.poll(() => page.locator('.service li').count()).toBe(GAMES);
    await page.locator('.crumb a').click();

    await page.getByRole('link', { name: 'Print the rosters' }).click();
    await expect.poll(() => page.locator('.paper-page').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.paper-page').first().innerText()).toContain('Leg Wound');
    await page.locator('.crumb a').click();
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('link', { name: 'The club’s year' }).click();
    await expect.poll(() => page.locator('.calendar tr').count()).toBe(GAMES);
    // On paper no heading stands alone at the foot of a page.
    await page.emulateMedia({ media: 'print' });
    const loose = await page
      .locator('main :is(h1, h2, h3)')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).breakAfter !== 'avoid').length);
    expect(loose).toBe(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});

/** Everything after the last game is left to the units. */
async function toSettled(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let them settle it themselves' }).click();
  await page.locator('.question-card[data-kind=next]').waitFor();
}
