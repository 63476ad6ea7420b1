import { DIRECTIONS, legalPlace, overlaps, type Spot, snap } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import { able, areEnemies } from '../../figures.ts';
import { anyNear } from '../../near.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { standsOnAnimal } from '../animals/animal.ts';
import { engineGait } from '../movement/engine-gait.ts';
import { apart } from './apart.ts';
import { toOutline } from './outline.ts';
import { areasAt, ground, isBuilding, typeOf } from './pieces.ts';

/** How far bases may bite into each other by rounding. */
const HAIR = 0.1;

export interface PlaceWish {
  /** Where `figure` stands does not count: it is about to leave, or is not there yet. */
  readonly figure: Figure;
  /** The building it will be in. */
  readonly inside: string | null;
  /** BP-MOV-09: keep off able enemies, as every voluntary move does. */
  readonly keepOff: boolean;
  readonly accept?: (spot: Spot) => boolean;
}

/** Whether a figure may stand here, as far as ground and other bases go. */
export function standable(
  s: BayonetPointState,
  { figure, inside, keepOff, accept }: PlaceWish,
  at: Spot,
): boolean {
  const { radius, height } = figure;
  const body = { x: at.x, y: at.y, z: 0, radius, height };
  const gap = keepOff ? mm(s, 'enemy-gap') : 0;
  const inTheWay = (other: Figure) => {
    if (other.id === figure.id) return false;
    if (overlaps(body, other, HAIR)) return true;
    return gap > 0 && areEnemies(figure, other) && able(other) && tooNear(figure, other, at, gap);
  };
  if (anyNear(s, at.x, at.y, radius + gap, inTheWay)) return false;
  if (s.animals.length > 0 && standsOnAnimal(s, figure, body)) return false;
  if (accept !== undefined && !accept(at)) return false;
  // The dearest question last.
  return onGround(s, figure, inside, body);
}

/** BP-MOV-09: nearer than the gap, and no farther than he was before. */
function tooNear(figure: Figure, other: Figure, at: Spot, gap: number): boolean {
  const there = apart(at, other);
  if (there >= gap + figure.radius + other.radius - HAIR) return false;
  return figure.standing !== 'table' || there < apart(figure, other) - HAIR;
}

function onGround(s: BayonetPointState, f: Figure, inside: string | null, body: Figure | BodyAt): boolean {
  const table = ground(s);
  if (inside === null) return legalPlace(table, body, [], { gait: engineGait(f), overlap: HAIR });
  const home = areasAt(table, body.x, body.y).find((p) => table.pieces[p]!.id === inside);
  if (home === undefined || !isBuilding(typeOf(table, home))) return false;
  return toOutline(table, home, body) >= body.radius - HAIR;
}

interface BodyAt {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly height: number;
}

/** The place nearest to a spot where the figure may stand: the spot, then rings round it; null within no reach. */
export function nearestStand(s: BayonetPointState, wish: PlaceWish, spot: Spot, limit: number): Spot | null {
  const at = snapped(s, spot.x, spot.y);
  if (standable(s, wish, at)) return at;
  const ring = Math.max(2, wish.figure.radius / 2);
  for (let away = ring; away <= limit; away += ring) {
    // Few directions on a small ring, more on a wide one: neighbours stay about half a base apart.
    const every = away < 2 * ring ? 9 : away < 4 * ring ? 6 : away < 8 * ring ? 3 : 1;
    for (let d = 0; d < DIRECTIONS.length; d += every) {
      const [dx, dy] = DIRECTIONS[d]!;
      const there = snapped(s, spot.x + dx * away, spot.y + dy * away);
      if (standable(s, wish, there)) return there;
    }
  }
  return null;
}

export function snapped(s: BayonetPointState, x: number, y: number): Spot {
  return { x: snap(x, s.terrain.grid), y: snap(y, s.terrain.grid), z: 0 };
}
