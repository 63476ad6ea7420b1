import type { GameRequest } from '../referee/game-file.ts';
import type { Catalogue } from '../referee/messages.ts';

/** A scenario with the units that usually meet there, for so many as it has room for: whoever goes, the ground is the same. */
export function usualRequest(
  { id, document, usual, players }: Catalogue['scenarios'][number],
  units: Catalogue['units'],
  wanted: number = players.min,
): GameRequest {
  const count = Math.max(players.min, Math.min(players.max, wanted));
  const seats = Array.from({ length: count }, (_, seat) => units[usual[seat] ?? seat]!);
  return {
    scenario: document ?? id,
    seats: seats.map((unit) => ({ name: unit.name, unit: unit.document })),
    options: {},
  };
}
