import type { Piece } from '@vedette/engine/table';

/** What only a later age has, or has otherwise. */
export type TownKind =
  | 'barn'
  | 'bed'
  | 'block'
  | 'bookcase'
  | 'bus'
  | 'car'
  | 'chair'
  | 'coffin'
  | 'cornfield'
  | 'dead-tree'
  | 'door'
  | 'garlic'
  | 'grave'
  | 'holy-ground'
  | 'inside-wall'
  | 'ladder'
  | 'lamp'
  | 'outside'
  | 'pentagram'
  | 'room'
  | 'ruins'
  | 'scrap'
  | 'slab'
  | 'sofa'
  | 'table'
  | 'tombstones'
  | 'truck'
  | 'vault'
  | 'window'
  | 'woodpile';

/** What a piece of terrain is drawn as. */
export type Kind =
  | TownKind
  | 'barrel'
  | 'barricade'
  | 'boat'
  | 'bog'
  | 'bridge'
  | 'building'
  | 'bulkhead'
  | 'campfire'
  | 'cliff'
  | 'crate'
  | 'fence'
  | 'field'
  | 'floor'
  | 'ford'
  | 'gravestone'
  | 'hatch'
  | 'haystack'
  | 'hedge'
  | 'high-wall'
  | 'hill'
  | 'house'
  | 'hut'
  | 'low-wall'
  | 'mast'
  | 'mud'
  | 'orchard'
  | 'palisade'
  | 'pew'
  | 'platform'
  | 'post'
  | 'road'
  | 'rock'
  | 'rope'
  | 'rubble'
  | 'ruin-wall'
  | 'skylight'
  | 'snow'
  | 'stairs'
  | 'standing-stone'
  | 'thicket'
  | 'tree'
  | 'trench'
  | 'undergrowth'
  | 'unknown'
  | 'wagon'
  | 'water'
  | 'well'
  | 'wood';

/** Rulesets' words for each kind besides its own name. */
const OTHER_WORDS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  barrel: ['barrels', 'cask', 'keg'],
  barricade: ['hurdle', 'gabion', 'abatis'],
  bog: ['marsh', 'swamp', 'fen'],
  building: ['stone-building', 'church', 'chapel', 'barn', 'mill', 'tower'],
  campfire: ['fire', 'bonfire', 'brazier'],
  cliff: ['impassable', 'crag', 'quarry'],
  crate: ['crates', 'box', 'chest', 'table', 'locker', 'bales'],
  fence: ['rail', 'railing'],
  field: ['crops', 'barley', 'wheat', 'vineyard', 'ploughland'],
  floor: ['paving', 'courtyard', 'deck', 'room'],
  gravestone: ['grave', 'tomb', 'sarcophagus', 'headstone'],
  hatch: ['trapdoor', 'grating'],
  haystack: ['hay', 'rick', 'bale'],
  hill: ['knoll', 'mound', 'ridge', 'slope', 'ramp', 'dune'],
  house: ['cottage', 'cabin', 'hovel', 'tent'],
  hut: ['wooden-building', 'shed', 'shack', 'stable'],
  'low-wall': ['wall', 'stone-wall', 'parapet'],
  mast: ['bowsprit'],
  orchard: ['open-wood', 'grove'],
  pew: ['bench', 'altar', 'lectern'],
  platform: ['roof', 'balcony', 'gallery', 'scaffold', 'quarterdeck', 'walkway'],
  post: ['pillar', 'column', 'signpost', 'gallows', 'cross'],
  road: ['track', 'path', 'lane', 'street'],
  rock: ['rocks', 'boulder', 'boulders', 'stone'],
  rubble: ['debris', 'scree', 'ruin', 'wreckage'],
  'ruin-wall': ['ruined-wall'],
  stairs: ['stair', 'steps', 'ladder'],
  'standing-stone': ['menhir', 'monolith', 'obelisk', 'statue', 'standing-stones'],
  thicket: ['brambles', 'thorns', 'bushes', 'scrub', 'bush', 'reeds'],
  tree: ['trees', 'oak', 'trunk', 'stump'],
  trench: ['ditch', 'earthwork', 'entrenchment'],
  undergrowth: ['bracken', 'grass', 'brush'],
  wagon: ['cart', 'carriage', 'coach', 'limber'],
  water: ['river', 'stream', 'brook', 'pond', 'pool', 'lake', 'sea', 'canal'],
  wood: ['woods', 'closed-wood', 'forest', 'copse', 'jungle'],
};

const OWN_WORDS: readonly Kind[] = [
  ...(Object.keys(OTHER_WORDS) as Kind[]),
  'boat',
  'bridge',
  'ford',
  'hedge',
  'high-wall',
  'mud',
  'palisade',
  'snow',
  'well',
];

const KIND_OF: ReadonlyMap<string, Kind> = new Map([
  ...OWN_WORDS.map((kind): [string, Kind] => [kind, kind]),
  ...Object.entries(OTHER_WORDS).flatMap(([kind, words]) =>
    words.map((word): [string, Kind] => [word, kind as Kind]),
  ),
]);

/** A word as it stands, else its last part: an `old-stone-wall` is a wall. */
function kindOfWord(word: string): Kind | undefined {
  const whole = KIND_OF.get(word);
  if (whole !== undefined) return whole;
  const cut = word.indexOf('-');
  return cut < 0 ? undefined : kindOfWord(word.slice(cut + 1));
}

/** What a crate or a heap is called may tell more than what it counts as. */
const CLOSER: readonly { readonly kind: Kind; readonly named: RegExp; readonly drawn: Kind }[] = [
  { kind: 'crate', named: /\bboat\b/, drawn: 'boat' },
  { kind: 'crate', named: /\bskylight\b/, drawn: 'skylight' },
  { kind: 'rubble', named: /\brope\b/, drawn: 'rope' },
];

/**
 * A piece says what it is in its flags or in its ground: where a ruleset has general words and one of its own, the
 * closest comes last.
 */
export function kindOf({ id, flags, ground }: Pick<Piece, 'id' | 'flags' | 'ground'>): Kind {
  for (const word of [...flags].reverse().concat(ground)) {
    const kind = kindOfWord(word);
    if (kind !== undefined) {
      return CLOSER.find((closer) => closer.kind === kind && closer.named.test(id))?.drawn ?? kind;
    }
  }
  return 'unknown';
}
