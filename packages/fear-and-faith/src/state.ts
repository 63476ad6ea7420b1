import type { MatchState, Seat, Secret } from '@vedette/engine';
import type { Shape, Spot, TableData } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { AdvanceId } from './data/advances.ts';
import type { Size } from './data/bodies.ts';
import type { FearCause } from './data/fear-causes.ts';
import type { LeavingId } from './data/leaving.ts';
import type { Profile } from './data/profiles/profiles.ts';
import type { RuleText } from './data/rule-text.ts';
import type { Stick } from './data/sticks.ts';
import type { Tag } from './data/tags.ts';
import type { WeaponId } from './data/weapons/weapons.ts';
import type { FaithOptions } from './options.ts';
import type { Filter } from './scenario/format/filter.ts';
import type { Operation } from './scenario/format/operation.ts';
import type { Scenario } from './scenario/format/scenario.ts';
import type { FirstTask, StandardTask } from './scenario/format/tasks.ts';

export type { FearCause };

export type ModelId = string;

/** FF-GEN-10 */
export const POSTURES = ['standing', 'fallen', 'fallen-hard'] as const;
export type Posture = (typeof POSTURES)[number];

/** FF-MAG-10: what holds somebody, what it takes to break it, and whose doing it is. */
export const HOLDS = ['spell', 'entangle', 'fear', 'mishap', 'insanity', 'stake', 'story'] as const;
interface Transfixed {
  readonly by: (typeof HOLDS)[number];
  /** Actions to break free; null: nobody breaks it himself. */
  readonly cost: 1 | 2 | null;
  readonly source: ModelId | null;
}

/** FF-CAMP-07: what the infectious are. */
export const INFECTIONS = ['mummy', 'vampire', 'werewolf', 'zombie'] as const;
export type Infection = (typeof INFECTIONS)[number];

/** FF-GEN-10: what can be the matter with a model; what is not the matter with it has no entry. */
export interface Conditions {
  readonly transfixed?: Transfixed;
  /** FF-SPEC-24: whether it may be revived by now. */
  readonly apparentlyDead?: { readonly revivable: boolean };
  readonly asleep?: true;
  readonly bound?: true;
  /** FF-MOV-16: hangs this high above the foot of what it climbs. */
  readonly climbing?: { readonly height: number; readonly piece: string };
  /** FF-MOV-23: only inside an activation. */
  readonly airborne?: true;
  /** FF-MAG-11: whose curse it is; null: its own. */
  readonly cursed?: { readonly by: ModelId | null };
  readonly bleeding?: true;
  readonly feeding?: true;
  /** FF-RNG-11 */
  readonly stunned?: true;
  /** FF-GEN-15: until the end of its controller's turn with this number. */
  readonly shaken?: { readonly until: number };
  /** FF-FEAR-08; `shaky`: how often 2 was rolled. */
  readonly insane?: { readonly number: number; readonly shaky: number };
  readonly immaterial?: true;
  readonly form?: 'bat' | 'wolf';
  readonly transformed?: true;
  /** FF-SPEC-14: by which Demon. */
  readonly possessed?: { readonly by: ModelId };
  /** FF-SPEC-14: the Demon is inside this model, or waits for its return. */
  readonly possessing?: { readonly host: ModelId | null };
  /** FF-SPEC-14: collapses at two failures. */
  readonly fatigued?: true;
  /** FF-MAG-14: what the last sacrifice is worth in this turn of its controller. */
  readonly sacrifice?: { readonly bonus: number; readonly turn: number };
  /** FF-SPEC-15: in this turn of its controller. */
  readonly summoned?: { readonly turn: number };
  /** FF-CAMP-08: of which kind the infection is. */
  /** FF-CAMP-32: who has bought it; it comes over with his next turn. */
  readonly corrupted?: { readonly by: Seat };
  /** FF-SCN-31: a counter that may be somebody, or nobody. */
  readonly faceDown?: true;
  readonly infected?: { readonly type: Infection };
  /** FF-CAMP-07: what knocked it down; what comes of that is seen later. */
  readonly bitten?: { readonly type: Infection };
  /** FF-CAMP-15: which rule it has forgotten until this turn ends, and what it carried by it. */
  readonly tricked?: { readonly rule: RuleText; readonly arm: Arm | null };
  /** FF-CAMP-16: no ground is difficult for it while it acts. */
  readonly sureFooted?: true;
  /** FF-CAMP-19: somebody else's Quality, until this turn ends. */
  readonly swapped?: { readonly quality: number };
  /** FF-CAMP-21: a Hero until this turn ends. */
  readonly heroic?: true;
  /** FF-CAMP-25: one silver bullet in this gun. */
  readonly silverBullet?: { readonly weapon: WeaponId };
  /** FF-CAMP-25: garlic for one Ban. */
  readonly garlic?: true;
}
export type ConditionName = keyof Conditions;

