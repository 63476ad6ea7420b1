import type { Formation } from '@vedette/engine';
import { DIRECTIONS, type Spot, type Waypoint } from '@vedette/engine/table';
import { pathTowards } from '../../board/route.ts';
import { mm } from '../../data/distances.ts';
import { figure as find, unit, unitOf } from '../../figures.ts';
import { readErrandId } from '../../option-ids.ts';
import type { ErrandQuestion, MarchQuestion, MoveQuestion } from '../../questions.ts';
import { ledBy } from '../../rules/animals/animal.ts';
import { apart } from '../../rules/ground/apart.ts';
import { coverFrom } from '../../rules/ground/cover.ts';
import { barriersBetween, ground, isBuilding, pieceNamed, typeOf } from '../../rules/ground/pieces.ts';
import { moveProblem } from '../../rules/movement/move-question.ts';
import { reachAlong } from '../../rules/movement/rate.ts';
import { lengthOf, pointAlong, routeTo, straight } from '../../rules/movement/way.ts';
import type { Figure, FigureId, Unit, UnitId } from '../../state.ts';
import { type Goal, goalOf } from './goals.ts';
import { type At, bestOf, enemies, type Mind, middleOf, nearestOf, placeOf } from './mind.ts';

/** The one of the table's directions that points from one place to another. */
export function facingTo(from: At, to: At): number {
  const indexes = DIRECTIONS.map((_, i) => i);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return bestOf(indexes, (i) => DIRECTIONS[i]![0] * dx + DIRECTIONS[i]![1] * dy);
}

/** BP-SEQ-05: towards the goal, stopping short of enemies, by the side of cover where there is some. */
export function march(question: MarchQuestion, mind: Mind): Formation {
  const { s } = mind;
  const u = unit(s, question.unit);
  const from = placeOf(s, u);
  const goal = goalOf(mind, u);
  if (goal === null)
    return { middle: onTable(mind, from), facing: facingFoe(mind, from), shape: 'as-you-are' };
  const facing = facingTo(from, goal);
  // Side by side everybody touches an edge, or the file of a herd, at once.
  if (goal.touch && !goal.hurry) return { ...besideHerd(mind, from, goal), shape: 'line' };
  const round = detour(mind, leaderOf(mind, u), goal, question.reach);
  if (round !== null) {
    const shape = loose(mind, 'column');
    return { middle: onTable(mind, round), facing: facingTo(from, round), shape };
  }
  if (goal.touch) return { middle: onTable(mind, goal), facing, shape: loose(mind, 'line') };
  const middle = onTable(mind, halt(mind, from, goal, question.reach));
  return { middle, facing, shape: loose(mind, 'two-ranks') };
}

/** One march in so many is for dressing the ranks. */
const DRESSING = 20;

/** Nobody is in his neighbour's way while all keep their places; now and then they sort themselves out. */
function loose({ random }: Mind, dressed: string): string {
  return random.below(DRESSING) === 0 ? dressed : 'as-you-are';
}

/** The one whom the others follow, if he is there. */
function leaderOf({ s }: Mind, u: Unit): Figure | null {
  const anchor = u.anchor === null ? null : find(s, u.anchor);
  return anchor !== null && anchor.standing === 'table' && anchor.inside === null ? anchor : null;
}

/** Along the longer side of the free animals, on the side one comes from. */
function besideHerd(mind: Mind, from: At, goal: Goal): Pick<Formation, 'middle' | 'facing'> {
  const free = mind.s.animals.filter(
    ({ leader, taken, x, y }) => leader === null && taken === null && apart({ x, y }, goal) < HERD,
  );
  const xs = free.map(({ x }) => x);
  const ys = free.map(({ y }) => y);
  const [wide, deep] = [xs, ys].map((all) => Math.max(...all) - Math.min(...all)) as [number, number];
  const middle = middleOf(free) ?? goal;
  const at = wide >= deep ? { x: middle.x, y: goal.y } : { x: goal.x, y: middle.y };
  const across = wide >= deep ? { x: at.x, y: from.y } : { x: from.x, y: at.y };
  return { middle: onTable(mind, at), facing: facingTo(across, at) };
}

/** Animals so near to each other are one herd. */
const HERD = 300;
/** A way round things is looked for so far, and taken if it is no longer than so many moves more. */
const FAR = 3000;
const DETOUR = 2.5;

/** Where to go first when something bars the way; null: nothing does, or it is better climbed over. */
function detour(mind: Mind, f: Figure | null, goal: Goal, reach: number): At | null {
  const { s } = mind;
  const to = { x: goal.x, y: goal.y, z: 0 };
  if (f === null || f.inside !== null || straight(s, f, to)) return null;
  const path = routeTo(s, f, to, FAR, 'near');
  if (path === null || path.length < 2) return null;
  const end = path[path.length - 1]!;
  const [length, left] = [lengthOf(path), apart(end, to)];
  const table = ground(s);
  const walls = barriersBetween(table, f, to);
  const climbs = walls.length > 0 && !walls.some((p) => isBuilding(typeOf(table, p)));
  if (left > reach || (climbs && length + left > apart(f, to) + DETOUR * reach)) return null;
  return pointAlong(path, Math.min(reach, Math.max(0, length + left - goal.within)));
}

