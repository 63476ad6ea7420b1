import type { SceneMarker } from '@vedette/engine';
import { type Kind, kindOf } from '../map/kind.ts';
import { lengthUnit } from '../map/length-unit.ts';
import { surveyOf } from '../map/survey.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { say } from '../words/say.ts';

/** Something that is put on the table, by its number on the map. */
export interface Placed {
  readonly number: number;
  readonly name: string;
  /** Of the table, for the map. */
  readonly x: number;
  readonly y: number;
  /** From the left edge and from the near edge, to its middle. */
  readonly across: string;
  readonly up: string;
  /** How large it is; null: a marker, or a figure. */
  readonly size: string | null;
}

interface Box {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function boxOf({ id, outline }: EveningPlan['chart']['terrain']['pieces'][number]): Box {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return { id, left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** What comes with the thing that it is a part of: walls of a house, trees of a wood. */
const PARTS: ReadonlySet<Kind> = new Set<Kind>([
  'bulkhead',
  'dead-tree',
  'floor',
  'gravestone',
  'high-wall',
  'inside-wall',
  'low-wall',
  'palisade',
  'post',
  'ruin-wall',
  'tree',
]);

function isWithin(box: Box, other: Box, edge: number): boolean {
  const area = ({ left, right, low, high }: Box) => (right - left) * (high - low);
  return (
    area(other) > area(box) * 1.5 &&
    box.left >= other.left - edge &&
    box.right <= other.right + edge &&
    box.low >= other.low - edge &&
    box.high <= other.high + edge
  );
}

/** Gaps in the walls around a house, each as long as it is and as thin as a wall. */
function openingsOf(house: Box, all: readonly Box[], inch: number): readonly Omit<Box, 'id'>[] {
  const edge = inch / 2;
  const walls = all.filter((box) => box.id !== house.id && isWithin(box, house, edge));
  const side = (at: number, upright: boolean) => {
    const [near, far] = upright ? ([house.low, house.high] as const) : ([house.left, house.right] as const);
    const along = walls
      .filter((wall) => {
        const [from, to] = upright ? [wall.left, wall.right] : [wall.low, wall.high];
        return Math.abs((from + to) / 2 - at) <= edge && to - from <= inch;
      })
      .map((wall) => (upright ? ([wall.low, wall.high] as const) : ([wall.left, wall.right] as const)))
      .sort(([one], [other]) => one - other);
    // A side without a wall is open altogether, and seen to be.
    if (along.length === 0) return [];
    const gaps: (readonly [number, number])[] = [];
    let reached = near;
    for (const [from, to] of [...along, [far, far] as const]) {
      if (from - reached > edge) gaps.push([reached, from]);
      reached = Math.max(reached, to);
    }
    return gaps.map(([from, to]) =>
      upright ? { left: at, right: at, low: from, high: to } : { left: from, right: to, low: at, high: at },
    );
  };
  return [
    ...side(house.low, false),
    ...side(house.high, false),
    ...side(house.left, true),
    ...side(house.right, true),
  ];
}

/** What each piece is drawn as; a stream is drawn with its neighbours, and is what it is. */
function surveyed({ terrain, unit, yGrows, manner }: EveningPlan['chart']) {
  const { plots } = surveyOf(terrain, { unit, y: yGrows, manner });
  const drawn = new Map(plots.map(({ id, kind }) => [id, kind]));
  return terrain.pieces.map((piece) => [piece.id, drawn.get(piece.id) ?? kindOf(piece)] as const);
}

/** Where somebody sets up, by its letter on the map. */
export interface MeasuredZone {
  readonly letter: string;
  readonly seat: number;
  readonly outlines: readonly (readonly number[])[];
  /** What of it is none; null: nothing. */
  readonly except: string | null;
  /** From edge to edge of it, off the left edge of the table and off the edge at the foot. */
  readonly across: string;
  readonly up: string;
}

export function zonesOn({ chart, zones }: Pick<EveningPlan, 'chart' | 'zones'>): readonly MeasuredZone[] {
  const { terrain, unit, yGrows } = chart;
  const { written } = lengthUnit(unit);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const spans = (outline: readonly number[]) => {
    const xs = outline.filter((_, n) => n % 2 === 0).map((x) => within(x, terrain.width));
    const ys = outline
      .filter((_, n) => n % 2 === 1)
      .map((y) => within(yGrows === 'south' ? terrain.depth - y : y, terrain.depth));
    return [xs, ys].map((values) =>
      say.night.fromTo(written(Math.min(...values)), written(Math.max(...values))),
    );
  };
  return zones.map(({ seat, outline, holes }, i) => {
    const [across, up] = spans(outline);
    const except = holes.map((hole) => say.night.hole(spans(hole)[0]!, spans(hole)[1]!));
    return {
      letter: String.fromCharCode(65 + i),
      seat,
      outlines: [outline, ...holes],
      across: across!,
      up: up!,
      except: except[0] ?? null,
    };
  });
}

/** Everything that is set up, with its measures: pieces and openings first, then what lies and stands on the table. */
export function placedOn({ chart, scene }: Pick<EveningPlan, 'chart' | 'scene'>): readonly Placed[] {
  const { terrain, unit, yGrows, placeNames = {} } = chart;
  const { written, toInch } = lengthUnit(unit);
  const fromNear = (y: number) => (yGrows === 'south' ? terrain.depth - y : y);
  const at = (name: string, x: number, y: number, size: string | null) => ({
    name,
    x,
    y,
    across: written(x),
    up: written(fromNear(y)),
    size,
  });
  const middle = (name: string, { left, right, low, high }: Omit<Box, 'id'>) => {
    const long = [right - left, high - low].filter((length) => length > 0).map(written);
    return at(name, (left + right) / 2, (low + high) / 2, long.join(' × '));
  };
  const boxes = terrain.pieces.map(boxOf);
  const kinds = new Map(surveyed(chart));
  const isPart = (box: Box) =>
    PARTS.has(kinds.get(box.id)!) && boxes.some((other) => isWithin(box, other, toInch / 2));
  const pieces = boxes
    .filter((box) => !isPart(box))
    .flatMap((box) => {
      const name = placeNames[box.id] ?? say.night.kinds[kinds.get(box.id)!];
      const openings = openingsOf(box, boxes, toInch).map((gap) => middle(say.night.opening, gap));
      return [middle(name, box), ...openings];
    });
  const markers = scene.markers.map(({ name, x, y }: SceneMarker) => at(name, x, y, null));
  const figures = scene.figures
    .filter(({ place, side }) => place === 'table' && side === null)
    .map(({ name, x, y }) => at(name, x, y, null));
  return [...pieces, ...markers, ...figures].map((one, i) => ({ number: i + 1, ...one }));
}

/** Numbers on the map are so far apart, in units of the paper. */
const APART = 19;
const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * Math.PI) / 4);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the numbers are written: on their spots, or beside them where another is too near. */
export function spread(spots: readonly Spot[]): readonly Spot[] {
  const taken: Spot[] = [];
  const free = ({ x, y }: Spot) => taken.every((other) => Math.hypot(other.x - x, other.y - y) >= APART);
  for (const spot of spots) {
    const rings = [1, 2, 3, 4].flatMap((ring) =>
      AROUND.map((turn) => ({
        x: spot.x + Math.cos(turn) * ring * APART,
        y: spot.y + Math.sin(turn) * ring * APART,
      })),
    );
    taken.push([spot, ...rings].find(free) ?? spot);
  }
  return taken;
}
