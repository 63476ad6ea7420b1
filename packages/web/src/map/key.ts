import { drawBridge } from './bridge.ts';
import { drawFigure } from './figure.ts';
import { drawBog, drawField, drawRock, drawUndergrowth } from './ground.ts';
import { drawHill } from './hill.ts';
import { drawHouse, drawRuin } from './house.ts';
import { drawRoute, drawSight } from './intentions.ts';
import type { Figure } from './pieces.ts';
import { drawRiver } from './river.ts';
import { drawRoad } from './road.ts';
import { at, type Point } from './shape.ts';
import { drawLowWall } from './wall.ts';
import { drawHedge, drawWood } from './wood.ts';

const WIDE = 120;
const HIGH = 72;

const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  at(left, top),
  at(right, top),
  at(right, bottom),
  at(left, bottom),
];

const blob = (rx: number, ry: number): Point[] =>
  [-1, -0.5, 0, 0.5].flatMap((turn) =>
    [0, 0.25].map((more) => {
      const angle = (turn + more) * Math.PI;
      return at(WIDE / 2 + Math.cos(angle) * rx, HIGH / 2 + Math.sin(angle) * ry);
    }),
  );

const counter = (figure: Pick<Figure, 'side' | 'symbol'> & Partial<Figure>): string =>
  drawFigure({ id: `key-${figure.symbol}`, place: at(WIDE / 2, HIGH / 2), base: 20, health: 1, ...figure });

interface Entry {
  readonly name: string;
  readonly drawing: string;
}

/** One example of each kind of ground, in paper units. */
const GROUND: readonly Entry[] = [
  {
    name: 'Hill, its height in inches',
    drawing: drawHill({ kind: 'hill', id: 'key-hill', outline: blob(48, 29), height: 3 }),
  },
  { name: 'Wood', drawing: drawWood({ kind: 'wood', id: 'key-wood', outline: blob(46, 26) }) },
  {
    name: 'River and bridge',
    drawing:
      drawRiver({
        kind: 'river',
        id: 'key-river',
        stops: [at(-14, 44), at(34, 34), at(84, 38), at(134, 28)],
        width: 42,
      }) + drawBridge({ kind: 'bridge', id: 'key-bridge', from: at(57, 11), to: at(60, 61), width: 26 }),
  },
  {
    name: 'House, with doors',
    drawing: drawHouse({
      kind: 'house',
      id: 'key-house',
      outline: box(22, 12, 96, 58),
      doors: [{ wall: 2, share: 0.5 }],
    }),
  },
  { name: 'Ruin', drawing: drawRuin({ kind: 'ruin', id: 'key-ruin', outline: box(24, 14, 94, 56) }) },
  {
    name: 'Low wall',
    drawing: drawLowWall({ kind: 'low-wall', id: 'key-wall', stops: [at(10, 50), at(62, 26), at(110, 32)] }),
  },
  {
    name: 'Rock',
    drawing: drawRock({
      kind: 'rock',
      id: 'key-rock',
      outline: [at(34, 22), at(62, 12), at(86, 24), at(88, 46), at(62, 58), at(36, 48)],
    }),
  },
  {
    name: 'Undergrowth',
    drawing: drawUndergrowth({ kind: 'undergrowth', id: 'key-growth', outline: blob(46, 26) }),
  },
  { name: 'Bog', drawing: drawBog({ kind: 'bog', id: 'key-bog', outline: blob(46, 26) }) },
  {
    name: 'Road',
    drawing: drawRoad({
      kind: 'road',
      id: 'key-road',
      stops: [at(-8, 52), at(36, 44), at(78, 24), at(130, 22)],
      width: 22,
    }),
  },
  {
    name: 'Hedge',
    drawing: drawHedge({ kind: 'hedge', id: 'key-hedge', stops: [at(12, 50), at(60, 34), at(108, 28)] }),
  },
  {
    name: 'Field',
    drawing: drawField({ kind: 'field', id: 'key-field', outline: box(16, 12, 104, 60) }),
  },
];

/** Who stands on it, and what he has in mind. */
const FIGURES: readonly Entry[] = [
  {
    name: 'British figure; the dashed ring: chosen',
    drawing: counter({ side: 'britain', symbol: 'muskets', selected: true }),
  },
  {
    name: 'French figure; the rim: health left',
    drawing: counter({ side: 'france', symbol: 'officer', health: 0.6 }),
  },
  { name: 'Something worse', drawing: counter({ side: 'monster', symbol: 'horns' }) },
  {
    name: 'Has fired, not loaded',
    drawing: counter({ side: 'britain', symbol: 'rifle', smoke: true, place: at(50, 42) }),
  },
  {
    name: 'Line of sight, and what stops it',
    drawing:
      drawLowWall({ kind: 'low-wall', id: 'key-stop', stops: [at(58, 10), at(82, 54)] }) +
      drawSight({ from: at(10, 62), stoppedAt: at(69, 30), to: at(110, 8) }),
  },
  {
    name: 'A way to go, and its cost',
    drawing: drawRoute({ stops: [at(10, 58), at(34, 50), at(56, 36)], cost: '4″' }),
  },
];

/** A key to the map, as list items. */
export const drawKey = (): string =>
  [...GROUND, ...FIGURES]
    .map(
      ({ name, drawing }) =>
        `<li><svg class="map swatch" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">${drawing}</svg><span>${name}</span></li>`,
    )
    .join('');