function facingFoe(mind: Mind, from: At): number {
  const foe = nearestOf(enemies(mind), from);
  return foe === null ? 0 : facingTo(from, foe);
}

function onTable({ s }: Mind, { x, y }: At): Spot {
  return {
    x: Math.round(Math.max(0, Math.min(s.terrain.width, x))),
    y: Math.round(Math.max(0, Math.min(s.terrain.depth, y))),
    z: 0,
  };
}

/** Steps of direction to either side that are looked at for cover. */
const ASIDE = [0, 4, -4];
/** What cover is worth in millimetres of way, as a share of the reach. */
const COVER = 0.3;

/** Where to stop: as near as wanted, in cover if it costs little. */
function halt(mind: Mind, from: At, goal: Goal, reach: number): At {
  const { s } = mind;
  const left = apart(from, goal) - goal.within;
  const length = Math.max(0, Math.min(reach, left));
  if (left > 2 * reach || goal.hurry) return stepTo(from, goal, length);
  const observer = nearestOf(enemies(mind), from);
  const facing = facingTo(from, goal);
  const places = ASIDE.map((turn) => {
    const [dx, dy] = DIRECTIONS[(facing + turn + DIRECTIONS.length) % DIRECTIONS.length]!;
    return turn === 0 ? stepTo(from, goal, length) : { x: from.x + dx * length, y: from.y + dy * length };
  });
  return bestOf(places, (at) => {
    const { soft, hard } = coverFrom(s, { ...at, radius: 0, inside: null }, observer);
    return (hard ? 2 : soft ? 1 : 0) * COVER * reach - Math.abs(apart(at, goal) - goal.within);
  });
}

function stepTo(from: At, to: At, length: number): At {
  const far = apart(from, to);
  const share = far <= length ? 1 : length / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Parts of the way that are tried until one is legal. */
const SHARES = [1, 0.6, 0.3];

/** BP-MOV-01: one man towards his own goal, or not at all. */
export function move(question: MoveQuestion, mind: Mind): readonly Waypoint[] {
  const { s } = mind;
  const f = find(s, question.figure);
  const goal = goalOf(mind, unitOf(s, f), f);
  if (goal === null || apart(f, goal) <= goal.within) return [];
  const longest = reachAlong(s, f, [{ x: f.x, y: f.y, z: 0 }], question);
  const round = detour(mind, f, goal, longest);
  const to = round ?? (goal.touch ? goal : stepTo(f, goal, apart(f, goal) - goal.within));
  for (const share of SHARES) {
    const path = pathTowards(s, question, { x: to.x, y: to.y, z: 0 }, share);
    if (moveProblem(question, path, s) === null) return path;
  }
  return [];
}

/** BP-SEQ-05: animals are taken, walls on the way crossed, houses left for what lies outside. */
export function errands({ options, doers, min }: ErrandQuestion, mind: Mind): readonly string[] {
  const chosen = new Map<FigureId, { readonly id: string; readonly worth: number }>();
  for (const id of options) {
    const doer = doers[id]!;
    const worth = errandWorth(mind, find(mind.s, doer), id);
    if (worth > 0 && worth > (chosen.get(doer)?.worth ?? 0)) chosen.set(doer, { id, worth });
  }
  const ids = [...chosen.values()].map(({ id }) => id);
  return ids.length >= min ? (min === 1 ? ids.slice(0, 1) : ids) : options.slice(0, min);
}

function errandWorth(mind: Mind, f: Figure, errand: string): number {
  const { s, purpose } = mind;
  const { action, what } = readErrandId(errand);
  const raids = purpose.aim.what === 'plunder' && !purpose.holds;
  if (action === 'secure') return raids ? 3 : 0;
  if (action === 'mount') return 2;
  const leads = ledBy(s, f) !== null;
  const goal = goalOf(mind, unitOf(s, f), f);
  if (action === 'enter' && goal?.house === what) return 2;
  if (action === 'leave' && goal !== null && goal.house === f.inside) return 0;
  if (action === 'enter')
    return purpose.holds && purpose.aim.what === 'clear' && f.weapons.length > 0 ? 1 : 0;
  if (goal === null || leads) return 0;
  if (action === 'leave') return apart(f, goal) > goal.within ? 1 : 0;
  if (action !== 'cross' || apart(f, goal) <= goal.within) return 0;
  const table = ground(s);
  if (!barriersBetween(table, f, goal).includes(pieceNamed(table, what))) return 0;
  return detour(mind, f, goal, mm(s, 'infantry')) === null ? 1 : 0;
}

export function everybody<Id extends string>({
  options,
}: {
  readonly options: readonly Id[];
}): readonly Id[] {
  return options;
}

/** BP-DIG-04: whoever is in the midst of them. */
export function standIn(
  { unit: id, options }: { readonly unit: UnitId; readonly options: readonly FigureId[] },
  { s }: Mind,
): FigureId {
  const men = options.map((man) => find(s, man));
  const middle = middleOf(men) ?? placeOf(s, unit(s, id));
  return nearestOf(men, middle)!.id;
}
