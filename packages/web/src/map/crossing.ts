import type { CounterSymbol } from '@vedette/engine';
import { say } from '../words/say.ts';
import type { Figure, Piece, PlaceName, Side, Sketch } from './pieces.ts';
import { at, type Point } from './shape.ts';

/** Inches from the south-west corner. */
const points = (...numbers: number[]): Point[] =>
  numbers.flatMap((x, i) => (i % 2 === 0 ? [at(x, numbers[i + 1] ?? 0)] : []));

const PIECES: readonly Piece[] = [
  {
    kind: 'river',
    id: 'orle',
    width: 4.2,
    stops: points(-2, 20.6, 4, 19.6, 9.5, 16.4, 15, 14.6, 20.5, 15.6, 26, 14.2, 31, 10.4, 38, 8.6),
  },
  {
    kind: 'road',
    id: 'mill-road',
    width: 0.9,
    stops: points(14.2, -1, 14.8, 4, 17.2, 8.5, 17.6, 12, 17.6, 18, 18.6, 22, 22.4, 25.4, 24, 31),
  },
  { kind: 'bridge', id: 'old-bridge', from: at(17.45, 12.3), to: at(17.75, 17.8), width: 2.1 },
  {
    kind: 'hill',
    id: 'gallows-hill',
    height: 3,
    outline: points(
      26,
      25.6,
      27.6,
      28,
      31,
      28.4,
      33.6,
      26.6,
      34.4,
      23.2,
      32.6,
      19.8,
      29.4,
      18.6,
      26.4,
      20.4,
      25,
      23,
    ),
  },
  {
    kind: 'hill',
    id: 'low-knoll',
    height: 2,
    outline: points(2.2, 6, 3.4, 8.4, 6, 8.8, 8.2, 7, 8.2, 4.4, 6.4, 2.4, 3.8, 2.4, 2.2, 3.8),
  },
  {
    kind: 'wood',
    id: 'hobs-wood',
    outline: points(2, 24.4, 4, 27, 8, 27.5, 11.4, 26.4, 12.4, 24.4, 10.6, 22.4, 7, 21.6, 3.6, 22),
  },
  {
    kind: 'wood',
    id: 'east-wood',
    outline: points(27.4, 5, 28.8, 7, 31.6, 6.4, 32.2, 4.2, 30.6, 1.9, 28.2, 1.6, 26.8, 3),
  },
  {
    kind: 'thicket',
    id: 'thorns',
    outline: points(10.4, 12.4, 12, 13, 13.6, 11.8, 13.4, 10, 11.4, 9.4, 10, 10.6),
  },
  {
    kind: 'undergrowth',
    id: 'bracken',
    outline: points(12.4, 21.4, 14.2, 23, 16.4, 22.2, 16.6, 19.8, 14.4, 18.8, 12.4, 19.6),
  },
  {
    kind: 'bog',
    id: 'soft-ground',
    outline: points(25.2, 11, 26.8, 11.6, 28.4, 10.2, 29.4, 8.8, 27.6, 8.2, 25.6, 9),
  },
  {
    kind: 'rock',
    id: 'grey-rock',
    outline: points(21.6, 21.2, 23, 21.6, 24, 20.4, 23.4, 18.9, 21.8, 18.5, 20.9, 19.6),
  },
  { kind: 'rock', id: 'split-rock', outline: points(5.4, 12.6, 6.6, 13.1, 7.6, 12.2, 7, 10.9, 5.8, 10.8) },
  { kind: 'field', id: 'barley', outline: points(18.8, 1, 19.4, 4.6, 25.4, 4.8, 25.6, 1) },
  { kind: 'field', id: 'stubble', outline: points(15.8, 27.2, 16.2, 29.4, 21, 29.4, 20.8, 27) },
  {
    kind: 'house',
    id: 'mill-farm',
    outline: points(19.6, 9.6, 24, 9.9, 24.2, 6.7, 19.8, 6.4),
    doors: [
      { wall: 1, share: 0.5 },
      { wall: 3, share: 0.45 },
    ],
  },
  { kind: 'ruin', id: 'chapel', outline: points(31.4, 16.2, 34.8, 16.6, 35, 13.9, 31.6, 13.5) },
  { kind: 'low-wall', id: 'yard-wall', stops: points(18.6, 5.2, 18.9, 11, 24.6, 11.3) },
  { kind: 'low-wall', id: 'north-wall', stops: points(19.6, 18.9, 20.4, 24) },
  { kind: 'hedge', id: 'barley-hedge', stops: points(18.2, 0.4, 18.7, 5) },
  {
    kind: 'lone-trees',
    id: 'orchard',
    stops: points(25.6, 8, 26.8, 7.9, 25.7, 6.8, 26.9, 6.7, 25.8, 5.6, 27, 5.7),
  },
  {
    kind: 'lone-trees',
    id: 'roadside',
    stops: points(
      15.7,
      18,
      20.3,
      18.1,
      23.6,
      23.2,
      24.6,
      26.4,
      8.8,
      10.2,
      2.4,
      12.6,
      3.4,
      14.1,
      10.6,
      2.2,
      34.2,
      19.4,
    ),
  },
  { kind: 'hedge', id: 'lane-hedge', stops: points(12.9, 0.5, 13.4, 4, 14.8, 7) },
];

