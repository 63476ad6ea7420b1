import type { Refusal } from '@vedette/engine';
import {
  bodyAt,
  edgeSpan,
  firstObstacle,
  type Gait,
  measure,
  type Obstacle,
  overlaps,
  placeRefusal,
  type Spot,
  sweptPieces,
  tableOf,
} from '@vedette/engine/table';
import { STOREY } from '../../data/bodies.ts';
import { LENGTH, lower, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friends, isEnemyOf, model as modelOf } from '../../models.ts';
import type { MoveQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model, Portal } from '../../state.ts';
import { brushedOnWay, chargedAt, hauntedOnWay, meets } from '../charge/targets.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { tableWithout } from '../ground/without.ts';
import { barredThisTurn } from './barred.ts';
import { boundProblem } from './bound.ts';
import { crossesDifficult } from './difficult.ts';
import { atPortal, doorsOnWay } from './doors.ts';
import { gaitOf } from './gait.ts';
import { leadingProblem } from './leading.ts';
import { besideWay, onGrid, planLength, spotAt, TOUCHING, wayLength } from './line.ts';
import { stickOf } from './stick.ts';
import { type Met, metOnWay, standsOnObstacle } from './stops.ts';
import { type Entered, enteredOnWay } from './trials.ts';
import { endProblem } from './where-to.ts';

/** One straight Move that may be made. */
export interface Straight {
  /** Where it ends: at the place that was named, or at what stops it before. */
  readonly end: Spot;
  /** FF-MOV-08: the door or opening that it stops at; null: none. */
  readonly portal: Portal | null;
  /** FF-MOV-08: shut doors that it opens in passing. */
  readonly doors: readonly Portal[];
  /** Not through the air, nor through walls. */
  readonly onFoot: boolean;
  /** FF-MOV-04: whom it charges. */
  readonly targets: readonly Model[];
  /** FF-MOV-25, -26, -28: ground that it must roll for, in the order of the way. */
  readonly entered: readonly Entered[];
  /** FF-MOV-24: portals with garlic that it must roll for. */
  readonly garlic: Met['garlic'];
}

export type Judged =
  | { readonly refused: Refusal; readonly way: null }
  | { readonly refused: null; readonly way: Straight };

function refuse(refused: Refusal): Judged {
  return { refused, way: null };
}

/** FF-MOV-01 to -09, FF-MOV-23: the Move to a place, or why it cannot be made. Question, board and bots ask this. */
export function straightMove(look: Look, question: MoveQuestion, named: Spot): Judged {
  const mover = modelOf(look.s, question.model);
  const to = onGrid(named);
  const gait = gaitOf(look, mover);
  const met = stopsFor(look, mover, question, gait, to);
  const part = Math.min(met.stop?.part ?? 1, aimedPart(look, mover, question, to));
  const end = spotAt(tableOf(look.s.terrain), mover, to, part);
  const portal = reachedAt(look, mover, question, gait, end);
  const garlic = met.garlic.filter((one) => one.part <= part);
  const problem =
    question.manner !== 'walk'
      ? flightProblem(look, mover, question, gait, end, met)
      : gait.over === 'ground'
        ? walkProblem(look, mover, gait, end, met)
        : passageProblem(look, mover, gait, end);
  if (problem !== null) return refuse(problem);
  const far = lengthProblem(look, mover, question, gait, end);
  if (far !== null) return refuse(far);
  const entered = enteredOnWay(look, mover, end).filter(({ trait }) => trait !== 'burning');
  if (entered.some((one) => barredThisTurn(look, mover, one)))
    return refuse(refusal('move.barred-this-turn', 'FF-MOV-25'));
  const targets = targetsOf(look, mover, question, gait, end);
  const contact = contactProblem(look, mover, question, gait, end, targets);
  if (contact !== null) return refuse(contact);
  const elsewhere =
    boundProblem(look, mover, end) ?? (question.manner === 'hover' ? null : endProblem(look, mover, end));
  if (elsewhere !== null) return refuse(elsewhere);
  const led = leadingProblem(look, mover, question, end);
  if (led !== null) return refuse(led);
  const doors =
    met.passed.length === 0 ? [] : doorsOnWay(look, mover, end).filter(({ id }) => met.passed.includes(id));
  const onFoot = question.manner === 'walk' && gait.over === 'ground';
  return { refused: null, way: { end, portal, doors, onFoot, targets, entered, garlic } };
}

