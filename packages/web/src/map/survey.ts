import type { LengthUnit, Manner, Scenery } from '@vedette/engine';
import type { Edge, Link, LinkEnd, Piece, Shape, TableData } from '@vedette/engine/table';
import { type Kind, kindOf } from './kind.ts';
import { layOut } from './layout.ts';
import { lengthUnit } from './length-unit.ts';
import { pieceOfScenery } from './scenery.ts';
import { at, centreOf, clockwise, contains, distance, type Point } from './shape.ts';
import type { Sheet } from './sheet.ts';
import { joinedStrips, type Spine, spineOf } from './strip.ts';
import { townKindOf } from './town-kind.ts';

/** Paper units to the inch. */
const INCH = 24;
/** Where there is so much room below, in inches, one walks under it rather than past it. */
const HEADROOM = 2;
/** Levels nearer than this are one. */
const STEP = 0.3;

interface SurveyOptions {
  readonly unit: LengthUnit;
  /** Where the table's y grows to; north unless the ruleset counts from the north edge. */
  readonly y?: 'north' | 'south';
  /** Names of the areas, in their order. */
  readonly names?: readonly string[];
  readonly manner?: Manner | undefined;
  /** What pieces are called, by their ids. */
  readonly placeNames?: Readonly<Record<string, string>> | undefined;
  /** Roads and fields that are no terrain. */
  readonly scenery?: readonly Scenery[] | undefined;
}

/** A piece of terrain on the paper. */
export interface Plot {
  readonly id: string;
  readonly kind: Kind;
  /** What is written on it. */
  readonly name: string | null;
  /** What its ruleset says of it: an open door is a `door` that is `open`. */
  readonly traits: readonly string[];
  /** Clockwise. */
  readonly outline: readonly Point[];
  /** Of what is long and thin. */
  readonly spine: Spine | null;
  /** From its foot to its top, in inches. */
  readonly rise: number;
  /** What is written on it: how high one stands there. */
  readonly elevation: string | null;
  /** The level it belongs to: 0 the ground, else the height of the floor it is, stands on or hangs at. */
  readonly storey: number;
  readonly solid: boolean;
  readonly climbable: boolean;
  readonly obscuring: boolean;
  readonly difficult: boolean;
  /** Edges with a railing, and edges that are walked up. */
  readonly guarded: readonly (readonly [Point, Point])[];
  readonly ramps: readonly (readonly [Point, Point])[];
}

/** One end of stairs or a hatch. */
export interface WayEnd {
  readonly place: Point;
  readonly storey: number;
  readonly leads: 'up' | 'down';
  readonly opening: readonly Point[] | null;
}

interface Way {
  readonly id: string;
  /** The same letter at both ends. */
  readonly letter: string;
  readonly ends: readonly [WayEnd, WayEnd];
}

/** The ground of a table, ready to be drawn. */
export interface Survey {
  readonly unit: LengthUnit;
  readonly manner: Manner;
  readonly y: 'north' | 'south';
  /** Paper units to one unit of the table. */
  readonly scale: number;
  readonly sheets: readonly Sheet[];
  /** Of the whole paper inside its margins. */
  readonly width: number;
  readonly height: number;
  readonly plots: readonly Plot[];
  readonly ways: readonly Way[];
  /** Heights at which there is something to stand under; the ground first. */
  readonly levels: readonly number[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The paper that toPaper and fromPaper need: a survey, or one in the making. */
type Paper = Pick<Survey, 'y' | 'scale' | 'sheets'>;

/** A place of the table on the paper; places in the void between two areas go with the nearer one. */
export function toPaper(paper: Paper, { x, y }: Place): Point {
  const { area, left, top } = nearest(paper.sheets, ({ area: a }) =>
    outside(x, y, a.x, a.y, a.width, a.depth),
  );
  const down = paper.y === 'south' ? y - area.y : area.y + area.depth - y;
  return at(left + (x - area.x) * paper.scale, top + down * paper.scale);
}

/** The place of the table under a point of the paper. */
export function fromPaper(paper: Paper, p: Point): { x: number; y: number } {
  const { area, left, top } = nearest(paper.sheets, (s) =>
    outside(p.x, p.y, s.left, s.top, s.width, s.height),
  );
  const down = (p.y - top) / paper.scale;
  return {
    x: area.x + (p.x - left) / paper.scale,
    y: paper.y === 'south' ? area.y + down : area.y + area.depth - down,
  };
}

function outside(x: number, y: number, left: number, low: number, width: number, depth: number): number {
  return Math.max(left - x, x - left - width, 0) + Math.max(low - y, y - low - depth, 0);
}

function nearest(sheets: readonly Sheet[], away: (sheet: Sheet) => number): Sheet {
  return sheets.reduce((best, sheet) => (away(sheet) < away(best) ? sheet : best));
}

/** A shape of the table as an outline on the paper. */
function shapeOnPaper(paper: Paper, shape: Shape): Point[] {
  if ('polygon' in shape) return corners(paper, shape.polygon);
  const [x, y, radius] = shape.circle;
  return Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    return toPaper(paper, { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius });
  });
}

