import { drawCounter } from './map/counter.ts';
import { THE_CROSSING } from './map/crossing.ts';
import { drawMap } from './map/draw.ts';
import { drawKey } from './map/key.ts';
import type { Calling, Side } from './map/pieces.ts';
import { at } from './map/shape.ts';

const DESCRIPTION =
  'A hand-drawn map of a river crossing, 36 inches by 30. Five British counters hold a farm and its yard south of the bridge; ' +
  'five French counters come down the road from the north; something with horns stands at the edge of the wood.';

const counter = (side: Side, calling: Calling): string =>
  `<svg class="map lone-counter" viewBox="-20 -20 40 40" aria-hidden="true">${drawCounter({
    id: `${side}-${calling}`,
    side,
    calling,
    place: at(0, 0),
    base: 15,
    health: 1,
  })}</svg>`;

/** Fills the places in index.html that are drawn rather than written. */
export function fillFrontPage(html: string): string {
  return html
    .replace('<!-- map -->', () => drawMap(THE_CROSSING, DESCRIPTION))
    .replace('<!-- key -->', drawKey)
    .replace(/<!-- counter (\w+) (\w+) -->/g, (_, side: Side, calling: Calling) => counter(side, calling));
}
