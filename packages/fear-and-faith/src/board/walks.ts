import type { Walk } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { FaithEvent, Manner } from '../events.ts';
import type { FaithState } from '../state.ts';

/** Nobody sees anything between where they were and where they are. */
const SUDDEN: readonly Manner[] = ['teleport', 'placed', 'swap'];

/** FF-MOV-02: the ways gone; every one of them is straight. */
export function walks(before: FaithState, told: readonly FaithEvent[]): readonly Walk[] {
  const places = new Map<string, Spot>();
  const found: Walk[] = [];
  for (const event of told) {
    if (event.type !== 'moved') continue;
    const { model: id, manner, x, y, z } = event;
    const model = before.models.find((other) => other.id === id);
    const from = places.get(id) ?? (model?.standing === 'table' ? placeOf(model) : null);
    const to = { x, y, z };
    places.set(id, to);
    found.push({ figure: id, points: from === null || SUDDEN.includes(manner) ? [to] : [from, to] });
  }
  return found;
}

function placeOf({ x, y, z }: Spot): Spot {
  return { x, y, z };
}
