import type { Faces } from '../../../data/clock.ts';
import { LENGTH, type Stick } from '../../../data/sticks.ts';

/** What is added, with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : n === 0 ? '0' : `+${n}`);

const NAMES: Readonly<Record<Stick, string>> = { short: 'Short', medium: 'Medium', long: 'Long' };

/** "Short (75 mm)". */
export const stick = (id: Stick): string => `${NAMES[id]} (${LENGTH[id]} mm)`;

/** "3", "4–5", "2 or less", "8 or more". */
export function faces([from, to]: Faces): string {
  if (from === null) return `${to} or less`;
  if (to === null) return `${from} or more`;
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Where a row of a table begins and ends, for whoever has the number. */
export const held = ([from, to]: Faces) => ({
  ...(from === null ? {} : { from }),
  ...(to === null ? {} : { to }),
});
