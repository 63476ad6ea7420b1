import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsInAnyLight, overflow } from '../../testing/browser.spec-support.ts';
import { choices, FACE_TO_FACE, openFight, pick } from '../../testing/fight.spec-support.ts';
import { openQuestion } from '../../testing/hand.spec-support.ts';

const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true };

const counter = (page: Page, id: string) => page.locator(`.overlay [data-figure="${id}"]`);
const line = (page: Page, name: string) =>
  page
    .locator('.man')
    .filter({ has: page.locator('.man-name', { hasText: name }) })
    .first();
const card = (page: Page) => page.locator('.figure-card-open');
const kept = (page: Page) => page.locator('.card-tray .figure-card');

async function middleOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = (await counter(page, id).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function hover(page: Page, id: string): Promise<void> {
  const { x, y } = await middleOf(page, id);
  await page.mouse.move(x, y);
}

/** A finger that rests. */
async function press(page: Page, at: { readonly x: number; readonly y: number }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(700);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const state = async (page: Page) => [
  await page.locator('.question').getAttribute('data-seq'),
  await page.locator('.man[aria-pressed=true] .man-name').allInnerTexts(),
];

describe('the card of a figure', () => {
  const table = atTheTable();
  const sit = async (options: BrowserContextOptions) => {
    const { page } = await table.visit('games', options, FACE_TO_FACE);
    await openFight(page);
    await openQuestion(page);
    return page;
  };

  it('comes when the mouse rests on a counter, stays while it is read, goes when it is not, and nothing is done', async () => {
    const page = await sit(DESK);
    const before = await state(page);
    await hover(page, 'pike');
    await expect.poll(() => card(page).innerText()).toMatch(/Pike[\s\S]*Speed[\s\S]*Hand Weapon/);
    const box = (await card(page).boundingBox())!;
    const orders = (await page.locator('.question').boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(orders.x);
    // A glance leaves the map to be seen.
    const map = (await page.locator('.table-window').boundingBox())!;
    expect((box.width * box.height) / (map.width * map.height)).toBeLessThan(0.12);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(900);
    await expect.poll(() => card(page).count()).toBe(1);
    await page.mouse.move(700, 140);
    await expect.poll(() => card(page).count()).toBe(0);
    expect(await state(page)).toEqual(before);
  });

  it('goes when the mouse does, though it lay under it for a moment while that was at rest', async () => {
    const page = await sit(DESK);
    const at = await middleOf(page, 'pike');
    await page.mouse.move(at.x, at.y);
    await expect.poll(() => card(page).innerText()).toMatch(/Pike[\s\S]*Speed/);
    // As on a slow machine, where it is laid before what stands on it has come.
    await card(page).evaluate((one, { x, y }) => {
      const { left, top } = one.getBoundingClientRect();
      one.style.translate = `${x - left - 20}px ${y - top - 20}px`;
    }, at);
    await expect.poll(() => card(page).evaluate((one) => one.matches(':hover'))).toBe(true);
    await page.waitForTimeout(700);
    await card(page).evaluate((one) => {
      one.style.translate = '';
    });
    await page.mouse.move(at.x + 160, at.y + 160, { steps: 4 });
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('does not come for a line that has come to lie under a mouse at rest, until that moves', async () => {
    const page = await sit(DESK);
    const { x, y, width, height } = (await line(page, 'Pike').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect.poll(() => card(page).innerText()).toContain('Pike');
    await page.reload();
    await openQuestion(page);
    await page.waitForTimeout(1500);
    expect(await card(page).count()).toBe(0);
    await page.mouse.move(x + width / 2 + 9, y + height / 2);
    await expect.poll(() => card(page).innerText()).toContain('Pike');
  });

  it('does not come over the map for a line that was pressed, until the mouse has been elsewhere', async () => {
    const page = await sit(DESK);
    await line(page, 'Roux').click();
    await page.waitForTimeout(900);
    expect(await card(page).count()).toBe(0);
    await line(page, 'Pike').hover();
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Pike');
  });

  it('stays after a right click until Escape, from the map and from the list; own or enemy', async () => {
    const page = await sit(DESK);
    const before = await state(page);
    const at = await middleOf(page, 'gaspard');
    await page.mouse.click(at.x, at.y, { button: 'right' });
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Gaspard');
    await page.mouse.move(700, 140);
    await page.waitForTimeout(700);
    await expect.poll(() => card(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
    await line(page, 'Vane').click({ button: 'right' });
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Vane');
    await expect.poll(() => card(page).innerText()).toContain('Infantryman');
    expect(await state(page)).toEqual(before);
  });

  it('is kept beside others to compare, and opens the library, which Escape closes first', async () => {
    const page = await sit(DESK);
    for (const name of ['Vane', 'Roux']) {
      await line(page, name).click({ button: 'right' });
      await card(page).getByRole('button', { name: 'Keep beside' }).click();
    }
    await expect.poll(() => kept(page).getByRole('heading').allInnerTexts()).toEqual(['Vane', 'Roux']);
    const [left, right] = [
      (await kept(page).nth(0).boundingBox())!,
      (await kept(page).nth(1).boundingBox())!,
    ];
    expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    await line(page, 'Pike').click({ button: 'right' });
    await card(page).getByRole('button', { name: 'Hand Weapon' }).click();
    await expect.poll(() => page.locator('dialog.slip h2').innerText()).toBe('Hand Weapon');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.slip[open]').count()).toBe(0);
    await expect.poll(() => card(page).count()).toBe(1);
    await kept(page).first().getByRole('button', { name: 'Put away' }).click();
    await expect.poll(() => kept(page).count()).toBe(1);
  });

  it('says what has changed a number, and follows the game', async () => {
    const page = await sit(DESK);
    await line(page, 'Roux').click({ button: 'right' });
    await card(page).getByRole('button', { name: 'Keep beside' }).click();
    await expect.poll(() => kept(page).innerText()).toContain('Has not acted');
    await pick(page, /Roux/);
    await expect.poll(() => kept(page).innerText()).toContain('May still');
  });

  it('by key: of a line in the list, of whoever is selected; the focus comes back', async () => {
    const page = await sit(DESK);
    await line(page, 'Pike').focus();
    await page.keyboard.press('i');
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Pike');
    expect(await card(page).evaluate((sheet) => sheet === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => card(page).count()).toBe(0);
    expect(await line(page, 'Pike').evaluate((row) => row === document.activeElement)).toBe(true);
    await pick(page, /Roux/);
    await page.locator('.table-window').focus();
    await page.keyboard.press('i');
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Roux');
    await page.keyboard.press('i');
    await expect.poll(() => card(page).count()).toBe(0);
    // One that came by pointing is kept by the key: it stays when the mouse has gone.
    await hover(page, 'gaspard');
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Gaspard');
    await page.keyboard.press('i');
    await expect
      .poll(() => card(page).evaluateAll((all) => all.map((sheet) => sheet === document.activeElement)))
      .toEqual([true]);
    await page.keyboard.press('i');
    await expect.poll(() => card(page).count()).toBe(0);
  });

  it('by touch: a finger that rests asks and does nothing else; the answers stay in sight', async () => {
    const page = await sit(PHONE);
    const before = await state(page);
    await press(page, await middleOf(page, 'gaspard'));
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Gaspard');
    expect(await state(page)).toEqual(before);
    const box = (await card(page).boundingBox())!;
    const answer = (await choices(page).first().boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(answer.y);
    expect(await overflow(page)).toBe(0);
    await card(page).getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => card(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Companies' }).tap();
    await line(page, 'Pike').scrollIntoViewIfNeeded();
    const row = (await line(page, 'Pike').boundingBox())!;
    await press(page, { x: row.x + row.width / 2, y: row.y + row.height / 2 });
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Pike');
    expect(await state(page)).toEqual(before);
  });

  it('can be read by everybody by day, by lamplight and in high contrast, on a desk and on a phone', async () => {
    for (const device of [DESK, PHONE]) {
      const page = await sit(device);
      await line(page, 'Vane').evaluate((row) =>
        row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
      );
      await card(page).getByRole('button', { name: 'Keep beside' }).click();
      await line(page, 'Pike').evaluate((row) =>
        row.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })),
      );
      await expect.poll(() => card(page).locator('.card-stats').count()).toBe(1);
      for (const contrast of ['no-preference', 'more'] as const) {
        await page.emulateMedia({ contrast });
        expect(await faultsInAnyLight(page)).toEqual([]);
      }
      await page.context().close();
    }
  });

  it('lies over a game that is told again, too', async () => {
    const page = await sit(DESK);
    await pick(page, /Roux/);
    await page.goto(page.url().replace('/game/', '/replay/'));
    await line(page, 'Roux').click({ button: 'right' });
    await expect.poll(() => card(page).innerText()).toMatch(/Roux[\s\S]*Defence|Roux[\s\S]*Def/);
    await page.keyboard.press('Escape');
    await hover(page, 'pike');
    await expect.poll(() => card(page).getByRole('heading').innerText()).toBe('Pike');
  });
});

describe('whose is whose', () => {
  const table = atTheTable();

  it('counters that stand alone are large enough to read, and none is drawn over another', async () => {
    const { page } = await table.visit('games', DESK, FACE_TO_FACE);
    await openFight(page);
    await openQuestion(page);
    const rim = async (id: string) => (await counter(page, id).locator('.counter-rim').boundingBox())!;
    await expect.poll(async () => (await rim('pike')).width).toBeGreaterThanOrEqual(32);
    const [vane, roux] = [await rim('vane'), await rim('roux')];
    expect(vane.x + vane.width).toBeLessThanOrEqual(roux.x + 2.5);
  });

  it('whoever has had his turn keeps his coat, with a tick on map and list', async () => {
    const { page } = await table.visit('games', DESK, FACE_TO_FACE);
    await openFight(page);
    await pick(page, /^Gaspard/);
    await pick(page, /^Done/);
    await expect.poll(() => counter(page, 'gaspard').locator('.done-tick').count()).toBe(1);
    await expect.poll(() => line(page, 'Gaspard').locator('.done-tick').count()).toBe(1);
    const worn = (id: string) =>
      counter(page, id)
        .locator('.coat')
        .evaluate((coat) => [getComputedStyle(coat).fill, Number(getComputedStyle(coat).opacity)] as const);
    // A counter that is drawn anew just then wears nothing.
    await expect
      .poll(async () => {
        const [done, fresh] = [await worn('gaspard'), await worn('roux')];
        return [done[0] !== '' && done[0] === fresh[0], done[1], fresh[1]];
      })
      .toEqual([true, 0.66, 1]);
    // Both are of one colour here: the second is cut to another shape.
    await expect.poll(() => counter(page, 'roux').locator('path.coat').count()).toBe(1);
    await expect.poll(() => counter(page, 'pike').locator('circle.coat').count()).toBe(1);
  });
});
