import type { Walk } from '@vedette/engine';
import { partOfWay, type Spot } from '@vedette/engine/table';
import type { BayonetPointEvent } from '../events.ts';
import { wayTo } from '../rules/movement/way.ts';
import type { BayonetPointState } from '../state.ts';

type Moved = Extract<BayonetPointEvent, { readonly type: 'moved' }>;

/** Moves that go round things; all others are straight. */
const ROUND: readonly Moved['how'][] = ['move', 'charge', 'flee', 'pursue', 'run'];

/** BP-MOV-01: the ways gone, as they were drawn; men of a unit take the shortest. */
export function walks(
  before: BayonetPointState,
  told: readonly BayonetPointEvent[],
  drawn: Walk | null,
): readonly Walk[] {
  const places = new Map<string, Spot>();
  const found: Walk[] = [];
  for (const event of told) {
    if (event.type !== 'moved') continue;
    const figure = before.figures.find(({ id }) => id === event.figure);
    if (figure === undefined || figure.standing !== 'table') continue;
    const from = places.get(figure.id) ?? { x: figure.x, y: figure.y, z: 0 };
    const to = { x: event.x, y: event.y, z: 0 };
    const gone = drawn?.figure === figure.id ? partOfWay(drawn.points, from, to, figure.radius) : null;
    const there = { ...figure, x: from.x, y: from.y };
    const points = gone ?? (ROUND.includes(event.how) ? around(before, there, to) : [from, to]);
    places.set(figure.id, to);
    found.push({ figure: figure.id, points });
  }
  return found;
}

function around(
  s: BayonetPointState,
  figure: BayonetPointState['figures'][number],
  to: Spot,
): readonly Spot[] {
  const { width, depth } = s.terrain;
  const way = wayTo(s, figure, to, width + depth).map(({ x, y }) => ({ x, y, z: 0 }));
  const end = way.at(-1);
  // A figure that was let through somebody stands where no way of its own ends.
  return end !== undefined && end.x === to.x && end.y === to.y ? way : [...way, to];
}
