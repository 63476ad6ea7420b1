import type { MatchState, Seat } from '@vedette/engine';
import type { Spot, TableData } from '@vedette/engine/table';
import type { Edge, HeldAim } from '@vedette/scenario';
import type { ClassId } from './data/classes.ts';
import type { ActionId } from './data/time.ts';
import type { GaitId, TroopTypeId } from './data/troops.ts';
import type { BayonetPointOptions } from './options.ts';
import type { Operation, OperationOf } from './scenario/format/operation.ts';
import type { Scenario } from './scenario/format/scenario.ts';

export type FigureId = string;
export type UnitId = string;

/** Beside the table before it comes on, on the table, or out of the game and how (BP-GEN-20). */
type Standing = 'waiting' | 'table' | 'incapacitated' | 'routed' | 'pursued' | 'through';

/** BP-HIT-11, BP-HIT-12: on his feet, or gone to ground, in the open or in cover. */
type Ground = 'up' | 'open' | 'cover';

/** BP-GEN-20: one man, with his horse if he has one. Lengths in millimetres; the table is flat, so `z` is 0. */
export interface Figure {
  readonly id: FigureId;
  readonly name: string;
  readonly side: Seat;
  readonly unit: UnitId;
  /** Named a leader in the force; BP-UNIT-03. */
  readonly leader: boolean;
  readonly class: ClassId;
  readonly troops: TroopTypeId;
  readonly weapons: readonly string[];
  /** Firearms of his that must be loaded again (BP-SHT-09). */
  unloaded: string[];
  x: number;
  y: number;
  readonly z: 0;
  radius: number;
  readonly height: number;
  standing: Standing;
  mounted: boolean;
  /** BP-CAV-04: of the last action; `halt` for men on foot. */
  gait: GaitId;
  wounds: number;
  horseWounds: number;
  /** BP-HIT-06: ends of turn still to lie through. */
  down: number;
  /** Whether the wound was taken this turn, so that its end does not count yet (BP-SEQ-06). */
  freshWound: boolean;
  ground: Ground;
  fleeing: boolean;
  pursuing: boolean;
  /** The building he is in. */
  inside: string | null;
  /** BP-MEL-03 */
  opponent: FigureId | null;
  /** Rounds fought in this melee (BP-MEL-07). */
  rounds: number;
  /** BP-MEL-03: has struck this turn. */
  struck: boolean;
  /** BP-MEL-07: charged or counter-charged this turn. */
  charging: boolean;
  /** BP-TIME-04 */
  task: Task | null;
  /** BP-SEQ-06: moved, charged, pursued, fled or shot this turn. */
  stirred: boolean;
}

/** An action begun in an earlier activation, and the half-turns spent on it. */
interface Task {
  readonly action: ActionId;
  spent: number;
}

