import { type Body, nearestPlace, type Spot } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { areaOf, boardOf } from '../../scenario/boards/board.ts';
import type { Figure } from '../../state.ts';
import { gaitOf } from './gait.ts';
import { groundOf } from './ground-of.ts';

/** SB-GEN-11. */
const RING = 0.1;

/**
 * SB-GEN-11, SB-ENC-02.R1: the legal place nearest to a spot, the whole base on the same board, touching its edge where
 * the spot is on it; null: none that will do within the limit.
 */
export function nearestFooting(
  look: Look,
  figure: Figure,
  spot: Spot,
  limit: number,
  accept: (there: Body) => boolean = () => true,
): Spot | null {
  const { s } = look;
  const { radius } = figure;
  const board = boardOf(s, spot);
  const area = areaOf(s, board);
  const inside = (at: number, from: number, size: number) =>
    Math.min(Math.max(at, from + radius), from + size - radius);
  const wanted = {
    x: inside(spot.x, area.x, area.width),
    y: inside(spot.y, area.y, area.depth),
    z: spot.z,
  };
  const others = s.figures.filter((other) => other !== figure && stands(other));
  return nearestPlace(groundOf(look, figure), figure, wanted, others, {
    gait: gaitOf(look, figure),
    ring: RING,
    limit,
    accept: (there) => boardOf(s, there) === board && accept(there),
  });
}
