import type { Spot } from '@vedette/engine/table';
import { onOneBoard } from '../../scenario/boards/board.ts';
import type { SilverBayonetState } from '../../state.ts';

/** On another board: as far away as this. */
const ELSEWHERE = 40;

/** SB-OPS-04: boards apart have no distance between them. */
export function inchesBetween(s: SilverBayonetState, a: Spot, b: Spot): number {
  if (!onOneBoard(s, a, b)) return ELSEWHERE;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const dz = a.z - b.z;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** In plan, whatever lies between. */
export function flat(a: Spot, b: Spot): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
