import type { Seat } from '@vedette/engine';
import { model as modelOf } from '../../models.ts';
import type { FaithState } from '../../state.ts';
import type { Heard } from './heard.ts';

/** FF-SCN-01: the seats that a word of the scenario means; roles and sides follow from parties, never from seats. */
export function seatsOf(s: FaithState, name: string, heard?: Heard): readonly Seat[] {
  const role = s.story.roles[name];
  if (role !== undefined) return [role];
  if (name === 'active') return [s.active];
  if (name === 'actor') {
    if (heard?.actor != null) return [modelOf(s, heard.actor).party];
    return heard?.seat == null ? [] : [heard.seat];
  }
  return s.parties.flatMap(({ side, role: task }, seat) =>
    name === 'everybody' || side === name || task === name ? [seat] : [],
  );
}

/** The one who is asked: the first of them. */
export function seatOf(s: FaithState, name: string, heard?: Heard): Seat | null {
  return seatsOf(s, name, heard)[0] ?? null;
}
