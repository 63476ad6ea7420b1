import { type Edge, type EdgeName, edgeBy } from '@vedette/scenario';
import type { BayonetPointState, Home } from '../../state.ts';

/** An edge as it is known now; what nobody has chosen yet is the north. */
export function edgeOf({ battle }: Pick<BayonetPointState, 'battle'>, name: EdgeName): Edge {
  return edgeBy(battle.edges, name);
}

/** BP-SCN-08: a whole edge as the place to come from and to flee to. */
export function wholeEdge({ terrain }: BayonetPointState, edge: Edge): Home {
  return { edge, from: 0, to: edge === 'north' || edge === 'south' ? terrain.width : terrain.depth };
}