/** FF-SPEC-41: what a Quality has lost, each cause by itself. */
interface QualityLosses {
  readonly wounds: number;
  readonly poison: number;
  readonly transformation: number;
}

/** FF-ACT-13: a weapon that a model carries. */
export interface Arm {
  readonly weapon: WeaponId;
  inHand: boolean;
  /** FF-RNG-05 */
  loaded: boolean;
  /** FF-RNG-20, FF-SPEC-11: `mend` for one action, `lost` for the game. */
  fault: 'none' | 'mend' | 'lost';
  /** FF-RNG-03, FF-SPEC-46 */
  readonly silver: boolean;
  readonly wooden: boolean;
  /** FF-HTH-21 */
  readonly familiar: boolean;
}

/** What is counted of a model in a player turn and begins anew with the next (FF-GEN-14). */
export const TURN_COUNTS = [
  'nominated',
  'undiced',
  'attacks',
  'moves',
  'stairs',
  'ladders',
  'bashed',
  'fired',
  'primed-grenade',
  'primed-sun-grenade',
  'fled',
  'reacted',
  'held-stake',
  'barred-holy',
  'barred-pentagram',
  'aura',
] as const;
export type TurnCount = (typeof TURN_COUNTS)[number];

/** What is counted of a model in the whole game. */
export const GAME_COUNTS = [
  'hero-reroll',
  'hard-to-kill',
  'in-solid',
  'ban-proof',
  'no-spells',
  'faith-lost',
  'raised',
  'loud',
  'given-away',
  'prey-taken',
  'unanchored',
] as const;
export type GameCount = (typeof GAME_COUNTS)[number];

/**
 * In reserve beside the table, in hiding (FF-GEN-19), a counter on the table that stands for somebody or nobody
 * (FF-SCN-31), on the table, about to be removed (FF-GEN-16, only inside a step), or out of play.
 */
export const STANDINGS = ['reserve', 'hidden', 'marker', 'table', 'dying', 'out'] as const;
type Standing = (typeof STANDINGS)[number];

/** FF-MOR-01: where a model came from. */
export const ORIGINS = ['roster', 'summoned', 'raised', 'turned', 'scenario', 'joined'] as const;

/** FF-SPEC-25: what a Haunt is tied to: a room, a piece of terrain, or a square that was named. */
export interface HauntedPlace {
  readonly id: string;
  readonly shape: Shape;
  readonly level: number;
}

/** One model. Millimetres; `z` is the level it stands on. */
export interface Model {
  readonly id: ModelId;
  readonly name: string;
  /** Id of its profile, for names and portraits. */
  profile: string;
  points: number;
  quality: number;
  combat: number;
  size: Size;
  movement: Stick;
  tags: readonly Tag[];
  rules: readonly RuleText[];
  /** Its rules and conditions, for the hooks; `kit.ts` makes it. */
  kit: string;
  /** FF-GEN-20: whose party it is a member of. */
  party: Seat;
  /** Who nominates it. */
  controller: Seat;
  /** Whose roster it started on; it never changes. */
  readonly home: Seat;
  origin: (typeof ORIGINS)[number];
  x: number;
  y: number;
  z: number;
  radius: number;
  /** As it is now: 10 while it lies (FF-GEN-09). */
  height: number;
  /** Of the model on its feet. */
  tall: number;
  standing: Standing;
  left: LeavingId | null;
  /** FF-MOV-29, FF-MOR-02: it ran or walked away, and nobody destroyed it. */
  escaped: boolean;
  posture: Posture;
  conditions: Conditions;
  losses: QualityLosses;
  arms: Arm[];
  turn: Partial<Record<TurnCount, number>>;
  game: Partial<Record<GameCount, number>>;
  /** FF-HTH-08: at the start of its owner's turn. */
  startedHidden: boolean;
  /** FF-SPEC-36: its Master; null: it has none. */
  master: ModelId | null;
  /** FF-SPEC-29 */
  prey: ModelId | null;
  /** FF-SPEC-25: null: it is tied to nothing. */
  haunt: HauntedPlace | null;
}

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

/** FF-SET-04 to -10, FF-SET-15 */
export interface Clock {
  /** How the day goes on: by turnovers, or not at all. */
  time: 'fixed' | 'twilight' | 'dawn';
  day: boolean;
  moon: boolean;
  weather: 'normal' | 'rain' | 'fog' | 'storm';
  outdoors: boolean;
  /** Where a scenario has a limit of its own. */
  sight: number | null;
  /** FF-CAMP-30 */
  clouds: boolean;
}

/** FF-SET-15: a part of the table with walls round it. */
export interface Room {
  readonly id: string;
  readonly shape: Shape;
  readonly level: number;
  readonly enclosed: boolean;
  readonly sunlit: boolean;
  dark: boolean;
  /** FF-SCN-21: enemies of those who hide have been in it: nobody hides there any more. */
  searched: boolean;
}

