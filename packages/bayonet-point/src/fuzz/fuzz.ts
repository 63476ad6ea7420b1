import type { FuzzHelpers, Options, Random } from '@vedette/engine';
import { TERRAIN_TYPES } from '../data/terrain.ts';
import type { BayonetPoint } from '../game.ts';
import { options } from '../options.ts';
import type { TerrainDocument } from '../rules/ground/terrain.ts';
import type { Playable, Scenario } from '../scenario/format/scenario.ts';
import { documents } from '../scenarios/documents.ts';
import { invariants } from './invariants.ts';
import { FORCE_POOLS, randomForce } from './random-force.ts';
import { witness } from './witness.ts';

type Pick = (pool: string) => string;

/** One game in so many has fifteen units a side, which is slow; one in so many others some number up to that. */
const BIG = 30;
const MIDDLING = 20;
const FULL = { least: 15, most: 15 };

function setup(random: Random, pick: Pick): unknown {
  const chosen = someOptions(random);
  const play = chosen['play-mode'] === 'individuals' ? 'individuals' : 'units';
  const size = random.below(BIG) === 0 ? FULL : { least: 1, most: random.below(MIDDLING) === 0 ? 15 : 4 };
  return {
    scenario: random.below(3) === 0 ? anywhere(random, pick) : pick('scenarios'),
    seats: [0, 1].map(() => ({
      unit: size !== FULL && random.below(6) === 0 ? DICED : randomForce(random, pick, play, size),
    })),
    options: {
      ...chosen,
      'figure-scale': random.below(2) === 0 ? 'small' : 'large',
      'generation-die': random.below(3) === 0 ? 'd6' : 'd4',
    },
  };
}

/** BP-ARMY-01: one for the dice of the match itself. */
const DICED = {
  format: 'vedette-force',
  version: 1,
  ruleset: 'bayonet-point',
  name: 'Whoever comes',
  limit: null,
  random: { lancers: true },
} as const;

/** Each switch in one game of three set to something. */
function someOptions(random: Random): Options {
  const set = Object.entries(options).filter(([key]) => key !== 'turn-limit' && random.below(3) === 0);
  return Object.fromEntries(set.map(([key, spec]) => [key, any(spec, random)]));
}

function any(spec: (typeof options)[keyof typeof options], random: Random): boolean | number | string {
  if (spec.kind === 'switch') return random.below(2) === 0;
  if (spec.kind === 'choice') return spec.values[random.below(spec.values.length)]!;
  return spec.min + random.below(Math.floor(spec.max - spec.min) + 1);
}

/** The open battle on ground that nobody drew, for a few turns. */
function anywhere(random: Random, pick: Pick): Scenario {
  const common = documents.find((document): document is Playable => document.id === 'common-ground')!;
  const limit = { ...common.limit, turns: 3 + random.below(10) };
  return { ...common, id: 'fuzz', name: 'Anywhere', terrain: randomTerrain(random, pick), limit };
}

/** A few pieces in the middle third, where nobody deploys. */
function randomTerrain(random: Random, pick: Pick): TerrainDocument[] {
  return Array.from({ length: random.below(7) }, (_, i) => {
    const type = pick('terrain');
    const [x, y] = [100 + i * 250 + random.below(60), 350 + random.below(350)];
    const thin = TERRAIN_TYPES.find(({ id }) => id === type)!.shape === 'line';
    if (!thin)
      return {
        id: `${type}-${i}`,
        type,
        shape: { rect: [x, y, 80 + random.below(100), 80 + random.below(120)] },
      };
    return {
      id: `${type}-${i}`,
      type,
      shape: {
        line: [
          [x, y],
          [x + 30 + random.below(150), y + random.below(120)],
        ],
      },
    };
  });
}

export const fuzz: FuzzHelpers<BayonetPoint> = {
  pools: {
    ...FORCE_POOLS,
    scenarios: documents.map(({ id }) => id),
    terrain: TERRAIN_TYPES.map(({ id }) => id),
  },
  setup,
  invariants,
  witness,
};
