import { penWith } from './pen.ts';
import { at, disc, line, num, type Point, ring } from './shape.ts';
import type { Survey, WayEnd } from './survey.ts';

const HALF = 9;

/** Treads, narrowing to the foot, in a round plate. */
function flight({ x, y }: Point): string {
  return [-5, -2.5, 0, 2.5, 5]
    .map((dy, i) => line([at(x - 6.4 + i * 0.7, y + dy), at(x + 0.6 - i * 0.2, y + dy)]))
    .join('');
}

/** An arrow up or down beside the treads. */
function arrow({ x, y }: Point, leads: WayEnd['leads']): string {
  const way = leads === 'up' ? -1 : 1;
  return `M${num(x + 4)} ${num(y - way * 5.4)}V${num(y + way * 5)}m-2.6 ${num(-way * 3)}l2.6 ${num(way * 3)}l2.6 ${num(-way * 3)}`;
}

/** Stairs and hatches at both their ends; the letter tells which end belongs to which. */
export function drawWays(survey: Survey, level: number, isHere: (place: Point) => boolean): string {
  const pen = penWith('way-opening', 'way-plate', 'way-treads', 'way-arrow');
  const letters: string[] = [];
  const shown = (end: WayEnd): boolean =>
    isHere(end.place) && end.storey <= level && !covered(survey, end, level);
  for (const { ends, letter } of survey.ways) {
    for (const end of ends.filter(shown)) {
      const { place, opening, leads } = end;
      if (opening !== null) pen.stroke('way-opening', ring(opening));
      pen.stroke('way-plate', disc(place, HALF));
      pen.stroke('way-treads', flight(place));
      pen.stroke('way-arrow', arrow(place, leads));
      letters.push(
        `<text class="way-letter" x="${num(place.x + HALF + 5)}" y="${num(place.y - HALF + 5)}">${letter}</text>`,
      );
    }
  }
  return pen.drawn() + letters.join('');
}

/** The other end of the same stairs may lie right above. */
function covered(survey: Survey, end: WayEnd, level: number): boolean {
  return survey.ways.some(({ ends }) =>
    ends.some(
      (other) =>
        other !== end &&
        other.storey > end.storey &&
        other.storey <= level &&
        Math.abs(other.place.x - end.place.x) < HALF &&
        Math.abs(other.place.y - end.place.y) < HALF,
    ),
  );
}
