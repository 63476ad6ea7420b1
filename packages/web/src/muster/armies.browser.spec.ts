import { readFile } from 'node:fs/promises';
import { musters } from '@vedette/bayonet-point/muster';
import { musters as companyMusters, units } from '@vedette/silver-bayonet/muster';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsInAnyLight, overflow } from '../testing/browser.spec-support.ts';
import { en } from '../words/en/index.ts';

const muster = musters.in();
const companies = companyMusters.in();

const table = atTheTable();

const ARMIES = `muster?ruleset=${muster.ruleset}`;
const tally = (page: Page) => page.getByRole('region', { name: en.muster.tally.title });
const headings = (page: Page) =>
  page.getByRole('region', { name: muster.words.kept }).getByRole('heading', { level: 3 }).allTextContents();

async function begin(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForSelector('.builder');
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
}

/** The address that the unit on this page is sent by, and what is in it. */
async function shared(page: Page): Promise<string> {
  await page.getByRole('button', { name: en.muster.share, exact: true }).click();
  const link = await page.locator('.share textarea').inputValue();
  await page.keyboard.press('Escape');
  return link.slice(table.url().length);
}

describe('armies in the muster', () => {
  it('makes an army by points, mends what is wrong, keeps it and opens it again', async () => {
    const { page, complaints } = await table.visit('muster');
    await page.getByRole('link', { name: muster.title, exact: true }).click();
    await begin(page, 'Raise an army for 200 points');
    await page.getByRole('button', { name: 'Recruit: Muskets, 84 pts' }).click();
    await page.getByRole('button', { name: 'Recruit: Pikes, 84 pts' }).click();
    const first = page.locator('#units-0');
    await first.getByRole('combobox', { name: 'Class' }).selectOption('veteran');
    await first.getByRole('radio', { name: /Pistol/ }).check();
    await first.getByRole('button', { name: /^One more: Figures/ }).click();
    // Nine figures: eight Veterans and their Master, each with a musket, he with a pistol.
    await expect.poll(() => tally(page).textContent()).toContain('195 of 200');
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);

    await first.getByRole('checkbox', { name: /^Rifle/ }).check();
    await expect.poll(() => tally(page).textContent()).toContain('BP-ARMY-13');
    await first.getByRole('button', { name: 'Lay down: Rifle' }).click();
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);
    await page.getByRole('button', { name: en.muster.undo }).click();
    expect(await first.getByRole('checkbox', { name: /^Rifle/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: en.muster.redo }).click();
    expect(await first.getByRole('checkbox', { name: /^Rifle/ }).isChecked()).toBe(false);

    await rename(page, 'The ferry guard');
    await page.reload();
    await page.waitForSelector('.builder');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('The ferry guard');
    await expect.poll(() => tally(page).textContent()).toContain('195 of 200');
    await page.getByRole('link', { name: muster.words.all }).click();
    await expect.poll(() => headings(page)).toEqual(['The ferry guard']);
    await page.goto(table.url('muster'));
    await expect
      .poll(() => page.getByRole('region', { name: companies.words.kept }).textContent())
      .toContain(companies.words.none);
    expect(complaints).toEqual([]);
  });

  it('makes an army by dice, shows each of them, and sends it in a link', async () => {
    const { page, complaints } = await table.visit(ARMIES);
    await begin(page, 'Roll an army with a D4');
    const dice = page.getByRole('region', { name: 'The dice' });
    const fell = () => dice.locator('.die-face').allTextContents();
    const before = (await fell()).map(Number);
    const count = before[0]! + Math.ceil(before[1]! / 2);
    expect(before).toHaveLength(2 + 3 * count);
    await expect.poll(() => page.locator('.members > li').count()).toBe(count);
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);
    const sizes = before.slice(2, 2 + count).map((die) => `${die + 3} figures`);
    const told = await page.locator('.members h3 .quiet').allTextContents();
    expect(told.map((words) => words.trim())).toEqual(sizes);

    await dice.getByRole('button', { name: 'Roll again' }).click();
    await dice.getByRole('button', { name: 'Roll again' }).click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await fell()).map(Number)).toEqual(before);
    await rename(page, 'Whoever came');

    const other = await table.visit(await shared(page));
    await expect.poll(() => other.page.locator('.unit-list li').count()).toBe(count);
    await other.page.getByRole('button', { name: en.muster.keep }).click();
    await other.page.waitForSelector('.builder');
    await expect.poll(() => other.page.getByRole('heading', { level: 1 }).textContent()).toBe('Whoever came');
    expect((await other.page.locator('.die-face').allTextContents()).map(Number)).toEqual(before);
    await expect.poll(() => tally(other.page).textContent()).toContain(muster.words.legal);
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('prints armies as sheets and cards with nothing cut off, single figures too', async () => {
    const { page, complaints } = await table.visit(ARMIES);
    const jobs = [
      ['the-picket-at-the-ford', 'sheet', 'roomy', 1],
      ['the-advance-guard', 'sheet', 'compact', 1],
      ['the-advance-guard', 'cards', 'roomy', 2],
      ['twelve-who-held-the-bridge', 'cards', 'compact', 2],
    ] as const;
    for (const [army, what, room, pages] of jobs) {
      await page.goto(table.url(`muster/ready-bayonet-point-${army}/print?what=${what}&room=${room}`));
      await page.waitForSelector('.paper-page');
      await page.evaluate(() => document.fonts.ready);
      const full = await page
        .locator('.blocks, .block')
        .evaluateAll((blocks) =>
          blocks.flatMap((block) =>
            block.scrollHeight > block.clientHeight + 1 ? [block.querySelector('h3')?.textContent] : [],
          ),
        );
      expect(full, `${army} ${what} ${room}`).toEqual([]);
      const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
      expect([army, pdf.getPageCount()]).toEqual([army, pages]);
    }
    expect(complaints).toEqual([]);
  });

  it('duplicates, compares, saves as a file that opens again, and takes the field', async () => {
    const { page } = await table.visit(ARMIES);
    await page
      .getByRole('listitem')
      .filter({ hasText: 'The foraging party' })
      .getByRole('button', { name: en.muster.copy })
      .click();
    await page.waitForSelector('.builder');
    await page.getByRole('button', { name: en.muster.duplicate }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('(copy)');
    await page.getByRole('button', { name: en.muster.share, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en.muster.sharing.file }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ format: 'vedette-force', name: 'The foraging party (copy)' });
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: en.muster.compare, exact: true }).click();
    await page.waitForSelector('.compare');
    await expect.poll(() => page.locator('.compare tbody th').allTextContents()).toContain('Mean morale');
    await page.getByRole('link', { name: muster.words.all }).click();
    await expect.poll(() => headings(page)).toEqual(['The foraging party (copy)', 'The foraging party']);

    // A file opens from wherever one is: it names its game.
    await page.goto(table.url('muster'));
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.replace('(copy)', 'from afar')),
    });
    await page.waitForSelector('.builder');
    await page.getByRole('link', { name: en.muster.playIt }).click();
    const seat = page.getByRole('combobox', { name: en.newGame.unit }).first();
    await expect
      .poll(() => seat.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent))
      .toBe('The foraging party from afar');
  });

  it('finds units that were kept before they named their game, and old addresses of ready-made ones', async () => {
    const { page } = await table.visit('muster');
    await page.waitForSelector('.unit-list li');
    const old = { id: 'of-old', unit: { ...units.ready[0], name: 'The old guard' }, changed: 1, legal: true };
    await page.evaluate(
      (value) =>
        new Promise<void>((done, fail) => {
          const opening = indexedDB.open('vedette');
          opening.addEventListener('error', () => fail(opening.error));
          opening.addEventListener('success', () => {
            const writing = opening.result.transaction('documents', 'readwrite');
            writing.objectStore('documents').put({ key: `unit/${value.id}`, kind: 'unit', value });
            writing.addEventListener('complete', () => {
              opening.result.close();
              done();
            });
          });
        }),
      old,
    );
    await page.reload();
    const kept = page.getByRole('region', { name: companies.words.kept });
    await expect
      .poll(() => kept.getByRole('heading', { level: 3 }).allTextContents())
      .toEqual(['The old guard']);
    await kept.getByRole('link', { name: en.muster.change }).click();
    await page.waitForSelector('.builder');
    await expect.poll(() => tally(page).textContent()).toContain(companies.words.legal);
    await page.goto(table.url('muster/ready-france/print'));
    await page.waitForSelector('.paper-page');
    await expect.poll(() => page.locator('.paper-page h2').first().textContent()).toBe('La Ronde de Minuit');
  });

  it('has no serious fault of access by day or by lamplight', async () => {
    const { page } = await table.visit(ARMIES, { bypassCSP: true });
    await page.waitForSelector('.unit-list li');
    expect(await faultsInAnyLight(page)).toEqual([]);
    await begin(page, 'Raise an army for 400 points');
    await page.getByRole('button', { name: /^Recruit: Lancers/ }).click();
    await page.locator('#units-0').getByRole('combobox', { name: 'Troops' }).selectOption('infantry');
    await page.getByRole('button', { name: 'Lay down: Lance' }).waitFor();
    expect(await faultsInAnyLight(page)).toEqual([]);
    await page.goto(table.url(ARMIES));
    await begin(page, 'Roll an army with a D4');
    expect(await faultsInAnyLight(page)).toEqual([]);
  });

  it('fits a phone', async () => {
    const { page } = await table.visit(ARMIES, { viewport: { width: 390, height: 844 } });
    await page.waitForSelector('.unit-list li');
    expect(await overflow(page)).toBe(0);
    await begin(page, 'Raise an army for 400 points');
    await page.getByRole('button', { name: /^Recruit: Lancers/ }).click();
    expect(await overflow(page)).toBe(0);
    await page.goto(table.url(ARMIES));
    await begin(page, 'Roll an army with a D4');
    expect(await overflow(page)).toBe(0);
  });
});