function corners(paper: Paper, outline: readonly number[]): Point[] {
  const middle = { x: 0, y: 0 };
  for (let i = 0; i < outline.length; i += 2) {
    middle.x += (outline[i]! * 2) / outline.length;
    middle.y += (outline[i + 1]! * 2) / outline.length;
  }
  // A piece that reaches over the edge of its area stays with it.
  const origin = toPaper(paper, middle);
  const sign = paper.y === 'south' ? 1 : -1;
  const points: Point[] = [];
  for (let i = 0; i < outline.length; i += 2) {
    points.push(
      at(
        origin.x + (outline[i]! - middle.x) * paper.scale,
        origin.y + sign * (outline[i + 1]! - middle.y) * paper.scale,
      ),
    );
  }
  return points;
}

/** Reads a table as a surveyor does: what lies where, how high, and how one gets up there. */
export function surveyOf(
  terrain: TableData,
  { unit, y = 'north', names = [], manner = 'survey', placeNames = {}, scenery = [] }: SurveyOptions,
): Survey {
  const inch = lengthUnit(unit).toInch;
  const scale = INCH / inch;
  const areas = terrain.areas ?? [{ x: 0, y: 0, width: terrain.width, depth: terrain.depth }];
  const { sheets: laid, width, height } = layOut(areas, scale, names);
  const paper: Paper = { y, scale, sheets: laid };
  const pieces = joinedStrips([...scenery.map(pieceOfScenery), ...terrain.pieces]);
  const storeys = new Map(pieces.map((piece) => [piece.id, storeyOf(piece, pieces, inch)]));
  const plots = pieces.map((piece) => ({
    ...plotOf(piece, paper, inch, storeys.get(piece.id) ?? 0),
    kind: (manner === 'survey' ? undefined : townKindOf(piece, inch)) ?? kindOf(piece),
    name: (Object.hasOwn(placeNames, piece.id) ? placeNames[piece.id] : undefined) ?? null,
  }));
  const ways = terrain.links.map((link, i) => wayOf(link, i, paper, plots, inch));
  const sheets =
    terrain.areas === undefined
      ? laid
      : laid.map((sheet) => ({ ...sheet, floor: floorOf(sheet, plots, ways) }));
  return {
    unit,
    manner,
    ...paper,
    sheets,
    width,
    height,
    plots: plots.map((plot) => asAboard(plot, sheets)),
    ways,
    levels: [0, ...new Set(plots.map(({ storey }) => storey).filter((storey) => storey > 0))].sort(
      (a, b) => a - b,
    ),
  };
}

function plotOf(piece: Piece, paper: Paper, inch: number, storey: number): Omit<Plot, 'kind' | 'name'> {
  const outline = clockwise(corners(paper, piece.outline));
  const stands = piece.surface !== 'none';
  const level = piece.flags.find((flag) => flag.startsWith('level:'))?.slice('level:'.length);
  const stretch = ([x0, y0, x1, y1]: Edge): [Point, Point] => [
    toPaper(paper, { x: x0, y: y0 }),
    toPaper(paper, { x: x1, y: y1 }),
  ];
  return {
    id: piece.id,
    traits: piece.flags,
    outline,
    spine: spineOf(outline),
    rise: (piece.top - piece.base) / inch,
    elevation: level ?? (stands ? heightText(piece.top) : null),
    storey,
    solid: piece.solid,
    climbable: piece.solid && piece.climbable,
    obscuring: piece.sight === 'obscuring',
    difficult: piece.ground !== 'open',
    guarded:
      piece.guarded === true
        ? outline.map((a, i): [Point, Point] => [a, outline[(i + 1) % outline.length] ?? a])
        : piece.guarded.map(stretch),
    ramps: piece.ramps.map(stretch),
  };
}

