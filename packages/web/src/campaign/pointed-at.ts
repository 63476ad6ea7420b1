import type { Json } from '@vedette/engine';

/** The part of a document at a JSON pointer; null where there is none. */
export function pointedAt(document: Json, pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Json>((part, key) => {
      if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return null;
      return (part as Readonly<Record<string, Json>>)[key]!;
    }, document);
}
