import type { DiceState, MatchSetup } from '@vedette/engine';
import type { BayonetPoint } from './game.ts';
import { muster } from './muster/mustered.ts';
import type { BayonetPointOptions } from './options.ts';
import { layoutOf, tableFrom } from './rules/ground/terrain.ts';
import { isChoice, type Scenario } from './scenario/format/scenario.ts';
import { settledRoles } from './scenario/point-share.ts';
import { documents } from './scenarios/documents.ts';
import type { Battle, BayonetPointState, Home } from './state.ts';

/** Everything before the first die. */
export function begin(setup: MatchSetup<BayonetPoint>, dice: DiceState): BayonetPointState {
  const { scenario, seats, options } = setup;
  const blank = blankState(dice, options as unknown as BayonetPointOptions);
  const home: Home = { edge: 'north', from: 0, to: blank.terrain.width };
  const mustered = seats.flatMap(({ unit }, seat) => muster(unit, seat, home, blank.options));
  // BP-ARMY-09: random armies come before ground and sides.
  const diced = seats.some(({ unit }) => unit.random !== undefined);
  return {
    ...blank,
    battle: { ...battleOf(scenario), settled: settledRoles(setup) },
    sides: seats.map(({ name, unit }) => ({ name, random: unit.random ?? null })),
    step: diced ? 'armies' : 'terrain',
    units: mustered.map(({ unit }) => unit),
    figures: mustered.flatMap(({ figures }) => figures),
  };
}

/** A scenario of which nothing has been played. */
export function battleOf(scenario: Scenario): Battle {
  const roles = isChoice(scenario) ? [] : scenario.roles;
  return {
    scenario,
    roles: Object.fromEntries(roles.map((role, seat) => [role, seat])),
    settled: null,
    edges: {},
    variables: {},
    ran: {},
    turns: 1,
  };
}

/** A state in which nothing has happened and nobody is there. */
export function blankState(dice: DiceState, options: BayonetPointOptions): BayonetPointState {
  return {
    ruleset: 'bayonet-point',
    seats: 2,
    dice,
    options,
    battle: battleOf(documents[0]!),
    terrain: tableFrom(layoutOf(options['figure-scale'], options.table), []),
    sides: [
      { name: 'Player 1', random: null },
      { name: 'Player 2', random: null },
    ],
    step: 'terrain',
    turn: 1,
    toDo: [],
    first: 0,
    active: 0,
    finished: [false, false],
    picked: [],
    units: [],
    figures: [],
    contacts: [],
    horses: [],
    animals: [],
    seen: {},
    losses: [],
    flights: 0,
    ended: null,
  };
}
