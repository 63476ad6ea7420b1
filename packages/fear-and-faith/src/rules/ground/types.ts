/** FF-MOV-07, FF-SET-15: what a piece of terrain is to those who move, look and climb. */
export const TRAITS = [
  'blocks-los',
  'burning',
  'climbable',
  'climbable-vertical',
  'coiling-hold',
  'cover',
  'deep-water',
  'difficult',
  'easy-for-animals-and-werewolves',
  'garlic',
  'holy',
  'impassable',
  'ladder',
  'marsh',
  'obstacle',
  'open',
  'openable',
  'overrides-water',
  'pentagram',
  'running-water',
  'shallow-water',
  'slippery',
  'slope',
  'snow',
  'stairs',
  'stand',
  'tree',
  'wood',
] as const;
export type Trait = (typeof TRAITS)[number];

interface TerrainType {
  /** Height where a document gives none. */
  readonly height: number;
  readonly traits: readonly Trait[];
}

const HIGH_WALL = ['impassable', 'blocks-los', 'cover', 'climbable-vertical'] as const;

/** FF-MOV-07 and the layouts of FF-SCN: what each kind is unless its document says otherwise. */
export const TERRAIN_TYPES = {
  bridge: { height: 0, traits: ['open', 'overrides-water'] },
  building: { height: 75, traits: [...HIGH_WALL, 'stand'] },
  bush: { height: 15, traits: ['difficult', 'cover'] },
  car: { height: 20, traits: ['impassable', 'cover'] },
  church: { height: 0, traits: ['holy'] },
  coffin: { height: 15, traits: ['impassable', 'cover', 'openable'] },
  cornfield: { height: 40, traits: ['difficult', 'wood', 'cover'] },
  debris: { height: 20, traits: ['difficult', 'cover'] },
  fence: { height: 20, traits: ['obstacle', 'cover'] },
  fire: { height: 0, traits: ['burning'] },
  ford: { height: 0, traits: ['open', 'overrides-water'] },
  furniture: { height: 12, traits: ['impassable', 'cover'] },
  grave: { height: 0, traits: ['open'] },
  hill: { height: 30, traits: ['slope', 'cover'] },
  ladder: { height: 75, traits: ['difficult', 'ladder'] },
  lake: { height: 0, traits: ['deep-water'] },
  'low-wall': { height: 20, traits: ['obstacle', 'cover'] },
  marsh: { height: 0, traits: ['difficult', 'marsh', 'slippery'] },
  obstacle: { height: 15, traits: ['obstacle', 'cover'] },
  pentagram: { height: 0, traits: ['pentagram'] },
  pillar: { height: 75, traits: ['impassable', 'cover', 'coiling-hold', 'climbable-vertical'] },
  platform: { height: 75, traits: ['impassable', 'stand', 'climbable'] },
  river: { height: 0, traits: ['difficult', 'running-water', 'shallow-water', 'slippery'] },
  road: { height: 0, traits: ['open'] },
  rock: { height: 50, traits: ['impassable', 'blocks-los', 'cover', 'climbable', 'stand'] },
  ruins: { height: 20, traits: ['difficult', 'cover'] },
  scree: { height: 0, traits: ['difficult'] },
  snow: { height: 0, traits: ['difficult', 'snow', 'slippery'] },
  stairs: { height: 75, traits: ['stairs', 'slope'] },
  stream: { height: 0, traits: ['difficult', 'running-water', 'shallow-water', 'slippery'] },
  tree: { height: 100, traits: ['impassable', 'cover', 'tree', 'coiling-hold', 'climbable-vertical'] },
  truck: { height: 40, traits: ['impassable', 'blocks-los', 'cover'] },
  wall: { height: 75, traits: [...HIGH_WALL] },
  water: { height: 0, traits: ['difficult', 'shallow-water', 'slippery'] },
  wood: { height: 60, traits: ['difficult', 'wood', 'cover'] },
} as const satisfies Readonly<Record<string, TerrainType>>;

export type TerrainTypeId = keyof typeof TERRAIN_TYPES;
export const TERRAIN_TYPE_IDS = Object.keys(TERRAIN_TYPES) as [TerrainTypeId, ...TerrainTypeId[]];
