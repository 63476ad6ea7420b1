import { arrivalOf, type LinkWay, snap, type Trace } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { tellEntries, zonesAt } from '../../scenario/boards/zone-entry.ts';
import type { Figure, FigureId } from '../../state.ts';
import { mayMoveToAttack } from '../activation/may-attack.ts';
import { dares, meleeAttack } from '../melee/melee-attack.ts';
import { arrive, endMovement } from './arrive.ts';
import { enemiesTouching } from './contact.ts';
import { cutAt } from './cut.ts';
import { declaredTarget } from './declared-target.ts';
import { forcedAttack } from './forced-attack.ts';
import type { Halt } from './halt.ts';
import { nearestFooting } from './nearest-footing.ts';
import { put } from './put.ts';

/** Goes on with so many inches left. */
export type Onward = (left: number) => void;

/** A Move or Sprint in progress. */
interface Movement {
  readonly budget: number;
  readonly how: 'move' | 'sprint';
  readonly aim: Figure | null;
  readonly letPass: FigureId[];
  readonly onward: Onward;
}

/**
 * Up to where a Move or Sprint is held up: a zone tells that it is entered (SB-OPS-17), a hatch takes the figure
 * through (SB-OPS-09). Then it goes on with what is left, if it still can.
 */
export function goUntil(cx: SilverCx, mover: Figure, way: Trace, halt: Halt, movement: Movement): void {
  const { budget, how, aim, letPass, onward } = movement;
  const { at, zones, hatch } = halt;
  const point = { spot: at.at, cost: at.cost, stretch: at.stretch, part: at.part };
  if (forcedAttack(cx, mover, cutAt(way, point), how, goingFor(cx, mover, way, aim), letPass)) return;
  arrive(cx, mover, way, point, how);
  if (!canGoOn(cx, mover)) return;
  const { x, y } = mover;
  tellEntries(cx, mover.id, zones);
  if (!canGoOn(cx, mover)) return;
  let left = snap(budget - at.cost, cx.s.terrain.grid);
  // What a zone brought may have taken it elsewhere.
  if (hatch !== null && mover.x === x && mover.y === y) {
    left = Math.max(0, snap(left - hatch.link.cost, cx.s.terrain.grid));
    passHatch(cx, mover, hatch);
    if (!canGoOn(cx, mover) || fights(cx, mover, left, movement)) return;
  }
  if (left > 0) onward(left);
  else endMovement(cx, mover, aim);
}

/** SB-MOV-12.R3: whom it is about to attack at the end of its way, and who is therefore not asked. */
function goingFor(cx: SilverCx, mover: Figure, way: Trace, aim: Figure | null): Figure | null {
  const touched = enemiesTouching(cx.s, mover, way.end);
  return aim ?? (touched.length === 1 ? touched[0]! : null);
}

function canGoOn({ s }: SilverCx, mover: Figure): boolean {
  const over = s.activation?.figure === mover.id && s.activation.over;
  return s.ended === null && stands(mover) && !over;
}

/** SB-OPS-09: to the same place of the other rectangle, or the nearest that is free (SB-GEN-11). */
function passHatch(cx: SilverCx, mover: Figure, hatch: LinkWay): void {
  const { width, depth } = cx.s.terrain;
  const place = nearestFooting(cx, mover, arrivalOf(hatch, mover), width + depth);
  if (place === null) return;
  put(cx, mover, place, 'link', hatch.link.cost, 'SB-OPS-09');
  if (canGoOn(cx, mover)) tellEntries(cx, mover.id, zonesAt(cx.s, mover));
}

/** SB-OPS-09, SB-MOV-11, -12: whoever comes out beside an enemy attacks it; one within 1" may Force the Attack. */
function fights(
  cx: SilverCx,
  mover: Figure,
  left: number,
  { how, aim, letPass }: Pick<Movement, 'how' | 'aim' | 'letPass'>,
): boolean {
  const { x, y, z } = mover;
  const attacks = mayMoveToAttack(cx, mover);
  const target = attacks ? declaredTarget(cx, mover, mover, aim, left) : null;
  const dared = target === null || dares(cx, mover, target);
  const here: Trace = { cost: 0, end: { x, y, z }, stretches: [], touched: [], refused: null };
  if (forcedAttack(cx, mover, here, how, target, letPass)) return true;
  if (target === null) return false;
  meleeAttack(cx, mover, target, dared);
  return true;
}
