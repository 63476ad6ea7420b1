import type { TextField } from './muster.ts';

/** How a muster speaks of names. */
interface NameWords {
  readonly name: string;
  /** Whoever has none as yet. */
  readonly somebody: string;
  anotherName(whose: string): string;
}

/** Somebody's name, free text, with another on offer; `whose` is what the button for that calls him. */
export function nameField(
  at: string,
  name: string,
  most: number,
  words: NameWords,
  whose: string = name,
): TextField {
  const suggest = words.anotherName(whose === '' ? words.somebody : whose);
  return { kind: 'text', at: `${at}/name`, label: words.name, value: name, most, suggest };
}
