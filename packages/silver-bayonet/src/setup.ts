import type { DiceState, MatchSetup } from '@vedette/engine';
import { STARTING_POOL } from './data/tables.ts';
import type { SilverBayonet } from './game.ts';
import { musterUnit } from './muster/mustered.ts';
import { monsterFrom as listed } from './muster/own-monster.ts';
import type { SilverBayonetOptions } from './options.ts';
import { emplacementsOf } from './rules/setup/emplacement.ts';
import { memberFrom } from './rules/setup/figure-from.ts';
import { tableOf } from './rules/setup/terrain.ts';
import { phasesOf } from './rules/turn/phases.ts';
import { spotOn } from './scenario/boards/board.ts';
import { groundOfScenario } from './scenario/boards/ground.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import { kitOfMatch } from './scenario/story/rules.ts';
import { emptyStory } from './scenario/story/story.ts';
import type { SilverBayonetState } from './state.ts';

/** SB-SET-01, steps 1 to 4: everything before the first die. Monsters of the scenario are placed in its first step. */
export function begin(
  { scenario, seats, options }: MatchSetup<SilverBayonet>,
  dice: DiceState,
): SilverBayonetState {
  const state = blankState(seats.length, dice, options as unknown as SilverBayonetOptions);
  const figures = seats.flatMap(({ unit }, seat) =>
    musterUnit(unit).map((mustered, i) => memberFrom(mustered, `${seat + 1}-${i + 1}`, seat, state.options)),
  );
  const terrain = groundOfScenario(scenario);
  return {
    ...state,
    scenario,
    kit: kitOfMatch(scenario),
    terrain,
    sides: seats.map(({ name, unit }) => ({ name, nation: unit.nation })),
    figures,
    phases: [...phasesOf({ scenario })],
    // What was noted for this game (SB-OPS-45, SB-CAMP-26); the rest comes when all are deployed.
    pools: seats.map(({ unit }) => ({ power: 0, skill: 0, monster: 0, ...unit.fate })),
    clues: (scenario.clues ?? []).map(({ id, deck, at: [x, y], level, board }) => ({
      id,
      deck,
      ...spotOn({ scenario, terrain }, board, x, y, level),
    })),
    decks: decksOf(scenario),
    emplacements: emplacementsOf({ scenario, terrain }),
    bestiary: (scenario.bestiary ?? []).map(listed),
  };
}

/** SB-OPS-10: one entry per card, as many as there are copies. */
export function decksOf({ decks }: Scenario): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(decks ?? {}).map(([name, { cards }]) => [
      name,
      cards.flatMap(({ card, copies = 1 }) => Array.from({ length: copies }, () => card)),
    ]),
  );
}

/** Ground without a story, for positions that name none; one player alone is there against the monsters. */
export function noStory(seats: number): Scenario {
  return seats === 1 ? { ...NO_STORY, mode: 'solo' } : NO_STORY;
}

const NO_STORY: Scenario = {
  id: 'no-story',
  name: 'No story',
  mode: 'competitive',
  players: { min: 1, max: 4 },
  boards: [{ id: 'main', width: 36, height: 36 }],
  deployment: { order: 'roll-off', pairs: [['south', 'north']], depth: 2 },
};

/** A state in which nothing has happened and nobody is there. */
export function blankState(
  seats: number,
  dice: DiceState,
  options: SilverBayonetOptions,
): SilverBayonetState {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const scenario = noStory(seats);
  return {
    ruleset: 'silver-bayonet',
    seats,
    dice,
    terrain: tableOf(36, 36, []),
    options,
    scenario,
    sides: order.map((seat) => ({ name: `Player ${seat + 1}`, nation: 'britain' })),
    edgeOf: order.map(() => null),
    kit: '',
    turn: 1,
    phase: 'initiative',
    phases: [...phasesOf({ scenario })],
    order,
    waiting: [],
    owed: 0,
    figures: [],
    pools: order.map(() => ({ ...STARTING_POOL })),
    conditions: { rain: false, fog: false, deluge: false, wheelOfFate: false, enchantment: false },
    clues: [],
    decks: {},
    deeds: [],
    story: emptyStory(),
    objects: [],
    emplacements: [],
    bestiary: [],
    activation: null,
    stage: 'monsters',
    deploying: [],
    conceded: [],
    ended: null,
  };
}
