import { formation, one, path, some } from '@vedette/engine';
import type { Edge } from '@vedette/scenario';
import type { GaitId } from './data/troops.ts';
import { leaderAction } from './rules/activation/leader-question.ts';
import { order } from './rules/activation/order-question.ts';
import { chargeWhom } from './rules/charge/charge-whom-question.ts';
import { errands } from './rules/movement/errand-question.ts';
import { type MarchQuestion, marchProblem, randomMarch } from './rules/movement/march-question.ts';
import { type MoveQuestion, moveProblem, randomMove } from './rules/movement/move-question.ts';
import { type PointsQuestion, pointsProblem, randomPoints } from './rules/setup/deploy-about.ts';
import { deployProblem, randomDeployment } from './rules/setup/deploy-question.ts';
import type { DeployQuestion } from './rules/setup/deployment.ts';
import { whichPoint } from './rules/setup/which-point-question.ts';
import { whoFires } from './rules/shooting/who-fires-question.ts';
import { pick } from './rules/turn/pick-question.ts';
import type { BayonetPointState, FigureId, UnitId } from './state.ts';

interface OfUnit {
  readonly unit: UnitId;
}

interface OfFigure {
  readonly figure: FigureId;
}

/** Everything a player can ever be asked. */
export const questions = {
  /** BP-DIG-15: both armies anew. */
  rollAgain: one<'again' | 'keep', { readonly worth: number; readonly against: number }>(),
  /** BP-ARMY-05 */
  masterArm: one<'pistol' | 'sword' | 'none', OfFigure>(),
  /** BP-SCN-08, BP-SCN-13, BP-DIG-01: an edge to come from or to go to. */
  takeEdge: one<Edge, { readonly text: string | null }>(),
  /** BP-SCN-11: up to so many places to appear at. */
  appear: path<PointsQuestion, BayonetPointState>({ check: pointsProblem, sample: randomPoints }),
  /** BP-SCN-11: which of them for this unit. */
  whichPoint,
  /** BP-SCN-07: whether cavalry starts on its horses. */
  saddle: one<'mounted' | 'on-foot', OfUnit>(),
  /** BP-SCN-07: where a unit starts, and in what shape. */
  deploy: formation<DeployQuestion, BayonetPointState>({ check: deployProblem, sample: randomDeployment }),
  /** BP-INI-02, BP-INI-05 */
  pick,
  /** BP-HIT-13: who gets up. */
  getUp: some<FigureId, OfUnit>(),
  /** BP-SEQ-05 */
  order,
  /** BP-CAV-04 */
  gait: one<GaitId, OfUnit>(),
  /** BP-SEQ-05: who climbs, mounts or goes indoors instead. */
  errands,
  /** BP-UNIT-05: who of those astray makes for the leader. */
  closeUp: some<FigureId, OfUnit>(),
  /** BP-DIG-04: round whom a unit gathers that has lost its leader. */
  standIn: one<FigureId, OfUnit>(),
  /** BP-SEQ-05: where a unit goes, and in what shape. */
  march: formation<MarchQuestion, BayonetPointState>({ check: marchProblem, sample: randomMarch }),
  /** BP-MOV-01: the way of a single figure. Empty: it stays. */
  move: path<MoveQuestion, BayonetPointState>({ check: moveProblem, sample: randomMove }),
  /** BP-SEQ-05, BP-ACT-10: what a leader does besides his unit's order. */
  leaderAction,
  /** BP-SHT-12: who of those with a target in sight. */
  whoFires,
  /** BP-VIS-12: whom Veterans and Masters look for next. */
  lookFor: one<string, OfUnit>(),
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
  chargeWhom,
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
