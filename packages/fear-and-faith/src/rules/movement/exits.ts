import type { Spot } from '@vedette/engine/table';
import { EDGES, type Edge } from '@vedette/scenario';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { isExit } from '../../scenario/story/exit.ts';
import type { Model } from '../../state.ts';
import { moveTerms } from './one-move.ts';
import { straightMove } from './straight.ts';

/** FF-MOV-29: Demons are dismissed by their controller; everybody else needs a scenario that says so. */
function mayLeave(look: Look, model: Model, edge: Edge): boolean {
  return look.modify('mayLeave', model, model.tags.includes('demon') || isExit(look, model, edge), { edge });
}

/** The place nearest to the edge where the whole base is on the table, and how far the edge is. */
function brink(
  { s }: Look,
  { x, y, z, radius }: Model,
  edge: Edge,
): { readonly at: Spot; readonly far: number } {
  const { width, depth } = s.terrain;
  switch (edge) {
    case 'north':
      return { at: { x, y: depth - radius, z }, far: depth - y };
    case 'east':
      return { at: { x: width - radius, y, z }, far: width - x };
    case 'south':
      return { at: { x, y: radius, z }, far: y };
    case 'west':
      return { at: { x: radius, y, z }, far: x };
  }
}

/** FF-MOV-29: edges that a Move straight at them gets the middle of the base over. */
export function exitsFrom(look: Look, model: Model, most = Number.POSITIVE_INFINITY): readonly Edge[] {
  const usual = moveTerms(look, model, { targets: [] });
  const reach = Math.min(usual.reach, most);
  return EDGES.filter((edge) => {
    const { at, far } = brink(look, model, edge);
    if (far > reach + TOLERANCE || !mayLeave(look, model, edge)) return false;
    if (far <= model.radius) return true;
    const { way } = straightMove(look, { ...usual, reach: reach - model.radius }, at);
    return way !== null && way.portal === null && way.end.x === at.x && way.end.y === at.y;
  });
}
