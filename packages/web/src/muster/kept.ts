import type { Unit } from '@vedette/silver-bayonet/muster';
import { keepDocument, shelf } from '../referee/shelf.ts';

const KIND = 'unit';

/** A unit in this browser's store. */
export interface KeptUnit {
  readonly id: string;
  readonly unit: Unit;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** What the rules said about it when it was put away. */
  readonly legal: boolean;
}

const keyOf = (id: string): string => `${KIND}/${id}`;

export async function keepUnit(kept: KeptUnit): Promise<void> {
  await keepDocument({ key: keyOf(kept.id), kind: KIND, value: kept });
}

export async function keptUnit(id: string): Promise<KeptUnit | undefined> {
  const found = await (await shelf()).get('documents', keyOf(id));
  return found?.value as KeptUnit | undefined;
}

/** The newest first. */
export async function keptUnits(): Promise<readonly KeptUnit[]> {
  const all = await (await shelf()).getAll(
    'documents',
    IDBKeyRange.bound(`${KIND}/`, `${KIND}0`, false, true),
  );
  return all.map(({ value }) => value as KeptUnit).sort((a, b) => b.changed - a.changed);
}

export async function forgetUnit(id: string): Promise<void> {
  await (await shelf()).delete('documents', keyOf(id));
}
