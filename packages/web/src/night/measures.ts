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
  /** Where there are several, the board that it is on. */
  readonly board: string | null;
  /** From the left edge and from the near edge of that, to its middle. */
  readonly across: string;
  readonly up: string;
  /** How large it is; null: a marker, or a figure. */
  readonly size: string | null;
  /** What it takes up of the table; null: as above, or a gap. */
  readonly box: Omit<Box, 'id'> | null;
}

interface Box {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

function boxOf({ id, outline }: { readonly id: string; readonly outline: readonly number[] }): Box {
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
  // Walls may go on past the corner, and be another room's as well.
  const walls = all.filter(({ id }) => id !== house.id);
  const side = (at: number, upright: boolean) => {
    const [near, far] = upright ? ([house.low, house.high] as const) : ([house.left, house.right] as const);
    const along = walls
      .filter((wall) => {
        const [from, to] = upright ? [wall.left, wall.right] : [wall.low, wall.high];
        const [begins, ends] = upright ? [wall.low, wall.high] : [wall.left, wall.right];
        return Math.abs((from + to) / 2 - at) <= edge && to - from <= inch && begins < far && ends > near;
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
  /** Where there are several, the board that it is on. */
  readonly board: string | null;
  readonly outlines: readonly (readonly number[])[];
  /** What of it is none; null: nothing. */
  readonly except: string | null;
  /** From edge to edge of it, off the left edge of the table and off the edge at the foot. */
  readonly across: string;
  readonly up: string;
}

type Chart = EveningPlan['chart'];

/** The boards of a table, each with its name where there are several. */
function boardsOf({ terrain, areaNames }: Chart) {
  const { areas, width, depth } = terrain;
  return areas === undefined
    ? [{ x: 0, y: 0, width, depth, name: null }]
    : areas.map((area, i) => ({ ...area, name: areaNames[i] ?? null }));
}

type Board = ReturnType<typeof boardsOf>[number];

/** The board that a place is on, or the nearest to it. */
function boardAt(boards: readonly Board[], x: number, y: number): Board {
  const away = (board: Board) =>
    Math.max(board.x - x, x - board.x - board.width, 0) + Math.max(board.y - y, y - board.y - board.depth, 0);
  return boards.reduce((best, board) => (away(board) < away(best) ? board : best));
}

/** A length off the edge that the numbers along a map begin at: its foot, or its head where y grows to the south. */
const upFrom = (board: Board, y: number): number => y - board.y;

/** Figures stand on bases: what ends so near an edge ends there. */
const NEAR_AN_EDGE = 0.6;

export function zonesOn(plan: Pick<EveningPlan, 'chart' | 'scene' | 'zones'>): readonly MeasuredZone[] {
  const { chart, zones } = plan;
  const { unit } = chart;
  const { written, toInch } = lengthUnit(unit);
  const near = NEAR_AN_EDGE * toInch;
  const boards = boardsOf(chart);
  const placed = placedOn(plan);
  const toEdge = (value: number, most: number) => (value < near ? 0 : value > most - near ? most : value);
  const spans = (outline: readonly number[]) => {
    const { left, right, low, high } = boxOf({ id: '', outline });
    const board = boardAt(boards, (left + right) / 2, (low + high) / 2);
    const across = [left, right].map((x) => toEdge(x - board.x, board.width));
    const up = [low, high].map((y) => toEdge(upFrom(board, y), board.depth));
    const [acrossWords, upWords] = [across, up].map((values) =>
      say.night.fromTo(written(Math.min(...values)), written(Math.max(...values))),
    );
    return { board: board.name, across: acrossWords!, up: upWords! };
  };
  /** A hole that is a piece, with room for a base around it, is called by that. */
  const hole = (outline: readonly number[]) => {
    const box = boxOf({ id: '', outline });
    const piece = placed.find(
      ({ box: own }) =>
        own !== null &&
        (['left', 'right', 'low', 'high'] as const).every(
          (side) => Math.abs(own[side] - box[side]) <= toInch,
        ),
    );
    if (piece !== undefined) return say.night.holeOf(piece.number, piece.name);
    const { across, up } = spans(outline);
    return say.night.hole(across, up);
  };
  return zones.map(({ seat, outline, holes }, i) => ({
    letter: String.fromCharCode(65 + i),
    seat,
    outlines: [outline, ...holes],
    ...spans(outline),
    except: holes.length === 0 ? null : holes.map(hole).join('; '),
  }));
}

/** Everything that is set up, with its measures: pieces and openings first, then what lies and stands on the table. */
export function placedOn({ chart, scene }: Pick<EveningPlan, 'chart' | 'scene'>): readonly Placed[] {
  const { terrain, unit, placeNames = {} } = chart;
  const { written, toInch } = lengthUnit(unit);
  const boards = boardsOf(chart);
  const at = (name: string, x: number, y: number, size: string | null, box: Placed['box'] = null) => {
    const board = boardAt(boards, x, y);
    return {
      name,
      x,
      y,
      board: board.name,
      across: written(x - board.x),
      up: written(upFrom(board, y)),
      size,
      box,
    };
  };
  const middle = (name: string, { left, right, low, high }: Omit<Box, 'id'>, isGap = false) => {
    const long = [right - left, high - low].filter((length) => length > 0).map(written);
    const box = isGap ? null : { left, right, low, high };
    return at(name, (left + right) / 2, (low + high) / 2, long.join(' × '), box);
  };
  const boxes = terrain.pieces.map(boxOf);
  const kinds = new Map(surveyed(chart));
  const isPart = (box: Box) =>
    PARTS.has(kinds.get(box.id)!) && boxes.some((other) => isWithin(box, other, toInch / 2));
  const pieces = boxes
    .filter((box) => !isPart(box))
    .flatMap((box) => {
      const name = placeNames[box.id] ?? say.night.kinds[kinds.get(box.id)!];
      const openings = openingsOf(box, boxes, toInch).map((gap) => middle(say.night.opening, gap, true));
      return [middle(name, box), ...openings];
    });
  const markers = scene.markers.map(({ name, x, y }: SceneMarker) => at(name, x, y, null));
  const figures = scene.figures
    .filter(({ place, side }) => place === 'table' && side === null)
    .map(({ name, x, y }) => at(name, x, y, null));
  return [...pieces, ...markers, ...figures].map((one, i) => ({ number: i + 1, ...one }));
}
