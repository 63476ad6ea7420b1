import {
  type Body,
  distance,
  distanceToPiece,
  explain,
  isClearOf,
  look as lookAlong,
  type Piece,
  type SightPattern,
  type SightRules,
  type Spot,
  screened,
  sightPattern,
  type Table,
  tableOf,
  traverse,
} from '@vedette/engine/table';
import { COVER_HEIGHTS, EYE_FRACTION } from '../../data/bodies.ts';
import { hasRule } from '../../data/rule-text.ts';
import { CONTACT, LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { friends, isFallen } from '../../models.ts';
import type { FaithState, Model } from '../../state.ts';
import type { Eyes, Sighting } from '../table.ts';
import { touch } from './contact.ts';
import { remembered } from './sight-memory.ts';

/** FF-RNG-07: nine points across the base, at two heights. */
const ACROSS = [-0.9, -0.675, -0.45, -0.225, 0, 0.225, 0.45, 0.675, 0.9];
const HEIGHTS = [0.2, 0.9];
/** Patterns remembered: a handful of sizes and forms. */
const MOST_PATTERNS = 200;

const UNSEEN: Sighting = { visible: false, cover: false, hidden: true };
const TOO_FAR: Sighting = { visible: false, cover: false, hidden: false };
const IN_THE_OPEN: Sighting = { visible: true, cover: false, hidden: false };
const IN_COVER: Sighting = { visible: true, cover: true, hidden: false };

const patterns = new Map<number, Map<number, SightPattern>>();
const centres = new Map<number, SightPattern>();

function patternOf({ radius, height }: Body): SightPattern {
  let broad = patterns.get(radius);
  if (broad === undefined) {
    broad = new Map();
    if (patterns.size >= MOST_PATTERNS) patterns.clear();
    patterns.set(radius, broad);
  }
  let pattern = broad.get(height);
  if (pattern === undefined) {
    pattern = sightPattern(
      HEIGHTS.flatMap((part) => ACROSS.map((across) => ({ across: across * radius, height: part * height }))),
    );
    if (broad.size >= MOST_PATTERNS) broad.clear();
    broad.set(height, pattern);
  }
  return pattern;
}

function centreOf({ height }: Body): SightPattern {
  let pattern = centres.get(height);
  if (pattern === undefined) {
    pattern = sightPattern([{ across: 0, height: EYE_FRACTION * height }]);
    if (centres.size >= MOST_PATTERNS) centres.clear();
    centres.set(height, pattern);
  }
  return pattern;
}

/** FF-RNG-07, FF-RNG-19, FF-SET-10: what one model sees of another. */
export function sees({ s }: Look, viewer: Model, target: Model, eyes: Eyes = 'plain'): Sighting {
  if (isTooFar(s, viewer, target)) return TOO_FAR;
  const table = tableOf(s.terrain);
  const strict = s.options['strict-los'] ? 1 : 0;
  const found = remembered(table, viewer, target, strict, s, sceneryBetween);
  if (found === HIDDEN) return UNSEEN;
  const woods = forEyes(s, WOOD_STATES[found >> 2]!, table, viewer, target, eyes);
  if (woods === 'hidden') return UNSEEN;
  if (eyes !== 'witness' && behindModels(s, viewer, target, eyes)) return TOO_FAR;
  return (found & COVERED) !== 0 || woods === 'cover' ? IN_COVER : IN_THE_OPEN;
}

/** What scenery does to a look, as a number that is kept: nothing is seen; or what woods do, seen, behind cover. */
const HIDDEN = 1;
const SEEN = 2;
const COVERED = 1;
const WOOD_STATES: readonly WoodState[] = ['clear', 'cover', 'edge', 'deep'];

/** More than any rounding. */
const ASIDE = 1;

/** Whether no scenery is even near a look, which is soon seen. */
function isBare(table: Table, viewer: Body, target: Body): boolean {
  const beside = target.radius + ASIDE;
  for (let p = 0; p < table.pieces.length; p++)
    if (!isClearOf(table, p, viewer.x, viewer.y, target.x, target.y, beside)) return false;
  return true;
}

function sceneryBetween(s: FaithState, table: Table, viewer: Body, target: Body): number {
  if (isBare(table, viewer, target)) return SEEN;
  const woods = woodsBetween(table, viewer, target);
  if (woods === 'hidden') return HIDDEN;
  const { visible, cover } = pastScenery(s, table, viewer, target);
  if (!visible) return HIDDEN;
  return (WOOD_STATES.indexOf(woods) << 2) | SEEN | (cover ? COVERED : 0);
}

/** What hinders a look, where that is known. */
export type Hinders = 'distance' | 'woods' | Piece | Model;

/** One line of a look, for whoever draws it. */
export interface DrawnLine {
  readonly end: Spot;
  readonly state: 'clear' | 'obscured' | 'stopped';
  readonly by: Hinders | null;
  readonly at: Spot | null;
}

/** The same as `sees`, line by line: distance and woods are one line each, from middle to middle. */
export function explainSight(
  { s }: Look,
  viewer: Model,
  target: Model,
): { readonly eye: Spot; readonly lines: readonly DrawnLine[] } {
  const eye = eyeOf(viewer);
  const table = tableOf(s.terrain);
  const straight = (state: DrawnLine['state'], by: Hinders): DrawnLine => ({
    end: eyeOf(target),
    state,
    by,
    at: null,
  });
  if (isTooFar(s, viewer, target)) return { eye, lines: [straight('stopped', 'distance')] };
  const woods = throughWoods(s, table, viewer, target, 'plain');
  if (woods === 'hidden') return { eye, lines: [straight('stopped', 'woods')] };
  const past = (pattern: SightPattern, rules: SightRules, screens: readonly Model[]) =>
    explain(table, eye, target, pattern, rules, screens).lines.map(
      ({ end, state, by, at }): DrawnLine => ({
        end,
        state,
        by: by === null ? null : by.kind === 'piece' ? table.pieces[by.piece]! : screens[by.screen]!,
        at,
      }),
    );
  const scenery = past(
    s.options['strict-los'] ? centreOf(target) : patternOf(target),
    sceneryRules(table),
    [],
  );
  const inTheWay = modelsBetween(s, viewer, target, 'plain');
  const models = past(centreOf(target), MODEL_RULES, inTheWay).filter(({ by }) => by !== null);
  return {
    eye,
    lines: [...scenery, ...models, ...(woods === 'cover' ? [straight('obscured', 'woods')] : [])],
  };
}

/** FF-SET-10, FF-SCN-30: how far anybody sees. */
function sightLimit({ clock }: FaithState): number {
  const { weather, outdoors, sight } = clock;
  const fog =
    outdoors && (weather === 'fog' || weather === 'storm') ? LENGTH.short : Number.POSITIVE_INFINITY;
  return Math.min(fog, sight ?? Number.POSITIVE_INFINITY);
}

function isTooFar(s: FaithState, from: Body, to: Body): boolean {
  const limit = sightLimit(s);
  return limit < Number.POSITIVE_INFINITY && distance(from, to) > limit + TOLERANCE;
}

function eyeOf({ x, y, z, height }: Body): Spot {
  return { x, y, z: z + EYE_FRACTION * height };
}

const WOODS = 'wood';

function isWood(table: Table, piece: number): boolean {
  return table.pieces[piece]!.flags.includes(WOODS);
}

const sceneryOf = new WeakMap<Table, SightRules>();

function sceneryRules(table: Table): SightRules {
  let rules = sceneryOf.get(table);
  if (rules === undefined) {
    rules = {
      tolerance: 0,
      obscuringDepth: Number.POSITIVE_INFINITY,
      ignoreNear: 0,
      figures: 'ignore',
      ignores: (piece) => isWood(table, piece),
    };
    sceneryOf.set(table, rules);
  }
  return rules;
}

function pastScenery(
  s: FaithState,
  table: Table,
  viewer: Body,
  target: Body,
): { readonly visible: boolean; readonly cover: boolean } {
  const rules = sceneryRules(table);
  const seen = lookAlong(table, eyeOf(viewer), target, patternOf(target), rules, []);
  const { cover } = seen;
  if (!s.options['strict-los']) return { visible: seen.visible, cover };
  const straight = lookAlong(table, eyeOf(viewer), target, centreOf(target), rules, []);
  return { visible: straight.visible, cover: straight.visible && (cover || seen.stopped !== 0) };
}

/** FF-RNG-07: the line from middle to middle, and who stands on it. */
function behindModels(s: FaithState, viewer: Model, target: Model, eyes: Eyes): boolean {
  const inTheWay = modelsBetween(s, viewer, target, eyes);
  return inTheWay.length > 0 && screened(eyeOf(viewer), target, centreOf(target), inTheWay);
}

/** Nothing but models counts. */
const MODEL_RULES: SightRules = {
  tolerance: 0,
  obscuringDepth: Number.POSITIVE_INFINITY,
  ignoreNear: 0,
  figures: 'block',
  ignores: () => true,
};

/** Who might stand on that line. */
function modelsBetween(s: FaithState, viewer: Model, target: Model, eyes: Eyes): readonly Model[] {
  const inTheWay: Model[] = [];
  const west = Math.min(viewer.x, target.x);
  const east = Math.max(viewer.x, target.x);
  const south = Math.min(viewer.y, target.y);
  const north = Math.max(viewer.y, target.y);
  const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
  const long = Math.sqrt(dx * dx + dy * dy);
  for (const other of s.models) {
    const { x, y, radius } = other;
    if (x + radius < west || x - radius > east || y + radius < south || y - radius > north) continue;
    // Well to one side of the line: most are.
    if (Math.abs((x - viewer.x) * dy - (y - viewer.y) * dx) > (radius + ASIDE) * long) continue;
    if (other === viewer || other === target || !screens(s, viewer, other, eyes)) continue;
    inTheWay.push(other);
  }
  return inTheWay;
}

/** FF-RNG-07: fallen models, swarms, Immaterials and friends beside the shooter block nobody. */
function screens(s: FaithState, viewer: Model, other: Model, eyes: Eyes): boolean {
  if (other.standing !== 'table' || isFallen(other)) return false;
  const { apparentlyDead, immaterial } = other.conditions;
  if (apparentlyDead !== undefined || immaterial !== undefined || hasRule(other.rules, 'swarm')) return false;
  if (!friends(viewer, other)) return eyes !== 'leader';
  return !touch(s, viewer, other);
}

/** FF-RNG-19: what woods do to a look. */
function throughWoods(
  s: FaithState,
  table: Table,
  viewer: Model,
  target: Model,
  eyes: Eyes,
): 'clear' | 'cover' | 'hidden' {
  return forEyes(s, woodsBetween(table, viewer, target), table, viewer, target, eyes);
}

/** What woods do to a look, as far as places decide; `edge` and `deep`: in a wood, at its edge or not, seen from without. */
type WoodState = 'clear' | 'cover' | 'hidden' | 'edge' | 'deep';

function woodsBetween(table: Table, viewer: Body, target: Body): WoodState {
  if (woodsOf(table).length === 0) return 'clear';
  const own = woodsAt(table, viewer);
  const other = woodsAt(table, target);
  const shared = own.some((wood) => other.includes(wood));
  if (shared) return distance(viewer, target) <= LENGTH.short + TOLERANCE ? 'cover' : 'hidden';
  if (crossesWood(table, viewer, target, [...own, ...other])) return 'hidden';
  if (own.length > 0 && !own.some((wood) => atEdge(table, wood, viewer))) return 'hidden';
  if (other.length === 0) return 'clear';
  return other.some((wood) => atEdge(table, wood, target)) ? 'edge' : 'deep';
}

function forEyes(
  s: FaithState,
  state: WoodState,
  table: Table,
  viewer: Model,
  target: Model,
  eyes: Eyes,
): 'clear' | 'cover' | 'hidden' {
  if (state !== 'edge' && state !== 'deep') return state;
  if (eyes !== 'shot') return state === 'edge' ? 'clear' : 'hidden';
  if (state === 'edge' && s.options['wood-edge-return-fire']) return 'cover';
  const close =
    touch(s, viewer, target) && woodsAt(table, target).some((wood) => atEdge(table, wood, viewer));
  return close ? 'cover' : 'hidden';
}

const wooded = new WeakMap<Table, readonly number[]>();

/** All woods of a table. */
function woodsOf(table: Table): readonly number[] {
  let known = wooded.get(table);
  if (known === undefined) {
    known = table.pieces.flatMap(({ flags }, p) => (flags.includes(WOODS) ? [p] : []));
    wooded.set(table, known);
  }
  return known;
}

/** FF-RNG-19: the woods that the middle of its base is in. */
function woodsAt(table: Table, { x, y }: Spot): readonly number[] {
  return woodsOf(table).filter(
    (wood) => !isClearOf(table, wood, x, y, x, y, 0) && distanceToPiece(table, wood, x, y) === 0,
  );
}

/** FF-RNG-19: the base touches or crosses the boundary. */
function atEdge(table: Table, wood: number, { x, y, radius }: Body): boolean {
  const { outline } = table.pieces[wood]!;
  const reach = radius + CONTACT.gap;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    if (toSegment(x, y, outline[i]!, outline[i + 1]!, outline[j]!, outline[j + 1]!) <= reach) return true;
  }
  return false;
}

