import { type Spot, towards, turned } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { friendsOf } from '../../models.ts';
import type { MoveQuestion } from '../../questions.ts';
import { mayAttack } from '../../rules/actions/may-attack.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { straightMove } from '../../rules/movement/straight.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import type { Model } from '../../state.ts';
import type { Force } from '../attacks/blow-with.ts';
import { bestBlow } from '../attacks/blows.ts';
import { faceBelow } from '../ground/above.ts';
import { chargeAt, nearer, type Step } from '../ground/advance.ts';
import { chargeFright, dangerAt, shotBetween } from '../ground/danger.ts';
import { onTheWay } from '../ground/detour.ts';
import { apart, foesOf, type Mind, supposing } from '../mind.ts';
import type { Aim } from '../worth/aims.ts';
import { decides, outlasts } from '../worth/decides.ts';
import { worthOf } from '../worth/worth.ts';
import { aimsOn, knownAims } from './errands.ts';
import { stanceAt } from './stance.ts';
import { unveiledAt, unveilingSpots } from './unveil.ts';

/** One Move, and what it promises, in points more than to stay, with 0, 1 or 2 actions after it. */
interface WeighedStep {
  readonly to: Spot;
  readonly worth: readonly [number, number, number];
}

/** How many enemies are thought of, nearest first: to charge them, and to get nearer to them. */
const CHARGED = { careful: 4, hasty: 2 } as const;
const APPROACHED = { careful: 2, hasty: 1 } as const;
/** Millimetres that somebody is gone out of one's way for, for each point that he decides. */
const HUNTED = 8;
/** Ways back, in steps of five degrees from straight away. */
const BACK = { careful: [0, 9, -9], hasty: [] } as const;
/** Those of one who only has to live. */
const AWAY = [0, 9, -9, 18, -18];
/** Of what is left to do after a Move without a blow or a shot, so much is as good as done. */
const ONWARDS = 0.8;
/** In a fight the enemy's next turn is not all that counts: it may be over by then. */
const IN_A_FIGHT = 0.5;

/** Everything worth thinking about in one Move; `most`: actions that may be left after it. */
export function stepsFor(mind: Mind, question: MoveQuestion, model: Model, most: number): WeighedStep[] {
  const steps = candidates(mind, question, model);
  if (steps.length === 0) return [];
  const leading = isLed(question);
  const here = stanceAt(mind, model, model, { to: null, gone: 0, leading });
  return steps.map((step) =>
    step.way.targets.length > 0
      ? { to: step.to, worth: chargeWorth(mind, model, step, most) }
      : { to: step.to, worth: marchWorth(mind, model, step, most, { here, leading }) },
  );
}

function isLed({ leads = [] }: MoveQuestion): boolean {
  return leads.length > 0;
}

/** A Move, and what it leads to where it goes round something. */
interface Candidate extends Step {
  readonly goal: Spot | null;
}

function candidates(mind: Mind, question: MoveQuestion, model: Model): Candidate[] {
  const { look, care } = mind;
  const foes = foesOf(mind, model)
    .map((foe) => ({ foe, far: apart(foe, model) - HUNTED * decides(mind.s, foe) }))
    .sort((a, b) => a.far - b.far)
    .map(({ foe }) => foe);
  const found: Candidate[] = [];
  const add = (step: Step | null, goal: Spot | null = null) => {
    if (step === null || found.some(({ to }) => to.x === step.to.x && to.y === step.to.y)) return;
    found.push({ to: step.to, way: step.way, goal });
  };
  const charges = question.manner !== 'hover' && question.targets === null && !question.breaksAway;
  if (charges) for (const foe of foes.slice(0, CHARGED[care])) add(chargeAt(look, question, model, foe));
  for (const foe of foes.slice(0, APPROACHED[care]))
    add(nearer(look, question, model, faceBelow(mind, model, foe)?.foot ?? foe));
  for (const aim of errandsOf(mind, model, isLed(question)))
    add(onTheWay(mind, question, model, aim.at), aim.at);
  for (const spot of unveilingSpots(mind, model, question.reach)) add(nearer(look, question, model, spot));
  const [nearest] = foes;
  if (found.length === 0 && nearest !== undefined) add(onTheWay(mind, question, model, nearest), nearest);
  if (nearest !== undefined)
    for (const turn of outlasts(mind.s, model) ? AWAY : BACK[care])
      add(backFrom(mind, question, model, nearest, turn));
  return found;
}

/** What the scenario wants of it, the nearest first. */
function errandsOf(mind: Mind, model: Model, leading: boolean): readonly Aim[] {
  const aims = aimsOn(mind, model, leading);
  if (aims.length < 2) return aims;
  return [...aims].sort((a, b) => apart(model, a.at) - apart(model, b.at)).slice(0, 2);
}

