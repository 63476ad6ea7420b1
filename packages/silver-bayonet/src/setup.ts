import type { DiceState, MatchSetup } from '@vedette/engine';
import { STARTING_POOL } from './data/tables.ts';
import type { SilverBayonet } from './game.ts';
import { looking } from './hooks.ts';
import { musterUnit } from './muster/mustered.ts';
import { monsterFrom as listed } from './muster/own-monster.ts';
import type { SilverBayonetOptions } from './options.ts';
import { memberFrom } from './rules/setup/figure-from.ts';
import { tableOf } from './rules/setup/terrain.ts';
import { PHASES } from './rules/turn/phases.ts';
import type { FateDie, FatePool, SilverBayonetState } from './state.ts';

/** SB-SET-01, steps 1 to 4: everything before the first die. Monsters of the scenario are placed in its first step. */
export function begin(
  { scenario, seats, options }: MatchSetup<SilverBayonet>,
  dice: DiceState,
): SilverBayonetState {
  const state = blankState(seats.length, dice, options as unknown as SilverBayonetOptions);
  const figures = seats.flatMap(({ unit }, seat) =>
    musterUnit(unit).map((mustered, i) => memberFrom(mustered, `${seat + 1}-${i + 1}`, seat, state.options)),
  );
  const filled: SilverBayonetState = {
    ...state,
    terrain: tableOf(scenario.width, scenario.depth, scenario.terrain),
    sides: seats.map(({ name, unit }) => ({ name, nation: unit.nation })),
    zones: scenario.zones,
    lastTurn: scenario.turns,
    figures,
    clues: scenario.clues.map((clue) => ({ ...clue })),
    decks: Object.fromEntries(Object.entries(scenario.decks).map(([deck, cards]) => [deck, [...cards]])),
    emplacements: scenario.emplacements.map((gun) => ({ ...gun })),
    bestiary: scenario.bestiary.map(listed),
    arriving: scenario.monsters.map(({ type, x, y }) => ({ type, x, y, z: 0 })),
  };
  return { ...filled, pools: filled.sides.map((_, seat) => poolOf(filled, seat)) };
}

/** SB-FATE-01, SB-FATE-02: the pool of a seat, with what its figures add. */
function poolOf(state: SilverBayonetState, seat: number): FatePool {
  const look = looking(state);
  const own = state.figures.filter(({ side }) => side === seat);
  const adds = (die: FateDie) =>
    own.some((figure) => look.modify('addsToPool', figure, [], { figure: figure.id }).includes(die));
  // However many figures would add a die of a kind, the unit gets one.
  const count = (die: FateDie) => STARTING_POOL[die] + (adds(die) ? 1 : 0);
  return { power: count('power'), skill: count('skill'), monster: count('monster') };
}

/** A state in which nothing has happened and nobody is there. */
export function blankState(
  seats: number,
  dice: DiceState,
  options: SilverBayonetOptions,
): SilverBayonetState {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return {
    ruleset: 'silver-bayonet',
    seats,
    dice,
    terrain: tableOf(36, 36, []),
    options,
    sides: order.map((seat) => ({ name: `Player ${seat + 1}`, nation: 'britain' })),
    zones: {},
    zoneOf: order.map(() => ''),
    lastTurn: null,
    kit: '',
    turn: 1,
    phase: 'initiative',
    phases: [...PHASES],
    order,
    waiting: [],
    owed: 0,
    figures: [],
    pools: order.map(() => ({ ...STARTING_POOL })),
    conditions: { rain: false, fog: false, deluge: false, wheelOfFate: false, enchantment: false },
    clues: [],
    decks: {},
    objects: [],
    emplacements: [],
    bestiary: [],
    arriving: [],
    activation: null,
    sidesRolled: false,
    deploying: [],
    ended: null,
  };
}