function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  const [px, py] = [x - ax - part * dx, y - ay - part * dy];
  return Math.sqrt(px * px + py * py);
}

/** FF-RNG-19: the line from middle to middle crosses a wood that neither is in. */
function crossesWood(table: Table, a: Spot, b: Spot, own: readonly number[]): boolean {
  const near = woodsOf(table).some(
    (wood) => !own.includes(wood) && !isClearOf(table, wood, a.x, a.y, b.x, b.y, 0),
  );
  if (!near) return false;
  return traverse(table, a, b, 'plan').some(({ piece }) => isWood(table, piece) && !own.includes(piece));
}

/** FF-RNG-23, FF-GEN-09: just below what hides everything; what is lower is thrown over. */
const OVER = COVER_HEIGHTS.tall - 0.5;

const overhead = new Map<number, SightPattern>();

function overheadOf(radius: number): SightPattern {
  let pattern = overhead.get(radius);
  if (pattern === undefined) {
    const across = radius === 0 ? [0] : ACROSS.map((part) => part * radius);
    pattern = sightPattern(across.map((x) => ({ across: x, height: OVER })));
    if (overhead.size >= MOST_PATTERNS) overhead.clear();
    overhead.set(radius, pattern);
  }
  return pattern;
}

/** FF-RNG-23, FF-RNG-24: whether something reaches a base from a place over all that is lower than a wall. */
export function inTheOpen(s: FaithState, { x, y, z }: Spot, to: Body): boolean {
  const table = tableOf(s.terrain);
  const rules = sceneryRules(table);
  return lookAlong(table, { x, y, z: z + OVER }, to, overheadOf(to.radius), rules, []).visible;
}

/** FF-RNG-23: whether a model can throw something there: woods and fog hide a place as they hide somebody. */
export function throwsTo({ s }: Look, from: Model, { x, y, z }: Spot): boolean {
  const place = { ...from, x, y, z, radius: 0, height: 0 };
  if (isTooFar(s, from, place)) return false;
  if (throughWoods(s, tableOf(s.terrain), from, place, 'plain') === 'hidden') return false;
  return inTheOpen(s, from, place);
}
