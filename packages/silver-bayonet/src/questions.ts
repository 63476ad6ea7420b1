import { one, path, point, type Several, some } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Shot } from './data/armoury/item.ts';
import type { AttackSubject, CheckKind } from './moments.ts';
import type { AreaShape } from './scenario/format/shape.ts';
import type { Room } from './scenario/story/where.ts';
import type { FateDie, FigureId } from './state.ts';

export interface OfFigure {
  readonly figure: FigureId;
}

export interface DeployQuestion extends OfFigure {
  /** Shapes on the table; the whole base in one of them. */
  readonly area: readonly AreaShape[];
}

export interface MoveQuestion {
  readonly figure: FigureId;
  readonly budget: number;
  readonly how: 'move' | 'sprint';
  /** Whether it may end in contact with an enemy (SB-EVT-09). */
  readonly attack: boolean;
  /** Inches by which a Sprint could lengthen a jump in it, when the action is unspent (SB-MOV-17). */
  readonly sprint?: number;
}

interface ShootFacts extends OfFigure {
  /** Id in the armoury. */
  readonly weapon: string;
  /** Which of its weapons that is, as the action named it. */
  readonly held: string;
  /** How several targets must stand (SB-SHT-16). */
  readonly spread: Shot['spread'];
}

export type ShootWhomQuestion = ShootFacts & Several<FigureId>;

export interface DiveQuestion extends OfFigure {
  readonly shooter: FigureId;
}

export interface PutDownQuestion extends OfFigure {
  readonly object: string;
}

export interface PlaceQuestion {
  /** A figure that stands beside the table, or somewhere else on it. */
  readonly figure: FigureId;
  readonly room: Room;
}

interface CheckFacts {
  readonly figure: FigureId | null;
  readonly power: number;
  readonly skill: number;
  readonly total: number;
  readonly target: number | null;
}

/** A figure's Check, and the attack that it decides, if any: for whoever weighs another roll. */
interface FigureCheck extends CheckFacts {
  readonly check: CheckKind;
  readonly attack: AttackSubject | null;
}

/**
 * Everything a player can ever be asked. Attributes, events and monsters put their own kinds here too; which answers
 * are legal, where their options do not say it, is in `judges.ts`.
 */
