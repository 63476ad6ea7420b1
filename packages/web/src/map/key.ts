import { drawBridge } from './bridge.ts';
import { drawBog, drawRock, drawUndergrowth } from './ground.ts';
import { drawHill } from './hill.ts';
import { drawHouse, drawRuin } from './house.ts';
import { drawRiver } from './river.ts';
import { at, type Point } from './shape.ts';
import { drawLowWall } from './wall.ts';
import { drawWood } from './wood.ts';

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

/** One example of each kind of ground, in paper units. */
const ENTRIES: readonly { readonly name: string; readonly drawing: string }[] = [
  {
    name: 'Hill, and its height',
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
];

/** A key to the map, as list items. */
export const drawKey = (): string =>
  ENTRIES.map(
    ({ name, drawing }) =>
      `<li><svg class="map swatch" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">${drawing}</svg><span>${name}</span></li>`,
  ).join('');
