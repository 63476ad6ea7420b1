import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess } from '../testing/browser.spec-support.ts';
import {
  IN_A_HURRY,
  layBriefAside,
  mouse,
  openQuestion,
  playOn,
  polling,
} from '../testing/hand.spec-support.ts';

describe('a game of units in the browser', () => {
  const table = atTheTable();

  it('lists units, shows a formation before it is taken, and a tap on one man calls his unit', async () => {
    const { page, complaints } = await table.visit(
      'new?ruleset=bayonet-point&seed=newcomer',
      {
        bypassCSP: true,
      },
      IN_A_HURRY,
    );
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/game\//);
    await layBriefAside(page);
    expect(await openQuestion(page)).toContain('Which edge is home?');
    await playOn(page, mouse, 1);

    await expect.poll(() => openQuestion(page)).toContain('where to form up?');
    await mouse.point(page, 0.5, 0.5);
    await expect.poll(() => page.locator('.ghost-rim').count()).toBe(8);
    // Everybody by his own face, and the one among them whom the others follow.
    const faces = await page
      .locator('[data-ghost]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-ghost')));
    expect(new Set(faces).size).toBe(8);
    await expect.poll(() => page.locator('.proposed-lead').count()).toBe(1);
    const units = page.locator('.group-roll');
    await expect.poll(() => units.count()).toBe(8);
    await units.first().locator('summary').click();
    await expect.poll(() => units.first().locator('.man-name').count()).toBe(9);
    expect(await faultsOfAccess(page)).toEqual([]);

    for (let asked = 0; asked < 12; asked++) {
      const title = (await openQuestion(page)) ?? '';
      if (title.includes('gets its orders now')) break;
      const seq = await page.locator('.question').getAttribute('data-seq');
      if (title.includes('form up')) await mouse.point(page, 0.1 + 0.08 * asked, 0.5);
      await (title.includes('form up') ? mouse.confirm(page) : mouse.choose(page, 0));
      await page.waitForFunction(
        (last) => document.querySelector('.question')?.getAttribute('data-seq') !== last,
        seq,
        { polling },
      );
    }
    const before = await openQuestion(page);
    const men = page.locator('.walker:has(.target)');
    await expect.poll(() => men.count()).toBeGreaterThan(20);
    // The first touch looks, the second calls.
    const pressed = page.locator('.man-answer[aria-pressed=true] .man-name');
    const looked = await pressed.allInnerTexts();
    await page.locator('.walker:has(.target):not(:has(.selected))').last().click({ force: true });
    await expect.poll(() => pressed.allInnerTexts()).not.toEqual(looked);
    await expect.poll(() => pressed.count()).toBe(1);
    expect(await openQuestion(page)).toBe(before);
    const unit = page.locator('.walker:has(.selected)');
    await expect.poll(() => unit.count()).toBeGreaterThan(1);
    // Whichever of its men is touched.
    const called = await page.locator('.question').getAttribute('data-seq');
    await unit.first().click({ force: true });
    await expect.poll(() => page.locator('.question').getAttribute('data-seq')).not.toBe(called);
    await page.getByRole('button', { name: 'Dice', exact: true }).click();
    await expect.poll(() => page.locator('.dispatches .dispatch-rolled .die').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Moves', exact: true }).click();
    await expect
      .poll(() => page.locator('.dispatches li').allInnerTexts())
      .toContainEqual(expect.stringMatching(/formed up/));
    expect(complaints).toEqual([]);
  });
});
