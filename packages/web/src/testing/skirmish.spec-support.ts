import { begin, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';
import type { Page } from 'playwright-core';
import type { GameFile } from '../referee/game-file.ts';

/** A man for a skirmish. */
type Man = { readonly id: string; readonly side: number; readonly x: number; readonly y: number } & Readonly<
  Record<string, unknown>
>;

/** Roux, Gaspard and Henri are to act; Vane is in range of a pistol, and nobody touches anybody. */
const MEN: readonly Man[] = [
  { id: 'roux', name: 'Roux', side: 1, x: 18, y: 18, gear: ['pistol', 'hand-weapon'] },
  { id: 'gaspard', name: 'Gaspard', side: 1, x: 8, y: 8, gear: ['hand-weapon'] },
  { id: 'henri', name: 'Henri', side: 1, x: 32, y: 30, gear: ['hand-weapon'] },
  { id: 'vane', name: 'Vane', side: 0, x: 18, y: 25.5, gear: ['hand-weapon'] },
  { id: 'pike', name: 'Pike', side: 0, x: 4, y: 30, gear: ['hand-weapon'] },
];

interface Skirmish {
  readonly men?: readonly Man[];
  readonly power?: number;
}

function fileOf({ men = MEN, power = 0 }: Skirmish): GameFile {
  const pool = { power, skill: 0, monster: 0 };
  const position = silverBayonet.positions.schema.parse({
    figures: men,
    pools: [pool, pool],
    order: [0, 1],
    phase: 'secondary',
  });
  const match = begin(silverBayonet, { position, dice: { seed: 'skirmish' } });
  return {
    format: 'vedette-game',
    summary: {
      id: 'a-skirmish',
      ruleset: silverBayonet.id,
      title: 'A skirmish',
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
    seed: 'skirmish',
    save: saveOf(match as never),
  };
}

/** From the page of games: opens it. */
export async function openSkirmish(page: Page, skirmish: Skirmish = {}): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(fileOf(skirmish)));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'skirmish.vedette.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.question h2').waitFor();
}

const centre = (page: Page, figure: string) =>
  page
    .locator(`[data-figure="${figure}"]`)
    .first()
    .evaluate((one) => {
      const { e, f } = (one as SVGGElement).getScreenCTM()!;
      return { x: e, y: f };
    });

/** Where a counter lies on the screen, and so many inches from it to the east and the north. */
export async function placeOf(
  page: Page,
  figure: string,
  { east = 0, north = 0 }: { readonly east?: number; readonly north?: number } = {},
): Promise<{ readonly x: number; readonly y: number }> {
  const [at, vane, pike] = [
    await centre(page, figure),
    await centre(page, 'vane'),
    await centre(page, 'pike'),
  ];
  // These two stay where they are.
  const inch = (vane.x - pike.x) / 14;
  return { x: at.x + east * inch, y: at.y - north * inch };
}

/** Drags a counter by so many inches. */
export async function dragBy(
  page: Page,
  figure: string,
  by: { readonly east?: number; readonly north?: number },
): Promise<void> {
  const [from, to] = [await placeOf(page, figure), await placeOf(page, figure, by)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