const BASE = 0.54;

const figure = (
  id: string,
  side: Side,
  symbol: CounterSymbol,
  x: number,
  y: number,
  more: Partial<Figure> = {},
): Figure => ({ id, side, symbol, place: at(x, y), base: BASE, health: 1, ...more });

const FIGURES: readonly Figure[] = [
  figure('ashby', 'britain', 'officer', 15.4, 8.4, { selected: true }),
  figure('pike', 'britain', 'rifle', 12.7, 12.4, { smoke: true }),
  figure('marsh', 'britain', 'muskets', 20.8, 11.9, { health: 0.6 }),
  figure('crowe', 'britain', 'grenade', 22, 8.2),
  figure('abel', 'britain', 'cross', 10.4, 6.4),
  figure('moreau', 'france', 'officer', 21, 25.2),
  figure('lacour', 'france', 'muskets', 18.2, 20.4, { health: 0.3 }),
  figure('brun', 'france', 'grenade', 24.9, 19.2),
  figure('petit', 'france', 'sabre', 15.2, 25.6),
  figure('vidal', 'france', 'moon', 27.6, 21.4, { health: 0.8 }),
  figure('hob', 'monster', 'horns', 9.4, 21.2, { base: 0.8 }),
];

/** What stands along which line. */
const NAMED = {
  river: points(5.4, 18.4, 8, 17, 10.4, 15.7, 13.6, 14.5),
  hill: points(23.4, 18.3, 24.8, 17.9, 27.6, 17.2, 31, 17.2, 32.6, 17.3),
  wood: points(2.6, 28, 6.8, 28.5, 11.6, 27.7),
  farm: points(19, 5.2, 22, 5.25, 25.2, 5.3),
  knoll: points(1.6, 1.4, 5, 1, 9, 1.4),
} as const;

function placeNames(): readonly PlaceName[] {
  const ids = Object.keys(NAMED) as (keyof typeof NAMED)[];
  return ids.map((id) => ({ id, text: say.home.places[id], along: NAMED[id] }));
}

/** A crossing that no army fought over: the picture on the front page. */
export const theCrossing = (): Sketch => ({
  width: 36,
  height: 30,
  pieces: PIECES,
  figures: FIGURES,
  names: placeNames(),
  route: { stops: points(15.4, 8.4, 16.4, 10.4, 17.5, 12.6, 17.6, 13.78), cost: say.home.routeCost },
  sight: { from: at(24.9, 19.2), stoppedAt: at(22.41, 9.78), to: at(22, 8.2) },
});
