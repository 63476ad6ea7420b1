import { edgeSpan, type Spot, tableOf } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isActive, onTable } from '../../models.ts';
import type { MoveQuestion } from '../../questions.ts';
import type { Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { spotAt, spotOf } from '../movement/line.ts';
import { type Straight, straightMove } from '../movement/straight.ts';
import { travel } from '../movement/travel.ts';
import { chargeTests } from '../nerve/charge-tests.ts';
import { chargeReaction } from '../shooting/charge-reaction.ts';
import { canReach } from './reach.ts';
import { chargedAt } from './targets.ts';

const RULE = 'FF-MOV-04';

/** FF-MOV-04: the six steps. */
export function charge(cx: FaithCx, mover: Model, question: MoveQuestion, way: Straight): void {
  const { targets } = way;
  // FF-SPEC-30: what only passes through somebody need not stay with him.
  const meant = chargedAt(cx, mover, way.end).length > 0;
  const places = targets.map((target) => ({ target, ...spotOf(target) }));
  const fled = faceCharge(cx, mover, targets);
  if (fled === null) return;
  const from = spotOf(mover);
  for (const target of targets) {
    if (!isActive(target) || fled.includes(target)) continue;
    chargeReaction(cx, mover, target, reactionPoint(cx, mover, way.end, target));
    settle(cx);
    if (!goesOn(mover, from)) return;
  }
  const stayed = places.every(({ target, x, y }) => onTable(target) && target.x === x && target.y === y);
  if (stayed) travel(cx, mover, way, 'charge', RULE);
  else goAfter(cx, mover, question, targets, meant);
  noteTested(cx, mover, targets);
}

/** FF-GEN-16, FF-SCN-21: whoever has faced the charge does not test again for where it led. */
function noteTested({ s }: FaithCx, mover: Model, targets: readonly Model[]): void {
  if (s.rooms.length === 0) return;
  const tested = targets.map(({ id }) => id);
  s.queue = s.queue.map((trigger) =>
    trigger.kind === 'room-entered' && trigger.model === mover.id ? { ...trigger, tested } : trigger,
  );
}

/** Whether it is still where it was, and able to go on. */
function goesOn(mover: Model, from: Spot): boolean {
  return onTable(mover) && isActive(mover) && mover.x === from.x && mover.y === from.y;
}

/** FF-MOV-04 steps 1 to 3: declared, and faced by whoever is charged; gives who fled, or null: nothing comes of it. */
export function faceCharge(cx: FaithCx, mover: Model, targets: readonly Model[]): readonly Model[] | null {
  cx.emit({ type: 'charged', rule: RULE, model: mover.id, targets: targets.map(({ id }) => id) });
  const from = spotOf(mover);
  const nerve = { targets, stopped: false };
  cx.react('charges', mover, nerve);
  settle(cx);
  if (nerve.stopped || !goesOn(mover, from)) return null;
  const fled: Model[] = [];
  for (const target of inOrder(cx, mover, targets)) {
    if (!onTable(target)) continue;
    if (chargeTests(cx, mover, target) === 'fled') fled.push(target);
    settle(cx);
    if (!goesOn(mover, from)) return null;
  }
  return fled;
}

/** FF-MOV-04: the charger says who of several tests first. */
function inOrder(cx: FaithCx, mover: Model, targets: readonly Model[]): readonly Model[] {
  const left = [...targets];
  const ordered: Model[] = [];
  while (left.length > 1) {
    const options = left.map(({ id }) => id);
    const said = cx.ask('nextTested', mover.controller, { model: mover.id, options });
    ordered.push(...left.splice(options.indexOf(said), 1));
  }
  return [...ordered, ...left];
}

/** FF-MOV-04, FF-RNG-11: where on its line the charger is one Short away from the target, or its start if nearer. */
export function reactionPoint(look: Look, mover: Model, end: Spot, { x, y, radius }: Model): Spot {
  const far = mover.radius + radius + LENGTH.short;
  const part = edgeSpan(mover.x, mover.y, end.x, end.y, x, y, x, y, far)?.[0] ?? 0;
  return part === 0 ? spotOf(mover) : spotAt(tableOf(look.s.terrain), mover, end, part);
}

/** FF-MOV-04 step 5: somebody is not where he was: to contact if that can be, else anywhere without contact. */
function goAfter(
  cx: FaithCx,
  mover: Model,
  question: MoveQuestion,
  declared: readonly Model[],
  meant: boolean,
): void {
  const targets = declared.filter(onTable).map(({ id }) => id);
  const again = { ...question, targets };
  const contact = meant && declared.some((target) => onTable(target) && canReach(cx, mover, again, target));
  const to = cx.ask('move', mover.controller, { ...again, contact }).at(-1);
  if (to === undefined) return;
  const { way } = straightMove(cx, { ...again, contact }, to);
  if (way !== null) travel(cx, mover, way, contact ? 'charge' : 'move', RULE);
}
