import type { Random, Refusal } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap } from '@vedette/engine/table';
import { figure as find } from '../../figures.ts';
import { looking } from '../../hooks.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import type { Room } from './place.ts';
import { isIn, spanOf } from './room.ts';
import { firstSpotIn, footingsAt } from './settle.ts';

export interface PlaceQuestion {
  /** A figure that stands beside the table, or somewhere else on it. */
  readonly figure: FigureId;
  readonly room: Room;
}

/** SB-OPS-22, SB-GEN-11: any legal position that satisfies the wording. */
export function placeProblem(
  { figure: id, room }: PlaceQuestion,
  { x, y, z }: Spot,
  s: SilverBayonetState,
): Refusal | null {
  const figure = find(s, id);
  const { grid } = s.terrain;
  const spots = footingsAt(looking(s), figure, { x, y });
  const there = spots.find((spot) => snap(spot.z, grid) === snap(z, grid));
  if (there === undefined)
    return {
      code: 'place.no-footing',
      rule: 'SB-GEN-11',
      message: 'It cannot stand there: something is in the way, or there is no ground at that height.',
    };
  if (isIn(s, room, { ...figure, ...there })) return null;
  return { code: 'place.room', rule: 'SB-OPS-22', message: `${elsewhere(room)}.` };
}

function elsewhere(room: Room): string {
  if ('within' in room) return `It must stand within ${room.within}" of what the question names`;
  return 'touching' in room ? 'It must touch what the question names' : 'It must stand on the other board';
}

/** Draws before the first free spot must do. */
const TRIES = 100;

export function randomPlace(
  { figure: id, room }: PlaceQuestion,
  random: Random,
  state: () => SilverBayonetState,
): Spot | null {
  const s = state();
  const look = looking(s);
  const figure = find(s, id);
  if ('touching' in room) return firstSpotIn(look, figure, room, random.below(DIRECTIONS.length));
  const [west, south, east, north] = spanOf(s, room, figure.radius);
  for (let n = 0; n < TRIES; n++) {
    const x = west + ((east - west) * random.below(1000)) / 1000;
    const y = south + ((north - south) * random.below(1000)) / 1000;
    const spots = footingsAt(look, figure, { x, y }).filter((spot) => isIn(s, room, { ...figure, ...spot }));
    if (spots.length > 0) return spots[random.below(spots.length)]!;
  }
  return firstSpotIn(look, figure, room);
}
