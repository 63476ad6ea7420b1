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

/** How far the edge is from the middle of the base. */
function farFrom({ s }: Look, { x, y }: Model, edge: Edge): number {
  const { width, depth } = s.terrain;
  switch (edge) {
    case 'north':
      return depth - y;
    case 'east':
      return width - x;
    case 'south':
      return y;
    case 'west':
      return x;
  }
}

/** The place nearest to the edge where the whole base is on the table. */
function brink({ s }: Look, { x, y, z, radius }: Model, edge: Edge): Spot {
  const { width, depth } = s.terrain;
  switch (edge) {
    case 'north':
      return { x, y: depth - radius, z };
    case 'east':
      return { x: width - radius, y, z };
    case 'south':
      return { x, y: radius, z };
    case 'west':
      return { x: radius, y, z };
  }
}

/** FF-MOV-29: edges that a Move straight at them gets the middle of the base over. */
export function exitsFrom(look: Look, model: Model, most = Number.POSITIVE_INFINITY): readonly Edge[] {
  const usual = moveTerms(look, model, { targets: [] });
  const reach = Math.min(usual.reach, most);
  return EDGES.filter((edge) => {
    // Most are too far away.
    const far = farFrom(look, model, edge);
    if (far > reach + TOLERANCE || !mayLeave(look, model, edge)) return false;
    if (far <= model.radius) return true;
    const at = brink(look, model, edge);
    const { way } = straightMove(look, { ...usual, reach: reach - model.radius }, at);
    return way !== null && way.portal === null && way.end.x === at.x && way.end.y === at.y;
  });
}
