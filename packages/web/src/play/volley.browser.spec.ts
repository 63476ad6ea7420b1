import bayonetPoint from '@vedette/bayonet-point';
import { begin, saveOf } from '@vedette/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameFile } from '../referee/game-file.ts';
import { atTheTable, faultsOfAccess } from '../testing/browser.spec-support.ts';
import { answered, choices, FACE_TO_FACE, pick } from '../testing/fight.spec-support.ts';
import { openQuestion } from '../testing/hand.spec-support.ts';

const FILE = 8;

function men(id: string, x: number, y: number) {
  return Array.from({ length: FILE }, (_, i) => ({
    id: `${id}-${i + 1}`,
    x: x + i * 30,
    y,
    leader: i === 0,
  }));
}

/** Veterans under Sergeant Pike in musket shot of two units, on two people's table. */
function fileOfALine(): GameFile {
  const unit = (id: string, name: string, side: 0 | 1, y: number, of: 'veteran' | 'average') => ({
    id,
    name,
    side,
    class: of,
    figures: men(id, 700, y),
  });
  const position = bayonetPoint.positions.schema.parse({
    anyway: true,
    units: [
      unit('u', 'Sergeant Pike', 0, 400, 'veteran'),
      { ...unit('e', 'The depot men', 1, 515, 'average'), fired: true },
    ],
  });
  const match = begin(bayonetPoint, { position, dice: { seed: 'a line' } });
  const player = (name: string) => ({ name, sitter: 'person' as const });
  return {
    format: 'vedette-game',
    summary: {
      id: 'a-line',
      ruleset: bayonetPoint.id,
      title: 'A line',
      players: [player('North'), player('South')],
      begun: 0,
      changed: 0,
      turn: 1,
      decisions: 0,
      outcome: null,
    },
    seed: 'a line',
    save: saveOf(match as never),
  };
}

async function openLine(page: Page): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(fileOfALine()));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'line.vedette.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
}

describe('a volley in the browser', () => {
  const table = atTheTable();

  it('is two clicks: fire, with every man’s target and chance, and confirm', async () => {
    const { page, complaints } = await table.visit('games', { bypassCSP: true }, FACE_TO_FACE);
    await openLine(page);
    await expect.poll(() => openQuestion(page)).toContain('gets its orders now');
    await expect.poll(() => choices(page).first().innerText()).toContain('obeys 70 %');
    await pick(page, /Sergeant Pike/);
    await expect.poll(() => openQuestion(page)).toContain('what is the order');
    await expect.poll(() => choices(page).allInnerTexts()).toHaveLength(4);
    await expect.poll(() => page.locator('.seldom summary').innerText()).toBe('Seldom wanted');

    await pick(page, /^Fire/);
    const rows = page.locator('.volley-man');
    await expect.poll(() => rows.count()).toBe(FILE);
    await expect.poll(() => rows.first().innerText()).toMatch(/hits \d+ %, puts out \d+ %/);
    // The map shows whom they aim at.
    const lines = page.locator('.aims .concern-line');
    await expect.poll(() => lines.count()).toBe(FILE);
    await expect.poll(() => page.locator('.aims .concern-ring').count()).toBeGreaterThan(0);
    await rows.nth(1).locator('select').selectOption('');
    await rows.nth(2).locator('select').selectOption({ index: 3 });
    await expect.poll(() => page.locator('.volley [role=status]').innerText()).toBe('7 of 8 fire.');
    await expect.poll(() => lines.count()).toBe(FILE - 1);
    expect(await faultsOfAccess(page)).toEqual([]);
    await answered(page, () => page.locator('.volley button[type=submit]').click());

    const shots = page.locator('.dispatches .dispatch-rolled').filter({ hasText: / (hit|missed) e-/ });
    await expect.poll(() => shots.count()).toBe(FILE - 1);
    // His name is no weapon.
    await expect.poll(() => page.locator('.dispatches .word-link', { hasText: /^Pike$/ }).count()).toBe(0);
    await expect
      .poll(() => page.locator('.dispatches .word-figure', { hasText: 'Sergeant Pike' }).count())
      .not.toBe(0);
    expect(complaints).toEqual([]);
  });
});
