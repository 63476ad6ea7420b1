import { GAMES } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';

const table = atTheTable();

/** What somebody wants to know in the middle of a game, and what he must then read. */
const WANTED = [
  ['terror', ['2 or less', 'Collapse', '3–4', 'Paralysed', '9–10', 'Distracted', '11 or more']],
  ['leg wound', ['Leg Wound', 'Speed −1']],
  ['blunderbuss', ['Range: 8"']],
  ['revenant', ['What it does next', '4" straight at the nearest']],
] as const;

describe('the quick reference', () => {
  it('is as many pages as it has sheets, on either paper, with nothing beside them', async () => {
    const { page, complaints } = await table.visit('library');
    for (const { id } of GAMES) {
      await page.goto(table.url(`library/quick/${id}`));
      for (const paper of ['A4', 'Letter']) {
        await page.getByRole('button', { name: paper }).click();
        await page.locator(`.quick-sheet.paper-${paper.toLowerCase()}`).first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        const sheets = await page.locator('.quick-sheet').count();
        expect(sheets).toBeLessThanOrEqual(2);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
        const beside = await page
          .locator('.quick-columns')
          .evaluateAll((all) =>
            all.map((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
          );
        expect(beside).toEqual(beside.map(() => [0, 0]));
        const overColumns = await page
          .locator('.quick-sheet .quick-block')
          .evaluateAll((all) =>
            all.flatMap((block) =>
              [...block.querySelectorAll('table')].filter(
                ({ offsetWidth }) => offsetWidth > block.getBoundingClientRect().width + 1,
              ),
            ),
          );
        expect(overColumns).toHaveLength(0);
        const feet = await page.locator('.quick-foot').allInnerTexts();
        feet.forEach((foot, i) => {
          expect(foot).toContain('unofficial');
          expect(foot).toContain(`${i + 1} of ${sheets}`);
        });
      }
    }
    expect(complaints).toEqual([]);
  });

  it('says of every line what it is about, where several rules share a heading', async () => {
    const { page } = await table.visit('library/quick/bayonet-point');
    await expect
      .poll(() => page.locator('.quick-block', { hasText: 'On the ground' }).locator('li').allInnerTexts())
      .toContainEqual(expect.stringMatching(/^Getting up Half a turn/));
  });

  it.each([
    ['wide', { viewport: { width: 1440, height: 900 } }],
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' }],
  ] as const)('answers in the middle of a game with one press and one word: %s', async (_, visitor) => {
    const { page, complaints } = await table.visit('', { ...visitor, bypassCSP: true });
    await page.getByRole('button', { name: 'Play now' }).click();
    const slip = page.getByRole('dialog');
    const rules = page.getByRole('button', { name: 'Rules', exact: true }).filter({ visible: true });
    for (const [question, answer] of WANTED) {
      await rules.click();
      await slip.getByRole('searchbox').fill(question);
      for (const words of answer)
        await expect.poll(() => slip.locator('.answers > li').first().innerText()).toContain(words);
      await slip.getByRole('button', { name: 'Back to the table' }).click();
    }
    await rules.click();
    await slip.getByRole('navigation').getByRole('button', { name: 'Terror', exact: true }).click();
    await expect.poll(() => slip.getByRole('heading', { name: 'Terror' }).isVisible()).toBe(true);
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
