import { pieceSpans, type Spot, tableOf } from '@vedette/engine/table';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { passesQuality } from '../quality/quality.ts';
import { OVERLAP } from './difficult.ts';
import { spotAt } from './line.ts';

const RULE = 'FF-MOV-14';

/** How far along the way it is on stairs for the last time; null: never. */
function leavesStairs({ s }: Look, { x, y, radius }: Model, to: Spot): number | null {
  const table = tableOf(s.terrain);
  let last: number | null = null;
  for (let p = 0; p < table.pieces.length; p++) {
    if (!table.pieces[p]!.flags.includes('stairs')) continue;
    const span = pieceSpans(table, p, x, y, to.x, to.y, radius - OVERLAP).at(-1);
    if (span !== undefined) last = Math.max(last ?? 0, span[1]);
  }
  return last;
}

function placeOfFall({ s }: Look, mover: Model, end: Spot, part: number): Spot {
  return part < 1 ? spotAt(tableOf(s.terrain), mover, end, part) : end;
}

/** FF-MOV-14: where this Move might end in a fall; null: nowhere, it need not roll. */
export function mayStumbleAt(look: Look, mover: Model, end: Spot): Spot | null {
  const part = thisTurn(mover, 'stairs') < 1 ? null : leavesStairs(look, mover, end);
  return part === null ? null : placeOfFall(look, mover, end, part);
}

/**
 * FF-MOV-14: counts a Move on stairs, and rolls from the second in a turn on. Gives where it falls, at the end of the
 * Move or of the stairs, whichever is first; null: it keeps its feet.
 */
export function stumbles(cx: FaithCx, mover: Model, end: Spot): Spot | null {
  const part = leavesStairs(cx, mover, end);
  if (part === null) return null;
  countTurn(mover, 'stairs');
  if (thisTurn(mover, 'stairs') < 2) return null;
  if (passesQuality(cx, mover, { purpose: 'stairs', rule: RULE })) return null;
  return placeOfFall(cx, mover, end, part);
}
