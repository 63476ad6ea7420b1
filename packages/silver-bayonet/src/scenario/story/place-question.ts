import type { Random, Refusal, Said } from '@vedette/engine';
import { DIRECTIONS, type Spot, snap } from '@vedette/engine/table';
import { figure as find } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { PlaceQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';
import { isIn, spanOf } from './room.ts';
import { firstSpotIn, footingsAt } from './settle.ts';
import type { Room } from './where.ts';

/** SB-OPS-22, SB-GEN-11: any legal position that satisfies the wording. */
export function placeProblem(
  { figure: id, room }: PlaceQuestion,
  { x, y, z }: Spot,
  look: Look,
): Refusal | null {
  const { s } = look;
  const figure = find(s, id);
  const { grid } = s.terrain;
  const spots = footingsAt(look, figure, { x, y });
  const there = spots.find((spot) => snap(spot.z, grid) === snap(z, grid));
  if (there === undefined)
    return {
      code: 'place.no-footing',
      rule: 'SB-GEN-11',
      ...say('place.no-footing'),
    };
  if (isIn(s, room, { ...figure, ...there })) return null;
  return { code: 'place.room', rule: 'SB-OPS-22', ...elsewhere(room) };
}

function elsewhere(room: Room): Said {
  if ('within' in room) return say('place.within', { inches: room.within });
  return 'touching' in room ? say('place.touching') : say('place.other-board');
}

/** Draws before the first free spot must do. */
const TRIES = 100;

export function randomPlace(
  { figure: id, room }: PlaceQuestion,
  random: Random,
  looking: () => Look,
): Spot | null {
  const look = looking();
  const { s } = look;
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
