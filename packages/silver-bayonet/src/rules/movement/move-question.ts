import type { Random, Refusal, Said } from '@vedette/engine';
import {
  along,
  bodyAt,
  DIRECTIONS,
  firstInterruption,
  gap,
  type LinkEnd,
  type PathRefusal,
  type Spot,
  snap,
  surfacesAt,
  type Trace,
  tableOf,
  towards,
  type Watch,
  type Waypoint,
} from '@vedette/engine/table';
import { enemiesOf, figure } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { MoveQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { barrierCost, enemiesTouching, touch } from './contact.ts';
import { beforeFall, cutAt, WHOLE_JUMPS } from './cut.ts';
import { toFirstContact } from './first-contact.ts';
import { groundOf } from './ground-of.ts';
import { firstHatch } from './halt.ts';
import { jumpsShort } from './long-jump.ts';
import { blockedBy, traceOf } from './path.ts';
import { upToStairs } from './stairs.ts';

const NO_WAY: Readonly<Record<PathRefusal, Said>> = {
  'off-table': say('move.off-table'),
  side: say('move.side'),
  floating: say('move.floating'),
  ground: say('move.ground'),
  barred: say('move.barred'),
  narrow: say('move.narrow'),
  level: say('move.level'),
  jump: say('move.jump'),
  drop: say('move.drop'),
  link: say('move.link'),
  body: say('move.no-way'),
};

/** How a random Move goes, mostly on foot. */
const MANNERS = [null, null, null, null, null, null, 'jump', 'drop'] as const;

/** SB-MOV-01 to -03, -05, -07, -16 to -19: why this Move is not allowed; null when it is. */
export function moveProblem(question: MoveQuestion, path: readonly Waypoint[], look: Look): Refusal | null {
  if (path.length === 0) return null;
  const mover = figure(look.s, question.figure);
  return wayProblem(look, mover, traceOf(look, mover, path), question);
}

/** The same of a way that is measured already. */
export function wayProblem(look: Look, mover: Figure, whole: Trace, question: MoveQuestion): Refusal | null {
  if (whole.refused !== null) {
    const { code } = whole.refused;
    return { code: `move.${code}`, rule: 'SB-MOV-02', ...NO_WAY[code] };
  }
  // SB-OPS-09: a hatch takes it through at once; where it goes from there is chosen there.
  const hatch = firstHatch(look, mover, whole);
  const way = hatch === null ? whole : cutAt(whole, { ...hatch.at, spot: hatch.at.at });
  if (way.stretches.every(({ kind, length, rise }) => kind !== 'link' && length === 0 && rise === 0)) {
    const said = say('move.nowhere');
    return { code: 'move.nowhere', rule: 'SB-ACT-05', ...said };
  }
  if (!affordable(look, mover, way, question)) {
    const down = endsInDrop(look, mover, way, question.budget);
    if (down !== null) return down;
    const cost = snap(way.cost, 1000);
    const said = say('move.too-far', { cost, budget: snap(question.budget, 1000) });
    return { code: 'move.too-far', rule: 'SB-MOV-01', ...said };
  }
  const trace = upToStairs(groundOf(look, mover), mover, way, question.budget);
  const other = blockedBy(look, mover, beforeFall(trace));
  if (other !== null)
    return { code: 'move.occupied', rule: 'SB-MOV-03', ...say('move.occupied', { other: other.name }) };
  const keeps = look.modify('keepsAway', mover, 0);
  if (keeps > 0 && comesNearer(look, mover, trace, keeps)) {
    const said = say('move.too-near', { keeps: snap(keeps, 1000) });
    return { code: 'move.too-near', rule: 'SB-ATT-86', ...said };
  }
  return contactProblem(look, mover, trace, question);
}

/** SB-MOV-01, -16, -19; SB-MOV-17: a jump that the Move is too short for may be one that a Sprint could lengthen. */
function affordable(look: Look, mover: Figure, trace: Trace, { budget, sprint = 0 }: MoveQuestion): boolean {
  const goes = (inches: number) => {
    const { stretch, part, spot } = along(groundOf(look, mover), mover, trace, inches, WHOLE_JUMPS);
    // SB-OPS-09: stairs at the end of the way may be begun with too little.
    if (stretch === trace.stretches.length - 1 && trace.stretches[stretch]!.kind === 'link') return true;
    // A drop that takes all there is, or a fall, ends where the base comes down.
    const down = part === 1 && samePlace(spot, trace.end, 1 / look.s.terrain.grid);
    return stretch === trace.stretches.length || down;
  };
  return goes(budget) || (sprint > 0 && jumpsShort(look, mover, trace, budget) && goes(budget + sprint));
}

/** SB-MOV-19: a fall, or a drop that takes all there is, ends the Move where the base comes down, however little is left to go. */
function endsInDrop(look: Look, mover: Figure, trace: Trace, budget: number): Refusal | null {
  const { stretch, part, spot } = along(groundOf(look, mover), mover, trace, budget, WHOLE_JUMPS);
  const kind = trace.stretches[stretch]?.kind;
  if (part !== 1 || (kind !== 'fall' && kind !== 'leap')) return null;
  const said = say('move.comes-down', { by: kind, x: snap(spot.x, 1000), y: snap(spot.y, 1000) });
  return { code: 'move.too-far', rule: 'SB-MOV-19', ...said };
}

function samePlace(a: Spot, b: Spot, slack: number): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs(a.z - b.z)) <= slack;
}

