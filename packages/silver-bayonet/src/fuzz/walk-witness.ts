import {
  along,
  type Body,
  bodyAt,
  gap,
  legalPlace,
  measure,
  type Obstacle,
  pointOn,
  type Route,
  route,
  type Spot,
  surfacesAt,
} from '@vedette/engine/table';
import { MARKER_RADIUS } from '../data/bases.ts';
import type { SilverBayonetEvent } from '../events.ts';
import { enemiesOf, figure, stands } from '../figures.ts';
import type { Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { acrossFrom, preyOf } from '../rules/monsters/behaviours/non-aggressive.ts';
import { candidatesOf, senses } from '../rules/monsters/candidates.ts';
import { CONTACT } from '../rules/movement/contact.ts';
import { WHOLE_JUMPS } from '../rules/movement/cut.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { othersInTheWay } from '../rules/movement/path.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { onOneBoard } from '../scenario/boards/board.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { laneOn } from './lane-witness.ts';

type Told = readonly SilverBayonetEvent[];

/** Events of an activation in which nothing happens but a Move. */
const QUIET: ReadonlySet<string> = new Set(['activated', 'moved', 'phaseBegan']);
/** Lattice of the search that the witness makes for itself, and how finely it looks for places to stop. */
const RESOLUTION = 0.25;
const EVERY = 0.02;
/** SB-MONA-06.R1: it keeps out of contact with all but the one it goes for. */
const OUT_OF_CONTACT = CONTACT.tolerance + 0.001;
/** Places to stop are looked for at such steps: so much of a Speed may be left. */
const STOPS = 0.05;
/** A jump that takes a whole Move needs to begin at the very edge. */
const JUMP_SLACK = 0.1;
/** A point of the table's edge is touched from straight before it only: ways lead to a little before it. */
const BESIDE_EDGE = 0.05;
/** Lanes that are closed before the witness gives up. */
const MOST_LANES = 24;
/** Ways are found on a lattice: the same way may come out a little longer from another place. */
const TOLERANCE = 0.35;

/**
 * SB-MONA-05, -06: a monster that does nothing but move gets nearer to somebody or something, along its way there, by
 * all of its Speed that can be used.
 */
export function walkWitness(): (told: Told, state: SilverBayonetState) => readonly string[] {
  let before: SilverBayonetState | null = null;
  return (told, state) => {
    const broken = before === null ? [] : slowWalk(told, before, state);
    before =
      state.phase === 'monsters' && state.ended === null
        ? { ...state, figures: copied(state.figures), clues: copied(state.clues) }
        : null;
    return broken;
  };
}

function copied<T>(plain: T): T {
  return JSON.parse(JSON.stringify(plain)) as T;
}

function slowWalk(told: Told, before: SilverBayonetState, after: SilverBayonetState): readonly string[] {
  const moves = told.filter((event) => event.type === 'moved');
  const activated = told.find((event) => event.type === 'activated');
  if (activated === undefined || before.terrain !== after.terrain) return [];
  const quiet = told.every((event) => QUIET.has(event.type));
  const own = moves.every(({ figure: id, how }) => id === activated.figure && how === 'move');
  const mover = before.figures.find(({ id }) => id === activated.figure);
  if (!quiet || !own || mover === undefined || mover.side !== null || mover.terror !== null) return [];
  if (before.options['monster-path'] === 'straight') return [];
  const look = looking(before);
  const end = figure(after, mover.id);
  const spent = moves.reduce((sum, { cost }) => sum + cost, 0);
  // What a scenario sends it for is not known here; but all of its Speed is all of its Speed.
  if (spent >= speedOf(look, mover) - STOPS) return [];
  const goals = goalsOf(before, mover);
  if (goals.length === 0 || staysAtClue(look, mover, end)) return [];
  if (goals.some((goal) => reaches(look, mover, end, goal))) return [];
  return [
    `${mover.name} goes ${spent} of ${speedOf(look, mover)}" from ${mover.x}, ${mover.y} to ${end.x}, ${end.y}, though its way goes on.`,
  ];
}

/** What it may be going for, nearest first. */
function goalsOf(s: SilverBayonetState, mover: Figure): readonly Body[] {
  const prey = preyOf(s, mover);
  if (prey !== null) return [prey];
  const across = acrossFrom(s, mover);
  // SB-MON-09: passive, it cares for no clue, but walks to its edge.
  return [...enemiesOf(s, mover).filter(stands), ...(across === null ? markersOf(s) : [across])]
    .filter((goal) => onOneBoard(s, mover, goal))
    .sort((a, b) => distanceBetween(mover, a) - distanceBetween(mover, b));
}

function markersOf({ clues, objects }: SilverBayonetState): readonly Body[] {
  return [...clues, ...objects].map(discOf);
}

function discOf({ x, y, z }: Spot): Body {
  return { x, y, z, radius: MARKER_RADIUS, height: 1 };
}

/** SB-MONA-05: whoever sees nobody is where it wants to be at a clue. */
function staysAtClue(look: Look, mover: Figure, end: Spot): boolean {
  const touched = look.s.clues.map(discOf).some((clue) => isAt(end, mover, clue));
  return touched && !candidatesOf(look, mover).some((candidate) => senses(look, mover, candidate));
}

/** SB-GEN-09: contact has a tolerance, and a friend may stand where the last hair of the way would lead. */
function isAt(end: Spot, mover: Figure, marker: Body): boolean {
  return gap(bodyAt(end, mover), marker) <= CONTACT.tolerance && Math.abs(end.z - marker.z) < marker.height;
}

/** Whether it is as near to a goal now as its Speed could bring it. */
function reaches(look: Look, mover: Figure, end: Spot, goal: Body): boolean {
  const way = wayTo(look, mover, mover, goal);
  // Out of reach, it goes to the nearest place, and that is another matter.
  if (way === null) return true;
  const others = obstaclesOf(look, mover, goal).map(({ body }) => body);
  const walks = gaitOf(look, mover).over === 'ground';
  const stop = walks
    ? farthestStop(look, mover, goal, way, others)
    : farthestLanding(look, mover, way, others);
  const least = walks ? Math.min(stop.left, leftUpright(look, mover, goal, others)) : stop.left;
  if (isNear(stop.spot, end) && stop.left <= least + TOLERANCE) return true;
  const left = wayTo(look, mover, end, goal);
  return left !== null && left.cost <= least + TOLERANCE;
}

/**
 * SB-MOV-02.R1: how little is left of a way on which it never turns sideways. Should the rules' ways be too narrow to
 * stop on, this one is not: nobody is excused by a way that cannot be gone.
 */
function leftUpright(look: Look, mover: Figure, goal: Body, others: readonly Body[]): number {
  const gait = gaitOf(look, mover);
  const upright = { ...gait, clearance: Math.max(gait.clearance, mover.radius) };
  const way = wayTo(look, mover, mover, goal, undefined, upright);
  return way === null ? Number.POSITIVE_INFINITY : stopOnFoot(look, mover, way, others).left;
}

/** How far along a way one Move leads. */
interface Stop {
  readonly spot: Spot;
  /** How little of the way need be left from there. */
  readonly left: number;
  /** Whether it stops only because the jump ahead takes more than what is left. */
  readonly atJump: boolean;
}

function isNear(a: Spot, b: Spot): boolean {
  return planDistance(a, b) <= STOPS && Math.abs(a.z - b.z) <= STOPS;
}

/** SB-MOV-16: whoever cannot jump any more in this Move gets farther by another way, perhaps, through the water. */
function farthestStop(look: Look, mover: Figure, goal: Body, way: Route, others: readonly Body[]): Stop {
  const stop = stopOnFoot(look, mover, way, others);
  const onFoot = stop.atJump ? wayTo(look, mover, mover, goal, 0) : null;
  const other = onFoot === null ? stop : stopOnFoot(look, mover, onFoot, others);
  return other.left < stop.left ? other : stop;
}

function stopOnFoot(look: Look, mover: Figure, way: Route, others: readonly Body[]): Stop {
  const table = groundOf(look, mover);
  const rules = { gait: gaitOf(look, mover), hanging: true };
  for (let inches = Math.min(speedOf(look, mover), way.cost); inches > 0; inches -= EVERY) {
    const { spot, cost, stretch, part } = along(table, mover, way.trace, inches, WHOLE_JUMPS);
    if (!legalPlace(table, bodyAt(spot, mover), others, rules)) continue;
    // Whoever hangs on a face hangs beside it, where the way goes up in it.
    const onWay = way.trace.stretches[stretch];
    const beside = onWay === undefined ? 0 : planDistance(spot, pointOn(onWay, part));
    return { spot, left: way.cost - cost + beside, atJump: onWay?.kind === 'jump' };
  }
  return { spot: mover, left: way.cost, atJump: false };
}

function planDistance(a: Spot, b: Spot): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * Who flies may come down on any level, wherever its way leads. Whom it would have flown over may be in its way where it
 * came down: what is left is reckoned along the way it was on.
 */
function farthestLanding(look: Look, mover: Figure, way: Route, others: readonly Body[]): Stop {
  const table = groundOf(look, mover);
  const gait = gaitOf(look, mover);
  const speed = speedOf(look, mover);
  const { stretches } = way.trace;
  let farthest: Stop = { spot: mover, left: way.cost, atJump: false };
  if (stretches.some(({ kind }) => kind !== 'fly')) return farthest;
  const costOf = (path: readonly Spot[]) => measure(table, gait, mover, path).cost;
  stretches.forEach((stretch, i) => {
    const path = [stretches[0]!.from, ...stretches.slice(0, i).map(({ to }) => to)];
    const rest = stretches.slice(i).map(({ to }) => to);
    for (let inches = 0; inches <= Math.min(stretch.length, speed); inches += EVERY) {
      const { x, y, z } = pointOn(stretch, inches / Math.max(stretch.length, EVERY));
      for (const level of [z, 0, ...surfacesAt(table, x, y).map((surface) => surface.z)]) {
        const spot = { x, y, z: level };
        if (!legalPlace(table, bodyAt(spot, mover), others, { gait })) continue;
        if (costOf([...path, spot]) > speed) continue;
        const left = costOf([spot, ...rest]);
        if (left < farthest.left) farthest = { spot, left, atJump: false };
      }
    }
  });
  return farthest;
}

/** SB-MOV-02.R2: a way that nobody could go Move by Move is none. */
function wayTo(
  look: Look,
  mover: Figure,
  from: Spot,
  goal: Body,
  longestJump = speedOf(look, mover) - JUMP_SLACK,
  gait = gaitOf(look, mover),
): Route | null {
  const { x, y, z } = from;
  const speed = speedOf(look, mover);
  const obstacles = [...obstaclesOf(look, mover, goal)];
  for (let closed = 0; ; closed++) {
    const way = route(
      groundOf(look, mover),
      gait,
      mover,
      { x, y, z },
      { body: goal, within: goal.radius === 0 ? BESIDE_EDGE : 0 },
      Number.POSITIVE_INFINITY,
      obstacles,
      { resolution: RESOLUTION, stays: true, longestJump },
    );
    const lane =
      way === null || closed === MOST_LANES
        ? null
        : laneOn(look, mover, way.trace, speed, speed - JUMP_SLACK);
    if (lane === null) return way;
    obstacles.push({ body: { ...lane, radius: 0, height: EVERY }, block: 'always' });
  }
}

function obstaclesOf(look: Look, mover: Figure, goal: Body): readonly Obstacle[] {
  const enemies: readonly Body[] = enemiesOf(look.s, mover);
  return othersInTheWay(look, mover).map((other) =>
    other.body !== goal && enemies.includes(other.body) ? { ...other, keep: OUT_OF_CONTACT } : other,
  );
}
