import type { Look } from '../../game.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { areaOf } from '../boards/board.ts';
import type { Bounds } from '../boards/bounds.ts';
import type { AreaShape } from '../format/shape.ts';
import { contextOf } from '../story/context.ts';
import { fits } from '../story/filter.ts';
import { shifted, strip } from './area.ts';

/** SB-SET-02, SB-OPS-14: where a unit member may start; the whole base in one of these. */
export function deploymentArea(look: Look, member: Figure): readonly AreaShape[] {
  const { s } = look;
  const { deployment } = s.scenario;
  const board = deploymentBoard(s);
  if (deployment.order === 'roll-off') {
    const edge = s.edgeOf[member.side!] ?? deployment.pairs[0]![0];
    return [strip(board, edge, deployment.depth)];
  }
  const context = contextOf({ player: member.side });
  // Whoever no area is for starts where the others do.
  const area = deployment.areas.find(({ who }) => fits(look, who, member, context)) ?? deployment.areas[0]!;
  if ('shape' in area) return [shifted(area.shape, board)];
  return area.edges.map((edge) => strip(board, edge, area.depth));
}

/** SB-OPS-14: the board that units deploy on, where it lies on the table. */
export function deploymentBoard(s: Pick<SilverBayonetState, 'scenario' | 'terrain'>): Bounds {
  const { x, y, width, depth } = areaOf(s, s.scenario.deployment.board);
  return { west: x, south: y, east: x + width, north: y + depth };
}
