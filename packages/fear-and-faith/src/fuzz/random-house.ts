import type { Random } from '@vedette/engine';
import type { PortalDocument, RoomDocument, TerrainDocument } from '../rules/ground/documents.ts';

/** Ground that only makes sense together. */
export interface Ensemble {
  readonly terrain: readonly TerrainDocument[];
  readonly portals: readonly PortalDocument[];
  readonly rooms: readonly RoomDocument[];
}

const SIDE = 110;
const WIDE = [26, 30, 45, 62];

/** One room with something in each of its walls that leads out, or does not. */
export function randomHouse(random: Random, id: string, x: number, y: number): Ensemble {
  const corners = [
    [x, y],
    [x + SIDE, y],
    [x + SIDE, y + SIDE],
    [x, y + SIDE],
  ] as const;
  const terrain: TerrainDocument[] = [];
  const portals: PortalDocument[] = [];
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    const half = WIDE[random.below(WIDE.length)]! / 2 / SIDE;
    const at = (part: number): [number, number] => [ax + part * (bx - ax), ay + part * (by - ay)];
    const [from, to] = [at(0.5 - half), at(0.5 + half)];
    terrain.push(
      { id: `${id}-w${i}`, type: 'wall', shape: { line: [[ax, ay], from] } },
      { id: `${id}-v${i}`, type: 'wall', shape: { line: [to, [bx, by]] } },
    );
    portals.push(portal(random, `${id}-d${i}`, [...from, ...to]));
  });
  const shape = { rect: [x, y, SIDE, SIDE] as [number, number, number, number] };
  const room = {
    id: `${id}-room`,
    shape,
    level: 0,
    enclosed: true,
    sunlit: random.below(2) === 0,
    searched: false,
    dark: false,
  };
  return { terrain, portals, rooms: [room] };
}

function portal(random: Random, id: string, line: [number, number, number, number]): PortalDocument {
  const one = <T>(among: readonly T[]): T => among[random.below(among.length)]!;
  return {
    id,
    kind: one(['door', 'door', 'window', 'opening'] as const),
    line,
    thickness: 6,
    base: 0,
    height: 75,
    state: one(['closed', 'closed', 'open', 'smashed'] as const),
    locked: random.below(3) === 0,
    strength: one(['ordinary', 'heavy', 'steel'] as const),
    barred: random.below(4) === 0,
    garlic: random.below(4) === 0,
  };
}

/** A floor with a ladder on one side and stairs on the other. */
export function randomTower(random: Random, id: string, x: number, y: number): Ensemble {
  const height = [40, 75, 100, 150][random.below(4)]!;
  return {
    terrain: [
      { id: `${id}-floor`, type: 'platform', height, shape: { rect: [x + 10, y, 70, 80] } },
      { id: `${id}-ladder`, type: 'ladder', height, shape: { rect: [x + 4, y + 30, 6, 20] } },
      { id: `${id}-stairs`, type: 'stairs', height, shape: { rect: [x + 80, y + 20, 30, 40] } },
    ],
    portals: [],
    rooms: [],
  };
}
