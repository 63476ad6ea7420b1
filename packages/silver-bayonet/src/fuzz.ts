import type { FuzzHelpers, Random } from '@vedette/engine';
import { legalPlace, tableOf } from '@vedette/engine/table';
import { MONSTER_TYPES } from './data/monsters/bestiary.ts';
import { standing } from './figures.ts';
import type { SilverBayonet } from './game.ts';
import { looking } from './hooks.ts';
import { ready } from './muster/ready.ts';
import { options } from './options.ts';
import { gaitOf } from './rules/movement/gait.ts';
import { scenarios } from './scenario.ts';
import type { Figure, SilverBayonetState } from './state.ts';

type Pick = (pool: string) => string;

/** The one option under which some of the ready units would be illegal. */
const FORBIDS_READY_UNITS = 'slot-soldier-special';

function setup(random: Random, pick: Pick): unknown {
  const seats = 2 + (random.below(4) === 0 ? 1 + random.below(2) : 0);
  const [scenario] = scenarios.list;
  const monsters = Array.from({ length: random.below(4) }, (_, i) => ({
    type: pick('monsters'),
    x: 9 + i * 6,
    y: 18 + (i % 2) * 4,
  }));
  return {
    scenario: { ...scenario, monsters, turns: 2 + random.below(5) },
    seats: Array.from({ length: seats }, () => {
      const nation = pick('nations');
      return { unit: ready.find((unit) => unit.nation === nation)! };
    }),
    options: Object.fromEntries(
      Object.entries(options).flatMap(([key, spec]) =>
        key !== FORBIDS_READY_UNITS && random.below(3) === 0 ? [[key, any(spec, random)]] : [],
      ),
    ),
  };
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
  if (!legalPlace(tableOf(s.terrain), figure, [], { gait, hanging: true, overlap: HAIR })) {
    broken.push(`${name} cannot be at ${x}, ${y}, ${z}.`);
  }
  return broken;
}

export const fuzz: FuzzHelpers<SilverBayonet> = {
  pools: { monsters: MONSTER_TYPES.map(({ id }) => id), nations: ready.map(({ nation }) => nation) },
  setup,
  invariants,
};
