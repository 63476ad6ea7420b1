import type { Piece } from '@vedette/engine/table';
import type { Kind, TownKind } from './kind.ts';

const WORDS: Readonly<Record<TownKind, readonly string[]>> = {
  barn: ['warehouse'],
  bed: [],
  block: [],
  bookcase: ['shelf', 'shelves', 'wardrobe', 'cupboard', 'cabinet', 'dresser'],
  bus: ['coach', 'tram'],
  car: ['taxi', 'motor-car', 'wreck'],
  chair: ['armchair', 'stool'],
  coffin: ['sarcophagus', 'casket'],
  cornfield: ['corn', 'maize'],
  'dead-tree': [],
  door: ['gate', 'portcullis'],
  garlic: [],
  grave: [],
  'holy-ground': ['consecrated-ground'],
  'inside-wall': ['partition'],
  ladder: [],
  lamp: ['street-lamp', 'streetlamp', 'lamp-post', 'lantern'],
  outside: ['outdoor', 'pavement', 'yard'],
  pentagram: ['magic-circle', 'pentacle'],
  room: ['interior', 'chamber', 'cellar', 'crypt'],
  ruins: ['ruin'],
  scrap: ['scrap-heap', 'junk'],
  slab: ['altar', 'stone-table'],
  sofa: ['couch', 'settee', 'bench'],
  table: ['desk', 'sideboard'],
  tombstones: ['tomb-row', 'tombs', 'headstones', 'tomb'],
  truck: ['lorry', 'van', 'tractor'],
  vault: ['mausoleum'],
  window: ['casement'],
  woodpile: ['logs', 'log-pile'],
};

const KIND_OF: ReadonlyMap<string, TownKind> = new Map(
  Object.entries(WORDS).flatMap(([kind, words]) =>
    [kind, ...words].map((word): [string, TownKind] => [word, kind as TownKind]),
  ),
);

/** General words, with what a piece of that sort may be called and what it is where its name says nothing. */
const SORTS: Readonly<
  Record<string, { readonly named: readonly (readonly [RegExp, Kind])[]; readonly else: Kind }>
> = {
  vehicle: {
    named: [
      [/\b(bus|coach|tram)\b/, 'bus'],
      [/\b(truck|lorry|van|tractor)\b/, 'truck'],
      [/\b(cart|wagon)\b/, 'wagon'],
      [/\bboat\b/, 'boat'],
    ],
    else: 'car',
  },
  furniture: {
    named: [
      [/\b(bookcase|shelf|shelves|wardrobe|cupboard|cabinet|dresser)\b/, 'bookcase'],
      [/\bbed\b/, 'bed'],
      [/\b(sofa|couch|settee|bench)\b/, 'sofa'],
      [/\b(chair|armchair|stool)\b/, 'chair'],
      [/\b(slab|altar)\b/, 'slab'],
      [/\b(pew|pews)\b/, 'pew'],
      [/\b(crate|crates|box|chest|trunk)\b/, 'crate'],
    ],
    else: 'table',
  },
  obstacle: {
    named: [
      [/\bhedge\b/, 'hedge'],
      [/\b(fence|rail|railing)\b/, 'fence'],
      [/\b(woodpile|logs)\b/, 'woodpile'],
      [/\b(tomb|tombs|grave|headstones)\b/, 'tombstones'],
      [/\b(crate|crates)\b/, 'crate'],
      [/\bbarricade\b/, 'barricade'],
    ],
    else: 'low-wall',
  },
  wood: { named: [[/\b(cornfield|corn|maize)\b/, 'cornfield']], else: 'wood' },
  rock: { named: [[/\bwell\b/, 'well']], else: 'rock' },
  debris: { named: [[/\b(scrap|junk)\b/, 'scrap']], else: 'rubble' },
  tree: { named: [[/\bdead\b/, 'dead-tree']], else: 'tree' },
  // What one cannot go into is seen from above.
  building: {
    named: [
      [/\b(barn|shed|stable|warehouse|garage)\b/, 'barn'],
      [/\b(chapel|church|crypt|mausoleum|tomb)\b/, 'vault'],
    ],
    else: 'block',
  },
};

/** Walls that nobody looks over, in inches. */
const HIGH = 1.5;

/** What a piece of a town is drawn as; undefined: as it would be in the country. */
export function townKindOf(piece: Piece, inch: number): Kind | undefined {
  for (const word of [...piece.flags].reverse().concat(piece.ground)) {
    if (word === 'wall' || word === 'high-wall') {
      return (piece.top - piece.base) / inch >= HIGH ? 'inside-wall' : 'low-wall';
    }
    const kind = KIND_OF.get(word);
    if (kind !== undefined) return kind;
    const sort = Object.hasOwn(SORTS, word) ? SORTS[word] : undefined;
    if (sort === undefined || (word === 'building' && !piece.solid)) continue;
    return sort.named.find(([name]) => name.test(piece.id))?.[1] ?? sort.else;
  }
  return undefined;
}
