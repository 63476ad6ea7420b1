import type { Json } from '@vedette/engine';
import { documentsOf, keepDocument, shelf } from '../referee/shelf.ts';
import { FIRST_RULESET } from './musters.ts';

const KIND = 'unit';

/** A unit in this browser's store. */
export interface KeptUnit {
  readonly id: string;
  readonly ruleset: string;
  readonly unit: Json;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** What the rules said about it when it was put away. */
  readonly legal: boolean;
  /** Where its owner has put it; nowhere in particular where nothing is said. */
  readonly folder?: string;
  readonly tags?: readonly string[];
}

/** How its owner finds it again. */
export type Shelved = Pick<KeptUnit, 'folder' | 'tags'>;

/** As it may lie there: units that were kept while there was one game do not name it. */
export type StoredUnit = Omit<KeptUnit, 'ruleset'> & { readonly ruleset?: string };

export function asKept(stored: StoredUnit): KeptUnit {
  return { ...stored, ruleset: stored.ruleset ?? FIRST_RULESET };
}

const keyOf = (id: string): string => `${KIND}/${id}`;

export async function keepUnit(kept: KeptUnit): Promise<void> {
  await keepDocument({ key: keyOf(kept.id), kind: KIND, value: kept });
}

export async function keptUnit(id: string): Promise<KeptUnit | null> {
  const found = await (await shelf()).get('documents', keyOf(id));
  return found === undefined ? null : asKept(found.value as StoredUnit);
}

/** Where a kept unit lies. */
export function shelvedOf({ folder, tags }: KeptUnit): Shelved {
  return { ...(folder === undefined ? {} : { folder }), ...(tags === undefined ? {} : { tags }) };
}

/** Those of one game, the newest first. */
export async function keptUnits(ruleset: string): Promise<readonly KeptUnit[]> {
  const all = await documentsOf(KIND);
  return all
    .map(({ value }) => asKept(value as StoredUnit))
    .filter((kept) => kept.ruleset === ruleset)
    .sort((a, b) => b.changed - a.changed);
}

/** Puts it elsewhere; nothing else about it changes. */
export async function shelveUnit(id: string, { folder, tags }: Shelved): Promise<void> {
  const kept = await keptUnit(id);
  if (kept === null) return;
  const { folder: _, tags: __, ...rest } = kept;
  await keepUnit({
    ...rest,
    ...(folder === undefined || folder === '' ? {} : { folder }),
    ...(tags === undefined || tags.length === 0 ? {} : { tags }),
  });
}

export async function forgetUnit(id: string): Promise<void> {
  await (await shelf()).delete('documents', keyOf(id));
}
