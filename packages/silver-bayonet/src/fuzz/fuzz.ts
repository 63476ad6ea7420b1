import type { FuzzHelpers, Random } from '@vedette/engine';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { SilverBayonet } from '../game.ts';
import { DEFAULT_OPTIONS, type SilverBayonetOptions } from '../options.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { scenarios } from '../scenarios/index.ts';
import { invariants } from './invariants.ts';
import { ATTRIBUTE_POOL, randomMonster } from './random-monster.ts';
import { OPTION_POOL, randomOptions } from './random-options.ts';
import { randomTerrain, TABLE_SIZES, TERRAIN_POOL } from './random-table.ts';
import { optionsFor, randomUnit, UNIT_POOLS } from './random-unit.ts';
import { witness } from './witness.ts';

type Pick = (pool: string) => string;

/** How far from the edges monsters and clues lie. */
const OFF_EDGE = 7;

function setup(random: Random, pick: Pick): unknown {
  const players = Number(pick('players'));
  const wanted = pick('chosen');
  const chosen = { ...randomOptions(random, pick), ...optionsFor(wanted) };
  const filled = { ...DEFAULT_OPTIONS, ...chosen } as SilverBayonetOptions;
  return {
    scenario: randomScenario(random, pick),
    seats: Array.from({ length: players }, (_, seat) => ({
      unit: randomUnit(random, pick, filled, seat === 0 ? wanted : null),
    })),
    options: chosen,
  };
}

/** The skirmish, elsewhere: another table, monsters that nobody has met, and sometimes a gun. */
function randomScenario(random: Random, pick: Pick): Scenario {
  const size = TABLE_SIZES[random.below(TABLE_SIZES.length)]!;
  const at = (): [number, number] => [
    OFF_EDGE + random.below(size - 2 * OFF_EDGE),
    OFF_EDGE + random.below(size - 2 * OFF_EDGE),
  ];
  const bestiary = ['something-else', 'something-worse'].map((id) =>
    randomMonster(random, id, pick('attributes')),
  );
  const printed = Array.from({ length: random.below(4) }, () => pick('monsters'));
  const monsters = [...bestiary.map(({ id }) => id), ...printed].map((monster) => ({ monster, at: at() }));
  const skirmish = scenarios.list[0]!;
  return withRoom({
    ...skirmish,
    boards: [{ id: 'main', width: size, height: size }],
    terrain: randomTerrain(random, pick, size),
    bestiary,
    monsters,
    clues: skirmish.clues!.map((clue) => ({ ...clue, at: at() })),
    ...(random.below(3) === 0 ? { emplacements: [{ ...SWIVEL_GUN, at: at() }] } : {}),
    end: [{ when: 'turn-end', if: { turn: { min: 2 + random.below(6) } } }],
  });
}

/** Without the monsters and clues that chance has put into something solid (SB-OPS-30). */
function withRoom(scenario: Scenario): Scenario {
  const buried = scenarios.problems(scenario).map(({ path }) => path);
  const free = (key: 'monsters' | 'clues') => (_: unknown, i: number) => !buried.includes(`/${key}/${i}/at`);
  return {
    ...scenario,
    monsters: scenario.monsters!.filter(free('monsters')),
    clues: scenario.clues!.filter(free('clues')),
  };
}

const SWIVEL_GUN = {
  id: 'swivel-gun',
  weapon: 'swivel-gun',
  crew: { attribute: 'artillerist', adjacent: true },
  deniedBy: { enemyWithin: 1 },
  loaded: true,
} as const;

export const fuzz: FuzzHelpers<SilverBayonet> = {
  pools: {
    ...UNIT_POOLS,
    attributes: ATTRIBUTE_POOL,
    monsters: MONSTER_TYPES.map(({ id }) => id),
    options: OPTION_POOL,
    players: ['2', '3', '4'],
    terrain: TERRAIN_POOL,
  },
  setup,
  invariants,
  witness,
};
