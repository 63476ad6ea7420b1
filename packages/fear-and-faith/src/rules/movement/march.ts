import type { Formation, Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap, tableOf } from '@vedette/engine/table';
import { MOB } from '../../data/groups.ts';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { enemiesOf, model as modelOf, onTable, thisTurn } from '../../models.ts';
import type { MarchQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Activation, March, Model, NominationKind } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { onSurface } from './line.ts';
import { mayMove } from './may-move.ts';
import { type MoveTerms, makeMove, moveTerms } from './one-move.ts';
import { stickOf } from './stick.ts';
import { straightMove } from './straight.ts';

const CHARGE = 'charge';
const SHAPES = ['keep-off', CHARGE] as const;

/** Who may go together: whoever acts on one roll and need not end beside somebody in particular. */
const TOGETHER: readonly NominationKind[] = ['mob', 'group', 'swarm'];

/** Parts of the way that are tried, until one can be gone. */
const PARTS = 12;

/** FF-GRP-03: Moves that are left to it in this turn. */
export function movesLeft({ s }: Look, { kind }: Activation, model: Model): number {
  return kind === 'mob' ? MOB.moves - thisTurn(model, 'moves') : s.models.length;
}

/** Whoever of those who wait could go. */
function marchers(look: Look, { waiting }: Activation): readonly Model[] {
  return waiting.map((id) => modelOf(look.s, id)).filter((model) => onTable(model) && mayMove(look, model));
}

/** Whether several could go together now. */
export function mayMarch(look: Look, activation: Activation): boolean {
  if (!TOGETHER.includes(activation.kind)) return false;
  return marchers(look, activation).filter((model) => movesLeft(look, activation, model) > 0).length > 1;
}

/** Asked once for all of them; `reach`: of one Move, where it is not each one's own stick. */
export function askMarch(
  cx: FaithCx,
  activation: Activation,
  most: number,
  reach: number | null = null,
): March {
  const models = marchers(cx, activation);
  const farthest = reach ?? Math.max(...models.map((model) => LENGTH[stickOf(cx, model)]));
  const moves = Math.min(most, Math.max(...models.map((model) => movesLeft(cx, activation, model))));
  const question = { models: models.map(({ id }) => id), reach: farthest, moves, shapes: [...SHAPES] };
  return marchOf(cx, question, cx.ask('march', cx.s.active, question));
}

function middleOf(models: readonly Model[]): { readonly x: number; readonly y: number } {
  const sum = (of: (model: Model) => number) => models.reduce((all, model) => all + of(model), 0);
  return { x: sum(({ x }) => x) / models.length, y: sum(({ y }) => y) / models.length };
}

/** FF-MOV-02: as many equal Moves as the way of the middle takes, and no more than there are. */
function marchOf({ s }: Look, question: MarchQuestion, { middle, shape }: Formation): March {
  const from = middleOf(question.models.map((id) => modelOf(s, id)));
  const [x, y] = [middle.x - from.x, middle.y - from.y];
  const far = Math.sqrt(x * x + y * y);
  const moves = Math.min(question.moves, Math.max(1, Math.ceil((far - TOLERANCE) / question.reach)));
  const part = far === 0 ? 0 : Math.min(1, (question.reach * moves) / far) / moves;
  return { dx: x * part, dy: y * part, moves, charge: shape === CHARGE };
}

/** Those in front first: they make room for the others. */
export function nextInMarch({ s }: Look, waiting: readonly string[], { dx, dy }: March): Model {
  const ahead = ({ x, y }: Model) => x * dx + y * dy;
  return waiting
    .map((id) => modelOf(s, id))
    .reduce((first, model) => (ahead(model) > ahead(first) ? model : first));
}

/** Where one of them comes to with one Move; null: it cannot stir. */
function legOf(look: Look, model: Model, { dx, dy, charge }: March, terms: MoveTerms): Spot | null {
  const question = moveTerms(look, model, { ...terms, targets: charge ? null : [] });
  const long = Math.sqrt(dx * dx + dy * dy);
  // FF-MOV-01: whoever has the shorter stick comes less far.
  if (long === 0) return null;
  const most = Math.min(1, question.reach / long);
  for (let n = PARTS; n > 0; n--) {
    const part = (most * n) / PARTS;
    const to = onSurface(tableOf(look.s.terrain), model.x + part * dx, model.y + part * dy, model.z);
    const { way } = straightMove(look, question, to);
    if (way !== null && (way.end.x !== model.x || way.end.y !== model.y)) return to;
  }
  return null;
}

/** One Move of the march by one of them; whether it went. */
export function marchOn(cx: FaithCx, model: Model, march: March, terms: MoveTerms = {}): boolean {
  const to = legOf(cx, model, march, terms);
  if (to === null) return false;
  const question = moveTerms(cx, model, { ...terms, targets: march.charge ? null : [] });
  makeMove(cx, model, question, to);
  return true;
}

/** Where everybody would come to if nobody stopped them, for whoever wants to see it before he agrees; moves them. */
export function trialMarch(look: Look, question: MarchQuestion, formation: Formation): readonly Spot[] {
  const march = marchOf(look, question, formation);
  const stick = { reach: question.reach };
  let waiting: readonly string[] = question.models;
  const ends = new Map<string, Spot>();
  while (waiting.length > 0) {
    const model = nextInMarch(look, waiting, march);
    waiting = waiting.filter((id) => id !== model.id);
    for (let n = 0; n < march.moves; n++) {
      const own = LENGTH[stickOf(look, model)];
      const terms = { reach: Math.min(own, stick.reach), targets: march.charge ? null : [] };
      const to = legOf(look, model, march, terms);
      const way = to === null ? null : straightMove(look, moveTerms(look, model, terms), to).way;
      if (way !== null) Object.assign(model, way.end);
    }
    ends.set(model.id, { x: model.x, y: model.y, z: model.z });
  }
  return question.models.map((id) => ends.get(id)!);
}

/** Where their middle is to go must lie on the table; each gets as far as it can. */
export function marchProblem(_: MarchQuestion, { middle }: Formation, { s }: Look): Refusal | null {
  const { width, depth } = s.terrain;
  const on = middle.x >= 0 && middle.y >= 0 && middle.x <= width && middle.y <= depth;
  return on ? null : refusal('march.off-table', 'FF-GRP-03');
}

/** Some march: at an enemy more often than not. */
export function randomMarch(question: MarchQuestion, random: Random, looking: () => Look): Formation {
  const { s } = looking();
  const models = question.models.map((id) => modelOf(s, id));
  const from = middleOf(models);
  const enemies = enemiesOf(s, models[0]!);
  const enemy = random.below(3) > 0 ? enemies[random.below(Math.max(1, enemies.length))] : undefined;
  const [dx, dy] = DIRECTIONS[random.below(DIRECTIONS.length)]!;
  const far = question.reach * question.moves;
  const to = enemy ?? { x: from.x + dx * far, y: from.y + dy * far };
  const { width, depth } = s.terrain;
  return {
    middle: {
      x: snap(Math.max(0, Math.min(width, to.x)), GRID),
      y: snap(Math.max(0, Math.min(depth, to.y)), GRID),
      z: 0,
    },
    facing: 0,
    shape: question.shapes[random.below(question.shapes.length)]!,
  };
}
