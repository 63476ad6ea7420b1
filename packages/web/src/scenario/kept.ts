import type { Json } from '@vedette/engine';
import { newId } from '../app/new-id.ts';
import { documentsOf, keepDocument, shelf } from '../referee/shelf.ts';

const KIND = 'scenario';

/** A scenario of somebody's own in this browser's store. */
export interface KeptScenario {
  readonly id: string;
  readonly ruleset: string;
  readonly document: Json;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const keyOf = (id: string): string => `${KIND}/${id}`;

/** Those of one game, the newest first. */
export async function keptScenarios(ruleset: string): Promise<readonly KeptScenario[]> {
  const all = (await documentsOf(KIND)).map(({ value }) => value as KeptScenario);
  return all.filter((kept) => kept.ruleset === ruleset).sort((a, b) => b.changed - a.changed);
}

/** Keeps it in place of one of the same game that has its id, and says where it lies. */
export async function keepScenario(ruleset: string, document: Json): Promise<string> {
  const named = (one: Json) => (Object(one) as { readonly id?: unknown }).id;
  const before = (await keptScenarios(ruleset)).find((kept) => named(kept.document) === named(document));
  const id = before?.id ?? newId();
  const kept: KeptScenario = { id, ruleset, document, changed: Date.now() };
  await keepDocument({ key: keyOf(id), kind: KIND, value: kept });
  return id;
}

export async function forgetScenario(id: string): Promise<void> {
  await (await shelf()).delete('documents', keyOf(id));
}

/** Scenarios as a file that every Vedette reads. */
export function scenarioFile(ruleset: string, document: Json): object {
  return { format: 'vedette-scenarios', version: 1, ruleset, scenarios: [document] };
}
