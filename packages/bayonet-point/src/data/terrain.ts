import { finder } from '@vedette/engine';

type Cover = 'none' | 'soft' | 'hard';

/** BP-GEN-16: what a piece of terrain is. */
export interface TerrainType {
  readonly id: string;
  readonly title: string;
  readonly shape: 'area' | 'line';
  /** Of an area: to those in it; of a line: to those behind it. */
  readonly cover: Cover;
  /** `slow`: the deduction of BP-MOV-04 and -05. `cross`: an action (BP-MOV-07). `enter`: BP-MOV-08. */
  readonly foot: 'free' | 'slow' | 'cross' | 'enter' | 'barred';
  /** `slow` on horseback also means a trot (BP-CAV-05). */
  readonly mounted: 'free' | 'slow' | 'cross' | 'barred';
  readonly sight: 'open' | 'limited' | 'by-level' | 'blocks';
}

export const TERRAIN_TYPES: readonly TerrainType[] = [
  {
    id: 'barricade',
    title: 'Barricade',
    shape: 'line',
    cover: 'soft',
    foot: 'cross',
    mounted: 'cross',
    sight: 'open',
  },
  {
    id: 'closed-wood',
    title: 'Closed wood',
    shape: 'area',
    cover: 'soft',
    foot: 'slow',
    mounted: 'barred',
    sight: 'limited',
  },
  { id: 'ford', title: 'Ford', shape: 'line', cover: 'none', foot: 'slow', mounted: 'slow', sight: 'open' },
  {
    id: 'hedge',
    title: 'Hedge',
    shape: 'line',
    cover: 'soft',
    foot: 'cross',
    mounted: 'cross',
    sight: 'open',
  },
  {
    id: 'hill',
    title: 'Hill',
    shape: 'area',
    cover: 'none',
    foot: 'free',
    mounted: 'free',
    sight: 'by-level',
  },
  {
    id: 'impassable',
    title: 'Impassable ground',
    shape: 'area',
    cover: 'none',
    foot: 'barred',
    mounted: 'barred',
    sight: 'blocks',
  },
  {
    id: 'open-wood',
    title: 'Open wood',
    shape: 'area',
    cover: 'soft',
    foot: 'free',
    mounted: 'slow',
    sight: 'open',
  },
  {
    id: 'palisade',
    title: 'Palisade',
    shape: 'line',
    cover: 'soft',
    foot: 'cross',
    mounted: 'cross',
    sight: 'open',
  },
  { id: 'road', title: 'Road', shape: 'line', cover: 'none', foot: 'free', mounted: 'free', sight: 'open' },
  {
    id: 'stone-building',
    title: 'Stone building',
    shape: 'area',
    cover: 'hard',
    foot: 'enter',
    mounted: 'barred',
    sight: 'blocks',
  },
  {
    id: 'stone-wall',
    title: 'Stone wall',
    shape: 'line',
    cover: 'hard',
    foot: 'cross',
    mounted: 'cross',
    sight: 'open',
  },
  {
    id: 'stream',
    title: 'Stream',
    shape: 'line',
    cover: 'none',
    foot: 'slow',
    mounted: 'slow',
    sight: 'open',
  },
  {
    id: 'trench',
    title: 'Trench',
    shape: 'area',
    cover: 'hard',
    foot: 'free',
    mounted: 'barred',
    sight: 'open',
  },
  {
    id: 'wooden-building',
    title: 'Wooden building',
    shape: 'area',
    cover: 'soft',
    foot: 'enter',
    mounted: 'barred',
    sight: 'blocks',
  },
];

export const TERRAIN_TYPE_IDS = TERRAIN_TYPES.map(({ id }) => id) as [string, ...string[]];

export const terrainType = finder('terrain type', TERRAIN_TYPES);
