import { bodyAt, type Drop, landing, nearestPlace, type Spot, snap, tableOf } from '@vedette/engine/table';
import { DANGER } from '../../data/play.ts';
import { fallDice } from '../../data/tables.ts';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure, FigureId } from '../../state.ts';
import { check, plainCheck } from '../check/check.ts';
import type { Checking } from '../check/checking.ts';
import { bare, consequences } from '../damage/inflict.ts';
import { gaitOf, STEP } from './gait.ts';
import { groundOf } from './ground-of.ts';
import { put } from './put.ts';

/** SB-MOV-20. */
const TARGET = DANGER.target;

export function fallChecking(figure: Figure): Checking {
  return plainCheck(figure, 'fall', TARGET, 'SB-MOV-20');
}

/** SB-MOV-20: a figure hurt within 1" of a potential fall makes a Speed Check or falls. */
export function dangerOfFalling(cx: SilverCx, figure: Figure, by: FigureId | null): void {
  const drops = cx.table.drop(figure);
  const [nearest] = drops;
  if (nearest === undefined) return;
  const steady = check(cx, fallChecking(figure));
  if (steady.success) return;
  const { grid } = cx.s.terrain;
  const equal = drops.filter((drop) => snap(drop.distance, grid) === snap(nearest.distance, grid));
  fall(cx, figure, equal.length === 1 ? nearest : cx.choose(equal, 'over which of equal edges'), by);
}

/** SB-MOV-21: to the bottom of the drop, and a Power Die for each started 3" beyond the first 3". */
export function fall(cx: SilverCx, figure: Figure, drop: Drop, by: FigureId | null): void {
  fallTo(cx, figure, landing(tableOf(cx.s.terrain), figure, drop), drop.drop, by);
}

/** The same straight down to a spot. */
export function fallTo(cx: SilverCx, figure: Figure, spot: Spot, depth: number, by: FigureId | null): void {
  const table = groundOf(cx, figure);
  const others = cx.s.figures.filter((other) => other !== figure && stands(other));
  const place = nearestPlace(table, bodyAt(spot, figure), spot, others, {
    gait: gaitOf(cx, figure),
    ring: 0.1,
    limit: table.width + table.depth,
    // Nobody falls upwards, however crowded the bottom.
    accept: ({ z }) => z <= spot.z + STEP,
  });
  put(cx, figure, place ?? spot, 'fall', 0, 'SB-MOV-21');
  if (!stands(figure) || cx.s.ended !== null) return;
  const dice = fallDice(depth);
  if (dice === 0) return;
  let points = 0;
  for (let n = 0; n < dice; n++) points += cx.roll(10, 'the damage of a fall');
  // SB-CAV-07: doubled for the mounted.
  const harm = figure.mounted ? points * 2 : points;
  // Whoever has fallen does not fall again of it.
  consequences(cx, bare(cx, figure, { points: harm, cause: 'fall', rule: 'SB-MOV-21', source: by }));
}
