import type { FuzzHelpers, Random } from '@vedette/engine';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { SilverBayonet } from '../game.ts';
import { coopProblems } from '../muster/match-problems.ts';
import type { Unit } from '../muster/unit.ts';
import { DEFAULT_OPTIONS, type SilverBayonetOptions } from '../options.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { scenarios } from '../scenarios/index.ts';
import { invariants } from './invariants.ts';
import { ATTRIBUTE_POOL, randomMonster } from './random-monster.ts';
import { OPTION_POOL, randomOptions } from './random-options.ts';
import { randomTerrain, TABLE_SIZES, TERRAIN_POOL } from './random-table.ts';
import { optionsFor, randomUnit, UNIT_POOLS } from './random-unit.ts';
import { scoreWitness } from './score-witness.ts';
import { walkWitness } from './walk-witness.ts';
import { wayWitness } from './way-witness.ts';
import { witness } from './witness.ts';

type Pick = (pool: string) => string;

/** How far from the edges monsters and clues lie. */
const OFF_EDGE = 7;

/** Turns after which a printed scenario is over whatever happens (SB-SCN-GEN-31.R2). */
const MOST_TURNS = 20;

function setup(random: Random, pick: Pick): unknown {
  return random.below(2) === 0 ? elsewhere(random, pick) : asPrinted(random, pick);
}

/** Any unit, any table, all options. */
function elsewhere(random: Random, pick: Pick): unknown {
  const players = Number(pick('players'));
  const { options, units } = gathered(random, pick, players);
  return { scenario: randomScenario(random, pick), seats: units.map((unit) => ({ unit })), options };
}

/** A printed scenario with as many players as it takes, its own options among the others. */
function asPrinted(random: Random, pick: Pick): unknown {
  const id = pick('scenarios');
  const scenario = scenarios.list.find((one) => one.id === id)!;
  const { min, max } = scenario.players;
  const players = min + random.below(max - min + 1);
  const { options, units } = gathered(random, pick, players);
  const own = Object.entries(scenario.options ?? {}).map(([key, { values }]) => [
    key,
    values[random.below(values.length)]!,
  ]);
  const together = scenario.mode === 'solo' && players > 1;
  return {
    scenario: id,
    seats: units.map((unit) => ({ unit: together ? halfUnit(unit) : unit })),
    // Who chose the target of a strike is not in the log, so its casualties could not be counted again.
    options: { ...options, ...Object.fromEntries(own), 'turn-limit': MOST_TURNS, 'artillery-credit': false },
  };
}

function gathered(random: Random, pick: Pick, players: number) {
  const wanted = pick('chosen');
  const options = { ...randomOptions(random, pick), ...optionsFor(wanted) };
  const filled = { ...DEFAULT_OPTIONS, ...options } as SilverBayonetOptions;
  const units = Array.from({ length: players }, (_, seat) =>
    randomUnit(random, pick, filled, seat === 0 ? wanted : null),
  );
  return { options, units };
}

/** SB-COOP-02: as many of the unit as may go along. */
function halfUnit(unit: Unit): Unit {
  let soldiers = unit.soldiers.slice(0, 3);
  while (coopProblems({ ...unit, soldiers }, '').length > 0) soldiers = soldiers.slice(1);
  return { ...unit, soldiers };
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
    scenarios: scenarios.list.map(({ id }) => id),
    terrain: TERRAIN_POOL,
  },
  setup,
  invariants,
  witness() {
    const witnesses = [witness(), scoreWitness(), wayWitness(), walkWitness()];
    return (told, state) => witnesses.flatMap((sees) => sees(told, state));
  },
};
