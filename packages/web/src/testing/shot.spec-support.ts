import { begin, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import type { GameFile } from '../referee/game-file.ts';

interface Shot {
  readonly script: readonly number[];
  /** Of the man who is shot at. */
  readonly health?: number;
  /** Whether the man who is shot at is the last of his side. */
  readonly alone?: boolean;
  /** Two boxes to look into, beside the man who shoots. */
  readonly clue?: boolean;
}

/** Roux with a loaded rifle, Vane eight inches before him; the dice fall as they are told. */
function fileOfAShot({ script, health = 10, alone = false, clue = false }: Shot): GameFile {
  const others = [
    { id: 'pike', name: 'Pike', side: 0, x: 4, y: 4, gear: ['hand-weapon'] },
    { id: 'gaspard', name: 'Gaspard', side: 1, x: 32, y: 32, gear: ['hand-weapon'] },
  ];
  const [skirmish] = silverBayonet.scenarios.list;
  const cards = [
    { card: 'ace', name: 'Tracks in the Mud', text: 'Something large came ashore here.', do: [] },
  ];
  const position = silverBayonet.positions.schema.parse({
    figures: [
      { id: 'vane', name: 'Vane', side: 0, x: 18, y: 20, gear: ['hand-weapon'], health },
      { id: 'roux', name: 'Roux', side: 1, x: 14, y: 12, gear: ['rifle', 'hand-weapon'] },
      ...(alone ? others.slice(1) : others),
    ],
    pools: [0, 1].map(() => ({ power: 0, skill: 0, monster: 0 })),
    order: [0, 1],
    phase: 'secondary',
    ...(clue
      ? {
          scenario: {
            ...(skirmish as object),
            terrain: [],
            clues: [{ id: 'clue-w', at: [14, 11.2], deck: 'red' }],
            decks: { red: { cards } },
          },
          clues: [{ id: 'clue-w', deck: 'red', x: 14, y: 11.2, z: 0 }],
          decks: { red: ['ace'] },
        }
      : {}),
  });
  const match = begin(silverBayonet, { position, dice: { script } });
  return {
    format: 'vedette-game',
    summary: {
      id: 'a-shot',
      ruleset: silverBayonet.id,
      title: 'A shot',
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
    seed: 'shot',
    save: saveOf(match as never),
  };
}

/** From the page of games: Roux is to act. */
export async function openShot(page: Page, shot: Shot): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(fileOfAShot(shot)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'shot.vedette.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
}