/** A Move away from somebody. */
function backFrom(
  { look, s }: Mind,
  question: MoveQuestion,
  model: Model,
  from: Spot,
  turn: number,
): Step | null {
  const away = towards(from.x, from.y, model.x, model.y);
  if (away === null) return null;
  const [dx, dy] = turned(away[0], away[1], turn);
  const { width, depth } = s.terrain;
  const { radius } = model;
  const to = onGrid({
    x: Math.min(width - radius, Math.max(radius, model.x + dx * question.reach)),
    y: Math.min(depth - radius, Math.max(radius, model.y + dy * question.reach)),
    z: model.z,
  });
  const { way } = straightMove(look, question, to);
  return way === null || way.targets.length > 0 ? null : { to, way };
}

/** Who goes leaves the danger to his friends: what he escapes is not all gained. */
const ESCAPED = 0.1;

/** To stand somewhere else, and to shoot from there or to go on. */
function marchWorth(
  mind: Mind,
  model: Model,
  { way, goal }: Candidate,
  most: number,
  { here, leading }: { readonly here: number; readonly leading: boolean },
): readonly [number, number, number] {
  const course = { to: goal, gone: apart(model, way.end), leading };
  const better = stanceAt(mind, model, way.end, course) - here;
  const flees = better > 0 && !mayFlee(mind, model) && isBack(mind, model, way.end);
  const gain = (flees ? ESCAPED * better : better) + unveiledAt(mind, model, way.end);
  const further = Math.max(0, ONWARDS * gain);
  const shot = most === 0 ? 0 : shotFrom(mind, model, way.end);
  return [gain, gain + Math.max(shot, further), gain + Math.max(AIMED * shot, shot + further, 2 * further)];
}

/** Who is wanted elsewhere, or only has to live, leaves nobody in the lurch. */
function mayFlee(mind: Mind, model: Model): boolean {
  return knownAims(mind, model).length > 0 || outlasts(mind.s, model);
}

/** Whether it is farther from everybody there. */
function isBack(mind: Mind, model: Model, at: Spot): boolean {
  return foesOf(mind, model).every((foe) => apart(at, foe) >= apart(model, foe));
}

/** What a second action makes of a shot, on the average. */
const AIMED = 1.3;

/** What the nearest enemy whom it sees from there may fear, about. */
function shotFrom(mind: Mind, model: Model, at: Spot): number {
  if (gunsOf(mind.look, model).length === 0 || !mayAttack(mind.look, model, null)) return 0;
  let nearest: Model | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foesOf(mind, model)) {
    const far = apart(at, foe);
    if (far < least) [nearest, least] = [foe, far];
  }
  if (nearest === null) return 0;
  const target = nearest;
  const shot = shotBetween(mind, model, at, target, target);
  if (shot <= 0 || mind.care === 'hasty') return shot;
  const seen = supposing(mind, model, at, (look, there) => look.table.sight(there, target, 'shot').visible);
  return seen ? shot : 0;
}

/** FF-MOV-04: the fright, the blow, and what comes of standing there. */
function chargeWorth(
  mind: Mind,
  model: Model,
  { way }: Step,
  most: number,
): readonly [number, number, number] {
  const { targets, end } = way;
  const fright = targets.reduce((sum, target) => sum + chargeFright(mind, model, target), 0);
  const more = Math.max(0, dangerAt(mind, model, end) - dangerAt(mind, model, model));
  const bare = fright + support(mind, model, targets) - more;
  if (most === 0) return [bare, bare, bare];
  return supposing(mind, model, end, (look, there) => {
    const plain = blowAmong(look, there, targets, 'plain');
    const strong = most > 1 ? blowAmong(look, there, targets, 'powerful') : plain;
    const struck = bare + (1 - IN_A_FIGHT) * more;
    return [bare, struck + plain, struck + Math.max(plain, strong)];
  });
}

/** FF-HTH-06: one more beside an enemy is worth so much of him, and of each friend who fights him already. */
const BESET = 0.15;
const HELPED = 0.09;

/** What it is worth to gang up: the others fight the better for it. */
function support(mind: Mind, model: Model, targets: readonly Model[]): number {
  let sum = 0;
  for (const target of targets) {
    const fighting = friendsOf(mind.s, model).filter((friend) => mind.look.table.touches(friend, target));
    if (fighting.length === 0) continue;
    sum += BESET * worthOf(mind.s, target);
    for (const friend of fighting) sum += HELPED * worthOf(mind.s, friend);
  }
  return sum;
}

function blowAmong(look: Look, model: Model, targets: readonly Model[], force: Force): number {
  return targets.reduce(
    (best, target) => Math.max(best, bestBlow(look, model, target, force)),
    Number.NEGATIVE_INFINITY,
  );
}
