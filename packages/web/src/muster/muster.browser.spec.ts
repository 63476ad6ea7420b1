import { readFile } from 'node:fs/promises';
import { musters, units } from '@vedette/silver-bayonet/muster';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, overflow } from '../testing/browser.spec-support.ts';
import { en } from '../words/en/index.ts';

const muster = musters.in();

const table = atTheTable();

const tally = (page: Page) => page.getByRole('region', { name: en.muster.tally.title });

async function raise(page: Page, nation: string): Promise<void> {
  await page.getByRole('button', { name: `Raise a company for ${nation}` }).click();
  await page.waitForSelector('.builder');
}

/** A copy of a ready-made unit, open in the builder. */
async function copyOf(page: Page, unit: string): Promise<void> {
  await page
    .getByRole('listitem')
    .filter({ hasText: unit })
    .getByRole('button', { name: en.muster.copy })
    .click();
  await page.waitForSelector('.builder');
}

describe('the muster', () => {
  it('makes a legal company out of nothing, keeps it, and sends it in a link', async () => {
    const { page, complaints } = await table.visit('muster');
    await raise(page, 'Austria');
    await expect.poll(() => tally(page).textContent()).toContain('SB-UNIT-06');
    for (const raised of ['Accuracy +1', 'Speed +1', 'Recruitment +5'])
      await page.getByRole('radio', { name: raised }).check();
    await page.getByRole('combobox', { name: 'Attribute 1' }).selectOption('Tactician');
    await page.getByRole('combobox', { name: 'Attribute 2' }).selectOption('Tactician');
    await expect.poll(() => tally(page).textContent()).toContain('Tactician twice');
    await page.getByRole('combobox', { name: 'Attribute 2' }).selectOption('Medic');
    for (const item of ['Rifle', 'Cartridge Box', 'Hand Weapon'])
      await page
        .getByRole('button', { name: `One more: ${item}`, exact: true })
        .first()
        .click();
    await page.getByRole('combobox', { name: /^Special item 1/ }).selectOption('Silver Shot');
    expect(await page.getByRole('combobox', { name: /^What special item 1/ }).inputValue()).toBe(
      'cartridge-box',
    );
    for (const type of ['Dhamphir', 'Grenadier', 'Heavy Cavalryman'])
      await page.getByRole('button', { name: `Recruit: ${type}` }).click();
    await expect.poll(() => tally(page).textContent()).toContain('68 of 105');
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Die Probe');

    await page.reload();
    await page.waitForSelector('.builder');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Die Probe');
    await expect
      .poll(() => page.locator('.members h3').allTextContents())
      .toEqual(['Dhamphir', 'Grenadier', 'Heavy Cavalryman']);

    await page.getByRole('button', { name: en.muster.share }).click();
    const link = await page.locator('.share textarea').inputValue();
    await expect.poll(() => page.getByRole('img', { name: en.muster.sharing.qr }).isVisible()).toBe(true);
    const other = await table.visit(link.slice(table.url().length));
    await other.page.getByRole('button', { name: en.muster.keep }).click();
    await other.page.waitForSelector('.builder');
    await expect.poll(() => other.page.getByRole('heading', { level: 1 }).textContent()).toBe('Die Probe');
    await expect.poll(() => tally(other.page).textContent()).toContain('68 of 105');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('takes edits back and does them again, by key too', async () => {
    const { page } = await table.visit('muster');
    // Whoever is in a company shows his counter; its name leads to it.
    const rows = page.locator('.unit-list > li');
    const first = rows.first().getByRole('link').first();
    const name = await first.innerText();
    for (const row of await rows.all()) {
      expect(await row.locator('h3 a').getAttribute('href')).toMatch(/^\/muster\/.+/);
      await expect.poll(() => row.locator('.unit-men svg').count()).toBeGreaterThan(1);
    }
    await first.click();
    await expect.poll(() => page.locator('.paper-page').first().innerText()).toContain(name);
    await page.goBack();
    await raise(page, 'Spain');
    await page.getByRole('button', { name: 'Recruit: Marine' }).click();
    await page.getByRole('button', { name: 'Recruit: Sailor' }).click();
    const titles = () => page.locator('.members h3').allTextContents();
    await page.keyboard.press('Control+z');
    await expect.poll(titles).toEqual(['Marine']);
    await page.getByRole('button', { name: en.muster.redo }).click();
    await expect.poll(titles).toEqual(['Marine', 'Sailor']);
    await page
      .getByRole('button', { name: /^Dismiss/ })
      .first()
      .click();
    await expect.poll(titles).toEqual(['Sailor']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('soldiers-title');
  });

  it('duplicates a company, and disbands one only when its owner is sure', async () => {
    const { page } = await table.visit('muster');
    await copyOf(page, 'Los Mastines de Somosierra');
    await page.getByRole('button', { name: en.muster.duplicate }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('(copy)');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('button', { name: en.muster.forget }).click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('(copy)');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: en.muster.forget }).click();
    await expect
      .poll(() =>
        page.getByRole('region', { name: muster.words.kept }).getByRole('heading').allTextContents(),
      )
      .toEqual([muster.words.kept, 'Los Mastines de Somosierra']);
  });

  it('says what is wrong with a file and loses nothing; a good one goes out and comes in whole', async () => {
    const { page } = await table.visit('muster');
    const file = page.locator('input[type=file]');
    const bring = (text: string) =>
      file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await bring('{"format":"vedette-game"}');
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(en.muster.isGame);
    await expect.poll(() => page.locator('.unit-list li').count()).toBe(units.ready.length);

    const [unit] = units.ready;
    await bring(JSON.stringify({ ...unit, name: 'From afar' }));
    await page.waitForSelector('.builder');
    await page.getByRole('button', { name: en.muster.share }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: en.muster.sharing.file }).click();
    expect((await download).suggestedFilename()).toBe('from-afar.unit.json');
    const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
    expect(saved).toEqual({ ...unit, name: 'From afar' });
  });

  it('says so when a link was cut short', async () => {
    const { page } = await table.visit('unit#bVJNb9swDP0rhE');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(en.muster.badLink);
  });

  it('prints sheets and cards of the right size, with nothing cut off', async () => {
    const { page, complaints } = await table.visit('muster');
    await copyOf(page, 'La Ronde de Minuit');
    const home = page.url();
    const sizes = { a4: [595, 842], letter: [612, 792] };
    const jobs = [
      ['sheet', 'roomy', 'a4', 2],
      ['sheet', 'compact', 'letter', 1],
      ['cards', 'roomy', 'letter', 2],
      ['cards', 'compact', 'a4', 1],
    ] as const;
    for (const [what, room, paper, count] of jobs) {
      await page.goto(`${home}/print?what=${what}&room=${room}&paper=${paper}`);
      await page.waitForSelector('.paper-page');
      await page.evaluate(() => document.fonts.ready);
      expect(await cutOff(page), `${what} ${room} ${paper}`).toEqual([]);
      const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
      const found = pdf.getPages().map((sheet) => [sheet.getWidth(), sheet.getHeight()].map(Math.round));
      expect(found, `${what} ${room} ${paper}`).toEqual(Array.from({ length: count }, () => sizes[paper]));
    }
    expect(complaints).toEqual([]);
  });

  it('offers a kept company in a new game, in the first seat when sent from here', async () => {
    const { page } = await table.visit('muster');
    await copyOf(page, 'The Birchwood Company');
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Birch and Bone');
    await page.getByRole('link', { name: en.muster.playIt }).click();
    const first = page.getByRole('combobox', { name: en.newGame.unit }).first();
    await expect
      .poll(() => first.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent))
      .toBe('Birch and Bone');
  });

  it('fits a phone', async () => {
    const { page } = await table.visit('muster', { viewport: { width: 390, height: 844 } });
    expect(await overflow(page)).toBe(0);
    await copyOf(page, 'The Carinthian Night Watch');
    expect(await overflow(page)).toBe(0);
    await page.goto(`${page.url()}/print`);
    await page.waitForSelector('.paper-page');
    await expect.poll(() => overflow(page)).toBe(0);
  });
});

/** Whose block on the paper does not hold all that is written in it. */
function cutOff(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.blocks, .block')]
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((block) => block.querySelector('h3')?.textContent),
  );
}
