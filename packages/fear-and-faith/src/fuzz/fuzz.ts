import type { FuzzHelpers, Options, Random } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { options } from '../options.ts';
import { TERRAIN_TYPE_IDS } from '../rules/ground/types.ts';
import { openFight } from '../scenarios/documents.ts';
import { scenarios } from '../scenarios/index.ts';
import { invariants } from './invariants.ts';
import { forcesFor } from './random-force.ts';
import { anywhere } from './random-ground.ts';
import { PARTY_POOLS, type Pick, randomParty } from './random-party.ts';

const LIMITS = [100, 150, 200, 300];
/** Endless games are cut off by the rounds; most random ones are short. */
const SHORT = ['3', '5', '8', '4+d3'];

function setup(random: Random, pick: Pick): unknown {
  if (random.below(2) === 0) return anyGround(random, pick);
  const id = pick('scenarios');
  const scenario = scenarios.list.find((one) => one.id === id)!;
  if (scenario === openFight) return { ...anyGround(random, pick), scenario: id };
  const units = forcesFor(random, pick, scenario);
  return {
    scenario: id,
    seats: (random.below(2) === 0 ? units : [...units].reverse()).map((unit) => ({ unit })),
    options: { ...someOptions(random), 'custom-profiles': 'allowed' },
  };
}

/** The open fight between any two or three. */
function anyGround(random: Random, pick: Pick) {
  const limit = LIMITS[random.below(LIMITS.length)]!;
  const evilOnly = random.below(6) === 0;
  const sides: readonly ('good' | 'evil')[] =
    random.below(8) === 0 ? ['good', 'evil', 'evil'] : ['good', 'evil'];
  return {
    scenario: anywhere(random, pick),
    seats: sides.map((side) => ({
      unit: randomParty(random, pick, evilOnly ? 'evil' : side, limit),
    })),
    options: {
      ...someOptions(random),
      'point-limit': limit,
      'custom-profiles': 'allowed',
      'three-players': true,
    },
  };
}

/** Each switch in one game of three set to something. */
function someOptions(random: Random): Options {
  const set = Object.entries(options).filter(([key]) => !PARTY.includes(key) && random.below(3) === 0);
  const chosen = Object.fromEntries(set.map(([key, spec]) => [key, any(spec, random)]));
  return random.below(8) === 0 ? chosen : { ...chosen, 'round-limit': SHORT[random.below(SHORT.length)]! };
}

/** Switches that could forbid the party that was made. */
const PARTY = [
  'point-limit',
  'printed-points',
  'printed-rules',
  'carbine-is-rifle',
  'custom-profiles',
  're-equip',
];

function any(spec: (typeof options)[keyof typeof options], random: Random): boolean | number | string {
  if (spec.kind === 'switch') return random.below(2) === 0;
  if (spec.kind === 'choice') return spec.values[random.below(spec.values.length)]!;
  return spec.default;
}

export const fuzz: FuzzHelpers<FearAndFaith> = {
  pools: { ...PARTY_POOLS, terrain: TERRAIN_TYPE_IDS, scenarios: scenarios.list.map(({ id }) => id) },
  setup,
  invariants,
};
