import type { Spot } from '@vedette/engine/table';
import { ledBy } from '../../rules/animals/animal.ts';
import { homePoint } from '../../rules/ground/home-edge.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { edgeOf, wholeEdge } from './edge.ts';
import { playable, seatOf } from './playable.ts';

/** Where the scenario draws a figure: an exit, an animal, an edge to lead it to; null: nowhere. For players by chance. */
export function goalOf(s: BayonetPointState, f: Figure): Spot | null {
  const { exits = [], objects = [] } = playable(s);
  const exit = exits.find(({ side }) => seatOf(s, side) === f.side);
  if (exit !== undefined) return homePoint(s, f, wholeEdge(s, edgeOf(s, exit.edge)), f);
  const wanted = objects.find(({ secure }) => seatOf(s, secure.side) === f.side);
  if (wanted === undefined) return null;
  if (ledBy(s, f) !== null) return homePoint(s, f, wholeEdge(s, wanted.secure.edges[0]!), f);
  const free = s.animals.filter(({ leader, taken }) => leader === null && taken === null);
  const far = ({ x, y }: Pick<Spot, 'x' | 'y'>) => (x - f.x) * (x - f.x) + (y - f.y) * (y - f.y);
  const nearest = free.reduce<(typeof free)[number] | null>(
    (best, animal) => (best === null || far(animal) < far(best) ? animal : best),
    null,
  );
  return nearest === null ? null : { x: nearest.x, y: nearest.y, z: 0 };
}
