import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from '../finding.ts';
import { say } from '../sentences.ts';

/** A length, by its key; what would be right in its place, or null where it will do. */
export type Judged = (key: string, length: number) => number | null;

/** Lengths in inches where millimetres are asked for: less than a base, and more than nothing. */
export function tinyLengths(part: Part<unknown>, instead: Judged, fault: FaultMaker): readonly Refusal[] {
  return lengthsIn(part, instead).map(({ path, value: [length, right] }) =>
    fault('does-nothing', path, say('scenario.tiny-length', { length, right })),
  );
}

/** Lengths in millimetres where inches are asked for: more than the whole table. */
export function hugeLengths(
  part: Part<unknown>,
  instead: Judged,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  return lengthsIn(part, instead).map(({ path, value: [length, right] }) =>
    fault('always-holds', path, say('scenario.huge-length', { length, right }), rule),
  );
}

function lengthsIn(
  { path, value }: Part<unknown>,
  instead: Judged,
): readonly Part<readonly [number, number]>[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = `${path}/${key}`;
    if (typeof inner !== 'number') return lengthsIn({ path: at, value: inner }, instead);
    const right = instead(key, inner);
    return right === null ? [] : [{ path: at, value: [inner, right] as const }];
  });
}

/** Distances from enemies or an edge that nobody can keep, and strips that are no strips: the table is not so large. */
export function tooFarApart(
  { path, value }: Part<unknown>,
  table: number,
  fault: FaultMaker,
  rule?: string,
): readonly Refusal[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const part = { path: `${path}/${key}`, value: inner };
    if (key === 'depth' && typeof inner === 'number' && inner > table)
      return [fault('always-holds', part.path, say('scenario.too-deep', { depth: inner, table }), rule)];
    if (key !== 'apart') return tooFarApart(part, table, fault, rule);
    const lengths = typeof inner === 'object' && inner !== null ? Object.entries(inner) : [['', inner]];
    return lengths.flatMap(([inside, length]: readonly unknown[]) => {
      if (typeof length !== 'number' || length <= table) return [];
      const at = inside === '' ? part.path : `${part.path}/${String(inside)}`;
      return [fault('never-holds', at, say('scenario.too-far-apart', { length, table }), rule)];
    });
  });
}

/** From corner to corner, and no fraction. */
export function acrossTable({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.round(Math.sqrt(width * width + height * height));
}

/** Millimetres of an inch. */
const INCH = 25.4;

/** A game in millimetres in which nobody's base is smaller than this. */
export function inchesMeant(keys: readonly string[], base: number): Judged {
  return (key, length) =>
    keys.includes(key) && length > 0 && length < base ? Math.round(length * INCH) : null;
}

/** A game in inches whose table is so large from corner to corner. */
export function millimetresMeant(keys: readonly string[], table: number): Judged {
  return (key, length) =>
    keys.includes(key) && length > table ? Math.max(1, Math.round(length / INCH)) : null;
}
