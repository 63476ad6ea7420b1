import type { MatchState, Seat } from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import type { HeldAim } from '@vedette/scenario';
import type { MonsterType } from './data/monsters/monster.ts';
import type { Stats } from './data/stats.ts';
import type { FigureId } from './figure-id.ts';
import type { SilverBayonetOptions } from './options.ts';
import type { Crew, DeniedBy } from './scenario/format/declarations.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { Edge } from './scenario/format/words.ts';
import type { Deed } from './scenario/score/deed.ts';
import type { Story } from './scenario/story/story.ts';

export type { FigureId };

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
  /** The object of the scenario that it comes with and goes with (SB-OPS-11). */
  readonly of?: string;
}

/** SB-EQ-32, SB-OPS-12: a swivel gun where the scenario put it; its charge and its faults are its own, whoever serves it. */
export interface Emplacement {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly crew: Crew;
  readonly deniedBy: DeniedBy;
  /** A Power Die spent with a shot enchants it (SB-SCN-05-06). */
  readonly enchantWithPowerDie: boolean;
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
  /** Whom it fights for; null for a monster, and for whoever is one this turn (SB-CAMP-07). */
  side: Seat | null;
  /** The unit it belongs to; null for a monster. */
  readonly home: Seat | null;
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

/** SB-OPS-11: something of the scenario that lies here, or a person who stands here or walks with its leader. */
export interface ObjectMarker {
  readonly id: string;
  x: number;
  y: number;
  z: number;
  /** It must be freed before it can be carried (SB-SCN-GEN-19). */
  stuck: boolean;
}

/** SB-SET-01: how far the game has come: its set-up, play, and what comes after it is over. */
export type Stage = 'monsters' | 'sides' | 'deployment' | 'fate' | 'play' | 'scored';

/** SB-TURN-01; `player-1` and `player-2` are of games against the monsters alone (SB-SOLO-03, SB-COOP-03). */
export type Phase =
  | 'initiative'
  | 'primary-1'
  | 'monsters'
  | 'secondary'
  | 'primary-2'
  | 'player-1'
  | 'player-2'
  | 'end';

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
  terrain: TableData;
  readonly options: SilverBayonetOptions;
  readonly scenario: Scenario;
  readonly sides: readonly Side[];
  /** SB-OPS-14: the table edge along which each seat's unit deploys; null until it is taken, and where none is. */
  readonly edgeOf: (Edge | null)[];
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
  /** Activations still owed in the first phase of a player who does not activate everybody in it. */
  owed: number;
  readonly figures: Figure[];
  readonly pools: FatePool[];
  readonly conditions: Conditions;
  readonly clues: ClueMarker[];
  readonly decks: Record<string, string[]>;
  /** SB-OPS-25: what has been done that counts. */
  readonly deeds: Deed[];
  /** What the scenario's operations remember. */
  readonly story: Story;
  /** Objects of the scenario that can be seen on the table; who carries what stands with the figures. */
  readonly objects: ObjectMarker[];
  readonly emplacements: Emplacement[];
  /** SB-OPS-26: what each side wants besides, where the scenario has such aims. */
  aims?: readonly HeldAim[];
  /** SB-MON-12: monsters of the players' own, on top of the printed ones. */
  readonly bestiary: readonly MonsterType[];
  activation: Activation | null;
  stage: Stage;
  /** Seats whose units still deploy, in order. */
  deploying: Seat[];
  /** SB-END-06: who has given up the game. */
  conceded: Seat[];
  ended: { readonly reason: string } | null;
}
