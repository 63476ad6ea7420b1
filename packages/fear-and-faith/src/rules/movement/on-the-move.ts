import type { Random, Refusal } from '@vedette/engine';
import { bodyAt, legalPlace, type Spot, tableOf } from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { relieve } from '../../kit.ts';
import { countTurn, enemiesOf, isActive, model as modelOf, onTable, thisTurn } from '../../models.ts';
import type { FireFromQuestion, MoveQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Arm, Model } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import type { Attack } from '../combat/attack.ts';
import { type Fire, firesOf, gunOf } from '../shooting/guns.ts';
import { allowedShots } from '../shooting/targets.ts';
import { fire, orderOfBurst, volleyAt } from '../shooting/volley.ts';
import { gaitOf } from './gait.ts';
import { land } from './land.ts';
import { planLength, spotAt, spotOf } from './line.ts';
import { moveTerms } from './one-move.ts';
import { type Straight, straightMove } from './straight.ts';
import { travel } from './travel.ts';

const RULE = 'FF-RNG-12';
const HOLD = 'hold';
/** Tries to go on as far as it can, when what the shot did is in the way. */
const STEPS = 20;
const TRIES = 4;

/** How far along the way this place is, 0 to 1; null: it is not on it. */
function partOf({ from, to }: FireFromQuestion, { x, y }: Spot): number | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / long;
  const part = Math.min(1, Math.max(0, along));
  const off = planLength({ x, y, z: 0 }, { x: from.x + part * dx, y: from.y + part * dy, z: 0 });
  return off <= TOLERANCE ? part : null;
}

/** FF-RNG-12: any point of the way that is beside no active enemy. */
export function fireFromProblem(question: FireFromQuestion, spot: Spot, look: Look): Refusal | null {
  const part = partOf(question, spot);
  if (part === null) return refusal('fire.off-way', RULE);
  const shooter = modelOf(look.s, question.model);
  const table = tableOf(look.s.terrain);
  const there = bodyAt(spotAt(table, question.from, question.to, part), shooter);
  if (look.table.contact(there, enemiesOf(look.s, shooter)).some(isActive))
    return refusal('fire.beside-enemy', RULE);
  // FF-MOV-23: over a roof or a wall it sees nothing that the ground would show it.
  const aloft = question.flies && !legalPlace(table, there, [], { gait: gaitOf(look, shooter) });
  return aloft ? refusal('fire.no-footing', RULE) : null;
}

export function randomFireFrom(question: FireFromQuestion, random: Random, looking: () => Look): Spot {
  const look = looking();
  const table = tableOf(look.s.terrain);
  for (let n = 0; n < TRIES; n++) {
    const spot = spotAt(table, question.from, question.to, random.below(STEPS + 1) / STEPS);
    if (fireFromProblem(question, spot, look) === null) return spot;
  }
  return question.from;
}

/** FF-RNG-12: one Move that charges nobody, and one shot or burst on the way. */
export function fireOnTheMove(cx: FaithCx, model: Model, arm: Arm): void {
  const question = moveTerms(cx, model, { targets: [] });
  const to = cx.ask('move', model.controller, question).at(-1);
  if (to === undefined) {
    land(cx, model);
    shootFromHere(cx, model, arm);
    return;
  }
  const { way } = straightMove(cx, question, to);
  if (way === null) return;
  relieve(model, 'airborne');
  const asked = { model: model.id, from: spotOf(model), to: way.end, flies: question.manner !== 'walk' };
  const part = partOf(asked, cx.ask('fireFrom', model.controller, asked))!;
  const stairs = thisTurn(model, 'stairs');
  const at = spotAt(tableOf(cx.s.terrain), model, way.end, part);
  if (part > 0 && !travel(cx, model, upTo(way, at, part), 'on-the-way', RULE).arrived) return;
  shootFromHere(cx, model, arm);
  settle(cx);
  const stayed = onTable(model) && isActive(model) && model.x === at.x && model.y === at.y;
  if (stayed && part < 1) goOn(cx, model, question, way.end, thisTurn(model, 'stairs') > stairs);
}

/** The way as far as the point of the shot; what must be rolled for before it is rolled for before it. */
function upTo(way: Straight, end: Spot, part: number): Straight {
  const before = <T extends { readonly part: number }>(all: readonly T[]) =>
    all.filter((one) => one.part <= part).map((one) => ({ ...one, part: one.part / part }));
  return { ...way, end, portal: null, entered: before(way.entered), garlic: before(way.garlic) };
}

interface ShotOnTheMove {
  readonly id: string;
  readonly how: Fire;
  readonly shot: Attack;
}

/** FF-RNG-08, FF-RNG-12: every shot and burst from where it is. */
export function shotsFromHere(look: Look, model: Model, arm: Arm): readonly ShotOnTheMove[] {
  return firesOf(gunOf(arm)).flatMap((how) =>
    allowedShots(look, model, arm, how).map((shot) => ({ id: `${how}/${shot.target.id}`, how, shot })),
  );
}

function shootFromHere(cx: FaithCx, model: Model, arm: Arm): void {
  const shots = shotsFromHere(cx, model, arm);
  if (shots.length === 0) return;
  const options = [...shots.map(({ id }) => id), HOLD];
  const said = cx.ask('fireAt', model.controller, { model: model.id, weapon: arm.weapon, options });
  const chosen = shots.find(({ id }) => id === said);
  if (chosen === undefined) return;
  countTurn(model, 'attacks');
  countTurn(model, 'fired');
  const order = orderOfBurst(cx, model, chosen.how);
  fire(cx, volleyAt(cx, chosen.shot, arm, chosen.how, order), arm, RULE);
}

/** The rest of the Move, as far as nothing has come in its way. */
function goOn(cx: FaithCx, model: Model, question: MoveQuestion, end: Spot, pastStairs: boolean): void {
  const table = tableOf(cx.s.terrain);
  // FF-MOV-05: the whole way was within its stick.
  const rest = { ...question, reach: planLength(model, end), rough: true };
  for (let n = STEPS; n > 0; n--) {
    const { way } = straightMove(cx, rest, spotAt(table, model, end, n / STEPS));
    if (way === null) continue;
    const flies = question.manner !== 'walk';
    const onFoot = way.onFoot && !pastStairs;
    travel(cx, model, { ...way, onFoot }, flies ? 'fly' : 'move', flies ? 'FF-MOV-23' : 'FF-MOV-02');
    return;
  }
}
