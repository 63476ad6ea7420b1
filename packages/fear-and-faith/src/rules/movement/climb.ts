import {
  distanceToPiece,
  isClearOf,
  type Piece,
  type Spot,
  surfacesAt,
  type Table,
  tableOf,
  towards,
} from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { CONTACT } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { nearestOnOutline } from '../ground/outline.ts';
import { onGrid, spotOf, TOUCHING } from './line.ts';
import { roomOn } from './room-on.ts';

/** FF-MOV-16: up to the top, down to the foot, or over a top that cannot be stood on and down the other side. */
type ClimbWay = 'up' | 'down' | 'over';

/** One climb that could be made, if the hands hold. */
export interface Climb {
  readonly piece: string;
  readonly way: ClimbWay;
  readonly vertical: boolean;
  /** Where it hangs from the start on. */
  readonly from: Spot;
  /** The level of the foot there, and the level it climbs to. */
  readonly foot: number;
  readonly to: number;
  /** Where it stands when it gets there; null: it hangs on. */
  readonly end: Spot | null;
}

/** FF-MOV-20 */
export function canClimb({ rules, tags }: Model, { flags, climbable, solid }: Piece): boolean {
  if (hasRule(rules, 'clinging')) return solid;
  if (hasRule(rules, 'mindless') || tags.includes('hoofed')) return false;
  if (tags.includes('coiling')) return flags.includes('coiling-hold');
  if (tags.includes('clawed')) return flags.includes('tree');
  return climbable && !tags.includes('animal');
}

/** FF-MOV-16, FF-MOV-20: every climb from where the model is. */
export function climbsFrom(look: Look, model: Model): readonly Climb[] {
  const table = tableOf(look.s.terrain);
  const { climbing } = model.conditions;
  const climbs: Climb[] = [];
  for (const [p, piece] of table.pieces.entries()) {
    if (piece.top - piece.base <= CONTACT.obstacleHeight) continue;
    if (climbing === undefined) {
      if (!isBeside(table, model, p) || !canClimb(model, piece)) continue;
      climbs.push(...fromFoot(look, table, model, p), ...fromTop(look, table, model, p));
    } else if (climbing.piece === piece.id && canClimb(model, piece))
      climbs.push(...hanging(look, table, model, p));
  }
  return climbs;
}

/** In reach of its hands, or underfoot. */
function isBeside(table: Table, { x, y, radius }: Model, p: number): boolean {
  const reach = radius + CONTACT.gap;
  // Most are far away, and that is soon seen.
  return !isClearOf(table, p, x, y, x, y, reach) && distanceToPiece(table, p, x, y) <= reach;
}

function climb(piece: Piece, way: ClimbWay, rest: Pick<Climb, 'from' | 'foot' | 'to' | 'end'>): Climb {
  return { piece: piece.id, way, vertical: piece.flags.includes('climbable-vertical'), ...rest };
}

/** Beside a face that rises above it. */
function fromFoot(look: Look, table: Table, model: Model, p: number): readonly Climb[] {
  const piece = table.pieces[p]!;
  const { z } = model;
  if (piece.base > z + STEP || piece.top <= z + CONTACT.obstacleHeight) return [];
  const end = onTop(look, piece, model, piece.top);
  return [climb(piece, 'up', { from: spotOf(model), foot: z, to: piece.top, end })];
}

/** On top of it, within a base of its edge. */
function fromTop(look: Look, table: Table, model: Model, p: number): readonly Climb[] {
  const piece = table.pieces[p]!;
  const { x, y, z, radius } = model;
  if (piece.surface !== 'stand' || Math.abs(piece.top - z) > STEP || distanceToPiece(table, p, x, y) > 0)
    return [];
  const [ex, ey] = nearestOnOutline(piece.outline, x, y);
  const out = towards(x, y, ex, ey);
  const away = Math.sqrt((ex - x) * (ex - x) + (ey - y) * (ey - y));
  if (out === null || away > radius * 2) return [];
  return downFrom(
    look,
    table,
    piece,
    model,
    ex + out[0] * (radius + TOUCHING),
    ey + out[1] * (radius + TOUCHING),
    z,
  );
}

/** Down a face from a place beside it. */
function downFrom(
  look: Look,
  table: Table,
  piece: Piece,
  model: Model,
  x: number,
  y: number,
  z: number,
): readonly Climb[] {
  const foot = footAt(table, x, y, z);
  if (foot === null || z - foot <= STEP) return [];
  const from = onGrid({ x, y, z });
  return [climb(piece, 'down', { from, foot, to: foot, end: roomOn(look, model, { ...from, z: foot }) })];
}

/** On the face already. */
function hanging(look: Look, table: Table, model: Model, p: number): readonly Climb[] {
  const piece = table.pieces[p]!;
  const { x, y, z } = model;
  const foot = z - model.conditions.climbing!.height;
  const up =
    piece.top > z + STEP
      ? [
          climb(piece, 'up', {
            from: spotOf(model),
            foot,
            to: piece.top,
            end: onTop(look, piece, model, piece.top),
          }),
        ]
      : [];
  return [...up, ...downFrom(look, table, piece, model, x, y, z), ...over(look, table, model, p)];
}

/** FF-MOV-16: at a top that is too thin to stand on: down the other side. */
function over(look: Look, table: Table, model: Model, p: number): readonly Climb[] {
  const piece = table.pieces[p]!;
  const { x, y, z, radius } = model;
  if (piece.surface === 'stand' || piece.top - z > STEP) return [];
  const [ex, ey] = nearestOnOutline(piece.outline, x, y);
  const across = towards(x, y, ex, ey);
  if (across === null) return [];
  for (let far = radius * 2; far <= radius * 4; far++) {
    const [ox, oy] = [x + across[0] * far, y + across[1] * far];
    if (distanceToPiece(table, p, ox, oy) < radius + TOUCHING) continue;
    return downFrom(look, table, piece, model, ox, oy, z).map((down) => ({ ...down, way: 'over' as const }));
  }
  return [];
}

/** The highest floor below a place. */
function footAt(table: Table, x: number, y: number, z: number): number | null {
  const below = surfacesAt(table, x, y).filter((level) => level.z < z - STEP);
  return below.at(-1)?.z ?? null;
}

/** Where it stands up there; null: it cannot. */
function onTop(look: Look, piece: Piece, model: Model, top: number): Spot | null {
  if (piece.surface !== 'stand') return null;
  const [ex, ey] = nearestOnOutline(piece.outline, model.x, model.y);
  const inward = towards(model.x, model.y, ex, ey) ?? [0, 1];
  const { radius } = model;
  return roomOn(look, model, { x: ex + inward[0] * radius, y: ey + inward[1] * radius, z: top });
}
