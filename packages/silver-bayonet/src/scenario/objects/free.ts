import type { Look, SilverCx } from '../../game.ts';
import { clearOfEnemies } from '../../rules/markers.ts';
import type { Figure } from '../../state.ts';
import { opens } from '../opening.ts';
import { giveObject } from './carry.ts';
import { bodyOfObject, objectDocument } from './object.ts';
import { withinReach } from './take-up.ts';

/** SB-SCN-GEN-19: the stuck objects it could try to free now. */
export function freeable(look: Look, figure: Figure): string[] {
  if (figure.side === null) return [];
  return look.s.objects.flatMap((marker) => {
    const opening = objectDocument(look.s, marker.id)?.carry.free;
    if (!marker.stuck || opening === undefined || !withinReach(look.s, figure, marker)) return [];
    const body = bodyOfObject(look.s, marker.id, marker);
    const clear = opening.clear === undefined || clearOfEnemies(look, figure, body, opening.clear);
    return clear ? [marker.id] : [];
  });
}

/** SB-SCN-GEN-19: a Check frees it, and whoever did has it at once; a failure is forgotten. */
export function freeObject(cx: SilverCx, figure: Figure, id: string): void {
  const opening = objectDocument(cx.s, id)!.carry.free!;
  if (opens(cx, figure, opening, 'SB-SCN-GEN-19')) giveObject(cx, figure, id, 'SB-SCN-GEN-19');
}
