import {
  type DiceState,
  type DocumentSpec,
  diceFrom,
  type Refusal,
  type Seat,
  withDefaults,
} from '@vedette/engine';
import { DISTANCES, ofScale } from './data/distances.ts';
import { figureFrom, unitFrom } from './muster/mustered.ts';
import { type BayonetPointOptions, options } from './options.ts';
import { type Position, positionSchema, type UnitDocument } from './position-document.ts';
import { placeProblems } from './position-places.ts';
import { positionProblems } from './position-problems.ts';
import { animalPlaces, thingProblems } from './position-things.ts';
import { asItLies, layoutOf, tableFrom } from './rules/ground/terrain.ts';
import { documents } from './scenarios/documents.ts';
import { battleOf, blankState } from './setup.ts';
import type { BayonetPointState, Figure, Unit } from './state.ts';

function figureOf(
  u: UnitDocument,
  document: UnitDocument['figures'][number],
  chosen: BayonetPointOptions,
): Figure {
  const { class: own, weapons, mounted, ...rest } = document;
  const inUnits = chosen['play-mode'] === 'units';
  const man = {
    id: document.id,
    name: document.id,
    side: u.side,
    unit: u.id,
    leader: document.leader,
    class: own ?? (document.leader && inUnits ? 'master' : u.class),
    troops: u.troops,
    weapons: weapons ?? u.weapons,
  };
  const fresh = figureFrom(man, chosen);
  const rides = mounted ?? fresh.mounted;
  const base = ofScale(chosen['figure-scale'], DISTANCES[rides ? 'mounted-base' : 'foot-base']);
  return { ...fresh, ...rest, mounted: rides, radius: base / 2, unloaded: [...document.unloaded] };
}

function unitOf(document: UnitDocument, figures: readonly Figure[], width: number): Unit {
  const {
    id: unit,
    name,
    side,
    class: of,
    troops,
    home: own,
    morale,
    flight,
    test,
    idle,
    moved,
    fired,
    roused,
    enters,
    routs,
    pursues,
  } = document;
  const edge = side === 0 ? 'north' : 'south';
  const company = {
    id: unit,
    name: name ?? unit,
    side,
    class: of,
    troops,
    home: own ?? { edge, from: 0, to: width },
  } as const;
  const fresh = unitFrom(company, figures);
  return {
    ...fresh,
    test,
    idle,
    moved,
    fired,
    roused,
    enters,
    routs,
    pursues,
    morale: morale ?? fresh.morale,
    flight: flight === null ? null : { ...flight, gone: [...flight.gone] },
  };
}

/** BP-SCN-03: as given, the role that is left to the seat that is left. */
function rolesOf(names: readonly string[], given: Readonly<Record<string, Seat>>): Record<string, Seat> {
  const taken = Object.values(given);
  const left = [0, 1].filter((seat) => !taken.includes(seat));
  return Object.fromEntries(names.map((name) => [name, given[name] ?? left.shift()!]));
}

function arrange(position: Position, dice: DiceState): BayonetPointState {
  const chosen = withDefaults(options, position.options) as unknown as BayonetPointOptions;
  const blank = blankState(dice, chosen);
  const scenario = documents.find((document) => document.id === position.scenario) ?? documents[0]!;
  const layout = asItLies(layoutOf(chosen['figure-scale'], chosen.table));
  const battle = battleOf(scenario);
  const figures = position.units.map((u) => u.figures.map((document) => figureOf(u, document, chosen)));
  return {
    ...blank,
    battle: {
      ...battle,
      roles: rolesOf(Object.keys(battle.roles), position.roles),
      edges: { ...position.edges },
      variables: { ...position.variables },
      turns: position.turns,
    },
    terrain: tableFrom(layout, position.terrain),
    step: position.step,
    turn: position.turn,
    active: position.active,
    first: position.first,
    units: position.units.map((u, i) => unitOf(u, figures[i]!, layout.width)),
    figures: figures.flat(),
    contacts: position.contacts.map((contact) => ({ ...contact })),
    horses: position.horses.map((horse) => ({ ...horse })),
    animals: position.animals.map((animal) => ({ ...animal })),
    flights: Math.max(0, ...position.units.map(({ flight }) => flight?.number ?? 0)),
  };
}

function problems(position: Position): readonly Refusal[] {
  const found = [...positionProblems(position), ...thingProblems(position)];
  // Only what can be laid out can be looked at.
  if (found.length > 0) return found;
  const laidOut = arrange(position, diceFrom({ script: [] }));
  return [...placeProblems(position, laidOut), ...animalPlaces(position, laidOut)];
}

export const positions: DocumentSpec<Position> & {
  arrange(position: Position, dice: DiceState): BayonetPointState;
} = { schema: positionSchema, problems, arrange };
