import { distanceToPiece, type Piece, type Spot, tableOf, towards } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { CONTACT } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { STEP } from '../ground/contact.ts';
import { nearestOnOutline } from '../ground/outline.ts';
import { roomOn } from './room-on.ts';

/** FF-MOV-15: a ladder that the model stands at. */
export interface LadderWay {
  readonly ladder: string;
  readonly way: 'up' | 'down';
  readonly height: number;
  readonly foot: Spot;
  /** Where it gets off. */
  readonly end: Spot;
}

/** FF-MOV-15, FF-MOV-20, FF-SPEC-38: hooves, paws and the Mindless do not climb ladders. */
function usesLadders({ rules, tags, conditions }: Model): boolean {
  if (conditions.immaterial !== undefined) return false;
  if (hasRule(rules, 'clinging')) return true;
  return !hasRule(rules, 'mindless') && !tags.includes('hoofed') && !tags.includes('animal');
}

/** FF-MOV-15: every ladder it stands at, at the foot or the head. */
export function laddersAt(look: Look, model: Model): readonly LadderWay[] {
  if (!usesLadders(model)) return [];
  const table = tableOf(look.s.terrain);
  return table.pieces.flatMap((piece, p) => {
    if (!piece.flags.includes('ladder')) return [];
    if (distanceToPiece(table, p, model.x, model.y) > model.radius + CONTACT.gap) return [];
    return Math.abs(model.z - piece.base) <= STEP
      ? ways(look, model, piece, 'up')
      : Math.abs(model.z - piece.top) <= STEP
        ? ways(look, model, piece, 'down')
        : [];
  });
}

function ways(look: Look, model: Model, piece: Piece, way: 'up' | 'down'): readonly LadderWay[] {
  const [x, y] = nearestOnOutline(piece.outline, model.x, model.y);
  const [dx, dy] = towards(model.x, model.y, x, y) ?? [0, 0];
  const level = way === 'up' ? piece.top : piece.base;
  const beyond = { x: x + dx * model.radius, y: y + dy * model.radius, z: level };
  const end = roomOn(look, model, beyond);
  if (end === null) return [];
  const foot = way === 'up' ? { x: model.x, y: model.y, z: piece.base } : end;
  return [{ ladder: piece.id, way, height: piece.top - piece.base, foot, end }];
}

/** FF-MOV-15: a blast destroys every ladder within its ring. */
export function blastLadders(cx: FaithCx, at: Spot, radius: number): void {
  const { s } = cx;
  const table = tableOf(s.terrain);
  const hit = table.pieces.filter(
    ({ flags }, p) => flags.includes('ladder') && distanceToPiece(table, p, at.x, at.y) <= radius,
  );
  if (hit.length === 0) return;
  const ids = hit.map(({ id }) => id);
  s.terrain = { ...s.terrain, pieces: s.terrain.pieces.filter(({ id }) => !ids.includes(id)) };
  for (const thing of ids)
    cx.emit({ type: 'ground', rule: 'FF-MOV-15', thing, change: 'ladder-destroyed', model: null });
}
