import { begin, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameFile } from '../referee/game-file.ts';
import { takeOption } from './hand.spec-support.ts';

/** Two who stand base to base with a sabre each, dice to spend, and one more of either side; two people at one device. */
function fileOfAFight(defence: number): GameFile {
  const figures = [
    { id: 'vane', name: 'Vane', side: 0, x: 18, y: 18, stats: { defence } },
    { id: 'roux', name: 'Roux', side: 1, x: 18.984, y: 18 },
    { id: 'pike', name: 'Pike', side: 0, x: 4, y: 4 },
    { id: 'gaspard', name: 'Gaspard', side: 1, x: 32, y: 32 },
  ].map((figure) => ({ ...figure, gear: ['hand-weapon'] }));
  const pool = { power: 2, skill: 2, monster: 0 };
  const position = silverBayonet.positions.schema.parse({
    figures,
    pools: [pool, pool],
    order: [0, 1],
    phase: 'secondary',
  });
  const match = begin(silverBayonet, { position, dice: { seed: 'melee' } });
  return {
    format: 'vedette-game',
    summary: {
      id: 'a-fight',
      ruleset: silverBayonet.id,
      title: 'A fight',
      players: [
        { name: 'Vane', sitter: 'person' },
        { name: 'Roux', sitter: 'person' },
      ],
      begun: 0,
      changed: 0,
      turn: 1,
      decisions: 0,
      outcome: null,
    },
    seed: 'melee',
    save: saveOf(match as never),
  };
}

/** Nothing between the two players. */
export const FACE_TO_FACE = { pace: 0, handOver: false } as const;

/** From the page of games: opens the fight. Roux's side is to act. */
export async function openFight(
  page: Page,
  { defence = 12 }: { readonly defence?: number } = {},
): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(fileOfAFight(defence)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fight.vedette.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
}

export const choices = (page: Page) => page.locator('[data-option]');

/** Answers, and waits until what is asked is another question. */
export async function answered(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await page.locator('.question').getAttribute('data-seq');
  await choose();
  await expect.poll(() => page.locator('.question').getAttribute('data-seq')).not.toBe(before);
}

export const pick = (page: Page, words: RegExp) =>
  answered(page, () => takeOption(choices(page).filter({ hasText: words }).first()));
