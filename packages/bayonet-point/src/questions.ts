import { type Choice, formation, one, path, type Several, type Shapes, some } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { GaitId } from './data/troops.ts';
import type { ShotId } from './option-ids.ts';
import type { Area } from './scenario/story/area.ts';
import type { FigureId, UnitId } from './state.ts';

interface OfUnit {
  readonly unit: UnitId;
}

interface OfFigure {
  readonly figure: FigureId;
}

/** BP-SEQ-05 */
export type Order = 'fire' | 'move' | 'charge' | 'hold';

/**
 * BP-SEQ-05: the same orders without their asides: nobody is sent on an errand, everybody in sight is looked for, the
 * nearest first, and the leader is asked only where he could shoot or load besides.
 */
export type OrderAtOnce = 'volley' | 'advance' | 'assault';

/** BP-SCN-01: an action of the scenario's own, by its id. */
export type OwnOrder = `do:${string}`;

/** BP-DIG-16: with the order in hand one may still see that it is over. */
export interface OrderQuestion extends Choice<Order | OrderAtOnce | OwnOrder | 'concede'> {
  readonly unit: UnitId;
}

export type LeaderAction = 'shoot' | 'reload' | 'move' | 'errand' | 'charge';

/** BP-SHT-02: a shot of his at somebody whom he has seen stands for itself. */
export interface LeaderQuestion extends Choice<LeaderAction | ShotId | 'no-more'> {
  readonly figure: FigureId;
}

export interface ChargeWhomQuestion extends Choice<string> {
  readonly unit: UnitId;
}

export interface ErrandQuestion extends Several<string> {
  readonly unit: UnitId;
  /** Who would run each errand on offer. */
  readonly doers: Readonly<Record<string, FigureId>>;
}

export interface MarchQuestion extends Shapes {
  readonly unit: UnitId;
  /** How far its fastest figure gets in the open. */
  readonly reach: number;
}

export interface MoveQuestion {
  readonly figure: FigureId;
  readonly gait: GaitId;
  readonly moves: number;
}

export interface PointsQuestion {
  readonly most: number;
}

export interface DeployQuestion extends Shapes {
  readonly unit: UnitId;
  /** Every base must lie wholly in one of them. */
  readonly areas: readonly Area[];
  /** Not nearer than this to enemies and objects. */
  readonly apart: number;
  /** BP-SCN-14: of all `places` the one nearest to the middle must be one of `places.open`; null: anywhere. */
  readonly places: { readonly all: readonly string[]; readonly open: readonly string[] } | null;
}

export interface WhichPointQuestion extends Choice<string> {
  readonly unit: UnitId;
  /** Where each of the options is. */
  readonly at: readonly Spot[];
}

export interface LookQuestion extends Choice<string> {
  readonly unit: UnitId;
  readonly figure?: FigureId;
}

/** A man stands for himself, and is asked whom he shoots at, or for a shot of his: see `shotId`. */
export interface WhoFiresQuestion extends Several<string> {
  readonly unit: UnitId;
}

/** Everything a player can ever be asked; which answers are legal, where their options do not say it, is in `judges.ts`. */
export const questions = {
  /** BP-DIG-15: both armies anew. */
  rollAgain: one<'again' | 'keep', { readonly worth: number; readonly against: number }>(),
  /** BP-ARMY-05 */
  masterArm: one<'pistol' | 'sword' | 'none', OfFigure>(),
  /** BP-SCN-08, BP-SCN-13, BP-DIG-01: an edge to come from or to go to. */
  takeEdge: one<Edge, { readonly text: string | null }>(),
  /** BP-SCN-11: up to so many places to appear at. */
  appear: path<PointsQuestion>(),
  /** BP-SCN-11: which of them for this unit. */
  whichPoint: one<string, WhichPointQuestion>(),
  /** BP-SCN-07: whether cavalry starts on its horses. */
  saddle: one<'mounted' | 'on-foot', OfUnit>(),
  /** BP-SCN-07: where a unit starts, and in what shape. */
  deploy: formation<DeployQuestion>(),
  /** BP-INI-02, BP-INI-05 */
  pick: one(),
  /** BP-HIT-13: who gets up. */
  getUp: some<FigureId, OfUnit>(),
  /** BP-SEQ-05 */
  order: one<Order | OrderAtOnce | OwnOrder | 'concede', OrderQuestion>(),
  /** BP-CAV-04 */
  gait: one<GaitId, OfUnit>(),
  /** BP-SEQ-05: who climbs, mounts or goes indoors instead. */
  errands: some<string, ErrandQuestion>(),
  /** BP-UNIT-05: who of those astray makes for the leader. */
  closeUp: some<FigureId, OfUnit>(),
  /** BP-DIG-04: round whom a unit gathers that has lost its leader. */
  standIn: one<FigureId, OfUnit>(),
  /** BP-SEQ-05: where a unit goes, and in what shape. */
  march: formation<MarchQuestion>(),
  /** BP-MOV-01: the way of a single figure. Empty: it stays. */
  move: path<MoveQuestion>(),
  /** BP-SEQ-05, BP-ACT-10: what a leader does besides his unit's order. */
  leaderAction: one<LeaderAction | ShotId | 'no-more', LeaderQuestion>(),
  /** BP-SHT-12: who of those with a target in sight. */
  whoFires: some<string, WhoFiresQuestion>(),
  /** BP-VIS-12: whom Veterans and Masters look for next; BP-VIS-11: `figure`, a leader for himself. */
  lookFor: one<string, LookQuestion>(),
  /** BP-SHT-02 */
  shootWhom: one<FigureId, OfFigure>(),
  /** BP-SHT-14 */
  whichGun: one<string, OfFigure & { readonly target: FigureId }>(),
  /** BP-ACT-08: among several of the lowest class, whose rating is rolled against. */
  rollFor: one<UnitId, OfUnit>(),
  /** BP-ACT-08: who of the group is next. */
  nextOfGroup: one<string, OfUnit>(),
  /** BP-CHG-13: who of the group goes in with him. */
  joinCharge: some<UnitId, OfUnit & { readonly target: UnitId }>(),
  /** BP-CHG-01 */
  chargeWhom: one<string, ChargeWhomQuestion>(),
  /** BP-CAV-09 */
  counterCharge: one<'counter-charge' | 'receive', OfUnit>(),
  /** BP-CHG-11, BP-MOR-09 */
  pursue: one<'hold-back' | 'press-on' | 'pursue', OfUnit & { readonly mounted: boolean }>(),
  /** BP-MEL-03 */
  fightWhom: one<FigureId, OfFigure>(),
  /** BP-MEL-18 */
  fightWith: one<string, OfFigure & { readonly foe: FigureId }>(),
  /** BP-MOR-11 */
  runOrGround: one<'run' | 'ground', OfUnit>(),
  /** BP-MOR-16 */
  rally: one<'rally' | 'run-on', OfUnit>(),
};
