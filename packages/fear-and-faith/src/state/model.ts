import type { Seat } from '@vedette/engine';
import type { Shape } from '@vedette/engine/table';
import type { Size } from '../data/bodies.ts';
import type { LeavingId } from '../data/leaving.ts';
import type { RuleText } from '../data/rule-text.ts';
import type { Stick } from '../data/sticks.ts';
import type { Tag } from '../data/tags.ts';
import type { WeaponId } from '../data/weapons/weapons.ts';

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

/** FF-CAMP-11: of something that the scenario has named, and what its victims become. */
export interface OtherInfection {
  readonly type: 'other';
  readonly profile: string;
}

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
  /** FF-MAG-14: what a sacrifice is worth in that turn of its controller, and one before it until then. */
  readonly sacrifice?: { readonly bonus: number; readonly turn: number; readonly running?: number };
  /** FF-SPEC-15: in this turn of its controller. */
  readonly summoned?: { readonly turn: number };
  /** FF-CAMP-32: who has bought it; it comes over with his next turn. */
  readonly corrupted?: { readonly by: Seat };
  /** FF-SCN-31: a counter that may be somebody, or nobody. */
  readonly faceDown?: true;
  /** FF-CAMP-08: of which kind the infection is. */
  readonly infected?: { readonly type: Infection };
  /** FF-CAMP-07: what knocked it down; what comes of that is seen later. */
  readonly bitten?: { readonly type: Infection } | OtherInfection;
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
