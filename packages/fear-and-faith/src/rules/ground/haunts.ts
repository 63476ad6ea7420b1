import { inRegion, type Spot, tableOf } from '@vedette/engine/table';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { FaithState, HauntedPlace } from '../../state.ts';
import { STEP } from './contact.ts';

type Ground = Pick<FaithState, 'terrain' | 'rooms'>;

/** FF-SPEC-25: at most so far across, unless it is a room. */
const LARGEST = LENGTH.long;

function isSmall(outline: readonly number[]): boolean {
  const [xs, ys] = [outline.filter((_, i) => i % 2 === 0), outline.filter((_, i) => i % 2 === 1)];
  const across = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  return across(xs) <= LARGEST + TOLERANCE && across(ys) <= LARGEST + TOLERANCE;
}

/** FF-SPEC-25: every room, and whatever of the ground is small enough and can be stood in or on. */
export function hauntsOn({ terrain, rooms }: Ground): readonly HauntedPlace[] {
  const pieces = tableOf(terrain).pieces.filter(
    ({ solid, surface, outline }) => (!solid || surface === 'stand') && isSmall(outline),
  );
  return [
    ...rooms.map(({ id, shape, level }) => ({ id, shape, level })),
    ...pieces.map(({ id, outline, base, top, surface }) => ({
      id,
      shape: { polygon: [...outline] },
      level: surface === 'stand' ? top : base,
    })),
  ];
}

/** FF-PARTY-13: by its id; null: there is no such place. */
export function hauntNamed(ground: Ground, id: string): HauntedPlace | null {
  return hauntsOn(ground).find((place) => place.id === id) ?? null;
}

export const SQUARE = 'square';

/** FF-SPEC-25: one Long each way round a place of the table. */
export function squareAt({ x, y, z }: Spot): HauntedPlace {
  const half = LARGEST / 2;
  const [left, low, right, high] = [x - half, y - half, x + half, y + half];
  return { id: SQUARE, shape: { polygon: [left, low, right, low, right, high, left, high] }, level: z };
}

/** Whether the middle of a base there is in it. */
export function isIn({ shape, level }: HauntedPlace, at: Spot): boolean {
  return inRegion({ shape, level, tolerance: STEP }, at);
}