export const questions = {
  /** SB-SET-01, SB-SET-02: where a figure starts. */
  deploy: point<DeployQuestion>(),
  /** SB-CAV-01 */
  rideOut: one<'mounted' | 'on-foot', OfFigure>(),
  /** SB-CAV-02: where inside the horse's base the rider stands afterwards. */
  dismount: point<OfFigure>(),
  /** SB-TURN-04, SB-OPS-45: which kind of die is gained, or given up. */
  gainDie: one<FateDie, { readonly lost?: true }>(),
  /** SB-TURN-02.R1: `keep`, or which die of the Initiative Check to roll again. */
  initiative: one<
    string,
    CheckFacts & { readonly others: readonly { readonly seat: number; readonly total: number }[] }
  >(),
  /** SB-TURN-07, -09, -11: whom to activate next. */
  activate: one(),
  /** SB-ACT-02 to -10: what the active figure does next. `stayed`: its last answer was a Move of no length. */
  act: one<string, OfFigure & { readonly stayed?: true }>(),
  /** SB-MOV-01: the Move or Sprint. Empty: none. */
  move: path<MoveQuestion>(),
  /** SB-MOV-10 */
  leave: one<'leave' | 'stay', OfFigure>(),
  /** SB-MOV-11: whom to attack among those in contact. */
  attackWhom: one<FigureId, OfFigure>(),
  /** SB-MOV-14 */
  force: one<
    'force' | 'let-pass',
    {
      readonly figure: FigureId;
      readonly mover: FigureId;
      /** Where it is halted. */
      readonly at: Spot;
    }
  >(),
  /** SB-MEL-02: options are pieces of gear (`gearId`), or built-in weapon ids. */
  meleeWeapon: one<string, { readonly figure: FigureId; readonly target: FigureId }>(),
  /** SB-MEL-07 */
  strikeBack: one<
    'strike-back' | 'back-off' | 'hold',
    { readonly figure: FigureId; readonly attacker: FigureId }
  >(),
  /** SB-FATE-05, -06 and SB-ATT-44 (`pass-…`: a die spent to pass). */
  reroll: one<'keep' | 'power' | 'skill' | 'pass-power' | 'pass-skill' | 'pass-monster', FigureCheck>(),
  /** SB-FATE-09: a Monster Die on a monster's Check. */
  monsterReroll: one<'keep' | 'power' | 'skill', FigureCheck>(),
  /** SB-FATE-07, -10 */
  negate: one<'keep' | FateDie, { readonly figure: FigureId; readonly points: number }>(),
  /** SB-ATT-20: which of the dice rolled counts, by its face. */
  negationDie: one<string, { readonly figure: FigureId; readonly faces: readonly number[] }>(),
  /** SB-SHT-01, -16: targets, in the order of the shots. */
  shootWhom: some<FigureId, ShootFacts>(),
  /** SB-EQ-20: ammunition of a shot. */
  shot: one<
    string,
    {
      readonly figure: FigureId;
      readonly weapon: string;
      readonly held: string;
      readonly targets: readonly FigureId[];
    }
  >(),
  /** SB-SHT-12; `hurt`: what the shot cost in Health. */
  reactToShot: one<
    string,
    { readonly figure: FigureId; readonly shooter: FigureId; readonly hurt: number }
  >(),
  /** SB-SHT-14 */
  dive: point<DiveQuestion>(),
  /** SB-SCN-GEN-20, SB-OPS-56: an object within reach, or just found. */
  takeUp: one<'take' | 'leave', { readonly figure: FigureId; readonly object: string }>(),
  /** SB-SCN-GEN-18.R1: where a carried object is laid down. */
  putDown: point<PutDownQuestion>(),
  /** A figure to choose for a rule that names its kind ("artillery-strike", "healing"…); 'nobody' where allowed. */
  chooseFigure: one<string, { readonly purpose: string; readonly rule: string }>(),
  /** Two figures to exchange, SB-EVT-10. */
  chooseTwo: some<FigureId, { readonly purpose: string; readonly rule: string }>(),
  /** An item or a piece of gear to choose (SB-EVT-11, miracles, spells…). */
  chooseItem: one<
    string,
    { readonly figure: FigureId | null; readonly purpose: string; readonly rule: string }
  >(),
  /** A yes or no that an attribute or rule offers. */
  confirm: one<
    'yes' | 'no',
    { readonly figure: FigureId | null; readonly purpose: string; readonly rule: string }
  >(),
  /** Which of several equal things for a monster (SB-MONA-01, -07); and redirecting it (SB-MONA-08). */
  monsterChoice: one<
    string,
    {
      readonly figure: FigureId | null;
      /** When it can be redirected: the target it has now. */
      readonly target?: string;
      readonly purpose: string;
      readonly rule: string;
    }
  >(),
  /** A place for something that a rule puts on the table (SB-ATT-65). */
  choosePlace: one<string, { readonly figure: FigureId; readonly purpose: string; readonly rule: string }>(),
  /** SB-OPS-20: so many figures for an operation of the scenario. */
  chooseFigures: some<FigureId, { readonly purpose: string; readonly rule: string }>(),
  /** SB-OPS-22: where the scenario's figure goes. */
  placeFigure: point<PlaceQuestion>(),
  /** SB-OPS-60: whether to give up a Fate Die for another roll. */
  rollAgain: one<
    'keep' | 'roll-again',
    {
      readonly die: FateDie;
      readonly rolls: readonly { readonly seat: number; readonly die: number }[];
    }
  >(),
};
