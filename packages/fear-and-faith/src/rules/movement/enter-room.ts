import type { Spot } from '@vedette/engine/table';
import type { FaithCx } from '../../game.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';

/** FF-SCN-21: it has come from there, by its own will or not: whether the middle of its base is in another room now. */
export function entersRoom({ s, table }: FaithCx, model: Model, from: Spot): void {
  if (s.rooms.length === 0) return;
  const room = table.indoors(model)?.id;
  if (room !== undefined && room !== table.indoors(from)?.id)
    raise(s, { kind: 'room-entered', model: model.id, room, tested: [] });
}
