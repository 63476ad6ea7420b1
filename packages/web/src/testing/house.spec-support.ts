import { begin, saveOf } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import type { Page } from 'playwright-core';
import type { GameFile } from '../referee/game-file.ts';

const PLAIN = { profile: 'cop', party: 0 } as const;

/** One of each state that must be told from the others, and one in none; all of one sort and one side. */
export const PARADE = [
  { id: 'fallen', words: 'fallen', state: { posture: 'fallen' } },
  {
    id: 'transfixed',
    words: 'transfixed by a spell',
    state: { conditions: { transfixed: { by: 'spell', cost: 1, source: null } } },
  },
  { id: 'immaterial', words: 'immaterial', state: { conditions: { immaterial: true } } },
  { id: 'cursed', words: 'cursed', state: { conditions: { cursed: { by: null } } } },
  { id: 'bleeding', words: 'bleeding', state: { conditions: { bleeding: true } } },
  { id: 'mad', words: 'mad', state: { conditions: { insane: { number: 1, shaky: 0 } } } },
  { id: 'asleep', words: 'asleep', state: { conditions: { asleep: true } } },
  { id: 'possessed', words: 'possessed', state: { conditions: { possessed: { by: 'demon' } } } },
  { id: 'hidden', words: 'hidden when the turn began', state: { startedHidden: true } },
  { id: 'plain', words: 'Quality 3+', state: {} },
] as const;

const WALLS: readonly (readonly [number, number, number, number])[] = [
  [250, 300, 130, 6],
  [430, 300, 60, 6],
  [540, 300, 110, 6],
  [250, 300, 6, 300],
  [644, 300, 6, 300],
  [250, 594, 400, 6],
  [440, 306, 6, 110],
  [440, 466, 6, 130],
];

/** A house of two rooms by a street at night. Harrow stands before it with three actions, and a neighbour comes. */
const POSITION = {
  clock: { time: 'dawn', day: false, moon: true, weather: 'rain' },
  terrain: [
    { id: 'street', type: 'road', shape: { rect: [0, 30, 900, 130] } },
    { id: 'car', type: 'car', shape: { rect: [40, 90, 90, 40] } },
    ...WALLS.map((rect, i) => ({ id: `wall-${i}`, type: 'wall', shape: { rect } })),
    { id: 'sofa', type: 'furniture', shape: { rect: [290, 540, 70, 30] } },
    { id: 'coffin', type: 'coffin', shape: { rect: [600, 400, 30, 70] } },
    { id: 'pentagram', type: 'pentagram', shape: { circle: [120, 720, 60] } },
    { id: 'churchyard', type: 'church', shape: { rect: [700, 700, 160, 160] } },
  ],
  portals: [
    { id: 'front-door', line: [380, 303, 430, 303], state: 'open' },
    { id: 'window', kind: 'window', line: [490, 303, 540, 303], garlic: true },
    { id: 'inner-door', line: [443, 416, 443, 466], strength: 'heavy', locked: true },
  ],
  rooms: [
    { id: 'hall', shape: { rect: [256, 306, 184, 288] } },
    { id: 'parlour', shape: { rect: [446, 306, 198, 288] } },
  ],
  parties: [
    { name: 'The watch', side: 'good' },
    { name: 'The household', side: 'evil' },
  ],
  models: [
    {
      id: 'harrow',
      name: 'Harrow',
      profile: 'travelling-monster-hunter',
      party: 0,
      x: 340,
      y: 240,
      combat: 6,
      game: { 'hero-reroll': 1 },
      arms: ['pistol', 'hand-weapon'],
    },
    { id: 'neighbour', name: 'The neighbour', profile: 'walking-dead', party: 1, x: 420, y: 200 },
    { id: 'far', name: 'The lodger', profile: 'walking-dead', party: 1, x: 560, y: 500 },
    {
      id: 'demon',
      name: 'Asmodai',
      profile: 'succubus',
      party: 1,
      standing: 'reserve',
      conditions: { possessing: { host: 'possessed' } },
    },
    { id: 'gone', name: 'Gone', ...PLAIN, standing: 'out', left: 'killed' },
    ...PARADE.map(({ state, id }, i) => ({
      ...PLAIN,
      ...state,
      id,
      name: `Number ${i + 1}`,
      x: 60 + i * 60,
      y: 820,
    })),
  ],
  corpses: [{ of: 'gone', x: 700, y: 500 }],
  phase: 'act',
  activation: { waiting: ['harrow'], successes: 3 },
  anyway: true,
};

/** From the page of games: opens the house, with two people at one device. */
export async function openHouse(page: Page): Promise<void> {
  const position = fearAndFaith.positions.schema.parse(POSITION);
  const match = begin(fearAndFaith, { position, dice: { seed: 'house' } });
  const file: GameFile = {
    format: 'vedette-game',
    summary: {
      id: 'a-house',
      ruleset: fearAndFaith.id,
      title: 'A house',
      players: [
        { name: 'The watch', sitter: 'person' },
        { name: 'The household', sitter: 'person' },
      ],
      begun: 0,
      changed: 0,
      turn: 1,
      decisions: 0,
      outcome: null,
    },
    seed: 'house',
    save: saveOf(match as never),
  };
  const buffer = Buffer.from(JSON.stringify(file));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'house.vedette.json', mimeType: 'application/json', buffer });
  await page.waitForURL(/\/game\//);
  await page.locator('.stage .walker').first().waitFor();
}
