import type { DocumentSpec, Refusal } from '@vedette/engine';
import { z } from 'zod';
import { MONSTER_TYPES } from './data/monsters/bestiary.ts';
import { bestiaryProblems } from './muster/monster-problems.ts';
import { bestiarySchema } from './muster/own-monster.ts';
import { emplacementProblems, emplacementsSchema } from './rules/setup/emplacement.ts';
import { terrainSchema } from './rules/setup/terrain.ts';

const coordinate = z.number().min(0).max(300);

/**
 * A scenario as far as the play rules need one: ground, zones, monsters and clues. Its story, cards and rewards come
 * with the full scenario format.
 */
const schema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().min(1).max(80),
  width: z.number().min(12).max(120),
  depth: z.number().min(12).max(120),
  terrain: z.array(terrainSchema).max(200),
  /** By rank: two players fight over the first two. Names of letters, because numbers would not keep their order. */
  zones: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/),
    z.tuple([coordinate, coordinate, coordinate, coordinate]),
  ),
  monsters: z.array(
    z.strictObject({
      type: z.string().min(1),
      x: coordinate,
      y: coordinate,
    }),
  ),
  /** SB-MON-12: monsters of its own. */
  bestiary: bestiarySchema,
  emplacements: emplacementsSchema,
  clues: z.array(
    z.strictObject({
      id: z.string().min(1),
      deck: z.string().min(1),
      x: coordinate,
      y: coordinate,
      z: coordinate,
    }),
  ),
  decks: z.record(z.string().min(1), z.array(z.string().min(1))),
  turns: z.int().min(1).max(50).nullable(),
});

export type Scenario = z.infer<typeof schema>;

function problems(scenario: Scenario): readonly Refusal[] {
  const { width, depth, zones, clues, decks, terrain } = scenario;
  const found: Refusal[] = [...bestiaryProblems(scenario.bestiary), ...strangers(scenario)];
  if (Object.keys(zones).length < 2) {
    found.push({
      code: 'scenario.zones',
      rule: 'SB-SET-01',
      path: '/zones',
      message: 'Two players need two zones.',
    });
  }
  for (const [zone, [west, south, east, north]] of Object.entries(zones)) {
    if (west < east && south < north && east <= width && north <= depth) continue;
    const message = 'A zone is west, south, east, north, and lies on the table.';
    found.push({ code: 'scenario.zone', rule: 'SB-SET-02', path: `/zones/${zone}`, message });
  }
  clues.forEach(({ deck }, i) => {
    if (Object.hasOwn(decks, deck)) return;
    found.push({
      code: 'scenario.no-deck',
      rule: 'SB-SET-04',
      path: `/clues/${i}/deck`,
      message: `There is no deck "${deck}".`,
    });
  });
  // SB-OPS-10: a marker that finds no card.
  for (const [deck, cards] of Object.entries(decks)) {
    const markers = clues.filter((clue) => clue.deck === deck).length;
    if (markers <= cards.length) continue;
    const message = `${markers} markers draw from "${deck}", which has ${cards.length} cards.`;
    found.push({ code: 'scenario.few-cards', rule: 'SB-SET-04', path: `/decks/${deck}`, message });
  }
  const twice = terrain.find(({ id }, i) => terrain.findIndex((other) => other.id === id) !== i);
  if (twice !== undefined) {
    found.push({
      code: 'scenario.twice',
      rule: 'SB-GEN-10',
      path: '/terrain',
      message: `Two pieces are called "${twice.id}".`,
    });
  }
  found.push(...emplacementProblems(scenario.emplacements));
  return found;
}

/** Monsters that neither the bestiary nor the scenario knows. */
function strangers({ monsters, bestiary }: Scenario): readonly Refusal[] {
  const known = [...MONSTER_TYPES, ...bestiary];
  return monsters.flatMap(({ type }, i) => {
    if (known.some(({ id }) => id === type)) return [];
    const message = `There is no monster "${type}".`;
    return [{ code: 'scenario.monster', rule: 'SB-MON-12', path: `/monsters/${i}/type`, message }];
  });
}

/** Ground to fight on without a story. */
const list: readonly Scenario[] = [
  {
    id: 'skirmish',
    title: 'A skirmish at the mill',
    width: 36,
    depth: 36,
    terrain: [
      {
        id: 'wood-west',
        type: 'wood',
        shape: {
          poly: [
            [3, 15],
            [7, 13],
            [9, 16],
            [8, 20],
            [4, 21],
          ],
        },
      },
      {
        id: 'wood-east',
        type: 'wood',
        shape: {
          poly: [
            [28, 16],
            [32, 15],
            [33, 19],
            [30, 22],
            [27, 20],
          ],
        },
      },
      {
        id: 'hill',
        type: 'hill',
        shape: {
          poly: [
            [14, 26],
            [19, 25],
            [22, 28],
            [20, 31],
            [15, 31],
          ],
        },
      },
      { id: 'mill', type: 'house', shape: { rect: [15.5, 16, 5, 4] } },
      { id: 'wall-west', type: 'low-wall', shape: { rect: [10, 11, 5, 0.3] } },
      { id: 'wall-east', type: 'low-wall', shape: { rect: [21, 24.7, 5, 0.3] } },
      {
        id: 'rock-south',
        type: 'rock',
        shape: {
          poly: [
            [20, 8],
            [22, 7],
            [23.5, 8.5],
            [22.5, 10],
            [20.5, 10],
          ],
        },
      },
      {
        id: 'rock-north',
        type: 'rock',
        shape: {
          poly: [
            [11, 27],
            [13, 26.5],
            [13.5, 28.5],
            [12, 29.5],
          ],
        },
      },
      {
        id: 'mud',
        type: 'mud',
        shape: {
          poly: [
            [23, 12],
            [27, 11],
            [28, 14],
            [24, 15],
          ],
        },
      },
      {
        id: 'pond',
        type: 'water',
        shape: {
          poly: [
            [7, 24],
            [10, 23],
            [11, 25.5],
            [8, 27],
          ],
        },
      },
      { id: 'hedge', type: 'hedge', shape: { rect: [3, 10, 5, 0.5] } },
      {
        id: 'thicket',
        type: 'thicket',
        shape: {
          poly: [
            [13, 6],
            [16, 5.5],
            [16.5, 8],
            [13.5, 8.5],
          ],
        },
      },
      { id: 'cart', type: 'wagon', shape: { rect: [25, 27, 2.2, 1.2] } },
      {
        id: 'rubble',
        type: 'rubble',
        shape: {
          poly: [
            [29, 8],
            [32, 8.5],
            [31.5, 11],
            [29, 10.5],
          ],
        },
      },
    ],
    zones: {
      south: [0, 0, 36, 6],
      north: [0, 30, 36, 36],
      west: [0, 6, 4, 30],
      east: [32, 6, 36, 30],
    },
    monsters: [],
    bestiary: [],
    emplacements: [],
    clues: [
      { id: 'clue-1', deck: 'clues', x: 12.5, y: 18, z: 0 },
      { id: 'clue-2', deck: 'clues', x: 23.5, y: 18, z: 0 },
      { id: 'clue-3', deck: 'clues', x: 18, y: 12.5, z: 0 },
    ],
    decks: { clues: ['torn-letter', 'muddy-bootprint', 'cold-embers', 'silver-button'] },
    turns: 8,
  },
];

export const scenarios: DocumentSpec<Scenario> & { readonly list: readonly Scenario[] } = {
  schema,
  problems,
  list,
};