/** SB-EVT-09: contact with an enemy where none is allowed; SB-GEN-09.R2: contact across a barrier not paid for. */
function contactProblem(
  look: Look,
  mover: Figure,
  trace: Trace,
  { attack, budget }: MoveQuestion,
): Refusal | null {
  // SB-GEN-11.R2: contact by a fall is no attack.
  if (trace.stretches.some(({ kind }) => kind === 'fall')) return null;
  const way = toFirstContact(look, mover, trace);
  const there = bodyAt(way.end, mover);
  const touched = enemiesTouching(look.s, mover, there);
  if (!attack && touched.length > 0) {
    const said = say('move.no-attack');
    return { code: 'move.no-attack', rule: 'SB-EVT-09', ...said };
  }
  const price = Math.min(...touched.map((enemy) => barrierCost(look.s, there, enemy)));
  const free = touched.length === 0 || price === 0 || touched.some((enemy) => touch(look.s, mover, enemy));
  if (free || way.cost + price <= budget + 1 / look.s.terrain.grid) return null;
  const said = say('move.barrier', { price: snap(price, 1000) });
  return { code: 'move.barrier', rule: 'SB-GEN-09', ...said };
}

/** SB-ATT-86.R1: whether any point of the way is nearer than this to an enemy. */
function comesNearer(look: Look, mover: Figure, trace: Trace, keeps: number): boolean {
  const watches: Watch[] = enemiesOf(look.s, mover).map((body) => ({
    kind: 'near',
    body,
    distance: keeps - 1 / look.s.terrain.grid,
    alsoAtStart: true,
  }));
  return firstInterruption(groundOf(look, mover), trace, mover, watches) !== null;
}

/** Some legal Move: at an enemy, anywhere, or none. */
export function randomMove(question: MoveQuestion, random: Random, looking: () => Look): readonly Waypoint[] {
  const look = looking();
  const { s } = look;
  const mover = figure(s, question.figure);
  const linked = s.terrain.links.length > 0 && random.below(3) === 0 ? byLink(s, mover, random) : null;
  if (linked !== null && moveProblem(question, linked, look) === null) return linked;
  for (let tries = 0; tries < 4; tries++) {
    const path = somewhere(question, mover, random, s);
    if (path !== null && moveProblem(question, path, look) === null) return path;
  }
  return [];
}

/** To the end of some link, and on by it. */
function byLink({ terrain }: SilverBayonetState, { x, y, z }: Figure, random: Random): readonly Waypoint[] {
  const { id, ends, auto } = terrain.links[random.below(terrain.links.length)]!;
  const [from, to] = random.below(2) === 0 ? ends : [ends[1], ends[0]];
  const spot = (end: LinkEnd, off: number): Spot => ({ x: end.x + off, y: end.y + off, z: end.z });
  if (from.opening !== undefined) {
    const inside = spot(from, 0.5);
    return auto === true ? [inside] : [inside, { ...spot(to, 0.5), by: { link: id } }];
  }
  const far = Math.max(Math.abs(x - from.x), Math.abs(y - from.y), Math.abs(z - from.z));
  const through = { ...spot(to, 0), by: { link: id } };
  return far < from.within / 2 ? [through] : [spot(from, 0), through];
}

function somewhere(
  { budget }: MoveQuestion,
  mover: Figure,
  random: Random,
  s: SilverBayonetState,
): readonly Waypoint[] | null {
  const enemies = enemiesOf(s, mover);
  const enemy = random.below(2) === 0 && enemies.length > 0 ? enemies[random.below(enemies.length)]! : null;
  const direction =
    enemy === null
      ? DIRECTIONS[random.below(DIRECTIONS.length)]!
      : towards(mover.x, mover.y, enemy.x, enemy.y);
  if (direction === null) return null;
  const length = enemy === null ? (budget * (1 + random.below(8))) / 8 : Math.min(budget, gap(mover, enemy));
  const { grid } = s.terrain;
  const x = snap(mover.x + direction[0] * length, grid);
  const y = snap(mover.y + direction[1] * length, grid);
  const levels = surfacesAt(tableOf(s.terrain), x, y);
  if (levels.length === 0) return null;
  const { z } = levels[random.below(levels.length)]!;
  const by = MANNERS[random.below(MANNERS.length)]!;
  return [by === null ? { x, y, z } : { x, y, z, by }];
}
