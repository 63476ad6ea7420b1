import { DIRECTIONS, type Spot, surfacesAt, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { MoveQuestion } from '../../questions.ts';
import type { Model } from '../../state.ts';
import { onGrid, TOUCHING } from '../movement/line.ts';
import { straightMove } from '../movement/straight.ts';

/** Directions from which contact is tried. */
const EVERY = 3;

/** FF-MOV-04: places where it would touch somebody, nearest to the mover first. */
export function contactSpots({ s }: Look, mover: Model, target: Model): readonly Spot[] {
  const away = mover.radius + target.radius + TOUCHING;
  const table = tableOf(s.terrain);
  const [mx, my] = [mover.x - target.x, mover.y - target.y];
  return DIRECTIONS.filter((_, i) => i % EVERY === 0)
    .map(([dx, dy]) => ({ dx, dy, near: dx * mx + dy * my }))
    .sort((a, b) => b.near - a.near)
    .flatMap(({ dx, dy }) => {
      const [x, y] = [target.x + dx * away, target.y + dy * away];
      const levels = surfacesAt(table, x, y).filter(({ z }) => Math.abs(z - target.z) <= target.height);
      return levels.map(({ z }) => onGrid({ x, y, z }));
    });
}

/** FF-MOV-04: whether one Move gets it into contact. */
export function canReach(look: Look, mover: Model, question: MoveQuestion, target: Model): boolean {
  const asked = { ...question, contact: true, targets: question.targets ?? [target.id] };
  return contactSpots(look, mover, target).some((spot) => straightMove(look, asked, spot).refused === null);
}
