import type { GroundDocument } from '../../scenario/story/ground.ts';
import type { FaithState, Token } from '../../state.ts';
import { portalFrom, roomFrom, tableFrom } from '../ground/terrain.ts';
import { CAPTIVE } from './captive.ts';

/** FF-SET-03: lays this ground on the table; slots lie there once somebody has them. */
export function lay(s: FaithState, { terrain, doors, rooms, captives }: GroundDocument): void {
  const { width, depth } = s.terrain;
  s.portals = doors.map(portalFrom);
  s.rooms = rooms.map(roomFrom);
  s.terrain = tableFrom(width, depth, terrain, s.portals);
  const others = s.tokens.filter(({ kind }) => kind !== CAPTIVE);
  s.tokens = [
    ...others,
    ...captives.map(({ id, at: [x, y] }): Token => ({ id, kind: CAPTIVE, x, y, z: 0, carrier: null })),
  ];
}
