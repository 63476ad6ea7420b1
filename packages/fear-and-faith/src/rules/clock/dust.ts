import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { isDust } from './daylight.ts';

/** FF-SET-07: the sun has it, and nothing is left. */
export function turnsToDust(cx: FaithCx, model: Model, ones: number): boolean {
  if (!isDust(cx, model, ones)) return false;
  leave(cx, model, 'killed', null, 'FF-SET-07', 'no-corpse');
  return true;
}
