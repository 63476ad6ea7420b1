import { locale } from './locale.ts';

/** The kind of the spoken language that the visitor's browser asks for: of English perhaps "en-GB". */
function regional(): string {
  const wanted = globalThis.navigator?.languages ?? [];
  return wanted.find((tag) => tag === locale || tag.startsWith(`${locale}-`)) ?? locale;
}

/** Made when it is first wanted, and anew for another language. */
function made<T>(make: (tag: string) => T): () => T {
  let last: { readonly of: string; readonly it: T } | null = null;
  return () => {
    if (last?.of !== locale) last = { of: locale, it: make(regional()) };
    return last.it;
  };
}

const lists = made((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));
const ands = made((tag) => new Intl.ListFormat(tag, { type: 'conjunction', style: 'long' }));
const days = made((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
const months = made((tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }));
const numbers = made((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: 'min2' }));
const tenths = made(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const changes = made(
  (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
);
const moments = made((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

/** "Pike, Vane, Roux". */
export const listed = (names: readonly string[]): string => lists().format(names);

/** "Pike, Vane and Roux": for sentences. */
export const joined = (names: readonly string[]): string => ands().format(names);

/** "16 November 2026". */
export const dayOf = (time: number): string => days().format(time);

/** "November 2026". */
export const monthOf = (time: number): string => months().format(time);

/** "7", "7.5": as many decimals as it has, one at most. */
export const numbered = (n: number): string => numbers().format(n);

/** "+2", "-1": what is added, with its sign. */
export const signed = (n: number): string => changes().format(n);

/** "7.0": one decimal always, for columns. */
export const inTenths = (n: number): string => tenths().format(n);

/** "16 Nov 2026, 09:30", of milliseconds since 1970. */
export const dated = (time: number): string => moments().format(time);
