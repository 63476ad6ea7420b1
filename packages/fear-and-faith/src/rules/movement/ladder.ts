import { distanceToPiece, type Piece, type Spot, type Table, tableOf, towards } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { CONTACT, LENGTH, lower } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { nearestOnOutline } from '../ground/outline.ts';
import { dropClimber } from './drop-climber.ts';
import { roomOn } from './room-on.ts';
import { stickOf } from './stick.ts';

const RULE = 'FF-MOV-15';

/** FF-MOV-15: one Move on a ladder that the model stands at or hangs on. */
export interface LadderWay {
  readonly ladder: string;
  readonly way: 'up' | 'down';
  /** Above the foot: where this Move begins and where it ends. */
  readonly from: number;
  readonly to: number;
  readonly foot: Spot;
  /** Where it gets off; null: it hangs on. */
  readonly end: Spot | null;
}

/** FF-MOV-15, FF-MOV-20, FF-SPEC-38: hooves, paws and the Mindless do not climb ladders. */
function usesLadders({ rules, tags, conditions }: Model): boolean {
  if (conditions.immaterial !== undefined) return false;
  if (hasRule(rules, 'clinging')) return true;
  return !hasRule(rules, 'mindless') && !tags.includes('hoofed') && !tags.includes('animal');
}

/** FF-MOV-05, FF-MOV-15: a ladder is difficult both ways, except to Clinging; a Short mover pays for it. */
function reachOf(look: Look, model: Model): number {
  const stick = stickOf(look, model);
  return LENGTH[hasRule(model.rules, 'clinging') ? stick : (lower(stick) ?? stick)];
}

/** FF-MOV-15: every Move on a ladder from its foot, its head, or where it hangs. */
export function laddersAt(look: Look, model: Model): readonly LadderWay[] {
  const table = tableOf(look.s.terrain);
  const ways: LadderWay[] = [];
  for (let p = 0; p < table.pieces.length; p++)
    if (table.pieces[p]!.flags.includes('ladder') && usesLadders(model))
      ways.push(...waysOn(look, table, model, p));
  return ways;
}

function waysOn(look: Look, table: Table, model: Model, p: number): readonly LadderWay[] {
  const piece = table.pieces[p]!;
  const { climbing } = model.conditions;
  if (climbing !== undefined)
    return climbing.piece === piece.id
      ? [...up(look, model, piece, climbing.height), ...down(look, model, piece, climbing.height)]
      : [];
  if (distanceToPiece(table, p, model.x, model.y) > model.radius + CONTACT.gap) return [];
  return Math.abs(model.z - piece.base) <= STEP
    ? up(look, model, piece, 0)
    : Math.abs(model.z - piece.top) <= STEP
      ? down(look, model, piece, piece.top - piece.base)
      : [];
}

/** The place on this level beyond the ladder, seen from the model. */
function beyond(look: Look, model: Model, piece: Piece, level: number): Spot | null {
  const [x, y] = nearestOnOutline(piece.outline, model.x, model.y);
  const [dx, dy] = towards(model.x, model.y, x, y) ?? [0, 0];
  return roomOn(look, model, { x: x + dx * model.radius, y: y + dy * model.radius, z: level });
}

function up(look: Look, model: Model, piece: Piece, from: number): readonly LadderWay[] {
  const high = piece.top - piece.base;
  const foot = { x: model.x, y: model.y, z: piece.base };
  const to = Math.min(high, from + reachOf(look, model));
  const end = to < high ? null : beyond(look, model, piece, piece.top);
  if (to === high && end === null) return [];
  return [{ ladder: piece.id, way: 'up', from, to, foot, end }];
}

/** From the head it goes over to the other side; hanging it goes straight down. */
function down(look: Look, model: Model, piece: Piece, from: number): readonly LadderWay[] {
  const hangs = model.conditions.climbing !== undefined;
  const below = { x: model.x, y: model.y, z: piece.base };
  const foot = hangs ? roomOn(look, model, below) : beyond(look, model, piece, piece.base);
  if (foot === null) return [];
  const to = Math.max(0, from - reachOf(look, model));
  return [{ ladder: piece.id, way: 'down', from, to, foot, end: to === 0 ? foot : null }];
}

/** FF-MOV-15: a blast destroys every ladder that it touches, and whoever is on it falls. */
export function blastLadders(cx: FaithCx, at: Spot, radius: number, by: Model): void {
  const { s } = cx;
  const table = tableOf(s.terrain);
  const hit = table.pieces.filter(({ flags, base, top }, p) => {
    if (!flags.includes('ladder')) return false;
    const [away, off] = [distanceToPiece(table, p, at.x, at.y), Math.max(0, base - at.z, at.z - top)];
    return away * away + off * off <= radius * radius;
  });
  if (hit.length === 0) return;
  const ids = hit.map(({ id }) => id);
  s.terrain = { ...s.terrain, pieces: s.terrain.pieces.filter(({ id }) => !ids.includes(id)) };
  for (const thing of ids)
    cx.emit({ type: 'ground', rule: RULE, thing, change: 'ladder-destroyed', model: null });
  for (const model of s.models)
    if (ids.includes(model.conditions.climbing?.piece ?? '')) dropClimber(cx, model, RULE, by);
}
