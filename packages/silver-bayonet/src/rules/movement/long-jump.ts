import { along, backAlong, type Reached, snap, surfacesAt, type Trace, tableOf } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { tellEntries, zonesOnWay } from '../../scenario/boards/zone-entry.ts';
import { takeUpAtEnd } from '../../scenario/objects/take-up.ts';
import type { Figure, FigureId } from '../../state.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { arrive } from './arrive.ts';
import { couldStop } from './could-stop.ts';
import { cutAt, WHOLE_JUMPS } from './cut.ts';
import { fallTo } from './danger-of-falling.ts';
import { declaredTarget } from './declared-target.ts';
import { finishFallen } from './fallen.ts';
import { forcedAttack } from './forced-attack.ts';
import { groundOf } from './ground-of.ts';
import { leaveTable } from './leave-table.ts';
import { put } from './put.ts';
import { sprintDistance } from './sprint-distance.ts';

const SHORT_JUMPS = { leapsOverspend: true, jumpsShort: true } as const;
/** How finely a place to land is looked for, backwards from where the Sprint ends. */
const BACK = 0.05;

/** The rest of the Sprint, with whom has let it pass already; false: it stays. */
type SprintOn = (left: number, letPass: FigureId[]) => boolean;

/** SB-MOV-17: whether the budget runs out over a gap. */
export function jumpsShort(look: Look, mover: Figure, way: Trace, budget: number): boolean {
  const { stretch, part } = along(groundOf(look, mover), mover, way, budget, SHORT_JUMPS);
  return way.stretches[stretch]?.kind === 'jump' && part < 1;
}

/**
 * SB-MOV-17: the Move is used up over the gap, then a Sprint Check lengthens the jump. Still short, the figure falls
 * and its activation is over; across, it walks on with what is left of the Sprint.
 */
export function longJump(cx: SilverCx, mover: Figure, way: Trace, budget: number, sprintOn: SprintOn): void {
  const now = cx.s.activation!;
  const hanging = along(groundOf(cx, mover), mover, way, budget, SHORT_JUMPS);
  const edge = way.stretches[hanging.stretch]!.from;
  const runUp = cutAt(way, { spot: edge, stretch: hanging.stretch, part: 0 });
  if (forcedAttack(cx, mover, runUp, 'move', null)) return;
  arrive(cx, mover, way, hanging, 'move');
  if (!stands(mover) || cx.s.ended !== null) return;
  now.actionSpent = true;
  now.sprinted = true;
  const total = budget + sprintDistance(cx, mover);
  const landed = farSide(cx, mover, way, hanging.stretch, total);
  if (landed !== null) {
    landAcross(cx, mover, { way, hanging, landed }, total, sprintOn);
    return;
  }
  fallShort(cx, mover, way, hanging, total);
  takeUpAtEnd(cx, mover);
  now.over = true;
}

/**
 * The last place beyond the jump that so many inches lead to and where there is room to stand. Null: it is not across,
 * or its base is not clear of what it jumps over.
 */
function farSide(cx: SilverCx, mover: Figure, way: Trace, jump: number, total: number): Reached | null {
  const ground = groundOf(cx, mover);
  const reached = along(ground, mover, way, total, WHOLE_JUMPS);
  const landed = backAlong(ground, mover, way, reached, BACK, (spot) => couldStop(cx, mover, spot));
  return landed !== null && landed.stretch > jump ? landed : null;
}

/** SB-MOV-17.R1: to the bottom under the point reached. */
function fallShort(cx: SilverCx, mover: Figure, way: Trace, hanging: Reached, total: number): void {
  const { spot, cost } = along(groundOf(cx, mover), mover, way, total, SHORT_JUMPS);
  put(cx, mover, spot, 'sprint', cost - hanging.cost, 'SB-MOV-17');
  const below = surfacesAt(tableOf(cx.s.terrain), spot.x, spot.y).filter(({ z }) => z <= spot.z);
  const bottom = Math.max(0, ...below.map(({ z }) => z));
  fallTo(cx, mover, { ...spot, z: bottom }, spot.z - bottom, null);
}

/** A jump from where the Move left the figure hanging to where the Sprint has brought it. */
interface Jump {
  readonly way: Trace;
  readonly hanging: Reached;
  readonly landed: Reached;
}

/** Across the gap with the Sprint: into a melee there, or on with what is left. */
function landAcross(cx: SilverCx, mover: Figure, jump: Jump, total: number, sprintOn: SprintOn): void {
  const { way, landed } = jump;
  const left = snap(total - landed.cost, cx.s.terrain.grid);
  const target = declaredTarget(cx, mover, landed.spot, null, left);
  const dared = target === null || dares(cx, mover, target);
  const sprinted = sprintedPart(jump);
  const letPass: FigureId[] = [];
  if (forcedAttack(cx, mover, sprinted, 'sprint', target, letPass)) return;
  const passed = sprinted.stretches.slice(0, -1).map(({ to }) => to);
  const leapt = [sprinted.stretches[0]!.from, ...passed, landed.spot];
  put(cx, mover, landed.spot, 'sprint', sprinted.cost, 'SB-MOV-17', passed);
  finishFallen(cx, mover, way, landed);
  tellEntries(cx, mover.id, zonesOnWay(cx.s, leapt));
  if (!stands(mover) || cx.s.ended !== null) return;
  if (target !== null) meleeAttack(cx, mover, target, dared);
  else if (left <= 0 || !sprintOn(left, letPass)) {
    takeUpAtEnd(cx, mover);
    leaveTable(cx, mover);
  }
}

/** What the Sprint pays for: the rest of the jump, and the ground beyond it. */
function sprintedPart({ way, hanging, landed }: Jump): Trace {
  const [jumped, ...beyond] = cutAt(way, landed).stretches.slice(hanging.stretch);
  const rest = { ...jumped!, cost: jumped!.cost * (1 - hanging.part) };
  return { ...way, stretches: [rest, ...beyond], end: landed.spot, cost: landed.cost - hanging.cost };
}
