import { nearestOnOutline } from '../../rules/ground/outline.ts';
import type { FaithState } from '../../state.ts';
import { named, plain } from './names.ts';
import { terrainWords } from './said.ts';

/** A piece of the ground by what it is; doors and rooms as their author has called them, models by their names. */
export function placeName(s: FaithState, id: string): string {
  return pieceName(s, id) ?? named(s, id);
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
  if (action !== 'climb') return parts.map(plain);
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
