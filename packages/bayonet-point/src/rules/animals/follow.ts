import { DIRECTIONS, legalPlace, snap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { near } from '../../near.ts';
import { millimetres } from '../../scenario/story/distance.ts';
import type { Animal, BayonetPointState, Figure } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { ground } from '../ground/pieces.ts';
import { GRID } from '../ground/terrain.ts';
import { engineGait } from '../movement/engine-gait.ts';
import { kindOf, ledBy } from './animal.ts';

/** BP-SCN-16: how far a figure with an animal gets in a full move; null: it leads none. */
export function ledRate(s: BayonetPointState, f: Figure): number | null {
  const animal = s.animals.length === 0 ? null : ledBy(s, f);
  return animal === null ? null : millimetres(s, kindOf(s, animal).lead);
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** BP-SCN-16: the animal stays in contact behind him; round him where there is no room behind. */
export function follow(s: BayonetPointState, f: Figure, cameFrom: At): void {
  const animal = s.animals.length === 0 ? null : ledBy(s, f);
  if (animal === null) return;
  const reach = f.radius + animal.radius;
  const [dx, dy] = [cameFrom.x - f.x, cameFrom.y - f.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const behind = length === 0 ? 0 : nearestDirection(dx / length, dy / length);
  const spots = DIRECTIONS.map((_, i) => {
    const turn = i % 2 === 1 ? (i + 1) / 2 : -i / 2;
    const [tx, ty] = DIRECTIONS[(behind + turn + DIRECTIONS.length) % DIRECTIONS.length]!;
    return { x: snap(f.x + tx * reach, GRID), y: snap(f.y + ty * reach, GRID) };
  });
  const spot = spots.find((at) => hasRoom(s, f, animal, at)) ?? drawnIn(s, animal, spots[0]!);
  animal.x = spot.x;
  animal.y = spot.y;
}

function nearestDirection(dx: number, dy: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  DIRECTIONS.forEach(([tx, ty], i) => {
    const along = tx * dx + ty * dy;
    if (along <= most) return;
    most = along;
    best = i;
  });
  return best;
}

function hasRoom(s: BayonetPointState, f: Figure, animal: Animal, { x, y }: At): boolean {
  const body = { x, y, z: 0, radius: animal.radius, height: f.height };
  const hair = mm(s, 'enemy-gap') / 10;
  if (!legalPlace(ground(s), body, [], { gait: engineGait(f), overlap: hair })) return false;
  const bites = (other: At & { readonly radius: number }) =>
    apart(other, body) < other.radius + animal.radius - hair;
  const others = s.animals.filter((other) => other !== animal && other.taken === null);
  return !others.some(bites) && !near(s, x, y, animal.radius).some((other) => other !== f && bites(other));
}

/** On the table at least. */
function drawnIn({ terrain }: BayonetPointState, { radius }: Animal, { x, y }: At): At {
  return {
    x: Math.max(radius, Math.min(terrain.width - radius, x)),
    y: Math.max(radius, Math.min(terrain.depth - radius, y)),
  };
}
