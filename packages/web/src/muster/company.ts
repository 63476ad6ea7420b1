import type { Json } from '@vedette/engine';
import { newId } from '../app/new-id.ts';
import { isLegal } from './findings.ts';
import { keepUnit, keptUnit, type Shelved, shelvedOf } from './kept.ts';
import { type AnyMuster, FIRST_RULESET, MUSTERED, musterNamed } from './musters.ts';

const READY = 'ready-';

/** A unit with the muster that it belongs to. */
export interface Company {
  readonly muster: AnyMuster;
  readonly unit: Json;
  /** Where its owner has put it, if it is kept. */
  readonly shelved?: Shelved;
}

/** The ready-made units have addresses too. */
export function readyUnits(muster: AnyMuster): readonly { readonly id: string; readonly unit: Json }[] {
  return muster.ready.map(({ id, unit }) => ({ id: `${READY}${muster.ruleset}-${id}`, unit }));
}

export function isReady(id: string): boolean {
  return id.startsWith(READY);
}

/** The unit at this address, kept or ready-made; null: there is none, or its game is not here. */
export async function unitAt(id: string): Promise<Company | null> {
  if (isReady(id)) return readyAt(id.slice(READY.length));
  const kept = await keptUnit(id);
  const muster = kept === null ? null : await musterNamed(kept.ruleset);
  return kept === null || muster === null ? null : { muster, unit: kept.unit, shelved: shelvedOf(kept) };
}

/** By the ruleset and the unit’s own word; old addresses have the word alone. */
async function readyAt(name: string): Promise<Company | null> {
  const ruleset = MUSTERED.find(({ id }) => name.startsWith(`${id}-`))?.id;
  const muster = await musterNamed(ruleset ?? FIRST_RULESET);
  const own = ruleset === undefined ? name : name.slice(ruleset.length + 1);
  const ready = muster?.ready.find(({ id }) => id === own);
  return muster === null || ready === undefined ? null : { muster, unit: ready.unit };
}

/**
 * Puts the unit away with what the rules say of it now. Nothing is read before it: whoever closes the page on his last
 * letter has it kept.
 */
export async function put(id: string, { muster, unit, shelved = {} }: Company): Promise<void> {
  const legal = isLegal(muster.findings(unit));
  await keepUnit({ id, ruleset: muster.ruleset, unit, changed: Date.now(), legal, ...shelved });
}

/** Keeps it as a new one; gives its id. */
export async function putNew({ muster, unit }: Company): Promise<string> {
  const id = newId();
  await put(id, { muster, unit });
  return id;
}

/** The list of a game's units. */
export function listAddress(ruleset: string): string {
  return ruleset === MUSTERED[0]?.id ? '/muster' : `/muster?ruleset=${ruleset}`;
}
