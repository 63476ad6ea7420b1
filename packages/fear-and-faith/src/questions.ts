import {
  type Choice,
  document,
  formation,
  one,
  path,
  point,
  type Several,
  type Shapes,
  some,
} from '@vedette/engine';
import type { Shape, Spot } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { z } from 'zod';
import type { AdvanceId, SecretWeapon } from './data/advances.ts';
import type { MagicUser } from './data/magic.ts';
import type { RuleText } from './data/rule-text.ts';
import type { BlastId } from './data/weapons/blasts.ts';
import type { WeaponId } from './data/weapons/weapons.ts';
import type { QualityPurpose } from './events.ts';
import type { ActionOffer } from './rules/actions/offer.ts';
import type { AttackFacts } from './rules/combat/attack.ts';
import { type TerrainDocument, terrainSchema } from './rules/ground/documents.ts';
import type { ModelId, NominationKind, SecretKind } from './state.ts';

export interface OfModel {
  readonly model: ModelId;
}

/** FF-ACT-02: whom, or what besides. */
export interface NominateQuestion extends Choice<string> {
  readonly round: number;
}

/** FF-ACT-02: who will act on these dice. */
export interface DiceQuestion extends Choice<'1' | '2' | '3'> {
  readonly kind: NominationKind;
  readonly models: readonly ModelId[];
  readonly declared: string | null;
  /** What a die must show at least, modifiers reckoned in; a natural 1 fails and a 6 succeeds whatever this says. */
  readonly needed: number;
  /** FF-SPEC-27: dice that succeed by themselves. */
  readonly automatic: number;
}

/** FF-ACT-09 */
export interface ActQuestion extends Choice<string> {
  readonly model: ModelId;
  readonly left: number;
  readonly offers: readonly ActionOffer[];
}

export interface MoveQuestion extends OfModel {
  /** FF-MOV-01: how far in the open. */
  readonly reach: number;
  /** FF-MOV-23: on its feet, through the air, or so that it stays in the air. */
  readonly manner: 'walk' | 'fly' | 'hover';
  /** FF-MOV-06: a Short mover has paid for difficult ground. */
  readonly rough: boolean;
  /** FF-MOV-04: whom it may come into contact with; null: whomever it charges now. */
  readonly targets: readonly ModelId[] | null;
  /** FF-MOV-04 step 5: it must. */
  readonly contact: boolean;
  /** FF-HTH-17: whoever breaks away may not end beside an enemy. */
  readonly breaksAway: boolean;
  /** FF-SCN-27: captives who must be able to go along. */
  readonly leads?: readonly string[];
}

/** FF-RNG-12: where on its straight way it fires. */
export interface FireFromQuestion extends OfModel {
  readonly from: Spot;
  readonly to: Spot;
  readonly flies: boolean;
}

export interface DeployQuestion extends OfModel {
  readonly edge: Edge;
  readonly depth: number;
}

/** FF-GEN-19: what the truth about this shall be. */
export interface ConcealQuestion extends Choice<string> {
  readonly secret: SecretKind;
  /** The ghost, the counter, the tokens, the party that it is about. */
  readonly of: string;
}

/** FF-SCN-21: where in its room it comes forth, so far from whoever has come in. */
export interface EmergeQuestion extends OfModel {
  readonly room: string;
  /** Null: nobody has; its owner lets it come. */
  readonly from: ModelId | null;
  readonly atLeast: number;
}

/** FF-CAMP-32 */
export interface UnveilQuestion extends Choice<'keep' | 'unveil'> {
  /** Who has rolled the turnover. */
  readonly models: readonly ModelId[];
}

/** A part of the table: along an edge, a shape, so near to a piece, or all of it. */
export type PlaceArea =
  | { readonly edge: Edge; readonly depth: number }
  | {
      readonly shape: Shape;
      /** So near to this piece besides. */
      readonly near?: { readonly piece: string; readonly within: number };
    }
  | { readonly piece: string; readonly within: number }
  | { readonly table: true };

/** FF-SCN: where a scenario lets somebody be put. */
export interface PlaceQuestion extends OfModel {
  readonly why: 'deploy' | 'arrive' | 'wake';
  /** In one of these, with the whole base. */
  readonly areas: readonly PlaceArea[];
  /** From every enemy, besides that nobody is put beside one. */
  readonly apart: number;
  /** So far from an edge; null: as near as it likes. */
  readonly from: { readonly edge: Edge; readonly far: number } | null;
  /** FF-SCN-31: so near to another of its party, if there is one. */
  readonly near?: number;
}

/** FF-SCN-22: where a token is laid. */
export interface LayTokenQuestion {
  readonly token: string;
  readonly areas: readonly PlaceArea[];
  /** From others of its kind. */
  readonly apart: number;
}

/** FF-SET-03: what the ground must keep to. */
export interface LayOutQuestion {
  readonly limits: LayOutLimits;
}

