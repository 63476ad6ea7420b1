import { drawBridge } from './bridge.ts';
import { drawFigure } from './figure.ts';
import { drawFrame, drawNorth } from './frame.ts';
import { drawBog, drawField, drawRock, drawUndergrowth } from './ground.ts';
import { drawHill } from './hill.ts';
import { drawHouse, drawRuin } from './house.ts';
import { drawRoute, drawSight } from './intentions.ts';
import { drawPlaceName } from './lettering.ts';
import type { Figure, Piece, Sketch } from './pieces.ts';
import { drawRiver } from './river.ts';
import { drawRoad } from './road.ts';
import { at, num, type Point } from './shape.ts';
import { drawLowWall } from './wall.ts';
import { drawHedge, drawLoneTrees, drawThicket, drawWood } from './wood.ts';

/** Paper units to the inch. */
const INCH = 24;

/** What lies flat is drawn before what stands on it. */
const LAYERS: readonly Piece['kind'][] = [
  'field',
  'undergrowth',
  'bog',
  'hill',
  'river',
  'road',
  'bridge',
  'ruin',
  'house',
  'low-wall',
  'rock',
  'hedge',
  'lone-trees',
  'thicket',
  'wood',
];

/** Tables are measured from the south-west corner in inches; paper from the north-west in its own units. */
const onPaper =
  (tableHeight: number) =>
  (p: Point): Point =>
    at(p.x * INCH, (tableHeight - p.y) * INCH);

function placePiece(piece: Piece, place: (p: Point) => Point): Piece {
  if ('outline' in piece) return { ...piece, outline: piece.outline.map(place) };
  if (piece.kind === 'bridge') {
    return { ...piece, from: place(piece.from), to: place(piece.to), width: piece.width * INCH };
  }
  const stops = piece.stops.map(place);
  return 'width' in piece ? { ...piece, stops, width: piece.width * INCH } : { ...piece, stops };
}

function drawPiece(piece: Piece): string {
  switch (piece.kind) {
    case 'bog':
      return drawBog(piece);
    case 'bridge':
      return drawBridge(piece);
    case 'field':
      return drawField(piece);
    case 'hedge':
      return drawHedge(piece);
    case 'hill':
      return drawHill(piece);
    case 'house':
      return drawHouse(piece);
    case 'lone-trees':
      return drawLoneTrees(piece);
    case 'low-wall':
      return drawLowWall(piece);
    case 'river':
      return drawRiver(piece);
    case 'road':
      return drawRoad(piece);
    case 'rock':
      return drawRock(piece);
    case 'ruin':
      return drawRuin(piece);
    case 'thicket':
      return drawThicket(piece);
    case 'undergrowth':
      return drawUndergrowth(piece);
    case 'wood':
      return drawWood(piece);
  }
}

/** The whole map as one SVG element. The same sketch always gives the same text. */
export function drawMap(sketch: Sketch, description: string): string {
  const place = onPaper(sketch.height);
  const width = sketch.width * INCH;
  const height = sketch.height * INCH;
  const pieces = sketch.pieces
    .map((piece) => placePiece(piece, place))
    .sort((a, b) => LAYERS.indexOf(a.kind) - LAYERS.indexOf(b.kind));
  const figures: Figure[] = sketch.figures.map((f) => ({ ...f, place: place(f.place), base: f.base * INCH }));
  const { route, sight } = sketch;

  return [
    `<svg class="map" viewBox="-42 -9 ${num(width + 56)} ${num(height + 47)}" role="img" aria-label="${description}">`,
    `<defs><clipPath id="table-edge"><path d="M0 0H${num(width)}V${num(height)}H0Z"/></clipPath></defs>`,
    '<g clip-path="url(#table-edge)">',
    ...pieces.map(drawPiece),
    ...sketch.names.map((name) => drawPlaceName({ ...name, along: name.along.map(place) })),
    drawSight({ from: place(sight.from), stoppedAt: place(sight.stoppedAt), to: place(sight.to) }),
    drawRoute({ ...route, stops: route.stops.map(place) }),
    ...figures.map(drawFigure),
    drawNorth(width - 46, height - 62),
    '</g>',
    drawFrame(sketch.width, sketch.height, INCH),
    '</svg>',
  ].join('');
}
