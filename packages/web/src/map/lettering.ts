import { smoothLine } from './curve.ts';
import type { PlaceName } from './pieces.ts';
import { line } from './shape.ts';

/** A name set along the ground it names. Ids are prefixed, for the page has ids of its own. */
export function drawPlaceName(name: PlaceName): string {
  const id = `name-${name.id}`;
  return [
    `<path id="${id}" class="name-line" d="${line(smoothLine(name.along))}"/>`,
    `<text class="place-name"><textPath href="#${id}" startOffset="50%">${name.text}</textPath></text>`,
  ].join('');
}

/** Words as they may stand in markup. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
