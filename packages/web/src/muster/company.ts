import { type Unit, units } from '@vedette/silver-bayonet/muster';
import { findingsOf, isLegal } from './findings.ts';
import { type KeptUnit, keepUnit, keptUnit } from './kept.ts';

const READY = 'ready-';

/** The ready-made units have addresses too. */
export function readyUnits(): readonly { readonly id: string; readonly unit: Unit }[] {
  return units.ready.map((unit) => ({ id: `${READY}${unit.nation}`, unit }));
}

/** The unit at this address, kept or ready-made. */
export async function unitAt(id: string): Promise<Unit | null> {
  const ready = readyUnits().find((found) => found.id === id);
  return ready?.unit ?? (await keptUnit(id))?.unit ?? null;
}

/** Puts the unit away with what the rules say of it now. */
export async function put(id: string, unit: Unit): Promise<void> {
  const kept: KeptUnit = { id, unit, changed: Date.now(), legal: isLegal(findingsOf(unit)) };
  await keepUnit(kept);
}

/** Keeps it as a new one; gives its id. */
export async function putNew(unit: Unit): Promise<string> {
  const id = crypto.randomUUID();
  await put(id, unit);
  return id;
}
