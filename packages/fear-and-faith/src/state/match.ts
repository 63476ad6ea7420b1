import type { MatchState, Seat } from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { AdvanceId } from '../data/advances.ts';
import type { FearCause } from '../data/fear-causes.ts';
import type { Profile } from '../data/profiles/profiles.ts';
import type { FaithOptions } from '../options.ts';
import type { Filter } from '../scenario/format/filter.ts';
import type { Operation } from '../scenario/format/operation.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import type { FirstTask, StandardTask } from '../scenario/format/tasks.ts';
import type { Infection, Model, ModelId } from './model.ts';
import type { Clock, Concealed, Corpse, Portal, Room, Token } from './table.ts';
import type { Trigger } from './trigger.ts';

/** FF-GEN-20, FF-PARTY: what belongs to a seat. */
export interface Party {
  readonly name: string;
  readonly side: 'good' | 'evil';
  /** FF-MOR-01: models of the roster at the start, reserves included. */
  readonly strength: number;
  /** FF-MOR-01: it has checked for half strength. */
  halved: boolean;
  /** FF-SET-05, FF-SET-06: turnovers rolled. */
  turnovers: number;
  /** Own turns begun. */
  turns: number;
  /** FF-PARTY-14: points left for summoning. */
  pool: number;
  /** FF-SPEC-15: demons of its player's own that can be summoned beside the printed ones. */
  readonly demons: readonly Profile[];
  points: number;
  edge: Edge | null;
  role: 'attacker' | 'defender' | null;
  /** FF-CAMP-12: each as often as it was bought. */
  readonly advances: readonly AdvanceId[];
  /** The same for the hooks; `kit.ts` makes it. */
  readonly kit: string;
  /** How often each has been used in this game. */
  spent: Partial<Record<AdvanceId, number>>;
  /** FF-CAMP-28: victory points beside those of the scenario. */
  earned: number;
  /** FF-CAMP-21, -24, -25: who has had which of them, as "perfect-aim>m3". */
  served: string[];
  /** FF-SPEC-24: ends of the turns before its own at which all it had left seemed dead, or waited to return. */
  dormant: number;
  /** FF-MAG-06: one of its models failed a Fear test this turn. */
  frightened: boolean;
  conceded: boolean;
}

export const NOMINATION_KINDS = [
  'model',
  'mob',
  'swarm',
  'pair',
  'group',
  'regroup',
  'fire',
  'prayer',
  'marker',
] as const;
export type NominationKind = (typeof NOMINATION_KINDS)[number];

/** FF-GRP-02, FF-GRP-03: the same straight Moves for everybody who has not acted yet. */
export interface March {
  /** Of each Move, in millimetres. */
  readonly dx: number;
  readonly dy: number;
  readonly moves: number;
  /** Into contact where the way leads there; else no nearer than without. */
  readonly charge: boolean;
}

/** FF-ACT-16: one nomination, from its dice to its last action. */
export interface Activation {
  kind: NominationKind;
  /** Who gave the order; null: nobody did. */
  readonly leader: ModelId | null;
  /** Who has not acted yet. */
  waiting: ModelId[];
  /** Whose actions are being spent; null: nobody's. */
  acting: ModelId | null;
  /** Left of them. */
  actions: number;
  successes: number;
  turnover: boolean;
  /** FF-ACT-02: what was declared before the dice. */
  declared: string | null;
  /** FF-MOV-16: nothing has been done with the actions yet. */
  fresh: boolean;
  /** They move together; null: one by one. */
  march: March | null;
  /** FF-GRP-01: whom the acting Leader has ordered to act next; null: nobody. */
  ordered: { readonly kind: NominationKind; readonly models: readonly ModelId[] } | null;
}

/** FF-ACT-16 */
export const PHASES = ['set-up', 'initiative', 'turn', 'nominate', 'gather', 'act', 'end-of-turn'] as const;
export type Phase = (typeof PHASES)[number];

export interface FaithState extends MatchState {
  readonly ruleset: 'fear-and-faith';
  readonly options: FaithOptions;
  /** FF-SCN */
  story: Story;
  /** FF-CAMP-07, FF-CAMP-11: whose falls mark their victims in this game. */
  readonly infectious: readonly Infection[];
  terrain: TableData;
  /** For what the match itself carries: scenario rules, weather. */
  kit: string;
  phase: Phase;
  round: number;
  /** FF-SET-14: rounds to play; null: to the end. */
  rounds: number | null;
  /** FF-ACT-01 */
  order: Seat[];
  active: Seat;
  parties: Party[];
  models: Model[];
  clock: Clock;
  rooms: Room[];
  portals: Portal[];
  corpses: Corpse[];
  tokens: Token[];
  /** FF-GEN-19 */
  secrets: Concealed[];
  activation: Activation | null;
  /** FF-FEAR-13: whose aura has been tested by whom in this player turn, as "bearer>victim". */
  frights: string[];
  /** FF-GEN-16; empty between steps. */
  queue: Trigger[];
  /** What is still to be done before the first turn. */
  toDo: SetupTask[];
  ended: { readonly reason: string; readonly shares: readonly number[] } | null;
}

/** FF-SET-01: a task of every game, or something that the scenario does. */
export type SetupTask = FirstTask | StandardTask | Operation;

/** FF-SCN: the scenario, and what has come of it so far. Replaced as a whole, never changed in place. */
export interface Story {
  readonly document: Scenario;
  /** FF-SCN-01: who has which role of the scenario's forces. */
  readonly roles: Readonly<Record<string, Seat>>;
  /** Of several; null: it has no layouts, or none was chosen yet. */
  readonly layout: string | null;
  readonly variables: Readonly<Record<string, number>>;
  /** Edges that players have chosen. */
  readonly edges: Readonly<Record<string, Edge>>;
  /** How often each rule had its day. */
  readonly ran: Readonly<Record<string, number>>;
  /** Who is held back beside the table. */
  readonly held: readonly ModelId[];
  /** Whose each slot is. */
  readonly slots: Readonly<Record<string, { readonly model: ModelId; readonly open: boolean }>>;
  /** FF-GEN-19: what of each kind of token has been turned up. */
  readonly drawn: Readonly<Record<string, readonly string[]>>;
  readonly immune: readonly { readonly who: Filter; readonly to: readonly FearCause[] }[];
  /** Points beside those for enemies lost, seat by seat. */
  readonly scores: readonly number[];
}