export interface LayOutLimits {
  readonly least: number;
  readonly most: number;
  readonly across: number;
  readonly gap: number;
  readonly edge: number;
  /** Every piece gives cover. */
  readonly cover: boolean;
  /** So many that hide two models altogether. */
  readonly hiding: number;
}

/** FF-SPEC-58 */
export interface TeleportQuestion extends OfModel {
  /** Null: anywhere on the table. */
  readonly upTo: number | null;
  readonly atLeast: number;
  readonly besideEnemies: boolean;
}

/** FF-RNG-23: the point that it is thrown at. */
export interface ThrowQuestion extends OfModel {
  readonly weapon: BlastId;
  readonly reach: number;
}

/** FF-RNG-23: where it falls instead, so far from there at most. */
export interface ScatterQuestion extends OfModel {
  readonly weapon: BlastId;
  readonly aim: Spot;
  readonly radius: number;
}

/** FF-MOV-12 */
export interface OfDoor extends OfModel {
  readonly portal: string;
}

export interface AtDoorQuestion extends OfDoor {
  readonly role: 'basher' | 'holder';
}

/** FF-HTH-12: directions by their offset from straight away, in degrees clockwise: "-45" to "45". */
export interface RecoilQuestion extends Choice<string> {
  readonly model: ModelId;
  /** Where each of them ends. */
  readonly at: readonly { readonly x: number; readonly y: number; readonly z: number }[];
}

export interface RerollQuestion extends Choice<string> {
  readonly model: ModelId;
  readonly purpose: QualityPurpose | 'combat';
  readonly dice: readonly number[];
  /** What a die of a Quality roll must show; null: it is an opposed roll. */
  readonly passesAt: number | null;
  /** The opposed roll: both dice as they lie; null: it is a Quality roll. */
  readonly fight: {
    readonly attack: AttackFacts;
    readonly role: 'attacker' | 'target';
    readonly attacker: number;
    readonly target: number;
  } | null;
}

/** FF-CAMP-12: whether an advance is used now, and on whose account. */
export interface AdvanceQuestion {
  readonly advance: AdvanceId;
  /** Null: on nobody's. */
  readonly model: ModelId | null;
}

/** FF-GRP-01, -03, -05 to -07: who acts together, named by the one who orders it or who is nominated first. */
export interface GroupQuestion extends Several<ModelId> {
  readonly model: ModelId;
  readonly kind: 'group' | 'regroup' | 'fire' | 'prayer' | 'mob';
}

/** FF-GRP-02, FF-GRP-03: several go the same straight way, where their middle is sent; whoever meets something stops. */
export interface MarchQuestion extends Shapes {
  readonly models: readonly ModelId[];
  /** Of one Move, and how many there are at most. */
  readonly reach: number;
  readonly moves: number;
}

export interface SwapQuestion extends Several<ModelId> {
  readonly min: number;
}

