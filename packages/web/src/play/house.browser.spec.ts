import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess, overflow } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE, pick } from '../testing/fight.spec-support.ts';
import { openHouse, PARADE } from '../testing/house.spec-support.ts';

/** What is drawn of a counter when nobody can tell colours: its lines, without letters and classes. */
const linesOf = (page: Page, figure: string): Promise<string> =>
  page
    .locator(`[data-figure="${figure}"] .counter`)
    .first()
    .evaluate((counter) => {
      const copy = counter.cloneNode(true) as Element;
      for (const text of copy.querySelectorAll('text, title')) text.remove();
      return copy.innerHTML.replace(/ (?:class|id|fill|stroke)="[^"]*"/g, '');
    });

const title = (page: Page): Promise<string> => page.locator('.question h2').innerText();

const at = async (page: Page, figure: string) => {
  const box = (await page.locator(`[data-figure="${figure}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('a house by night', () => {
  const table = atTheTable();

  it('shows every state apart without colour and says it, and what a Move, a blow and dice may come to', async () => {
    const { page, complaints } = await table.visit('games', { bypassCSP: true }, FACE_TO_FACE);
    await openHouse(page);

    // The ground.
    const town = ['night-wash', 'lamplight', 'inside-wall', 'door-swing', 'bodywork', 'chalk-line', 'garlic'];
    const missing = await page.evaluate(
      (all) => all.filter((one) => document.querySelector(`.stage .${one}`) === null),
      town,
    );
    expect(missing).toEqual([]);
    await expect.poll(() => page.locator('.room-name').allTextContents()).toEqual(['Hall', 'Parlour']);
    expect(await page.locator('.unknown').count()).toBe(0);
    await expect.poll(() => page.locator('.overlay .marker-corpse').count()).toBe(1);

    // The states.
    const drawings = await Promise.all(PARADE.map(({ id }) => linesOf(page, id)));
    expect(new Set(drawings).size).toBe(PARADE.length);
    const told = await page.locator('.man').allTextContents();
    const unsaid = PARADE.filter(
      ({ words }, i) => !told.some((text) => text.includes(`Number ${i + 1}`) && text.includes(words)),
    );
    expect(unsaid).toEqual([]);
    expect(await faultsOfAccess(page)).toEqual([]);

    // What is not on offer says why.
    await page.getByText('What cannot be done, and why').click();
    await expect.poll(() => page.locator('.question').innerText()).toContain('The lodger');

    // A Move in its fan, which ends in contact.
    await pick(page, /^Move/);
    await page.locator('.reach').waitFor();
    const enemy = await at(page, 'neighbour');
    await page.mouse.click(enemy.x, enemy.y);
    await expect.poll(() => page.locator('.question').innerText()).toContain('charges The neighbour');
    await answered(page, () => page.locator('.question .choice-first').click());

    // A blow, weighed before it is struck.
    await expect
      .poll(() => choices(page).allInnerTexts())
      .toContainEqual(expect.stringMatching(/wins \d+ %/));
    const there = await at(page, 'neighbour');
    await page.mouse.move(there.x, there.y);
    await expect.poll(() => page.locator('.fate').allInnerTexts()).toHaveLength(4);
    await expect
      .poll(() => page.locator('.fate').first().innerText())
      .toMatch(/The neighbour[\s\S]*falls \d+ %/);
    await pick(page, /^Strike:/);
    await expect
      .poll(() => page.locator('.dispatches').innerText())
      .toContain('Harrow against The neighbour');

    // Dice, and what they risk.
    while (!(await title(page)).includes('who goes now'))
      await answered(page, () => choices(page).last().click());
    await pick(page, /Number 10/);
    await expect
      .poll(() => choices(page).allInnerTexts())
      .toContainEqual(
        expect.stringMatching(/^Three dice[\s\S]*3 actions \d+ %[\s\S]*the turn passes in \d+ %/),
      );
    expect(complaints).toEqual([]);
  });

  it('can be read in the dark at 390 pixels', async () => {
    const { page } = await table.visit(
      'games',
      { bypassCSP: true, colorScheme: 'dark', viewport: { width: 390, height: 844 } },
      FACE_TO_FACE,
    );
    await openHouse(page);
    expect(await overflow(page)).toBe(0);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
