import type { Seat } from '@vedette/engine';
import { bodyAt, DIRECTIONS, legalPlace, type Spot, snap, surfacesAt, towards } from '@vedette/engine/table';
import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { groundOf } from '../../rules/movement/ground-of.ts';
import { nearestFooting } from '../../rules/movement/nearest-footing.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { isIn, middleOfRoom, spanOf } from './room.ts';
import { distanceTo, middleOf, touchingAt } from './thing.ts';
import type { Room, Thing, Where } from './where.ts';

/** SB-OPS-29: farther than this from where it was meant nothing is put down. */
export const FARTHEST = 15;
/** Draws for a spot in a room before its middle must do. */
const TRIES = 1000;

/**
 * SB-OPS-22, SB-GEN-11: where a figure is put down: a room leaves the choice to a player, or to chance; all ends in the
 * nearest legal spot. Null: there is none within 15".
 */
export function settledAt(cx: SilverCx, figure: Figure, where: Where, by: Seat | null): Spot | null {
  if ('room' in where && by !== null && firstSpotIn(cx, figure, where.room) !== null)
    return chosen(cx, figure, where.room, by);
  return nearestFooting(cx, figure, meant(cx, where, figure.radius), FARTHEST);
}

/** The very spot meant, whether or not it is free. */
export function meant(cx: SilverCx, where: Where, radius: number): Spot {
  if ('spot' in where) return where.spot;
  if ('beside' in where) return onSide(cx.s, where, radius);
  return atRandom(cx, where.room, radius);
}

function chosen(cx: SilverCx, { id }: Figure, room: Room, seat: Seat): Spot {
  const spot = cx.ask('placeFigure', seat, { figure: id, room });
  cx.emit({ type: 'placeChosen', rule: 'SB-OPS-22', figure: id, seat });
  const { grid } = cx.s.terrain;
  return { x: snap(spot.x, grid), y: snap(spot.y, grid), z: snap(spot.z, grid) };
}

/** Touching, on the side nearest to something or farthest from it. */
function onSide(
  s: SilverBayonetState,
  { beside, side, of }: Extract<Where, { readonly beside: Thing }>,
  radius: number,
): Spot {
  const [from, to] = [middleOf(s, beside), middleOf(s, of)];
  const straight =
    side === 'toward' ? towards(from.x, from.y, to.x, to.y) : towards(to.x, to.y, from.x, from.y);
  const spots = (straight === null ? DIRECTIONS : [straight, ...DIRECTIONS]).map((direction) =>
    touchingAt(s, beside, direction, radius),
  );
  const away = spots.map((spot) => distanceTo(s, of, { ...spot, z: to.z, radius, height: 0 }));
  const best = side === 'toward' ? Math.min(...away) : Math.max(...away);
  return spots[away.indexOf(best)]!;
}

/** SB-OPS-22: any spot of the room alike; beside something a random direction (SB-GEN-02.R2). */
function atRandom(cx: SilverCx, room: Room, radius: number): Spot {
  const { s } = cx;
  if ('touching' in room)
    return touchingAt(
      s,
      room.touching,
      DIRECTIONS[cx.roll(DIRECTIONS.length, 'on which side of it') - 1]!,
      radius,
    );
  const [west, south, east, north] = spanOf(s, room, radius);
  const middle = middleOfRoom(s, room);
  if (east < west || north < south) return middle;
  const { grid } = s.terrain;
  const along = (from: number, to: number) =>
    from + (cx.roll(Math.round((to - from) * grid) + 1, 'where on the board') - 1) / grid;
  for (let n = 0; n < TRIES; n++) {
    const spot = { x: along(west, east), y: along(south, north), z: middle.z };
    if (isIn(s, room, { ...spot, radius, height: 0 })) return spot;
  }
  return middle;
}

/**
 * A legal spot in a room: the nearest to its middle, or beside something the first clockwise from a direction. Null:
 * there is none, and nobody can be asked.
 */
export function firstSpotIn(look: Look, figure: Figure, room: Room, from = 0): Spot | null {
  const { s } = look;
  if ('touching' in room) return spotBeside(look, figure, room, room.touching, from);
  const [west, south, east, north] = spanOf(s, room, figure.radius);
  const reach = Math.max(0, east - west, north - south);
  const spot = nearestFooting(look, figure, middleOfRoom(s, room), reach, (there) => isIn(s, room, there));
  // A narrow room may lie between the rings.
  if (spot !== null || 'anywhereOn' in room) return spot;
  return spotBeside(look, figure, room, room.of, from);
}

/** The first legal spot of a room in contact with a thing, clockwise from a direction. */
function spotBeside(look: Look, figure: Figure, room: Room, thing: Thing, from: number): Spot | null {
  const { s } = look;
  for (let turn = 0; turn < DIRECTIONS.length; turn++) {
    const direction = DIRECTIONS[(from + turn) % DIRECTIONS.length]!;
    const beside = touchingAt(s, thing, direction, figure.radius);
    const spot = footingsAt(look, figure, beside).find((there) => isIn(s, room, bodyAt(there, figure)));
    if (spot !== undefined) return spot;
  }
  return null;
}

/** The legal places of a figure over one point, level by level. */
export function footingsAt(
  look: Look,
  figure: Figure,
  { x: px, y: py }: Pick<Spot, 'x' | 'y'>,
): readonly Spot[] {
  const table = groundOf(look, figure);
  const [x, y] = [snap(px, table.grid), snap(py, table.grid)];
  const others = look.s.figures.filter((other) => other !== figure && stands(other));
  const rules = { gait: gaitOf(look, figure) };
  return surfacesAt(table, x, y)
    .map(({ z }) => ({ x, y, z }))
    .filter((spot) => legalPlace(table, bodyAt(spot, figure), others, rules));
}