/** Everything a player can ever be asked; which answers are legal, where their options do not say it, is in `judges.ts`. */
export const questions = {
  /** FF-SET-02 */
  role: one<'attacker' | 'defender'>(),
  /** FF-SET-03: as the scenario has it or one of its layouts by id, by chance, or as the defender draws it. */
  layout: one(),
  /** FF-SET-03 */
  layOut: document<LayOutQuestion, readonly TerrainDocument[]>(z.array(terrainSchema).max(50)),
  /** FF-SPEC-25: what a Haunt is tied to: a room, a piece of terrain, or a square of open ground. */
  haunt: one<string, OfModel>(),
  /** FF-SPEC-25: the middle of that square. */
  hauntAt: point<OfModel>(),
  /** FF-SPEC-30, FF-OPT-23: where the object lies that a spirit hangs on. */
  anchor: point<OfModel>(),
  /** FF-SET-11 */
  takeSide: one<Edge>(),
  /** FF-SET-11 */
  deploy: point<DeployQuestion>(),
  /** FF-SCN: where the scenario lets it start, come on or get up. */
  place: point<PlaceQuestion>(),
  /** FF-SCN-04: who stays beside the table. */
  holdBack: some(),
  /** FF-SCN-05: who of those comes on. */
  comeOn: some(),
  /** FF-SCN-15: at which of these places tokens lie. */
  lay: some<string, Several<string> & { readonly token: string }>(),
  /** FF-SCN-22 */
  layToken: point<LayTokenQuestion>(),
  /** FF-SCN-19: who has what the scenario gives. */
  gift: some<ModelId, Several<ModelId> & { readonly gift: string }>(),
  /** FF-SCN-05: whether the scenario goes on like this; `text` is its author's. */
  may: one<'yes' | 'no', { readonly text: string }>(),
  /** FF-SET-11: two who change places, or nobody. */
  swap: some<ModelId, SwapQuestion>(),
  /** FF-ACT-02, FF-ACT-12 */
  nominate: one<string, NominateQuestion>(),
  /** FF-SET-13, FF-SET-14: an end that all agree to, now or with this round. */
  truce: one<'agree' | 'refuse', { readonly end: 'now' | 'round' }>(),
  /** FF-ACT-02: what is declared before the dice. */
  declare: one<string, OfModel>(),
  /** FF-ACT-02 */
  dice: one<'1' | '2' | '3', DiceQuestion>(),
  /** FF-GRP-02: who of the group acts next. */
  nextMember: one(),
  /** FF-GRP-01, FF-GRP-03 */
  group: some<ModelId, GroupQuestion>(),
  /** FF-GRP-02, FF-GRP-03 */
  march: formation<MarchQuestion>(),
  /** FF-ACT-08 */
  act: one<string, ActQuestion>(),
  /** FF-MOV-02: one straight Move, a single place; none: it stays. */
  move: path<MoveQuestion>(),
  /** FF-RNG-12 */
  fireFrom: point<FireFromQuestion>(),
  /** FF-RNG-12: "single/<target>", "burst/<target>" or "hold". */
  fireAt: one<string, OfModel & { readonly weapon: WeaponId }>(),
  /** FF-MOV-04: who of the charged tests first. */
  nextTested: one<ModelId, OfModel>(),
  /** FF-MOV-18 */
  letGo: one<'hold' | 'let-go', OfModel & { readonly attack: AttackFacts }>(),
  /** FF-MOV-12: who of several pushes, or holds against it. */
  atDoor: one<ModelId, AtDoorQuestion>(),
  /** FF-MOV-12: the winner decides. */
  openDoor: one<'open' | 'shut', OfDoor>(),
  /** FF-GEN-19 */
  conceal: one<string, ConcealQuestion>(),
  /** FF-SCN-21 */
  emerge: point<EmergeQuestion>(),
  /** FF-CAMP-32: whether the one whom somebody has bought shows it now. */
  unveil: one<'keep' | 'unveil', UnveilQuestion>(),
  /** FF-SPEC-58 */
  teleport: point<TeleportQuestion>(),
  /** FF-RNG-23, FF-RNG-27 */
  throw: point<ThrowQuestion>(),
  /** FF-RNG-23: the opponent's. */
  scatter: point<ScatterQuestion>(),
  /** FF-SPEC-29 */
  prey: one<ModelId, OfModel>(),
  /** FF-SPEC-11: whom the chainsaw goes for next, or nobody. */
  followUp: one<string, OfModel & { readonly before: AttackFacts }>(),
  /** FF-MAG-03: whose mishap it is, where two rules gave the spell. */
  mishap: one<MagicUser, OfModel>(),
  /** FF-MAG-04: what comes in place of what was called. */
  hostileDemon: one<string, OfModel>(),
  /** FF-MAG-12 */
  dyingCurse: one<'curse' | 'spare', OfModel & { readonly target: ModelId }>(),
  /** FF-MAG-12, FF-GEN-17: whom of the equally near her last breath is for. */
  curseWhom: one<ModelId, OfModel>(),
  /** FF-SPEC-56: which base closes the gap, and where: "<base>/<number>". */
  closeUp: one<string, RecoilQuestion>(),
  /** FF-HTH-12 */
  recoil: one<string, RecoilQuestion>(),
  /** FF-MOR-04: which of the ways that are equally good. */
  flee: one<string, RecoilQuestion>(),
  /** FF-RNG-11: where the charger would be shot at; "neither", "draw/<blade>", "single/<gun>" or "burst/<gun>". */
  chargeReaction: one<string, OfModel & { readonly charger: ModelId; readonly meets: Spot }>(),
  /** FF-FEAR-07, FF-FEAR-08: with what was added to the test, which tells on the table after it; to a Spiritual Leader by his id, to cover, or to the edge. */
  panic: one<string, RecoilQuestion & { readonly modifier: number }>(),
  /** FF-HTH-17: which of them strikes next. */
  nextHack: one<ModelId, OfModel>(),
  /** FF-RNG-13, FF-GEN-17: who of the equally near comes next in a burst. */
  nextInBurst: one<ModelId, OfModel>(),
  /** FF-SPEC-27, FF-CAMP-14, FF-CAMP-22, FF-CAMP-27 */
  reroll: one<string, RerollQuestion>(),
  /** FF-CAMP-13, -17, -22, -24, -32: before or after dice, at the moment that it names. */
  useAdvance: one<'use' | 'keep', AdvanceQuestion>(),
  /** FF-CAMP-16, -19, -21, -25: for whom. */
  advanceFor: one<ModelId, { readonly advance: AdvanceId }>(),
  /** FF-CAMP-25 */
  secretWeapon: one<SecretWeapon, OfModel>(),
  /** FF-CAMP-25: which gun the silver bullet is for. */
  silverBullet: one<WeaponId, OfModel>(),
  /** FF-CAMP-15: an enemy, or nobody for now; and what it forgets. */
  trick: one(),
  trickRule: one<RuleText, OfModel>(),
};
