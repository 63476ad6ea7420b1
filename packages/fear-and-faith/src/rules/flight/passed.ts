import { distanceToPiece, type Spot, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { isObstacle, opensDoors, passesWindow } from '../ground/obstacles.ts';

/** FF-MOR-04: pieces that do not stop flight: obstacles, windows, and doors that are not locked. */
export function nothingToFugitives({ s }: Look, model: Model): readonly string[] {
  const opens = opensDoors(model);
  return s.terrain.pieces
    .filter((piece) => {
      const portal = s.portals.find(({ id }) => id === piece.id);
      if (portal === undefined) return isObstacle(piece);
      return portal.kind === 'window' ? passesWindow(model, portal) : opens && !portal.locked;
    })
    .map(({ id }) => id);
}

/** Whether a base there stands clear of the obstacles it got over; a doorway can be stood in. */
export function clearOf({ s }: Look, { radius }: Model, { x, y }: Spot, passed: readonly string[]): boolean {
  const table = tableOf(s.terrain);
  const slack = 1 / table.grid;
  return table.pieces.every(
    (piece, p) =>
      !passed.includes(piece.id) || !isObstacle(piece) || distanceToPiece(table, p, x, y) >= radius - slack,
  );
}
