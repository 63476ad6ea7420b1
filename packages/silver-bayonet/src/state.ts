import type { MatchState, Seat } from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import type { MonsterType } from './data/monsters/monster.ts';
import type { Stats } from './data/stats.ts';
import type { SilverBayonetOptions } from './options.ts';

export type FigureId = string;

/** A piece of equipment in play. */
export interface Gear {
  /** Id in the armoury. */
  readonly item: string;
  /** Special Armoury upgrades on it. */
  readonly upgrades: string[];
  /** Firearms only: SB-LOAD-01. */
  loaded: boolean;
  /** SB-EQ-33: `fouled` cannot shoot, `broken` cannot strike, `lost` can do neither. */
  state: 'whole' | 'fouled' | 'broken' | 'lost';
  /** Damage types a miracle or spell has given it. */
  readonly types: string[];
}

/** SB-EQ-32: a swivel gun where the scenario put it; its charge and its faults are its own, whoever serves it. */
export interface Emplacement {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Inches of it within which its gunner must be, and no enemy (SB-ATT-10). */
  readonly within: number;
  loaded: boolean;
  state: 'whole' | 'fouled';
}

/** SB-TER-02, the states a figure can be in. */
export type Terror = 'paralysed' | 'shaken' | 'stunned' | 'distracted';

interface TerrorState {
  readonly kind: Terror;
  /** Activations of the figure that have begun since (SB-TER-05, -07, -08). */
  activations: number;
}

/** Where a figure is: not yet deployed, on its feet, down at exactly 0 Health (SB-ATT-30), or out of play and why. */
export type Standing = 'waiting' | 'standing' | 'down' | 'removed' | 'collapsed' | 'left';

export interface Figure {
  readonly id: FigureId;
  readonly name: string;
  /** Null for a monster. */
  readonly side: Seat | null;
  readonly role: 'officer' | 'soldier' | 'monster';
  /** Soldier type or monster id. */
  readonly type: string;
  readonly stats: Stats;
  /** Attributes in force, as the engine's hooks read them. */
  kit: string;
  x: number;
  y: number;
  z: number;
  radius: number;
  height: number;
  standing: Standing;
  /** True value, negatives included (SB-GEN-16.R1). */
  health: number;
  fatigue: number;
  terror: TerrorState | null;
  mounted: boolean;
  activated: boolean;
  readonly gear: Gear[];
  /** Numbers that attributes and events keep on a figure ("curse": 1). Absent means 0. */
  readonly marks: Record<string, number>;
  /** Scenario objects carried. */
  readonly carries: string[];
  /** Who is credited with putting it out of action, SB-END-05. */
  fallenTo: Seat | null;
}

/** SB-FATE-01. */
export interface FatePool {
  power: number;
  skill: number;
  monster: number;
}

export type FateDie = keyof FatePool;

interface Side {
  readonly name: string;
  readonly nation: string;
}

/** SB-SET-03. */
export interface ClueMarker {
  readonly id: string;
  readonly deck: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** SB-TURN-01. */
export type Phase = 'initiative' | 'primary-1' | 'monsters' | 'secondary' | 'primary-2' | 'end';

/** What lasts: weather to the end of the game, the rest to the end of the turn (SB-EVT-01). */
interface Conditions {
  rain: boolean;
  fog: boolean;
  deluge: boolean;
  wheelOfFate: boolean;
  enchantment: boolean;
}

/** The activation in progress; kept in the state because steps may end in its middle. */
export interface Activation {
  readonly figure: FigureId;
  moveSpent: boolean;
  /** A true Move was made (SB-SHT-10), not one given up. */
  moved: boolean;
  /** Inches of movement that the Move cost (SB-ATT-80). */
  distance: number;
  actionSpent: boolean;
  shot: boolean;
  sprinted: boolean;
  /** It has moved along a way that did not end in a fall (SB-MOV-04, -19). */
  maySprint: boolean;
  quickReloaded: boolean;
  over: boolean;
}

export interface SilverBayonetState extends MatchState {
  readonly terrain: TableData;
  readonly options: SilverBayonetOptions;
  readonly sides: readonly Side[];
  /** SB-SET-02: deployment zones as rectangles: west, south, east, north. */
  readonly zones: Readonly<Record<string, readonly [number, number, number, number]>>;
  /** The zone of each seat; empty text until it has chosen one. */
  readonly zoneOf: string[];
  /** Turn after which the game ends; null: none. */
  readonly lastTurn: number | null;
  /** Rules of the scenario as the engine's hooks read them. */
  readonly kit: string;
  turn: number;
  phase: Phase;
  /** Phases still to come this turn, the present one first. */
  phases: Phase[];
  /** SB-TURN-13: seats in decision order, the primary player first. */
  order: Seat[];
  /** Seats whose secondary phase is still to come. */
  waiting: Seat[];
  /** Activations the primary player still owes in Phase I. */
  owed: number;
  readonly figures: Figure[];
  readonly pools: FatePool[];
  readonly conditions: Conditions;
  readonly clues: ClueMarker[];
  readonly decks: Record<string, string[]>;
  /** Scenario objects that lie on the table (SB-GEN-16.R2). */
  readonly objects: { readonly id: string; readonly x: number; readonly y: number; readonly z: number }[];
  readonly emplacements: Emplacement[];
  /** SB-MON-12: monsters of the players' own, on top of the printed ones. */
  readonly bestiary: readonly MonsterType[];
  /** Monsters of the scenario that are not on the table yet. */
  readonly arriving: { readonly type: string; readonly x: number; readonly y: number; readonly z: number }[];
  activation: Activation | null;
  /** SB-SET-01: `sides` are rolled for first, then the seats in `deploying` deploy, then play begins. */
  sidesRolled: boolean;
  deploying: Seat[];
  ended: { readonly reason: string } | null;
}
