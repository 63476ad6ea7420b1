import type { Refusal } from '@vedette/engine';
import type { FaultMaker } from '../finding.ts';
import { duplicates } from '../lists.ts';
import { say } from '../sentences.ts';
import type { ScenarioOption } from '../vocabulary.ts';

/** Something that a document has and that is nothing until another part of it names it. */
export interface Declared {
  readonly path: string;
  readonly id: string;
  /** What players call it, where it is somebody or something that should come. */
  readonly comes?: string;
  /** How another part names it, as JSON. */
  readonly how: string;
  /** Every name of its kind that is named. */
  readonly named: readonly string[];
}

/** What nothing ever brings, lays or asks for: its author has forgotten to. */
export function unused(declared: readonly Declared[], fault: FaultMaker, rule?: string): readonly Refusal[] {
  return declared.flatMap(({ path, id, comes, how, named }) => {
    if (named.includes(id)) return [];
    if (comes === undefined)
      return [fault('never-used', path, say('scenario.never-used', { id, how }), rule)];
    return [fault('never-comes', path, say('scenario.never-comes', { name: comes, how }), rule)];
  });
}

/** Every text under these keys, at any depth. */
export function textsUnder(part: unknown, keys: readonly string[]): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
    const list: readonly unknown[] = Array.isArray(inner) ? inner : [inner];
    const own = keys.includes(key) ? list.filter((one) => typeof one === 'string') : [];
    return [...own, ...textsUnder(inner, keys)];
  });
}

/** Edges that somebody chooses and that are named anywhere, as they were chosen or across. */
export function edgesNamed(document: object): readonly string[] {
  return [...JSON.stringify(document).matchAll(/"(?:stored|opposite):([^"]+)"/g)].map(([, name]) => name!);
}

/** Numbers that are asked for anywhere but where they are set themselves. */
export function numbersRead(part: unknown, setting: string | null = null): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { op, name } = part as { readonly op?: unknown; readonly name?: unknown };
  const set = op === 'set' && typeof name === 'string' ? name : setting;
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) =>
    key === 'var' && typeof inner === 'string' && inner !== set ? [inner] : numbersRead(inner, set),
  );
}

/** Names under which somebody was stored that are asked for again, with or without `stored:`. */
export function storedRead(document: object): readonly string[] {
  const marked = [...JSON.stringify(document).matchAll(/"stored:([^"]+)"/g)].map(([, name]) => name!);
  return [...marked, ...textsUnder(document, ['stored', 'notStored'])];
}

/** A switch that can be set to the same thing in two ways. */
export function sameValues(
  options: Readonly<Record<string, ScenarioOption>>,
  fault: FaultMaker,
): readonly Refusal[] {
  return Object.entries(options).flatMap(([key, { values }]) =>
    duplicates(values, (i) => `/options/${key}/values/${i}`, fault),
  );
}
