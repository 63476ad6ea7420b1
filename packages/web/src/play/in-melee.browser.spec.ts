import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE, openFight, pick } from '../testing/fight.spec-support.ts';
import { openQuestion } from '../testing/hand.spec-support.ts';

describe('in the middle of a melee', () => {
  const table = atTheTable();

  it('a game is closed, opened again, and goes on with the very same question', async () => {
    const { page, context } = await table.visit('games', {}, FACE_TO_FACE);
    // A miss that a better die would mend: there is something to ask.
    await openFight(page, { defence: 18 });
    expect(await openQuestion(page)).toBe('Who acts next?');
    await pick(page, /^Roux/);
    await pick(page, /^Fight/);

    const asked = await openQuestion(page);
    expect(asked).toMatch(/^Roux (?:hits|misses) Vane: \d+ against \d+\. Roll a die again\?$/);
    const offered = await choices(page).allInnerTexts();
    const dice = await page.locator('.roll-shown').innerText();
    const told = await page.locator('.dispatches li').allInnerTexts();
    const url = new URL(page.url()).pathname.slice(1);
    const storageState = await context.storageState({ indexedDB: true });
    await context.close();

    const again = (await table.visit(url, { storageState } as BrowserContextOptions)).page;
    expect(await openQuestion(again)).toBe(asked);
    await expect.poll(() => choices(again).allInnerTexts()).toEqual(offered);
    await expect.poll(() => again.locator('.roll-shown').innerText()).toBe(dice);
    await expect.poll(() => again.locator('.dispatches li').allInnerTexts()).toEqual(told);

    // Dice have fallen: that cannot be taken back, and the reason is said.
    await again.getByRole('button', { name: 'Take back', exact: true }).click({ force: true });
    await expect.poll(() => again.locator('.question [role=alert]').innerText()).toMatch(/dice/i);
    expect(await openQuestion(again)).toBe(asked);

    for (let n = 0; n < 12 && !/^Who acts next|^What does/.test((await openQuestion(again)) ?? ''); n++)
      await answered(again, () => choices(again).first().click());
    const log = (await again.locator('.dispatches li').allInnerTexts()).join('\n');
    expect(log).toContain('Roux goes for Vane with a hand weapon');
    expect(log).toMatch(/tires: fatigue 1/);
  });
});