/** FF-MOV-08: the door or opening that it comes to stand at; a flyer under the sky stands at none. */
function reachedAt(look: Look, mover: Model, { manner }: MoveQuestion, gait: Gait, end: Spot): Portal | null {
  if (manner === 'walk' ? gait.over !== 'ground' : !underRoof(look, mover, end)) return null;
  const there = bodyAt(end, mover);
  return look.s.portals.find((portal) => atPortal(there, portal) && !atPortal(mover, portal)) ?? null;
}

const FREE: Met = { stop: null, passed: [], garlic: [] };

/** FF-MOV-08, FF-MOV-23, FF-SPEC-30: who stops at what. */
function stopsFor(look: Look, mover: Model, { manner }: MoveQuestion, gait: Gait, to: Spot): Met {
  if (manner === 'walk') return gait.over === 'ground' ? metOnWay(look, mover, to) : FREE;
  if (!underRoof(look, mover, to)) return FREE;
  const { stop, passed, garlic } = metOnWay(look, mover, to);
  return { stop: stop?.portal === null ? null : stop, passed, garlic };
}

/** FF-MOV-23: indoors walls limit a flyer. */
function underRoof(look: Look, from: Spot, to: Spot): boolean {
  return look.table.indoors(from) !== null || look.table.indoors(to) !== null;
}

/** FF-MOV-04: named on an enemy's base, a Move ends in contact with it. */
function aimedPart(look: Look, mover: Model, { manner }: MoveQuestion, to: Spot): number {
  if (manner === 'hover') return 1;
  let first = 1;
  const { models } = look.s;
  for (let i = 0; i < models.length; i++) {
    const enemy = models[i]!;
    const { x, y, radius } = enemy;
    const near = mover.radius + radius;
    if (
      !isEnemyOf(mover, enemy) ||
      Math.abs(to.x - x) >= near ||
      planLength(to, enemy) >= near ||
      !meets(look, mover, enemy)
    )
      continue;
    const span = edgeSpan(mover.x, mover.y, to.x, to.y, x, y, x, y, near + TOUCHING);
    if (span !== null && span[0] > 0) first = Math.min(first, span[0]);
  }
  return first;
}

/** FF-MOV-02, FF-MOV-03, FF-MOV-09: on foot. */
function walkProblem(look: Look, mover: Model, gait: Gait, end: Spot, { passed }: Met): Refusal | null {
  const table = tableWithout(look.s.terrain, passed);
  const start = { x: mover.x, y: mover.y, z: mover.z };
  const trace = measure(table, gait, mover, [start, end]);
  if (trace.refused !== null) return refusal(`move.${trace.refused.code}`, 'FF-MOV-02');
  if (standsOnObstacle(look, mover, end, passed)) return refusal('move.on-obstacle', 'FF-MOV-09');
  const hit = firstObstacle(table, trace, mover, obstaclesFor(look, mover, end));
  return hit === null ? null : refusal('move.occupied', 'FF-MOV-03');
}

/** FF-MOV-03: everybody is in the way, friends too unless the option lets them through; ghosts plug no doorway. */
function obstaclesFor(look: Look, mover: Model, end: Spot): readonly Obstacle[] {
  const { s } = look;
  const obstacles: Obstacle[] = [];
  for (let i = 0; i < s.models.length; i++) {
    const body = s.models[i]!;
    if (body === mover || !blocksPlace(body) || !besideWay(mover, end, body)) continue;
    const passable = friends(mover, body) ? s.options['friends-passable'] : !meets(look, mover, body);
    obstacles.push({ body, block: passable ? 'end' : 'always' });
  }
  return obstacles;
}

/** FF-SPEC-30: through everything; it may not end on a base or inside something solid. */
function passageProblem(look: Look, mover: Model, gait: Gait, end: Spot): Refusal | null {
  return landingProblem(look, mover, gait, end);
}

function landingProblem(look: Look, mover: Model, gait: Gait, end: Spot): Refusal | null {
  const there = bodyAt(end, mover);
  const code = placeRefusal(tableOf(look.s.terrain), there, [], { gait });
  if (code !== null) return refusal(`move.${code}`, 'FF-MOV-02');
  const slack = 1 / look.s.terrain.grid;
  const taken = look.s.models.some(
    (other) => other !== mover && blocksPlace(other) && overlaps(there, other, slack),
  );
  return taken ? refusal('move.occupied', 'FF-MOV-03') : null;
}

