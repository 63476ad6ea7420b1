import type { Refusal } from '@vedette/engine';
import type { FaultMaker, Part } from './finding.ts';
import { say } from './sentences.ts';

/** Words for those whom an event names, and where they stand for them. */
export interface NamedWords {
  /** The words that mean somebody only where an event, a card or an operation names him. */
  readonly words: readonly string[];
  /** The keys under which they are such words; anywhere else they are names like any other. */
  readonly keys: readonly string[];
  /** The words that somebody has in the lists of a part under this key: a check names who makes it. */
  gives(part: object, key: string): readonly string[];
  /** The operations of a procedure that a part calls. */
  calls(part: object): Part<unknown> | null;
  /** In which events a word means somebody. */
  eventsWith(word: string): readonly string[];
  /** How it can be said without an event, as JSON. */
  readonly instead: Readonly<Record<string, string>>;
  /** The same where a part wants something else than people under that key; null: it does not. */
  insteadIn?(part: object, key: string): string | null;
  readonly fault: FaultMaker;
  readonly rule: string;
}

/** Words that mean nobody where they stand: in play nothing would come of them. */
export function nobodyMeant(
  list: Part<unknown>,
  event: string,
  given: readonly string[],
  named: NamedWords,
): readonly Refusal[] {
  const { words, keys, gives, calls, eventsWith, instead, fault, rule } = named;
  const found: Refusal[] = [];
  const called = new Set<string>();
  const look = ({ path, value }: Part<unknown>, known: readonly string[]): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const at = `${path}/${key}`;
      if (
        typeof inner === 'string' &&
        keys.includes(key) &&
        words.includes(inner) &&
        !known.includes(inner)
      ) {
        const other = named.insteadIn?.(value, key) ?? instead[inner] ?? null;
        const params = { word: inner, event, events: eventsWith(inner), instead: other };
        found.push(fault('nobody-here', at, say('scenario.nobody-here', params), rule));
      }
      look({ path: at, value: inner }, [...known, ...gives(value, key)]);
    }
    const procedure = calls(value);
    // Each once: a procedure that calls itself is another fault.
    if (procedure === null || called.has(procedure.path)) return;
    called.add(procedure.path);
    look(procedure, known);
  };
  look(list, given);
  return found;
}
