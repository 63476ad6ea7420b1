import type { Doer } from '../../ask/tiding.ts';

/** What sentences for those who play by ear are made of. */

export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** A name after other words: "the depot men". */
export const inMidst = (name: string): string =>
  name.replace(/^(?:The|Leader|No\.) /, (word) => word.toLowerCase());

/** Names one after the other, as in the midst of a sentence but for the first. */
export const allOf = (names: readonly string[]): string =>
  listed(names.map((name, i) => (i === 0 ? name : inMidst(name))));

export const doers = (who: readonly Doer[]): string => allOf(who.map(({ name }) => name));

export const verb = (who: readonly Doer[], one: string, more: string): string =>
  who.length > 1 || who[0]?.many === true ? more : one;
