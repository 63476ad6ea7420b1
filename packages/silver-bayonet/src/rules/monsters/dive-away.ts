import { DIRECTIONS, type Spot, snap, surfacesAt, tableOf, towards } from '@vedette/engine/table';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { put } from '../movement/put.ts';
import { placeId } from '../place-id.ts';
import { DIVE } from '../shooting/dive-for-cover.ts';
import { diveRefusal } from '../shooting/dive-refusal.ts';
import type { Sighting } from '../shooting/sighting.ts';
import { chosenByPrimary } from './candidates.ts';

interface Dive {
  readonly id: string;
  readonly spot: Spot;
  readonly seen: Sighting;
}

/** SB-MON-10.R2: out of the shooter's sight, else into Cover, else straight away from him; else it stays. */
export function diveAway(cx: SilverCx, diver: Figure, shooter: Figure): void {
  const dives = DIRECTIONS.flatMap(([dx, dy]) => divesAlong(cx, diver, shooter, dx, dy));
  const unseen = dives.filter(({ seen }) => !seen.visible);
  const covered = dives.filter(({ seen }) => seen.cover);
  const away = towards(shooter.x, shooter.y, diver.x, diver.y);
  const straight = away === null ? [] : divesAlong(cx, diver, shooter, away[0], away[1]);
  const best = [unseen, covered, straight].find((some) => some.length > 0) ?? [];
  const dive = chosenByPrimary(cx, diver, best, 'dive', 'SB-MON-10');
  if (dive !== null) put(cx, diver, dive.spot, 'dive', 0, 'SB-SHT-14');
}

/** The full 2" in one direction, where SB-SHT-14 allows it. */
function divesAlong(cx: SilverCx, diver: Figure, shooter: Figure, dx: number, dy: number): readonly Dive[] {
  const { grid } = cx.s.terrain;
  const x = snap(diver.x + dx * DIVE, grid);
  const y = snap(diver.y + dy * DIVE, grid);
  const levels = surfacesAt(tableOf(cx.s.terrain), x, y).sort(
    (a, b) => Math.abs(a.z - diver.z) - Math.abs(b.z - diver.z),
  );
  const level = levels.find(({ z }) => diveRefusal(cx, diver, { x, y, z }) === null);
  if (level === undefined) return [];
  const spot = { x, y, z: level.z };
  return [{ id: placeId(spot), spot, seen: seenAt(cx, shooter, diver, spot) }];
}

/** What the shooter would see of it there; it stands there only for the length of the look. */
function seenAt(cx: SilverCx, shooter: Figure, diver: Figure, spot: Spot): Sighting {
  const { x, y, z } = diver;
  Object.assign(diver, spot);
  const seen = cx.table.sight(shooter, diver);
  Object.assign(diver, { x, y, z });
  return seen;
}
