import type { FuzzHelpers, Options, Random } from '@vedette/engine';
import { legalPlace, tableOf } from '@vedette/engine/table';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { standing } from '../figures.ts';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { DEFAULT_OPTIONS, options, type SilverBayonetOptions } from '../options.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { scenarios } from '../scenario.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

import { randomTerrain, TERRAIN_POOL } from './random-table.ts';
import { randomUnit, UNIT_POOLS } from './random-unit.ts';

type Pick = (pool: string) => string;

function setup(random: Random, pick: Pick): unknown {
  const seats = 2 + (random.below(4) === 0 ? 1 + random.below(2) : 0);
  const [scenario] = scenarios.list;
  const monsters = Array.from({ length: random.below(4) }, (_, i) => ({
    type: pick('monsters'),
    x: 10 + i * 5,
    y: 16 + (i % 2) * 4,
  }));
  const chosen = someOptions(random);
  const filled = { ...DEFAULT_OPTIONS, ...chosen } as SilverBayonetOptions;
  return {
    scenario: { ...scenario, terrain: randomTerrain(random, pick), monsters, turns: 2 + random.below(5) },
    seats: Array.from({ length: seats }, () => ({ unit: randomUnit(random, pick, filled) })),
    options: chosen,
  };
}

/** Each switch in one game of three set to something. */
function someOptions(random: Random): Options {
  const set = Object.entries(options).filter(() => random.below(3) === 0);
  return Object.fromEntries(set.map(([key, spec]) => [key, any(spec, random)]));
}

function any(spec: (typeof options)[keyof typeof options], random: Random): boolean | number | string {
  if (spec.kind === 'switch') return random.below(2) === 0;
  if (spec.kind === 'choice') return spec.values[random.below(spec.values.length)]!;
  return spec.min + random.below(Math.floor(spec.max - spec.min) + 1);
}

/** What must hold at every boundary. */
function invariants(s: SilverBayonetState): readonly string[] {
  const broken: string[] = [];
  const bodies = standing(s);
  for (const figure of bodies) broken.push(...figureProblems(s, figure, bodies));
  s.pools.forEach(({ power, skill, monster }, seat) => {
    if (power < 0 || skill < 0 || monster < 0) broken.push(`Seat ${seat} owes fate dice.`);
  });
  return broken;
}

/** Rounding to the grid may bring two bases closer by a step or two. */
const HAIR = 0.003;

function figureProblems(s: SilverBayonetState, figure: Figure, bodies: readonly Figure[]): readonly string[] {
  const broken: string[] = [];
  const { name, x, y, z, health, fatigue, gear } = figure;
  if (health <= 0) broken.push(`${name} stands with ${health} Health.`);
  if (fatigue < 0 || fatigue > 2) broken.push(`${name} has ${fatigue} tokens.`);
  if (![x, y, z].every(Number.isFinite)) broken.push(`${name} is nowhere.`);
  const { width, depth } = s.terrain;
  if (
    x < figure.radius - HAIR ||
    y < figure.radius - HAIR ||
    x > width - figure.radius + HAIR ||
    y > depth - figure.radius + HAIR
  ) {
    broken.push(`${name} hangs over the table's edge at ${x}, ${y}.`);
  }
  if (gear.some(({ loaded, state }) => loaded && state === 'lost'))
    broken.push(`${name} has lost a loaded gun.`);
  for (const other of bodies) {
    if (other.id <= figure.id) continue;
    const apart = Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    const clash = Math.abs(z - other.z) < (z <= other.z ? figure.height : other.height) - HAIR;
    if (clash && apart < figure.radius + other.radius - HAIR) broken.push(`${name} stands in ${other.name}.`);
  }
  const gait = gaitOf(looking(s), figure);
  // SB-MOV-02.R2, SB-MOV-13: whoever is stopped while squeezing through a gap stands there sideways.
  const overlap = figure.radius - gait.clearance + HAIR;
  if (!legalPlace(tableOf(s.terrain), figure, [], { gait, hanging: true, overlap })) {
    broken.push(`${name} cannot be at ${x}, ${y}, ${z}.`);
  }
  return broken;
}

export const fuzz: FuzzHelpers<SilverBayonet> = {
  pools: { ...UNIT_POOLS, monsters: MONSTER_TYPES.map(({ id }) => id), terrain: TERRAIN_POOL },
  setup,
  invariants,
};
