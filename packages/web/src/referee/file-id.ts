import { newId } from '../app/new-id.ts';

/** As `crypto.randomUUID` makes them. */
const OURS = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isId(given: unknown): given is string {
  return typeof given === 'string' && OURS.test(given);
}

/** The id that a file brings, where it is one of ours; else a new one. Ids stand in addresses, and files may say anything. */
export function idFromFile(given: unknown): string {
  return isId(given) ? given : newId();
}
