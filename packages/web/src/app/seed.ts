import { newId } from './new-id.ts';
/** The seed of a new game: what the address asks for (`?seed=…`), so that two can play the same, or one nobody has seen. */
export function seedOfPage(): string {
  return new URLSearchParams(location.search).get('seed') ?? newId();
}
