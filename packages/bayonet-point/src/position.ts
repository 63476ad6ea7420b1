import { type DiceState, type DocumentSpec, type Seat, withDefaults } from '@vedette/engine';
import { edge } from '@vedette/scenario';
import { z } from 'zod';
import { CLASS_IDS } from './data/classes.ts';
import { DISTANCES, ofScale } from './data/distances.ts';
import { GAITS, TROOP_TYPE_IDS } from './data/troops.ts';
import { WEAPON_IDS } from './data/weapons.ts';
import { figureFrom, unitFrom } from './muster/mustered.ts';
import { type BayonetPointOptions, options } from './options.ts';
import { positionProblems } from './position-problems.ts';
import { asItLies, layoutOf, tableFrom, terrainSchema } from './rules/ground/terrain.ts';
import { documents } from './scenarios/documents.ts';
import { battleOf, blankState } from './setup.ts';
import type { BayonetPointState, Figure, Unit } from './state.ts';

const coordinate = z.number().min(-100).max(3100);
const count = z.int().min(0).max(99);
const id = z.string().min(1).max(40);
const home = z.strictObject({
  edge,
  from: coordinate,
  to: coordinate,
});

/** A figure laid out by hand: what it leaves out comes from its unit. */
const figureSchema = z.strictObject({
  id,
  x: coordinate,
  y: coordinate,
  leader: z.boolean().default(false),
  class: z.enum(CLASS_IDS).optional(),
  weapons: z.array(z.enum(WEAPON_IDS)).optional(),
  unloaded: z.array(z.enum(WEAPON_IDS)).default([]),
  standing: z.enum(['waiting', 'table', 'incapacitated', 'routed', 'pursued', 'through']).default('table'),
  mounted: z.boolean().optional(),
  gait: z.enum(GAITS).default('halt'),
  wounds: count.default(0),
  horseWounds: count.default(0),
  down: count.default(0),
  ground: z.enum(['up', 'open', 'cover']).default('up'),
  fleeing: z.boolean().default(false),
  pursuing: z.boolean().default(false),
  inside: z.string().nullable().default(null),
  opponent: id.nullable().default(null),
  rounds: count.default(0),
  struck: z.boolean().default(false),
  charging: z.boolean().default(false),
  stirred: z.boolean().default(false),
});

const unitSchema = z.strictObject({
  id,
  name: z.string().min(1).max(60).optional(),
  side: z.int().min(0).max(1),
  class: z.enum(CLASS_IDS).default('average'),
  troops: z.enum(TROOP_TYPE_IDS).default('infantry'),
  weapons: z.array(z.enum(WEAPON_IDS)).default(['musket']),
  figures: z.array(figureSchema).min(1).max(40),
  home: home.optional(),
  morale: count.optional(),
  test: z.enum(['untested', 'active', 'failed', 'left-out']).default('untested'),
  idle: count.default(0),
  moved: z.boolean().default(false),
  fired: z.boolean().default(false),
  roused: z.boolean().default(true),
  flight: z
    .strictObject({
      moves: count,
      final: z.boolean(),
      number: count,
      gone: z.array(z.strictObject({ x: coordinate, y: coordinate })).default([]),
    })
    .nullable()
    .default(null),
  enters: z.boolean().default(false),
  routs: count.default(0),
  pursues: id.nullable().default(null),
});

const schema = z.strictObject({
  /** Where it lies on the table of this match, in the millimetres in which figures stand, whatever the scale. */
  terrain: z.array(terrainSchema).max(200).default([]),
  units: z.array(unitSchema).max(400),
  contacts: z
    .array(
      z.strictObject({
        a: id,
        b: id,
        across: z.string().nullable().default(null),
        held: id.nullable().default(null),
      }),
    )
    .default([]),
  horses: z
    .array(
      z.strictObject({
        id,
        rider: id,
        side: z.int().min(0).max(1),
        troops: z.enum(TROOP_TYPE_IDS),
        x: coordinate,
        y: coordinate,
        wounds: count.default(0),
      }),
    )
    .default([]),
  animals: z
    .array(
      z.strictObject({
        id,
        object: id,
        x: coordinate,
        y: coordinate,
        radius: z.number().positive().max(100),
        leader: id.nullable().default(null),
        taken: z.int().min(0).max(1).nullable().default(null),
      }),
    )
    .default([]),
  /** A built-in scenario. */
  scenario: z.string().default('open-battle'),
  /** BP-SCN-03: who has which of its roles; without a word they go to the seats in their order. */
  roles: z.record(id, z.int().min(0).max(1)).default({}),
  /** BP-SCN-08, BP-SCN-13: edges that players have chosen in it, by the name it stores them under. */
  edges: z.record(id, edge).default({}),
  /** Numbers that it has set. */
  variables: z.record(id, z.int().min(-9999).max(9999)).default({}),
  turn: z.int().min(1).default(1),
  turns: z.int().min(1).default(15),
  step: z
    .enum([
      'armies',
      'terrain',
      'deployment',
      'initiative',
      'flight-1',
      'activations',
      'melees',
      'flight-2',
      'end',
    ])
    .default('activations'),
  active: z.int().min(0).max(1).default(0),
  first: z.int().min(0).max(1).default(0),
  options: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])).default({}),
});

/** Anything that can be laid out, so that one rule can be tried. */
export type Position = z.infer<typeof schema>;

/** The same as it is written down: what it leaves out has not been filled in. */
export type PositionDraft = z.input<typeof schema>;
type UnitDocument = Position['units'][number];

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

export const positions: DocumentSpec<Position> & {
  arrange(position: Position, dice: DiceState): BayonetPointState;
} = { schema, problems: positionProblems, arrange };
