import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';

export interface Group {
  /** Null: a group that needs no title. */
  readonly title: string | null;
  readonly options: readonly Option[];
}

interface Standing {
  readonly figures: readonly { readonly id: string; readonly side: number | null }[];
  readonly sides: readonly { readonly name: string }[];
}

/** A shorter list is read at a glance. */
const LONG = 7;

/** A long list of figures by their sides; answers that are no figure come first. Everything else as it is. */
export function groupsOf(options: readonly Option[], { figures, sides }: Standing): readonly Group[] {
  const sideOf = new Map(figures.map(({ id, side }) => [id, side]));
  const seats = [
    ...new Set(options.flatMap(({ figure = '' }) => (sideOf.has(figure) ? [sideOf.get(figure)!] : []))),
  ];
  if (options.length < LONG || seats.length < 2) return [{ title: null, options }];
  const others = options.filter(({ figure = '' }) => !sideOf.has(figure));
  const bySide = seats.map((side) => ({
    title: side === null ? say.decide.others : (sides[side]?.name ?? ''),
    options: options.filter(({ figure = '' }) => sideOf.has(figure) && sideOf.get(figure) === side),
  }));
  return others.length === 0 ? bySide : [{ title: null, options: others }, ...bySide];
}

/** Those whose words have all of these beginnings of words in them. */
export function found(options: readonly Option[], wanted: string): readonly Option[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ words }) => {
    const own = words.toLowerCase().split(/[\s(-]+/);
    return parts.every((part) => own.some((word) => word.startsWith(part)));
  });
}
