import { plain } from './names.ts';

/** What counts for or against a test. */
export function modifier(by: string): string {
  return plain(by);
}

/** The shapes in which a unit can form up. */
const SHAPES: Readonly<Record<string, string>> = {};

export function shapeName(id: string): string {
  return SHAPES[id] ?? id;
}
