import type { Spot } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { boardOf } from './board.ts';

/** SB-OPS-04, SB-OPS-63: how far one sees from a place at most; of several limits on a board the lowest counts. */
export function sightLimit({ s }: Look, from: Spot): number {
  const { boards } = s.scenario;
  const { sight } = s.story;
  // Most games have no darkness, and this is asked at every look.
  if (boards.length === 1 && sight.length === 0) return boards[0]!.maxSight ?? Number.POSITIVE_INFINITY;
  const here = boardOf(s, from);
  let limit = boards.find(({ id }) => id === here)?.maxSight ?? Number.POSITIVE_INFINITY;
  for (const { max, board } of sight) if (board === null || board === here) limit = Math.min(limit, max);
  return limit;
}
