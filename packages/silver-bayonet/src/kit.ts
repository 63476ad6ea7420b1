import { kitOf } from '@vedette/engine';
import { item } from './data/armoury/armoury.ts';
import type { Figure } from './state.ts';

type Bearer = Pick<Figure, 'kit'>;

/** The kit a figure starts with: its attributes, and the items that do something of their own (SB-EQ-24). */
export function startingKit(attributes: readonly string[], items: readonly string[]): string {
  return kitOf([...attributes, ...items.filter((id) => item(id).special?.use === 'lit')]);
}

/** Puts an attribute, item or condition on a figure; the same one twice counts once (SB-ATT-01). */
export function give(figure: Bearer, entry: string): void {
  if (!carries(figure, entry)) figure.kit = kitOf([...entriesOf(figure), entry]);
}

/** Takes it off again, if it is there. */
export function take(figure: Bearer, entry: string): void {
  if (carries(figure, entry)) figure.kit = kitOf(entriesOf(figure).filter((carried) => carried !== entry));
}

export function carries(figure: Bearer, entry: string): boolean {
  return entriesOf(figure).includes(entry);
}

/** The first entry of this id, whatever its argument; null when there is none. */
export function entryOf(figure: Bearer, id: string): string | null {
  return entriesOf(figure).find((entry) => entry === id || entry.startsWith(`${id}:`)) ?? null;
}

/** The number of a condition such as `cursed:2`; 0 without it. */
export function levelOf(figure: Bearer, id: string): number {
  return Number(entryOf(figure, id)?.slice(id.length + 1) ?? 0);
}

/** Makes a condition this strong, in place of what it was. */
export function setLevel(figure: Bearer, id: string, level: number): void {
  take(figure, entryOf(figure, id) ?? '');
  if (level > 0) give(figure, `${id}:${level}`);
}

/** Kits remembered; more than any game has. */
const MOST_KITS = 10_000;
const known = new Map<string, readonly string[]>();

/** All entries of a kit, each `id` or `id:argument`. */
export function entriesOf({ kit }: Bearer): readonly string[] {
  let entries = known.get(kit);
  if (entries === undefined) {
    entries = kit === '' ? [] : kit.split('+');
    if (known.size >= MOST_KITS) known.clear();
    known.set(kit, entries);
  }
  return entries;
}
