import { inRegion } from '@vedette/engine/table';
import { nearestOnOutline } from '../../rules/ground/outline.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import type { FaithState } from '../../state.ts';
import { named, plain, sceneryName } from './names.ts';
import { terrainWords } from './said.ts';

/** A piece of the ground by what it is; doors and rooms as their author has called them, models by their names. */
export function placeName(s: FaithState, id: string): string {
  return pieceName(s, id) ?? named(s, id);
}

/** What is no more, by what it was: something else may lie in its place by now. */
export function goneName(s: FaithState, id: string): string {
  const drawn = groundOf(s.story).terrain.find((piece) => piece.id === id);
  return drawn === undefined || drawn.name !== undefined ? sceneryName(s, id) : terrainWords[drawn.type];
}

function pieceName({ terrain, portals }: FaithState, id: string): string | null {
  if (portals.some((portal) => portal.id === id)) return null;
  const type = terrain.pieces.find((piece) => piece.id === id)?.flags[0];
  return type !== undefined && Object.hasOwn(terrainWords, type)
    ? terrainWords[type as keyof typeof terrainWords]
    : null;
}

/** What an offer is about. FF-MOV-16: two walls are told apart by where they stand to whoever climbs. */
export function thingWords(s: FaithState, action: string, thing: string): readonly string[] {
  const parts = thing.split('/');
  if (action !== 'climb') return parts.map((part) => sceneryName(s, part));
  const [piece = '', way = ''] = parts;
  return [`${placeName(s, piece)}${sideOf(s, piece)}`, plain(way)];
}

/** " to the north": of whoever acts; nothing where it stands on it. */
function sideOf({ terrain, models, activation }: FaithState, id: string): string {
  const who = models.find((model) => model.id === activation?.acting);
  const piece = terrain.pieces.find((one) => one.id === id);
  if (who === undefined || piece === undefined) return '';
  const [x, y] = nearestOnOutline(piece.outline, who.x, who.y);
  const [dx, dy] = [x - who.x, y - who.y];
  if (dx === 0 && dy === 0) return '';
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? ' to the east' : ' to the west';
  return dy > 0 ? ' to the north' : ' to the south';
}

/** Millimetres within which a piece of the ground gives a place its name. */
const BESIDE = 60;

/** Where somebody is now, as one would tell it: a room, what is beside him, or which part of the open. */
export function whereabouts(s: FaithState, { x, y }: { readonly x: number; readonly y: number }): string {
  const room = s.rooms.find(({ shape, level }) =>
    inRegion({ shape, level, tolerance: ANY_FLOOR }, { x, y, z: level }),
  );
  if (room !== undefined) return `the ${sceneryName(s, room.id)}`;
  return besideWhat(s, x, y) ?? `open ground ${partOfTable(s, x, y)}`;
}

const ANY_FLOOR = 1;

function besideWhat(s: FaithState, x: number, y: number): string | null {
  let nearest: string | null = null;
  let least = BESIDE;
  for (const { id, outline } of s.terrain.pieces) {
    const name = pieceName(s, id);
    if (name === null) continue;
    const [px, py] = nearestOnOutline(outline, x, y);
    const far = inRegion({ shape: { polygon: [...outline] }, level: 0, tolerance: ANY_FLOOR }, { x, y, z: 0 })
      ? 0
      : Math.sqrt((px - x) * (px - x) + (py - y) * (py - y));
    if (far < least) [nearest, least] = [name, far];
  }
  return nearest;
}

const ROWS = ['south', '', 'north'] as const;
const COLUMNS = ['west', '', 'east'] as const;

/** "in the south-west", by thirds of the table. */
function partOfTable({ terrain: { width, depth } }: FaithState, x: number, y: number): string {
  const third = (at: number, of: number) => Math.min(2, Math.max(0, Math.floor((3 * at) / of)));
  const words = [ROWS[third(y, depth)]!, COLUMNS[third(x, width)]!].filter((word) => word !== '');
  return `in the ${words.length === 0 ? 'middle' : words.join('-')}`;
}
