import type { Random } from '@vedette/engine';
import type { TerrainDocument } from '../rules/ground/documents.ts';
import { TERRAIN_TYPE_IDS, type TerrainTypeId } from '../rules/ground/types.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { openFight } from '../scenarios/documents.ts';
import { type Ensemble, randomHouse, randomTower } from './random-house.ts';
import type { Pick } from './random-party.ts';

/** Kinds that are drawn as a line. */
const THIN: readonly TerrainTypeId[] = ['fence', 'low-wall', 'obstacle', 'wall'];
/** Across a field of the grid that pieces are laid out on. */
const FIELD = 150;
const FIELDS = 4;
const FIRST = 150;

/** The open fight on ground that nobody drew. */
export function anywhere(random: Random, pick: Pick): Scenario {
  const laid = randomGround(random, pick);
  return {
    ...openFight,
    id: 'fuzz',
    name: 'Anywhere',
    terrain: laid.flatMap(({ terrain }) => terrain),
    doors: laid.flatMap(({ portals }) => portals),
    rooms: laid.flatMap(({ rooms }) => rooms),
  };
}

/** Some pieces in the middle of the table, one a field, so that none overlaps another; here and there a house or tower. */
function randomGround(random: Random, pick: Pick): readonly Ensemble[] {
  const fields = Array.from({ length: FIELDS * FIELDS }, (_, i) => i).filter(() => random.below(3) === 0);
  return fields.map((field) => {
    const x = FIRST + (field % FIELDS) * FIELD + 5 + random.below(30);
    const y = FIRST + Math.floor(field / FIELDS) * FIELD + 5 + random.below(30);
    const what = random.below(6);
    if (what === 0) return randomHouse(random, `house-${field}`, x, y);
    if (what === 1) return randomTower(random, `tower-${field}`, x, y);
    const wanted = pick('terrain');
    const type = TERRAIN_TYPE_IDS.find((id) => id === wanted)!;
    const piece = { id: `${type}-${field}`, type, shape: shapeAt(random, type, x, y) };
    return { terrain: [piece], portals: [], rooms: [] };
  });
}

function shapeAt(random: Random, type: TerrainTypeId, x: number, y: number): TerrainDocument['shape'] {
  const [width, depth] = [20 + random.below(90), 20 + random.below(90)];
  if (THIN.includes(type)) {
    const end: [number, number] = random.below(2) === 0 ? [x + width, y] : [x, y + depth];
    return { line: [[x, y], end] };
  }
  if (random.below(2) === 0) return { rect: [x, y, width, depth] };
  const radius = Math.floor(Math.min(width, depth) / 2);
  return { circle: [x + radius, y + radius, radius] };
}
