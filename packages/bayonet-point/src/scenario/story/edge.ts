import type { Edge } from '@vedette/scenario';
import type { BayonetPointState, Home } from '../../state.ts';
import type { EdgeName } from '../format/words.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', west: 'east', east: 'west' };

const STORED = 'stored:';
const ACROSS = 'opposite:';

/** An edge as it is known now; what nobody has chosen yet is the north. */
export function edgeOf({ battle }: BayonetPointState, name: EdgeName): Edge {
  if (name.startsWith(STORED)) return battle.edges[name.slice(STORED.length)] ?? 'north';
  if (name.startsWith(ACROSS)) return OPPOSITE[battle.edges[name.slice(ACROSS.length)] ?? 'south'];
  return name as Edge;
}

/** BP-SCN-08: a whole edge as the place to come from and to flee to. */
export function wholeEdge({ terrain }: BayonetPointState, edge: Edge): Home {
  return { edge, from: 0, to: edge === 'north' || edge === 'south' ? terrain.width : terrain.depth };
}
