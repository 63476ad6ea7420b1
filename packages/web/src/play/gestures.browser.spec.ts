import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE } from '../testing/fight.spec-support.ts';
import { settled } from '../testing/settled.spec-support.ts';
import { dragBy, openSkirmish, placeOf } from '../testing/skirmish.spec-support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };

const seqOf = (page: Page) => page.locator('.question').getAttribute('data-seq');
const title = (page: Page) => page.locator('.question h2').innerText();
const log = (page: Page) => page.locator('.dispatches').innerText();
const first = (page: Page) => page.locator('.question .choice-first');
const then = (page: Page, what: string) => page.locator(`.question [data-then=${what}]`);
const markedText = (page: Page) => page.evaluate(() => getSelection()?.toString().trim() ?? '');
const takeBack = (page: Page) => page.getByRole('button', { name: 'Take back' });

describe('pointing', () => {
  const table = atTheTable();
  const visit = async (settings = {}) => {
    const { page, complaints } = await table.visit('games', {}, { ...FACE_TO_FACE, ...settings });
    return { page, complaints };
  };

  it('a touch looks and sends nobody: the ground in reach is shown at once; the next one sends', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    const before = await seqOf(page);
    const man = await placeOf(page, 'roux');
    await page.mouse.click(man.x, man.y);
    await page.locator('.reach').waitFor();
    expect(await seqOf(page)).toBe(before);
    const other = await placeOf(page, 'gaspard');
    await page.mouse.click(other.x, other.y);
    await expect.poll(() => page.locator('.man[aria-pressed=true]').innerText()).toContain('Gaspard');
    expect(await seqOf(page)).toBe(before);
    await page.mouse.click(man.x, man.y);
    await page.locator('.reach').waitFor();
    await answered(page, () => page.mouse.click(man.x, man.y));
    await expect.poll(() => title(page)).toContain('Roux');
  });

  it('where it is asked at whom, hovering and the first touch only aim: the odds are shown, and the second fires', async () => {
    const { page } = await visit();
    await openSkirmish(page, {
      men: [
        { id: 'roux', name: 'Roux', side: 1, x: 18, y: 18, gear: ['pistol', 'hand-weapon'] },
        { id: 'gaspard', name: 'Gaspard', side: 1, x: 8, y: 8, gear: ['hand-weapon'] },
        { id: 'vane', name: 'Vane', side: 0, x: 16, y: 24, gear: ['hand-weapon'] },
        { id: 'pike', name: 'Pike', side: 0, x: 21, y: 24, gear: ['hand-weapon'] },
      ],
    });
    const man = await placeOf(page, 'roux');
    await page.mouse.click(man.x, man.y);
    await page.locator('.reach').waitFor();
    await answered(page, () => page.mouse.click(man.x, man.y));
    await answered(page, () =>
      choices(page)
        .filter({ hasText: /^Shoot/ })
        .first()
        .click(),
    );
    await expect.poll(() => page.locator('.chance-tag').count()).toBeGreaterThan(0);
    const before = await seqOf(page);
    const id = await page.locator('.companies [data-option]').first().getAttribute('data-card');
    const foe = await placeOf(page, id!);
    await page.mouse.move(foe.x, foe.y, { steps: 3 });
    await page.waitForTimeout(900);
    expect(await page.locator('.figure-card-open').count()).toBe(0);
    await page.mouse.click(foe.x, foe.y);
    await expect.poll(() => page.locator('[data-does=take-looked]').innerText()).toMatch(/^Fire at .*%/s);
    expect(await seqOf(page)).toBe(before);
    await answered(page, () => page.mouse.click(foe.x, foe.y));
  });

  it('move and done are two gestures; nobody is sent before the second, and both are taken back as one', async () => {
    const { page, complaints } = await visit();
    await openSkirmish(page);
    const before = await seqOf(page);
    await dragBy(page, 'gaspard', { east: 3, north: 1 });
    await then(page, 'done').waitFor();
    expect(await seqOf(page)).toBe(before);
    await expect.poll(() => first(page).innerText()).toMatch(/3\.\d.* of 6/);
    expect(await markedText(page)).toBe('');
    // Nobody's card comes to lie on the way that is being drawn.
    await page.waitForTimeout(600);
    expect(await page.locator('.figure-card-open').count()).toBe(0);
    await page.keyboard.press('d');
    await expect.poll(() => log(page)).toContain('Gaspard goes 3.2');
    const state = page.locator('.companies [data-card=gaspard] .man-state');
    await expect.poll(() => state.locator('.visually-hidden').first().textContent()).toContain('has acted');
    await expect.poll(() => page.locator('.question').getAttribute('data-kind')).toBe('activate');
    await takeBack(page).click();
    await expect.poll(() => log(page)).not.toContain('Gaspard goes');
    expect(await seqOf(page)).toBe(before);
    expect(complaints).toEqual([]);
  });

  it('walk there, then shoot him, is one plan of three gestures, with its odds before it is confirmed', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    await dragBy(page, 'roux', { east: 2 });
    await then(page, 'done').waitFor();
    const vane = await placeOf(page, 'vane');
    await page.mouse.move(vane.x, vane.y);
    await expect.poll(() => page.locator('.aim-tag').textContent()).toMatch(/hits \d+/);
    const before = await seqOf(page);
    await page.mouse.click(vane.x, vane.y);
    await expect.poll(() => page.locator('[data-does=plan-shot]').innerText()).toContain('Vane');
    await expect.poll(() => first(page).innerText()).toMatch(/Pistol[\s\S]*hits \d+ %/);
    expect(await seqOf(page)).toBe(before);
    await then(page, 'done').click();
    await expect.poll(() => log(page)).toMatch(/Roux goes 2/);
    await expect.poll(() => log(page)).toMatch(/Roux fires/);
  });

  it('whoever is in range is shot at by a touch, and the touch says the odds before', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    const [roux, vane] = [await placeOf(page, 'roux'), await placeOf(page, 'vane')];
    await page.mouse.click(roux.x, roux.y);
    await page.locator('.reach').waitFor();
    await page.mouse.click(vane.x, vane.y);
    await expect.poll(() => first(page).innerText()).toMatch(/hits \d+ %/);
    await page.mouse.click(vane.x, vane.y);
    await expect.poll(() => log(page)).toMatch(/Roux fires/);
  });

  it('what is out of reach says how far the way falls short, and a sprint goes on to there', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    await dragBy(page, 'gaspard', { east: 9 });
    await expect.poll(() => page.locator('.falls-short').innerText()).toMatch(/Falls short of it by 3/);
    await then(page, 'on').click();
    await expect.poll(() => page.locator('.question').getAttribute('data-form')).toBe('path');
    await expect.poll(() => first(page).innerText()).toMatch(/^Move here/);
    await first(page).click();
    await expect.poll(() => log(page)).toContain('Gaspard sprints');
  });

  it('an enemy out of reach is walked towards, and it is said how far away the way ends', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    const [from, to] = [await placeOf(page, 'gaspard'), await placeOf(page, 'vane')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    await expect
      .poll(() => page.locator('.falls-short').innerText())
      .toMatch(/Falls short: \d+\.\d.* from Vane/);
  });

  it('Enter sends whoever is drawn; an enemy who can be neither shot at nor walked to says why', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    await dragBy(page, 'gaspard', { east: 3, north: 1 });
    await then(page, 'done').waitFor();
    await answered(page, () => page.keyboard.press('Enter'));
    await expect.poll(() => title(page)).toContain('What does Gaspard do');
    await expect.poll(() => log(page)).toContain('Gaspard goes 3.2');
    // With him the odds have come and gone, and the map may still be finding its place.
    const vane = await settled(() => placeOf(page, 'vane'));
    await page.mouse.click(vane.x, vane.y);
    await expect.poll(() => page.locator('.question .refusal').innerText()).toMatch(/^Vane: \w+/);
    await expect.poll(() => title(page)).toContain('What does Gaspard do');
  });

  it('deeds have the same key everywhere, and their buttons say it', async () => {
    const { page } = await visit();
    await openSkirmish(page);
    const man = await placeOf(page, 'roux');
    await page.mouse.click(man.x, man.y);
    await page.locator('.reach').waitFor();
    await answered(page, () => page.mouse.click(man.x, man.y));
    const key = (words: RegExp) =>
      choices(page).filter({ hasText: words }).first().locator('kbd').innerText();
    await expect.poll(() => key(/^Move/)).toBe('M');
    expect([await key(/^Shoot/), await key(/^Done/)]).toEqual(['S', 'D']);
    await answered(page, () => page.keyboard.press('m'));
    await expect.poll(() => page.locator('.question').getAttribute('data-form')).toBe('path');
    // Whoever goes on by keys has a fine line round the map, not a frame.
    await page.locator('.table-window').focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.pencil').waitFor();
    const frame = page.locator('.table-window:focus-visible');
    const width = await frame.evaluate((it) => Number.parseFloat(getComputedStyle(it).outlineWidth));
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThan(2);
  });

  it('the last one who can act is sent without asking, and the log says so; whoever wants to be asked is', async () => {
    const lone = [
      { id: 'gaspard', name: 'Gaspard', side: 1, x: 8, y: 8, gear: ['hand-weapon'] },
      { id: 'vane', name: 'Vane', side: 0, x: 18, y: 25.5, gear: ['hand-weapon'] },
      { id: 'pike', name: 'Pike', side: 0, x: 4, y: 30, gear: ['hand-weapon'] },
    ];
    const { page } = await visit();
    await openSkirmish(page, { men: lone });
    await expect.poll(() => title(page)).toContain('What does Gaspard do');
    await expect.poll(() => log(page)).toMatch(/So, unasked: “Gaspard/);
    const asked = await visit({ askMe: ['only-one'] });
    await openSkirmish(asked.page, { men: lone });
    await expect.poll(() => asked.page.locator('.question').getAttribute('data-kind')).toBe('activate');
    await asked.page.getByText('More', { exact: true }).click();
    await asked.page.getByRole('button', { name: 'Settings' }).click();
    await expect
      .poll(() => asked.page.getByRole('checkbox', { name: /only one answer/ }).isChecked())
      .toBe(true);
  });

  it('on a phone a finger looks, draws and walks', async () => {
    const { page } = await table.visit('games', PHONE, FACE_TO_FACE);
    await openSkirmish(page);
    const before = await seqOf(page);
    const man = await placeOf(page, 'gaspard');
    await page.touchscreen.tap(man.x, man.y);
    await page.locator('.reach').waitFor();
    const to = await placeOf(page, 'gaspard', { east: 3, north: 3 });
    await page.touchscreen.tap(to.x, to.y);
    await expect.poll(() => first(page).innerText()).toMatch(/^Move here/);
    expect(await seqOf(page)).toBe(before);
    await page.touchscreen.tap(to.x, to.y);
    await expect.poll(() => page.locator('.question h2').innerText()).toContain('What does Gaspard do');
    expect(await faultsOfAccess(page)).toEqual([]);
  });
});
