import type { Seat } from '@vedette/engine';
import { type AdvanceId, advance } from '../data/advances.ts';
import type { FaithCx } from '../game.ts';
import type { FaithState, Model, Party } from '../state.ts';

export function seatOf(s: FaithState, party: Party): Seat {
  return s.parties.indexOf(party);
}

/** FF-CAMP-12: how often it may still be used in this game. */
export function left(party: Party, id: AdvanceId): number {
  let bought = 0;
  for (const one of party.advances) if (one === id) bought++;
  return bought - (party.spent[id] ?? 0);
}

/** One use of it. */
export function spend(
  cx: FaithCx,
  party: Party,
  id: AdvanceId,
  model: Model | null,
  thing: string | null = null,
): void {
  party.spent = { ...party.spent, [id]: (party.spent[id] ?? 0) + 1 };
  tell(cx, party, id, model, thing);
}

export function tell(
  cx: FaithCx,
  party: Party,
  id: AdvanceId,
  model: Model | null,
  thing: string | null = null,
): void {
  const seat = seatOf(cx.s, party);
  cx.emit({ type: 'advance', rule: advance(id).rule, seat, advance: id, model: model?.id ?? null, thing });
}

/** FF-CAMP-12: whether its owner uses it at this moment, on this model's account. */
export function isUsed(cx: FaithCx, party: Party, id: AdvanceId, model: Model | null): boolean {
  if (left(party, id) === 0) return false;
  const question = { advance: id, model: model?.id ?? null, options: ['use', 'keep'] as const };
  if (cx.ask('useAdvance', seatOf(cx.s, party), question) === 'keep') return false;
  spend(cx, party, id, model);
  return true;
}

/** FF-CAMP-21, -24, -25: once a game for each model. */
export function hasHad(party: Party, id: AdvanceId, model: Model): boolean {
  return party.served.includes(`${id}>${model.id}`);
}

export function noteServed(party: Party, id: AdvanceId, model: Model): void {
  party.served = [...party.served, `${id}>${model.id}`];
}