/** 1.5 as the surveyor writes it. */
function heightText(height: number): string {
  const whole = Math.floor(height);
  const part = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[height - whole];
  if (part !== undefined) return `${whole === 0 ? '' : whole}${part}`;
  return String(Math.round(height * 100) / 100);
}

function points(outline: readonly number[]): Point[] {
  return outline.flatMap((x, i) => (i % 2 === 0 ? [at(x, outline[i + 1] ?? 0)] : []));
}

/**
 * What hangs high enough to walk under is a storey of its own, and so is what stands on it. What stands on a hill or on a
 * block belongs to the ground, for one cannot go under it.
 */
function storeyOf(piece: Piece, pieces: readonly Piece[], inch: number, depth = 0): number {
  if (piece.base < HEADROOM * inch || depth > 8) return 0;
  const middle = centreOf(points(piece.outline));
  const support = pieces.find(
    (other) =>
      other !== piece &&
      other.surface !== 'none' &&
      other.base < piece.base &&
      Math.abs(other.top - piece.base) < STEP * inch &&
      contains(points(other.outline), middle),
  );
  if (support !== undefined) return storeyOf(support, pieces, inch, depth + 1);
  return piece.surface === 'none' ? piece.base : piece.top;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

function wayOf(link: Link, i: number, paper: Paper, plots: readonly Plot[], inch: number): Way {
  const [a, b] = link.ends;
  const order = Math.sign(a.z - b.z) || areaRank(paper, a) - areaRank(paper, b);
  const end = (from: LinkEnd, leads: WayEnd['leads']): WayEnd => {
    const opening = from.opening === undefined ? null : shapeOnPaper(paper, from.opening);
    const place = opening === null ? toPaper(paper, from) : centreOf(opening);
    const floor = plots.find(
      ({ storey, outline }) =>
        Math.abs(storey - from.z) < STEP * inch && storey > 0 && contains(outline, place),
    );
    return { place, opening, leads, storey: floor?.storey ?? 0 };
  };
  // Of two areas the first lies above: decks are listed from the sky down.
  return {
    id: link.id,
    letter: LETTERS[i % LETTERS.length] ?? '',
    ends: [end(a, order < 0 ? 'up' : 'down'), end(b, order > 0 ? 'up' : 'down')],
  };
}

/** Where an end's area comes in their order, so that a later one counts as lower. */
function areaRank(paper: Paper, end: LinkEnd): number {
  const place = toPaper(paper, end);
  return -paper.sheets.findIndex((sheet) => holds(sheet, place));
}

const holds = ({ left, top, width, height }: Sheet, p: Point): boolean =>
  outside(p.x, p.y, left, top, width, height) === 0;

/** Walls on a deck are bulkheads. */
function asAboard(plot: Plot, sheets: readonly Sheet[]): Plot {
  if (plot.kind !== 'high-wall') return plot;
  const middle = centreOf(plot.outline);
  const aboard = sheets.some((sheet) => sheet.floor === 'planks' && holds(sheet, middle));
  return aboard ? { ...plot, kind: 'bulkhead' } : plot;
}

/** A board with masts and hatches is a deck, and what its hatches lead to is one too. */
function floorOf(sheet: Sheet, plots: readonly Plot[], ways: readonly Way[]): Sheet['floor'] {
  const nautical = plots
    .filter(({ kind }) => kind === 'mast' || kind === 'hatch')
    .map((plot) => centreOf(plot.outline));
  const linked = ways.filter(({ ends }) =>
    ends.some(({ place }) => nautical.some((p) => distance(p, place) < INCH)),
  );
  const planked = [...nautical, ...linked.flatMap(({ ends }) => ends.map(({ place }) => place))];
  return planked.some((place) => holds(sheet, place)) ? 'planks' : 'field';
}
