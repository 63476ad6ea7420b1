import { musters } from '@vedette/fear-and-faith/muster';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { en } from '../words/en/index.ts';

const muster = musters.in();

const table = atTheTable();

const PARTIES = `muster?ruleset=${muster.ruleset}`;
const PHONE = { width: 390, height: 844 };
const diner = 'Last orders at the Halfway Diner';
const castle = 'The household at Castle Varga';
const tally = (page: Page) => page.getByRole('region', { name: en.muster.tally.title });

async function begin(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.waitForSelector('.builder');
}

/** Whose block does not hold what is written in it. */
async function cutOff(page: Page): Promise<readonly (string | null | undefined)[]> {
  await page.evaluate(() => document.fonts.ready);
  return page
    .locator('.blocks, .block')
    .evaluateAll((blocks) =>
      blocks.flatMap((block) =>
        block.scrollHeight > block.clientHeight + 1 ? [block.querySelector('h3')?.textContent] : [],
      ),
    );
}

async function fetchFrom(page: Page, title: string, who: string): Promise<void> {
  const group = page.locator('details.outsiders').filter({ has: page.getByText(title, { exact: true }) });
  await group.locator('summary').click();
  await page.getByRole('button', { name: who }).click();
}

describe('parties in the muster', () => {
  it('gathers a party, says what is wrong and how much, mends it, and keeps it', async () => {
    const { page, complaints } = await table.visit(PARTIES);
    await begin(page, 'Gather an evil party for 300 points');
    await fetchFrom(page, 'Vampires', 'Recruit: Mature Vampire, 138 pts');
    await fetchFrom(page, 'Vampire minions', 'Recruit: Modern Vampire Minion with handgun, 14 pts');
    // He has a Master at once, for there is only one who could be it.
    await expect.poll(() => tally(page).textContent()).toContain('152 of 300');
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);

    const minion = page.locator('#models-1');
    await minion.getByRole('combobox', { name: /^The Master of/ }).selectOption('');
    await expect.poll(() => tally(page).textContent()).toContain('FF-PARTY-08');
    await minion.getByRole('button', { name: /^Follow / }).click();
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);

    await fetchFrom(page, 'Werewolves', 'Recruit: Werewolf Pack Leader, 148 pts');
    await page.getByRole('spinbutton', { name: 'Points limit' }).fill('290');
    await expect
      .poll(() => tally(page).textContent())
      .toContain('It costs 300 points, and 290 is the limit: 10 too many.');
    await page.getByRole('spinbutton', { name: 'Points limit' }).fill('300');
    await expect.poll(() => tally(page).textContent()).toContain(muster.words.legal);

    // Whatever has to be read before it is written would come too late for whoever closes the page now.
    await page.evaluate(() => {
      IDBObjectStore.prototype.get = () => {
        throw new Error('the page is gone');
      };
    });
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Two families');
    await page.reload();
    await page.waitForSelector('.builder');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Two families');
    await expect.poll(() => tally(page).textContent()).toContain('300 of 300');
    expect(complaints).toEqual([]);
  });

  it('FF-PARTY-15 writes a profile of one’s own on a phone, priced as it grows, and sends it in a link', async () => {
    const { page, complaints } = await table.visit(PARTIES, { viewport: PHONE });
    expect(await overflow(page)).toBe(0);
    await begin(page, 'Gather a good party for 300 points');
    await page.getByRole('button', { name: /^Recruit: Write a profile/ }).click();
    const own = page.locator('#own-0');
    await own.getByRole('textbox', { name: 'Name' }).fill('The lighthouse keeper');
    await own.getByRole('spinbutton', { name: 'Quality' }).fill('3');
    await own.getByRole('checkbox', { name: /^Strongwilled/ }).check();
    await own.getByRole('checkbox', { name: /^Shotgun/ }).check();
    // Combat 2 is 10, and 5 for either rule: 20, doubled at 3+.
    await expect.poll(() => tally(page).textContent()).toContain('40 of 300');
    await expect
      .poll(() => tally(page).textContent())
      .toContain('The lighthouse keeper is a profile of your own');
    expect(await overflow(page)).toBe(0);

    await page.getByRole('button', { name: en.muster.share, exact: true }).click();
    const link = await page.locator('.share textarea').inputValue();
    const other = await table.visit(link.slice(table.url().length));
    await other.page.getByRole('button', { name: en.muster.keep }).click();
    await other.page.waitForSelector('.builder');
    expect(await other.page.locator('#own-0').getByRole('textbox', { name: 'Name' }).inputValue()).toBe(
      'The lighthouse keeper',
    );
    await expect.poll(() => tally(other.page).textContent()).toContain('40 of 300');
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  it('FF-PARTY-18 prints every ready-made party on one page, with nothing cut off', async () => {
    const { page, complaints } = await table.visit(PARTIES);
    for (const { id } of muster.ready) {
      await page.goto(table.url(`muster/ready-${muster.ruleset}-${id}/print?what=sheet&room=compact`));
      await page.waitForSelector('.paper-page');
      expect([id, await cutOff(page)]).toEqual([id, []]);
      const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
      expect([id, pdf.getPageCount()]).toEqual([id, 1]);
    }
    // A dozen kinds, as somebody would send them in a file.
    const kinds = ['mature-vampire', 'zombie-dog', 'zombie-housecat', 'zombie-bird', 'walking-dead'];
    const more = ['child-zombie', 'huge-fat-zombie', 'hungry-zombie', 'teenage-zombie', 'modern-cannibal'];
    const entries = [...kinds, ...more].map((profile, i) => ({
      id: `m-${i}`,
      profile,
      name: `Somebody with a long name, number ${i}`,
    }));
    const motley = { ...muster.ready[1]!.unit, name: 'A motley crew', entries };
    await page.goto(table.url('muster'));
    await page.locator('input[type=file]').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(motley)),
    });
    await page.waitForSelector('.builder');
    await page.goto(`${page.url().split('?')[0]}/print?what=sheet&room=compact`);
    await page.waitForSelector('.paper-page');
    await expect.poll(() => page.locator('.paper-page').count()).toBe(1);
    expect(await cutOff(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('FF-PARTY-21 compares two by who could end whom; rules open their slips; nobody is shut out', async () => {
    const { page, complaints } = await table.visit(PARTIES, { bypassCSP: true });
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Harrow, Thorne & Niece' })
      .getByRole('button', { name: en.muster.copy })
      .click();
    await page.waitForSelector('.builder');
    await page.getByRole('button', { name: 'Strongwilled' }).first().click();
    const slip = page.getByRole('dialog', { name: 'Strongwilled' });
    await expect.poll(() => slip.locator('.entry-line').textContent()).toContain('Fear at +1.');
    await page.keyboard.press('Escape');
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('link', { name: en.muster.compare, exact: true }).click();
    await page.waitForSelector('.compare');
    await expect
      .poll(() => page.locator('.compare tbody th').allTextContents())
      .toContain('Can end a Vampire by night');
    const warnings = page.locator('.compare-scroll .finding');
    await page.getByRole('combobox', { name: en.muster.comparing.first }).selectOption(diner);
    await page.getByRole('combobox', { name: en.muster.comparing.second }).selectOption(castle);
    await expect.poll(() => warnings.allTextContents()).toHaveLength(1);
    await expect
      .poll(() => warnings.textContent())
      .toContain('Last orders at the Halfway Diner has nothing that could kill a Vampire by night');
    expect(complaints).toEqual([]);
  });
});