/** BP-SCN-08: the stretch of an edge to which a unit flees. */
export interface Home {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/** BP-MOR-12 to -17 */
interface Flight {
  /** Flee moves made. */
  moves: number;
  /** No rally from it (BP-MOR-10, BP-MOR-17). */
  readonly final: boolean;
  /** BP-CAV-11: where men of it left the table with the last flee move. */
  gone: { readonly x: number; readonly y: number }[];
  /** Flights are moved in the order in which they began (BP-MOR-13). */
  readonly number: number;
}

/** What is activated and tested as one: a unit, or in individual play a single figure (BP-GEN-08). */
export interface Unit {
  readonly id: UnitId;
  readonly name: string;
  readonly side: Seat;
  readonly class: ClassId;
  readonly troops: TroopTypeId;
  readonly members: readonly FigureId[];
  /** BP-UNIT-04, BP-DIG-04: from whom coherency is measured; null: nobody able is left. */
  anchor: FigureId | null;
  /** BP-MOR-04: its morale, and its leader's when he is the last. */
  morale: number;
  leaderMorale: number;
  home: Home;
  /** BP-SCN-04, BP-SCN-07: it is not deployed but comes on at its home stretch. */
  enters: boolean;
  /** BP-INI-02: picked this turn, and how it went. */
  test: 'untested' | 'active' | 'failed' | 'left-out';
  /** BP-ACT-04 */
  idle: number;
  /** BP-VIS-13 */
  moved: boolean;
  fired: boolean;
  /** BP-SCN-15: false for looters who have not been roused. */
  roused: boolean;
  flight: Flight | null;
  routs: number;
  /** BP-CAV-10: the unit it pursues. */
  pursues: UnitId | null;
  /** BP-MOR-07: who was lost near it this turn, each once, and whether it has tested for them. */
  lossesNear: FigureId[];
  lossesTested: boolean;
  /** BP-MOR-08: its leader was killed and it has not tested yet. */
  leaderLost: boolean;
  /** BP-MOR-10: once per game. */
  halfTested: boolean;
}

/** BP-MEL-01: two enemies base to base, or with an obstacle between them (BP-CHG-14). */
export interface Contact {
  readonly a: FigureId;
  readonly b: FigureId;
  readonly across: string | null;
  /** BP-MEL-11: which of the two held that obstacle, or a house or trench, before the other charged. */
  readonly held: FigureId | null;
}

/** BP-CAV-17 */
export interface LooseHorse {
  readonly id: string;
  /** Whose it is while he is on foot. */
  rider: FigureId;
  readonly side: Seat;
  readonly troops: TroopTypeId;
  readonly x: number;
  readonly y: number;
  readonly wounds: number;
}

/** BP-SEQ-01, and what comes before the first turn. */
export const TURN_STEPS = [
  'armies',
  'terrain',
  'deployment',
  'initiative',
  'flight-1',
  'activations',
  'melees',
  'flight-2',
  'end',
] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

/** BP-SCN-16: an animal of the scenario's. */
export interface Animal {
  readonly id: string;
  /** What it is called among the objects of the scenario. */
  readonly object: string;
  x: number;
  y: number;
  readonly radius: number;
  /** Who leads it. */
  leader: FigureId | null;
  /** Who has led it off the table. */
  taken: Seat | null;
}

/** What is still to be done before the first turn: an operation of the scenario, or the rest of one. */
export type SetupTask =
  | Operation
  | { readonly op: 'about'; readonly points: readonly Spot[]; readonly of: OperationOf<'deploy-about'> };

interface Side {
  readonly name: string;
  /** BP-ARMY-01: its army is diced for; null: it brings one. */
  readonly random: { readonly lancers: boolean } | null;
}

/** The scenario as play needs it. */
export interface Battle {
  readonly scenario: Scenario;
  /** BP-SCN-03: who has which role. */
  readonly roles: Readonly<Record<string, Seat>>;
  /** BP-SCN-17: roles that the forces settle; null: they are rolled for. */
  readonly settled: Readonly<Record<string, Seat>> | null;
  /** Edges that players have chosen. */
  readonly edges: Readonly<Record<string, Edge>>;
  /** Numbers that the scenario has set. */
  readonly variables: Readonly<Record<string, number>>;
  /** How often each rule of the scenario has run. */
  readonly ran: Readonly<Record<string, number>>;
  /** BP-SCN-05: known when everybody is deployed. */
  readonly turns: number;
}

export interface BayonetPointState extends MatchState {
  readonly ruleset: 'bayonet-point';
  readonly options: BayonetPointOptions;
  battle: Battle;
  terrain: TableData;
  readonly sides: readonly Side[];
  step: TurnStep;
  turn: number;
  toDo: readonly SetupTask[];
  /** BP-INI-01: who won this turn's roll. */
  first: Seat;
  /** BP-SEQ-02: who has the initiative. */
  active: Seat;
  /** BP-INI-05 */
  finished: boolean[];
  /** BP-INI-04: units picked this turn, in that order. */
  picked: UnitId[];
  units: Unit[];
  figures: Figure[];
  contacts: Contact[];
  horses: LooseHorse[];
  animals: Animal[];
  /** BP-SCN-09: what each side wants besides, where the scenario has such aims. */
  aims?: readonly HeldAim[];
  /** BP-VIS-12: "observer>target" of this turn, and whether it was seen. */
  seen: Record<string, boolean>;
  /** BP-MOR-18: men lost since morale was last settled, and where. */
  losses: { readonly side: Seat; readonly x: number; readonly y: number }[];
  /** Flights begun so far. */
  flights: number;
  ended: { readonly reason: string; readonly shares: readonly number[] } | null;
}
