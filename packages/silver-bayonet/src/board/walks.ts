import type { Walk } from '@vedette/engine';
import { partOfWay, route, type Spot } from '@vedette/engine/table';
import type { SilverBayonetEvent } from '../events.ts';
import { looking } from '../hooks.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { othersInTheWay } from '../rules/movement/path.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { FINE } from './way.ts';

type Moved = Extract<SilverBayonetEvent, { readonly type: 'moved' }>;

/** SB-MOV-01: the ways gone, as they were drawn; whoever goes without being asked takes the cheapest. */
export function walks(
  before: SilverBayonetState,
  told: readonly SilverBayonetEvent[],
  drawn: Walk | null,
): readonly Walk[] {
  const s = { ...before, figures: before.figures.map((figure) => ({ ...figure })) };
  const found: Walk[] = [];
  for (const event of told) {
    if (event.type !== 'moved') continue;
    const figure = s.figures.find(({ id }) => id === event.figure);
    if (figure === undefined) continue;
    const points = wayOf(s, figure, event, drawn?.figure === figure.id ? drawn.points : []);
    Object.assign(figure, spotOf(event));
    found.push({ figure: figure.id, points });
  }
  return found;
}

function wayOf(s: SilverBayonetState, figure: Figure, event: Moved, drawn: readonly Spot[]): readonly Spot[] {
  const from = spotOf(figure);
  const to = spotOf(event);
  // Nobody sees anything between the two ends of a link.
  if (event.how === 'placed' || event.how === 'link') return [to];
  if (event.how !== 'move' && event.how !== 'sprint') return [from, to];
  return partOfWay(drawn, from, to, figure.radius) ?? cheapest(s, figure, to) ?? [from, to];
}

function cheapest(s: SilverBayonetState, figure: Figure, to: Spot): readonly Spot[] | null {
  const look = looking(s);
  const others = othersInTheWay(look, figure);
  const far = Number.POSITIVE_INFINITY;
  const found = route(groundOf(look, figure), gaitOf(look, figure), figure, figure, to, far, others, {
    resolution: FINE,
  });
  return found === null ? null : found.path.map(spotOf);
}

function spotOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}
