import { z } from 'zod';
import { EDGES, type Edge, edge } from './vocabulary.ts';

/** An edge by name, one that a player has chosen, or the one across from it. */
export const edgeName = z.union([
  edge,
  z.templateLiteral(['stored:', z.string().min(1)]),
  z.templateLiteral(['opposite:', z.string().min(1)]),
]);
export type EdgeName = z.infer<typeof edgeName>;

export function isEdge(name: EdgeName): name is Edge {
  return EDGES.some((one) => one === name);
}

export const OPPOSITE: Readonly<Record<Edge, Edge>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
};

const STORED = 'stored:';
const ACROSS = 'opposite:';

/** An edge as it is known now; what nobody has chosen yet is the north. */
export function edgeBy(chosen: Readonly<Record<string, Edge>>, name: EdgeName): Edge {
  if (name.startsWith(STORED)) return chosen[name.slice(STORED.length)] ?? 'north';
  if (name.startsWith(ACROSS)) return OPPOSITE[chosen[name.slice(ACROSS.length)] ?? 'south'];
  return name as Edge;
}