/** FF-MOV-08 to -12, FF-MOV-24: a door, window or opening in a wall, by its middle line. */
export interface Portal {
  readonly id: string;
  readonly kind: 'door' | 'window' | 'opening';
  readonly line: readonly [number, number, number, number];
  readonly thickness: number;
  readonly base: number;
  readonly top: number;
  state: 'closed' | 'open' | 'smashed';
  locked: boolean;
  readonly strength: 'ordinary' | 'heavy' | 'steel';
  readonly barred: boolean;
  garlic: boolean;
}

/** FF-SPEC-40, FF-HTH-21: where somebody died, and what lies there. */
export interface Corpse extends Spot {
  readonly id: string;
  readonly of: ModelId;
  /** It can still be raised. */
  raisable: boolean;
  arms: Arm[];
}

/** A thing of the scenario's on the table. */
export interface Token extends Spot {
  readonly id: string;
  /** What everybody takes it for; once it is turned up, what it is. */
  readonly kind: string;
  carrier: ModelId | null;
}

/**
 * FF-GEN-19: what somebody hides; a closed list. `lair`: the room of a ghost (FF-SCN-21); `marker`: whom a counter
 * stands for (FF-SCN-31); `token`: what lies under a counter (FF-SCN-22); `guise`: the true profile of what looks
 * like Walking Dead (FF-OPT-27); `corruption`: whose model has been bought (FF-CAMP-32).
 */
export const SECRET_KINDS = ['lair', 'marker', 'token', 'guise', 'corruption'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

/** FF-GEN-19: that there is a secret everybody may know; what it is, only its owner. */
export interface Concealed {
  readonly kind: SecretKind;
  /** The ghost, counter, token or model that it is about; of a corruption, whose doing it is. */
  readonly of: string;
  readonly owner: Seat;
  truth: Secret<string>;
}

/** FF-GEN-19: the truth about what is only there to mislead. */
export const DUMMY = 'nothing';

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

/** FF-SCN: what rules of a scenario can wait for and no other rule cares about. */
export const STORY_EVENTS = [
  'exited',
  'passed-through',
  'revealed',
  'room-entered',
  'taken',
  'touched',
] as const;
export type StoryEvent = (typeof STORY_EVENTS)[number];

/** FF-GEN-16: what still has to be seen to, each raised at the end of the queue; a closed list. */
export type Trigger =
  /** FF-FEAR-01: who tests, nearest first, and what for. */
  | {
      readonly kind: 'fear';
      readonly cause: FearCause;
      readonly models: readonly ModelId[];
      /** The monster or the victim; null: nobody. */
      readonly source: ModelId | null;
      readonly at: Spot;
      readonly modifier: number;
    }
  /** FF-MOR-01 */
  | {
      readonly kind: 'morale';
      readonly cause: 'leader-lost' | 'half-strength' | 'friendly-fire' | 'swarm';
      readonly models: readonly ModelId[];
      readonly at: Spot;
    }
  /** Steps 8: what special rules and the scenario make of somebody's leaving. */
  | {
      readonly kind: 'left-play';
      readonly model: ModelId;
      readonly how: LeavingId;
      readonly by: ModelId | null;
    }
  /** FF-HTH-04: an attack would have killed it, but for its toughness. */
  | { readonly kind: 'kill-result'; readonly model: ModelId; readonly by: ModelId | null }
  /** FF-MOV-30: it is in the fire. */
  | { readonly kind: 'fire'; readonly model: ModelId }
  /** FF-RNG-29 */
  | { readonly kind: 'noise'; readonly by: ModelId; readonly weapon: WeaponId }
  /** FF-CAMP-33: a chainsaw was at work; no noise to anybody else. */
  | { readonly kind: 'sawing'; readonly by: ModelId }
  /** FF-GEN-16: a turnover was rolled. */
  | { readonly kind: 'turnover'; readonly seat: Seat }
  /** FF-SCN-21: the middle of its base has come into a room. */
  | {
      readonly kind: 'room-entered';
      readonly model: ModelId;
      readonly room: string;
      /** FF-GEN-16: who has tested for the charge that brought it there. */
      readonly tested: readonly ModelId[];
    }
  /** FF-GEN-19: these came out of hiding together; `to`: whoever turned them up; null: their owner did. */
  | { readonly kind: 'revealed'; readonly models: readonly ModelId[]; readonly to: ModelId | null }
  /** FF-SCN: something of which only a scenario makes something. */
  | {
      readonly kind: 'story';
      readonly event: StoryEvent;
      readonly actor: ModelId | null;
      readonly other: ModelId | null;
      /** The token or room that it is about, and of which kind that is. */
      readonly thing: string | null;
      readonly of: string | null;
    }
  /** FF-SET-05, FF-SET-06: day has broken, or night has fallen. */
  | { readonly kind: 'time'; readonly day: boolean };

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
