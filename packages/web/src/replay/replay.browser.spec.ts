import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { verdictOf } from '../play/verdict.ts';
import { atTheTable, faultsOfAccess, turnTo } from '../testing/browser.spec-support.ts';
import { FACE_TO_FACE } from '../testing/fight.spec-support.ts';
import { openStory } from '../testing/story.spec-support.ts';

/** Parts of the page that lie on one another, and marks of a turn and a loss that do. */
const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((one) => ({ name: one.className || one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 0);
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const pairs = (some: ReturnType<typeof boxes>, others: ReturnType<typeof boxes>) =>
      some.flatMap((a) =>
        others.filter((b) => b !== a && meet(a.box, b.box)).map((b) => `${a.name} on ${b.name}`),
      );
    const parts = ['.top-bar', '.table-area', '.question', '.companies', '.dispatches'].flatMap(boxes);
    return [
      ...parts.flatMap((a, i) => pairs([a], parts.slice(i + 1))),
      ...pairs(boxes('.scrub-turn button'), boxes('.scrub-loss button')),
    ];
  });

describe('a story told again', () => {
  const table = atTheTable();

  it('has turns and losses on its scrubber, tells in the order of the table, and can be played on from any moment', async () => {
    const { page, complaints } = await table.visit('games', { bypassCSP: true }, FACE_TO_FACE);
    const { id, decisions } = await openStory(page, 400);
    await turnTo(page, `replay/${id}`, '.scrubber');
    const marks = page.locator('.scrub-marks');
    await expect.poll(() => marks.getByRole('button', { name: /^Turn \d+$/ }).count()).toBeGreaterThan(2);
    await expect.poll(() => marks.getByRole('button', { name: / falls$/ }).count()).toBeGreaterThan(0);
    await marks.getByRole('button', { name: 'Turn 2' }).click();
    await expect.poll(() => page.locator('.scrubber output').innerText()).toMatch(/turn 2$/);
    const at = Number(await page.locator('.scrubber input').inputValue());
    const numbers = () =>
      page
        .locator('.dispatches [data-line]')
        .evaluateAll((all) => all.map((line) => Number(line.getAttribute('data-line'))));
    await expect
      .poll(numbers)
      .toSatisfy((told: number[]) => told.length > 5 && told.every((n, i) => i === 0 || n > told[i - 1]!));
    expect(await faultsOfAccess(page)).toEqual([]);

    // A fall is seen as it was at the table, and then the story goes on.
    await marks
      .getByRole('button', { name: / falls$/ })
      .first()
      .click();
    const fall = Number(await page.locator('.scrubber input').inputValue());
    await page.locator('.scrubber input').fill(String(fall - 1));
    await expect.poll(() => page.locator('.scrubber input').inputValue()).toBe(String(fall - 1));
    await page.getByLabel('Speed').selectOption('1');
    await expect.poll(() => page.locator('.cue').count()).toBeGreaterThan(0);
    await expect
      .poll(async () => Number(await page.locator('.scrubber input').inputValue()))
      .toBeGreaterThan(fall);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.scrubber input').fill(String(at));

    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/game/') && !url.pathname.endsWith(`/${id}`));
    await expect.poll(() => page.locator('.question').getAttribute('data-seq')).toBe(`${at} open`);
    await turnTo(page, 'games', '.game-list');
    await expect.poll(() => page.locator('.game-list').innerText()).toContain(`${at} decisions`);
    await expect.poll(() => page.locator('.game-list').innerText()).toContain(`${decisions} decisions`);
    expect(complaints).toEqual([]);
  });

  it('is read at any size: nothing told lies on anything else', async () => {
    const { page } = await table.visit('games', {}, FACE_TO_FACE);
    const { id } = await openStory(page, 60);
    await turnTo(page, `replay/${id}`, '.scrubber');
    await page.locator('.dispatches li').first().waitFor();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
      [844, 390],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overlaps(page), { message: `${width} by ${height}` }).toEqual([]);
    }
  });

  it('is kept in a list with its map, whose turn it is, and in the end who has won and the score', async () => {
    const { page } = await table.visit('games', { bypassCSP: true }, FACE_TO_FACE);
    const open = await openStory(page, 60);
    await turnTo(page, 'games', '.game-list');
    const first = page.locator('.game-list li').first();
    await expect.poll(() => first.locator('.game-stands').innerText()).toMatch(/to decide: your turn$/);
    await expect.poll(() => first.locator('.game-map .walker').count()).toBeGreaterThan(5);
    expect(await faultsOfAccess(page)).toEqual([]);
    const over = await openStory(page, 5000, 'the-investigation');
    expect([open.outcome, over.outcome === null]).toEqual([null, false]);
    await turnTo(page, 'games', '.game-list');
    await expect
      .poll(() => first.locator('.game-stands').innerText())
      .toContain(verdictOf(over.outcome!, over.players));
    await expect.poll(() => first.locator('.game-stands').innerText()).toMatch(/ · .* \d+ · .* \d+$/);
  });
});