/** FF-MOV-23: over anything; walls limit it indoors, and only where it comes down must it have room. */
function flightProblem(
  look: Look,
  mover: Model,
  { manner }: MoveQuestion,
  gait: Gait,
  end: Spot,
  { passed }: Met,
): Refusal | null {
  const { width, depth } = look.s.terrain;
  const { radius } = mover;
  if (end.x < radius || end.y < radius || end.x > width - radius || end.y > depth - radius)
    return refusal('move.off-table', 'FF-MOV-29');
  if (underRoof(look, mover, end) && hitsWall(look, mover, end, passed))
    return refusal('move.side', 'FF-MOV-23');
  return manner === 'hover' ? null : landingProblem(look, mover, gait, end);
}

/** What reaches from floor to ceiling. */
function hitsWall({ s }: Look, mover: Model, end: Spot, passed: readonly string[]): boolean {
  const table = tableWithout(s.terrain, passed);
  return sweptPieces(table, mover.radius, mover.x, mover.y, end.x, end.y, 1 / table.grid).some((p) => {
    const { solid, base, top } = table.pieces[p]!;
    return solid && base <= mover.z && top - base >= STOREY;
  });
}

/** FF-MOV-01, FF-MOV-05, FF-MOV-06 */
function lengthProblem(
  look: Look,
  mover: Model,
  { manner, reach, rough }: MoveQuestion,
  gait: Gait,
  end: Spot,
): Refusal | null {
  const far = lengthOf(look, mover, end);
  if (far > reach + TOLERANCE) return refusal('move.too-far', 'FF-MOV-01', { far: Math.ceil(far), reach });
  const free = manner !== 'walk' || gait.over !== 'ground' || rough;
  if (free || far === 0 || !crossesDifficult(look, mover, end)) return null;
  const shorter = lower(stickOf(look, mover));
  if (shorter === null) return refusal('move.difficult', 'FF-MOV-06');
  const most = Math.min(reach, LENGTH[shorter]);
  return far > most + TOLERANCE
    ? refusal('move.too-far', 'FF-MOV-05', { far: Math.ceil(far), reach: most })
    : null;
}

/** FF-GEN-07: on stairs the height does not count. */
function lengthOf({ s }: Look, mover: Model, end: Spot): number {
  if (end.z === mover.z) return planLength(mover, end);
  const table = tableOf(s.terrain);
  const stairs = sweptPieces(table, mover.radius, mover.x, mover.y, end.x, end.y).some((p) =>
    table.pieces[p]!.flags.includes('stairs'),
  );
  return stairs ? planLength(mover, end) : wayLength(mover, end);
}

function targetsOf(
  look: Look,
  mover: Model,
  { manner, targets }: MoveQuestion,
  gait: Gait,
  end: Spot,
): readonly Model[] {
  if (manner === 'hover') return [];
  const all =
    gait.over === 'ground' || manner !== 'walk'
      ? chargedAt(look, mover, end)
      : hauntedOnWay(look, mover, end);
  // FF-MOV-04: who was declared before is not charged anew.
  return targets === null ? all : all.filter(({ id }) => !targets.includes(id));
}

/** FF-MOV-04: contact with nobody who is not charged. */
function contactProblem(
  look: Look,
  mover: Model,
  { manner, targets, contact, breaksAway }: MoveQuestion,
  gait: Gait,
  end: Spot,
  charged: readonly Model[],
): Refusal | null {
  if (breaksAway && look.table.contact(bodyAt(end, mover), enemiesOf(look.s, mover)).length > 0)
    return refusal('move.beside-enemy', 'FF-HTH-17');
  if (manner === 'hover') return null;
  if (targets !== null && charged.length > 0) return refusal('move.contact', 'FF-MOV-04');
  const declared =
    targets === null ? [] : chargedAt(look, mover, end).filter(({ id }) => targets.includes(id));
  if (contact && declared.length === 0) return refusal('move.must-charge', 'FF-MOV-04');
  if (manner !== 'walk' || gait.over !== 'ground') return null;
  const brushed = brushedOnWay(look, mover, end, [...charged, ...declared]);
  return brushed.length > 0 ? refusal('move.contact', 'FF-MOV-04') : null;
}
