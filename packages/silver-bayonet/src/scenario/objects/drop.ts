import { snap } from '@vedette/engine/table';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { hasFooting, restingPlace } from './beside.ts';
import { putDown } from './carry.ts';
import { objectDocument } from './object.ts';

/** SB-SCN-GEN-18: what it carries and may put down at no cost in its activation. */
export function droppable(look: Look, figure: Figure): string[] {
  return figure.carries.filter((id) => objectDocument(look.s, id)?.carry.drop === 'free');
}

/** SB-SCN-GEN-18.R1: at a point its player chooses; from part way up a climb it falls to the foot (SB-SCN-GEN-17.R4). */
export function drop(cx: SilverCx, figure: Figure, id: string): void {
  const rule = 'SB-SCN-GEN-18';
  if (!hasFooting(cx.s, figure)) {
    putDown(cx, figure, id, restingPlace(cx.s, figure), rule);
    return;
  }
  const { grid } = cx.s.terrain;
  const { x, y, z } = cx.ask('putDown', figure.side!, { figure: figure.id, object: id });
  putDown(cx, figure, id, { x: snap(x, grid), y: snap(y, grid), z: snap(z, grid) }, rule);
}
