import { answer, begin, prepare, random, sampleOf, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { atTheTable, faultsOfAccess } from '../testing/browser.spec-support.ts';
import { polling } from '../testing/hand.spec-support.ts';

/** A game of two people at one device, played at random until somebody is to move. */
function atTheFirstMove(): string {
  const seats = silverBayonet.units.ready.slice(0, 2).map((unit) => ({ unit }));
  const setup = prepare(silverBayonet, { scenario: 'the-investigation', seats });
  if (!setup.ok) throw new Error('Nobody can play.');
  let match = begin(silverBayonet, { setup: setup.value, dice: { seed: 'walk' } });
  const chance = random('walk');
  while (match.pending !== null && match.pending.kind !== 'move') {
    const { seat, question } = match.pending;
    const { options = [] } = question as { readonly options?: readonly string[] };
    const given = options.includes('move')
      ? 'move'
      : sampleOf(silverBayonet, match.pending, chance, () => match.state);
    const next = answer(match, seat, given);
    if (!next.ok) throw new Error(next.refusals[0]!.code);
    match = next.value;
  }
  const summary = {
    id: 'walk',
    ruleset: 'silver-bayonet',
    title: 'Walk',
    players: seats.map((_, n) => ({ name: `Player ${n + 1}`, sitter: 'person' })),
    begun: 0,
    changed: 0,
    turn: 1,
    decisions: match.answers.length,
    outcome: null,
  };
  return JSON.stringify({ format: 'vedette-game', summary, seed: 'walk', save: saveOf(match) });
}

const RECORD = atTheFirstMove();

describe('the table', () => {
  const house = atTheTable();

  async function open(pace: number, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await house.visit(
      'games',
      { reducedMotion: 'no-preference', ...options },
      { pace, hints: false, handOver: false },
    );
    const file = { name: 'walk.json', mimeType: 'application/json', buffer: Buffer.from(RECORD) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.reach').waitFor();
    return page;
  }

  /** Draws a way inwards from the edge of the table, with a turn in it; gives the turn on the paper. */
  async function drawTurn(page: Page): Promise<{ x: number; y: number }> {
    const man = (await page.locator('.walker:has(.selected)').boundingBox())!;
    const reach = (await page.locator('.reach').boundingBox())!;
    const y = man.y + man.height / 2;
    const aside = reach.x + reach.width / 2;
    await page.mouse.click(aside, y);
    await page.locator('.route').waitFor({ state: 'attached' });
    await page.keyboard.down('Shift');
    await page.mouse.click(aside, y + reach.height * 0.14);
    await page.keyboard.up('Shift');
    const turned = () => document.querySelector('.route')?.getAttribute('d')?.split('L').length === 3;
    await page.waitForFunction(turned, null, { polling });
    const [, turn] = (await page.locator('.route').getAttribute('d'))!.split('L');
    const [px, py] = turn!.split(' ').map(Number);
    return { x: px!, y: py! };
  }

  it('lets a figure walk its way, turns and all', async () => {
    const page = await open(1100);
    const turn = await drawTurn(page);
    await page.evaluate(() => {
      const steps: string[] = [];
      Object.assign(globalThis, { steps });
      const man = document.querySelector('.walker:has(.selected)') as SVGGElement;
      const watch = () => {
        steps.push(
          getComputedStyle(document.querySelector(`[data-figure="${man.dataset['figure']}"]`)!).transform,
        );
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.locator('.question .choice-first').click();
    await page.locator('.table-skip').waitFor();
    await page.locator('.table-skip').waitFor({ state: 'detached' });
    const steps = await page.evaluate(() => (globalThis as unknown as { steps: string[] }).steps);
    const places = steps.map((step) =>
      step
        .match(/[-\d.]+/g)!
        .map(Number)
        .slice(-2),
    );
    const nearest = Math.min(...places.map(([x, y]) => Math.hypot(x! - turn.x, y! - turn.y)));
    expect(nearest).toBeLessThan(8);
    expect(new Set(steps).size).toBeGreaterThan(5);
  });

  it('lets a counter be dragged where it is to go, and touched there again to send it', async () => {
    const page = await open(0);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.locator('.question[data-kind=act]').waitFor();
    const man = (await page.locator('.walker:has(.selected)').boundingBox())!;
    const at = { x: man.x + man.width / 2, y: man.y + man.height / 2 };
    const to = { x: at.x, y: at.y + (at.y < 450 ? 40 : -40) };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.locator('.question .choice-first').innerText()).toContain('Move here');
    // Nothing is decided yet.
    expect(await page.locator('.question').getAttribute('data-kind')).toBe('act');
    const before = await page.locator('.question').getAttribute('data-seq');
    const end = (await page.locator('.way .ghost-rim').last().boundingBox())!;
    await page.mouse.click(end.x + end.width / 2, end.y + end.height / 2);
    await expect.poll(() => page.locator('.question').getAttribute('data-seq')).not.toBe(before);
  });

  it('measures along a drag of the ruler', async () => {
    const page = await open(0);
    await page.getByRole('button', { name: 'Ruler' }).click();
    const map = (await page.locator('.table-window').boundingBox())!;
    await page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
    await page.mouse.down();
    await page.mouse.move(map.x + map.width / 2 + 90, map.y + map.height / 2, { steps: 3 });
    await page.mouse.up();
    expect(await page.locator('.ruler text').innerHTML()).toMatch(/^[\d.]+"$/);
  });

  it('cuts the walk short at a press of the space bar', async () => {
    const page = await open(60_000);
    await drawTurn(page);
    await page.locator('.question .choice-first').click();
    await page.locator('.table-skip').waitFor();
    await page.locator('.table-window').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => page.locator('.table-skip').count()).toBe(0);
  });

  it('jumps for whoever wants no motion', async () => {
    const page = await open(60_000, { reducedMotion: 'reduce' });
    await drawTurn(page);
    const before = await page.locator('.question').getAttribute('data-seq');
    await page.locator('.question .choice-first').click();
    await expect.poll(() => page.locator('.question').getAttribute('data-seq')).not.toBe(before);
    expect(await page.locator('.table-skip').count()).toBe(0);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('shows and tells what a figure sees, from here and from where it would go', async () => {
    const page = await open(0, { bypassCSP: true });
    await page.locator('.table-window').focus();
    await page.keyboard.press('v');
    await page.locator('.seen-ground').waitFor();
    expect(await faultsOfAccess(page)).toEqual([]);
    const told = page.locator('.view-legend output');
    await expect.poll(() => told.innerText()).toMatch(/In sight: .+\d"/);
    const here = await page.locator('.unseen').getAttribute('d');
    await drawTurn(page);
    await page.getByText('once there').waitFor();
    await expect.poll(() => page.locator('.unseen').getAttribute('d')).not.toBe(here);
    const others = page.locator('.man .man-bearing');
    await expect.poll(() => others.first().innerText()).toMatch(/\d", (in sight|unseen)/);
    await page.getByRole('button', { name: 'View' }).click();
    expect(await page.locator('.seen-ground').count()).toBe(0);
  });

  it('speaks of where the pencil is', async () => {
    const page = await open(0);
    await page.locator('.table-window').focus();
    await page.keyboard.press('ArrowLeft');
    const words = page.locator('.table-toggles output.visually-hidden');
    await expect.poll(() => words.innerText()).toMatch(/^Pencil 0\.5" from .+, in reach/);
  });

  it('stays a map of ink on paper where the system chooses the colours', async () => {
    const page = await open(0, { forcedColors: 'active', colorScheme: 'dark' });
    const paper = await page.evaluate(
      () => getComputedStyle(document.querySelector('.stage')!).backgroundColor,
    );
    expect(paper).toBe('rgb(255, 255, 255)');
  });
});
