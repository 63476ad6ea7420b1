import { finder } from '@vedette/engine';

/** SB-OPS-06: what a piece of terrain is unless the scenario says otherwise; lengths in inches. */
export interface TerrainType {
  readonly id: string;
  readonly base: number;
  readonly height: number;
  readonly ground: 'open' | 'difficult' | 'impassable';
  readonly solid: boolean;
  /** Null where there is no top to speak of. */
  readonly top: 'none' | 'stand' | 'slope' | null;
  readonly sight: 'clear' | 'obscuring' | 'solid';
  readonly structure?: true;
  readonly water?: true;
}

export const TERRAIN_TYPES: readonly TerrainType[] = [
  { id: 'barrel', base: 0, height: 0.75, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  {
    id: 'boat',
    base: 0,
    height: 0.5,
    ground: 'open',
    solid: true,
    top: 'stand',
    sight: 'solid',
    structure: true,
  },
  { id: 'bog', base: 0, height: 0, ground: 'difficult', solid: false, top: null, sight: 'clear' },
  { id: 'bridge', base: 1.3, height: 0.2, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  { id: 'campfire', base: 0, height: 0.2, ground: 'open', solid: false, top: null, sight: 'clear' },
  { id: 'crate', base: 0, height: 1.25, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  {
    id: 'floor',
    base: 0,
    height: 0,
    ground: 'open',
    solid: false,
    top: null,
    sight: 'clear',
    structure: true,
  },
  { id: 'ford', base: 0, height: 0, ground: 'open', solid: false, top: null, sight: 'clear', water: true },
  { id: 'gravestone', base: 0, height: 0.75, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'hatch', base: 0, height: 0, ground: 'open', solid: false, top: null, sight: 'clear' },
  { id: 'haystack', base: 0, height: 1.5, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  { id: 'hedge', base: 0, height: 1.25, ground: 'open', solid: true, top: 'none', sight: 'obscuring' },
  { id: 'high-wall', base: 0, height: 3, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'hill', base: 0, height: 1.5, ground: 'open', solid: false, top: 'slope', sight: 'solid' },
  {
    id: 'house',
    base: 0,
    height: 3.5,
    ground: 'open',
    solid: true,
    top: 'stand',
    sight: 'solid',
    structure: true,
  },
  { id: 'low-wall', base: 0, height: 0.5, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'mast', base: 0, height: 6, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'mud', base: 0, height: 0, ground: 'difficult', solid: false, top: null, sight: 'clear' },
  { id: 'pew', base: 0, height: 0.5, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  {
    id: 'platform',
    base: 2.8,
    height: 0.2,
    ground: 'open',
    solid: true,
    top: 'stand',
    sight: 'solid',
    structure: true,
  },
  { id: 'post', base: 0, height: 3, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'rock', base: 0, height: 1.5, ground: 'open', solid: true, top: 'stand', sight: 'solid' },
  { id: 'rubble', base: 0, height: 0.5, ground: 'difficult', solid: false, top: null, sight: 'obscuring' },
  { id: 'ruin-wall', base: 0, height: 2, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'stairs', base: 0, height: 0, ground: 'open', solid: false, top: null, sight: 'clear' },
  { id: 'thicket', base: 0, height: 2, ground: 'difficult', solid: false, top: null, sight: 'obscuring' },
  { id: 'tree', base: 0, height: 5, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  {
    id: 'undergrowth',
    base: 0,
    height: 0.5,
    ground: 'difficult',
    solid: false,
    top: null,
    sight: 'obscuring',
  },
  {
    id: 'wagon',
    base: 0,
    height: 1.25,
    ground: 'open',
    solid: true,
    top: 'stand',
    sight: 'solid',
    structure: true,
  },
  {
    id: 'water',
    base: 0,
    height: 0,
    ground: 'difficult',
    solid: false,
    top: null,
    sight: 'clear',
    water: true,
  },
  { id: 'well', base: 0, height: 0.75, ground: 'open', solid: true, top: 'none', sight: 'solid' },
  { id: 'wood', base: 0, height: 4, ground: 'open', solid: false, top: null, sight: 'obscuring' },
];

export const terrainType = finder('terrain type', TERRAIN_TYPES);

export function isBuiltIn(type: string): boolean {
  return TERRAIN_TYPES.some(({ id }) => id === type);
}
